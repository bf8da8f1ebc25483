//! The tavern cards: sailors of eight nations and dirty tricks of three kinds.

use serde::{Deserialize, Serialize};

/// A sailor's nation. The order is that of the code letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Nation {
    /// Code A.
    American,
    /// Code C.
    Chinese,
    /// Code D.
    Dutch,
    /// Code F.
    French,
    /// Code G.
    German,
    /// Code I.
    Italian,
    /// Code S.
    Spanish,
    /// Code T.
    Turkish,
}

impl Nation {
    /// All eight in order.
    pub const ALL: [Self; 8] = [
        Self::American,
        Self::Chinese,
        Self::Dutch,
        Self::French,
        Self::German,
        Self::Italian,
        Self::Spanish,
        Self::Turkish,
    ];

    /// Returns the letter that stands for the nation in records and on cards.
    pub const fn code(self) -> char {
        ['A', 'C', 'D', 'F', 'G', 'I', 'S', 'T'][self as usize]
    }

    /// Returns the nation with this letter.
    pub fn from_code(code: char) -> Option<Self> {
        Self::ALL.into_iter().find(|nation| nation.code() == code)
    }
}

/// A dirty trick, named after its own use. Each can be played as 2 sailors instead. The order is that of the code
/// letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Trick {
    /// Code B: both rolled dice are put down.
    AddBothDice,
    /// Code N: one rolled die changes by one.
    DiePlusMinusOne,
    /// Code R: both dice are rolled again.
    RollAgain,
}

impl Trick {
    /// All three kinds in order.
    pub const ALL: [Self; 3] = [Self::AddBothDice, Self::DiePlusMinusOne, Self::RollAgain];

    /// Returns the letter that stands for the kind in records.
    pub const fn code(self) -> char {
        ['B', 'N', 'R'][self as usize]
    }

    /// Returns the kind with this letter.
    pub fn from_code(code: char) -> Option<Self> {
        Self::ALL.into_iter().find(|trick| trick.code() == code)
    }
}

/// A sailor card: a nation and a value from 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sailor {
    nation: Nation,
    value: u8,
}

impl Sailor {
    /// The highest value.
    pub const MAX_VALUE: u8 = 4;

    /// Returns the sailor of this nation and value, if there is one.
    pub const fn new(nation: Nation, value: u8) -> Option<Self> {
        match value {
            1..=Self::MAX_VALUE => Some(Self { nation, value }),
            _ => None,
        }
    }

    /// Returns the sailor's nation.
    pub const fn nation(self) -> Nation {
        self.nation
    }

    /// Returns the sailor's value.
    pub const fn value(self) -> u8 {
        self.value
    }
}

/// A tavern card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Card {
    /// A dirty trick.
    Trick(Trick),
    /// A sailor.
    Sailor(Sailor),
}

impl Card {
    /// How many different cards there are.
    pub(super) const KINDS: usize = Trick::ALL.len() + Nation::ALL.len() * Sailor::MAX_VALUE as usize;

    /// Returns the different cards in order: tricks, then sailors.
    pub fn kinds() -> impl Iterator<Item = Self> {
        let tricks = Trick::ALL.into_iter().map(Self::Trick);
        let sailors = Nation::ALL.into_iter().flat_map(|nation| {
            (1..=Sailor::MAX_VALUE).map(move |value| Self::Sailor(Sailor { nation, value }))
        });
        tricks.chain(sailors)
    }

    /// Returns the place of the card in [`Card::kinds`].
    pub(super) const fn index(self) -> usize {
        match self {
            Self::Trick(trick) => trick as usize,
            Self::Sailor(Sailor { nation, value }) => {
                Trick::ALL.len() + nation as usize * Sailor::MAX_VALUE as usize + value as usize - 1
            }
        }
    }
}

impl From<Card> for u8 {
    #[expect(clippy::cast_possible_truncation, reason = "there are few kinds")]
    fn from(card: Card) -> Self {
        card.index() as Self
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::kinds().nth(usize::from(index)).ok_or("no such card")
    }
}

/// How many there are of each kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
pub(super) struct CardCounts([u8; Card::KINDS]);

impl CardCounts {
    /// No card.
    pub(super) const NONE: Self = Self([0; Card::KINDS]);

    /// Makes the counts, one for each kind.
    pub(super) const fn new(counts: [u8; Card::KINDS]) -> Self {
        Self(counts)
    }

    /// Returns how many there are of this card.
    pub(super) const fn of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// Adds one of this card.
    pub(super) const fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// Takes one of this card away.
    pub(super) const fn take(&mut self, card: Card) {
        self.0[card.index()] -= 1;
    }
}

impl From<CardCounts> for Vec<u8> {
    fn from(counts: CardCounts) -> Self {
        counts.0.to_vec()
    }
}

impl TryFrom<Vec<u8>> for CardCounts {
    type Error = &'static str;

    fn try_from(counts: Vec<u8>) -> Result<Self, Self::Error> {
        counts.try_into().map(Self).map_err(|_| "a number for each kind of card")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_is_the_place_among_the_kinds() {
        assert_eq!(Card::kinds().count(), Card::KINDS);
        assert!(Card::kinds().enumerate().all(|(place, card)| card.index() == place));
    }

    #[test]
    fn codes_are_in_order_and_lead_back() {
        assert!(Nation::ALL.map(Nation::code).is_sorted());
        assert!(Trick::ALL.map(Trick::code).is_sorted());
        assert!(Nation::ALL.into_iter().all(|n| Nation::from_code(n.code()) == Some(n)));
        assert!(Trick::ALL.into_iter().all(|t| Trick::from_code(t.code()) == Some(t)));
    }
}
