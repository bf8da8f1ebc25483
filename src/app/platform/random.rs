//! The only source of true randomness.

use crate::rules::SecureChance;

/// Returns a source of randomness that is seeded by the browser: for one game.
pub(in crate::app) fn fresh_chance() -> SecureChance {
    let mut seed = [0; 32];
    assert!(getrandom::fill(&mut seed).is_ok(), "every browser we run in has a random source");
    SecureChance::from_seed(seed)
}
