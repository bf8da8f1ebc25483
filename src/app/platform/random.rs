//! The only source of true randomness.

use crate::rules::SeededChance;

/// Returns a source of randomness that is seeded by the browser.
pub(in crate::app) fn fresh_chance() -> SeededChance {
    let mut seed = [0; 32];
    assert!(getrandom::fill(&mut seed).is_ok(), "every browser we run in has a random source");
    SeededChance::from_seed(seed)
}
