//! A die, a change of it by one, and a roll of two dice.

use serde::{Deserialize, Serialize};

/// The upper face of a die: 1 to 6 pips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Die(u8);

/// A change of a die by one pip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Change {
    /// One pip more.
    Up,
    /// One pip less.
    Down,
}

impl Change {
    /// Up, then down.
    pub const ALL: [Self; 2] = [Self::Up, Self::Down];
}

impl Die {
    /// The six faces in order.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// Returns the die with this number of pips, or `None` if there is no such face.
    pub const fn new(pips: u8) -> Option<Self> {
        match pips {
            1..=6 => Some(Self(pips)),
            _ => None,
        }
    }

    /// Returns the number of pips.
    pub const fn pips(self) -> u8 {
        self.0
    }

    /// Returns the die after a change, or `None` below 1 and above 6.
    pub const fn changed(self, change: Change) -> Option<Self> {
        match change {
            Change::Up => Self::new(self.0 + 1),
            Change::Down => Self::new(self.0 - 1),
        }
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.0
    }
}

impl TryFrom<u8> for Die {
    type Error = &'static str;

    fn try_from(pips: u8) -> Result<Self, Self::Error> {
        Self::new(pips).ok_or("a die has 1 to 6 pips")
    }
}

/// Two rolled dice. They have no order, so the lower one always comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Roll {
    low: Die,
    high: Die,
}

impl Roll {
    /// Returns the roll of these two dice, given in either order.
    pub const fn new(one: Die, other: Die) -> Self {
        if one.0 <= other.0 { Self { low: one, high: other } } else { Self { low: other, high: one } }
    }

    /// Returns the lower die (of a double: either).
    pub const fn low(self) -> Die {
        self.low
    }

    /// Returns the higher die (of a double: either).
    pub const fn high(self) -> Die {
        self.high
    }

    /// Returns whether both dice show the same face.
    pub const fn is_double(self) -> bool {
        self.low.0 == self.high.0
    }

    /// Returns whether one of the dice shows this face.
    pub fn contains(self, die: Die) -> bool {
        self.low == die || self.high == die
    }

    /// Returns the different faces: one of a double, else two.
    pub fn faces(self) -> impl Iterator<Item = Die> {
        std::iter::once(self.low).chain((!self.is_double()).then_some(self.high))
    }

    /// Returns the roll with one die of this face replaced.
    pub(crate) fn with_changed(self, from: Die, to: Die) -> Self {
        let kept = if self.low == from { self.high } else { self.low };
        Self::new(kept, to)
    }

    /// Returns all 21 rolls, each with its weight out of 36.
    pub fn all() -> impl Iterator<Item = (Self, u8)> {
        Die::ALL.into_iter().flat_map(|low| {
            Die::ALL[usize::from(low.0 - 1)..].iter().map(move |&high| {
                let roll = Self { low, high };
                (roll, if roll.is_double() { 1 } else { 2 })
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_has_six_faces_and_no_more() {
        assert_eq!(Die::new(0), None);
        assert_eq!(Die::new(7), None);
        assert!((1..=6).all(|pips| Die::new(pips).is_some_and(|die| die.pips() == pips)));
    }

    #[test]
    fn a_change_never_goes_past_one_or_six() {
        let [one, .., six] = Die::ALL;
        assert_eq!(one.changed(Change::Down), None);
        assert_eq!(six.changed(Change::Up), None);
        assert_eq!(one.changed(Change::Up), Die::new(2));
        assert_eq!(six.changed(Change::Down), Die::new(5));
    }

    #[test]
    fn the_21_rolls_are_sorted_and_weigh_36() {
        let rolls: Vec<_> = Roll::all().collect();
        assert_eq!(rolls.len(), 21);
        assert!(rolls.is_sorted());
        assert_eq!(rolls.iter().map(|&(_, weight)| weight).sum::<u8>(), 36);
    }

    #[test]
    fn changing_one_die_of_a_double_keeps_the_other() {
        let [_, _, three, four, ..] = Die::ALL;
        assert_eq!(Roll::new(three, three).with_changed(three, four), Roll::new(three, four));
        assert_eq!(Roll::new(three, four).with_changed(four, three), Roll::new(three, three));
    }
}
