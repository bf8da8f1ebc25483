//! The tavern cards: sailors of eight nations and dirty tricks of three kinds.

/// A sailor's nation. The order is that of the code letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

    /// The letter that stands for the nation in records and on cards.
    pub const fn code(self) -> char {
        ['A', 'C', 'D', 'F', 'G', 'I', 'S', 'T'][self as usize]
    }

    /// The nation with this letter.
    pub fn from_code(code: char) -> Option<Self> {
        Self::ALL.into_iter().find(|nation| nation.code() == code)
    }
}

/// A dirty trick, named after the use of its own. Each can be played as 2 sailors instead.
/// The order is that of the code letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

    /// The letter that stands for the kind in records.
    pub const fn code(self) -> char {
        ['B', 'N', 'R'][self as usize]
    }

    /// The kind with this letter.
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

    /// The sailor of this nation and value, if there is one.
    pub const fn new(nation: Nation, value: u8) -> Option<Self> {
        match value {
            1..=Self::MAX_VALUE => Some(Self { nation, value }),
            _ => None,
        }
    }

    /// Where the sailor comes from.
    pub const fn nation(self) -> Nation {
        self.nation
    }

    /// The sailor's strength.
    pub const fn value(self) -> u8 {
        self.value
    }
}

/// A tavern card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// A dirty trick.
    Trick(Trick),
    /// A sailor.
    Sailor(Sailor),
}

impl Card {
    /// How many different cards there are.
    pub(super) const KINDS: usize = Trick::ALL.len() + Nation::ALL.len() * Sailor::MAX_VALUE as usize;

    /// The different cards in order: tricks, then sailors.
    pub fn kinds() -> impl Iterator<Item = Self> {
        let tricks = Trick::ALL.into_iter().map(Self::Trick);
        let sailors = Nation::ALL.into_iter().flat_map(|nation| {
            (1..=Sailor::MAX_VALUE).map(move |value| Self::Sailor(Sailor { nation, value }))
        });
        tricks.chain(sailors)
    }

    /// The place of the card among [`Card::kinds`].
    pub(super) const fn index(self) -> usize {
        match self {
            Self::Trick(trick) => trick as usize,
            Self::Sailor(Sailor { nation, value }) => {
                Trick::ALL.len() + nation as usize * Sailor::MAX_VALUE as usize + value as usize - 1
            }
        }
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
