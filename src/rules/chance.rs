//! Chance: unbiased numbers, dice and shuffles, the same on every machine for the same seed.

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Die, Roll};

/// A source of chance. Games never own one: the caller draws and passes the result in.
pub trait Chance {
    /// Returns 32 random bits.
    fn bits(&mut self) -> u32;

    /// Returns a number below `bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        // The high half of draw × bound is uniform once the few draws that would favour some
        // numbers are thrown away (Lemire's method).
        loop {
            let product = u64::from(self.bits()) * u64::from(bound);
            let [low, high] = halves(product);
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return high;
            }
        }
    }

    /// Rolls two dice.
    fn roll(&mut self) -> Roll {
        let draw = self.below(36);
        Roll::new(Die::ALL[(draw % 6) as usize], Die::ALL[(draw / 6) as usize])
    }

    /// Puts the items in random order, all orders equally likely.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = u32::try_from(last + 1).expect("a deck is short");
            items.swap(last, self.below(bound) as usize);
        }
    }
}

/// A fast generator that yields the same sequence natively and in the browser.
#[derive(Clone, Debug)]
pub struct SeededChance(Xoshiro256PlusPlus);

impl SeededChance {
    /// Returns the sequence with this number.
    pub fn from_number(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Chance for SeededChance {
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// A cryptographic generator for the games that people play: nobody who has seen any number of its rolls and deals can
/// tell the next one. The fast generator does not promise that.
///
/// `ChaCha20` takes no more code than its variants with fewer rounds, and a game needs too few numbers for its speed to
/// matter.
#[derive(Debug)]
pub struct SecureChance(ChaCha20Rng);

impl SecureChance {
    /// Returns the sequence of a seed, which must come from the system's entropy.
    pub fn from_seed(seed: [u8; 32]) -> Self {
        Self(ChaCha20Rng::from_seed(seed))
    }
}

impl Chance for SecureChance {
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "each half is cut out on purpose")]
const fn halves(product: u64) -> [u32; 2] {
    [product as u32, (product >> 32) as u32]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_roll_comes_up_as_often_as_its_weight_says() {
        rolls_come_up_as_their_weights_say(SeededChance::from_number(1));
        rolls_come_up_as_their_weights_say(SecureChance::from_seed([1; 32]));
    }

    fn rolls_come_up_as_their_weights_say(mut chance: impl Chance) {
        let draws = 36_000;
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..draws {
            *counts.entry(chance.roll()).or_insert(0_u32) += 1;
        }
        // Chi-squared with 20 degrees of freedom: only one seed in a thousand gives more than 45.3.
        let chi: f64 = Roll::all()
            .map(|(roll, weight)| {
                let expected = f64::from(weight) * 1000.0;
                (f64::from(counts[&roll]) - expected).powi(2) / expected
            })
            .sum();
        assert!(chi < 45.3, "chi-squared {chi}");
    }

    #[test]
    fn every_order_of_three_is_equally_likely() {
        let mut chance = SeededChance::from_number(2);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..6_000 {
            let mut items = [0, 1, 2];
            chance.shuffle(&mut items);
            *counts.entry(items).or_insert(0_i32) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (count - 1000).abs() < 130), "{counts:?}");
    }

    #[test]
    fn the_secure_numbers_are_the_key_stream_of_chacha20() {
        // The first test vector in appendix A.1 of RFC 8439: key and nonce 0.
        let mut chance = SecureChance::from_seed([0; 32]);
        assert_eq!([(); 4].map(|()| chance.bits()), [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    #[test]
    fn the_same_seed_gives_the_same_sequence() {
        let draw = |seed| {
            let mut chance = SeededChance::from_number(seed);
            [(); 16].map(|()| chance.below(1000))
        };
        assert_eq!(draw(7), draw(7));
        assert_ne!(draw(7), draw(8));
    }
}
