//! The sailors a player has won, by nation.

use serde::{Deserialize, Serialize};

use super::{Nation, Sailor};

/// A player's sailors, and the tricks that joined them as 2 sailors (wild cards).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crew {
    /// How many sailors of each nation there are of value 1, 2, 3, 4.
    sailors: [[u8; Sailor::MAX_VALUE as usize]; Nation::ALL.len()],
    wilds: [u8; Nation::ALL.len()],
}

impl Crew {
    /// What a wild card adds to its nation.
    pub const WILD_VALUE: u8 = 2;

    /// Returns whether there is at least one sailor card of this nation.
    pub fn has(&self, nation: Nation) -> bool {
        self.sailors[nation as usize] != [0; Sailor::MAX_VALUE as usize]
    }

    /// Returns the values of the sailor cards of a nation in rising order, without wild cards.
    pub fn values(&self, nation: Nation) -> impl Iterator<Item = u8> {
        let counts = self.sailors[nation as usize];
        (1..=Sailor::MAX_VALUE)
            .flat_map(move |value| std::iter::repeat_n(value, usize::from(counts[usize::from(value) - 1])))
    }

    /// Returns how many wild cards have joined a nation.
    pub const fn wilds(&self, nation: Nation) -> u8 {
        self.wilds[nation as usize]
    }

    /// Returns the strength of a nation: the sum of its values, 2 for each wild card.
    pub const fn strength(&self, nation: Nation) -> u8 {
        let [ones, twos, threes, fours] = self.sailors[nation as usize];
        ones + 2 * twos + 3 * threes + 4 * fours + Self::WILD_VALUE * self.wilds[nation as usize]
    }

    pub(super) const fn add(&mut self, sailor: Sailor) {
        self.sailors[sailor.nation() as usize][sailor.value() as usize - 1] += 1;
    }

    pub(super) const fn add_wild(&mut self, nation: Nation) {
        self.wilds[nation as usize] += 1;
    }
}
