//! The edge where true randomness comes in.

use crate::rules::SeededChance;

/// Chance seeded by the browser.
pub(super) fn fresh_chance() -> SeededChance {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).expect("every browser we run in has a random source");
    SeededChance::from_seed(seed)
}
