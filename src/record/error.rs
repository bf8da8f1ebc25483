//! What is wrong with a record, and where.

use super::{GameName, Record, Recorded};
use crate::rules::{
    hispaniola::{self, WrongDeal},
    shanghaien::{self, WrongDeck},
};

/// A record that cannot be read to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken<G: Recorded> {
    /// What is wrong.
    pub error: RecordError,
    /// The game up to there, if the header was whole.
    pub so_far: Option<Record<G>>,
}

/// The first error in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, the first being 1.
    pub line: u32,
    /// The word that is wrong; empty where something is missing.
    pub token: String,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What can be wrong with a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The bytes are not UTF-8 text.
    NotText,
    /// The text is not the one that was saved: its checksum is wrong.
    Damaged,
    /// The first line does not name a game we know.
    UnknownGame,
    /// The first line names a different game from the one wanted.
    OtherGame {
        /// The game whose records can be read here.
        wanted: GameName,
    },
    /// The format has a newer version.
    UnknownVersion,
    /// An unknown header.
    UnknownHeader,
    /// A duplicate header.
    RepeatedHeader,
    /// A header is missing.
    MissingHeader(&'static str),
    /// A header has too many or too few values.
    ValueCount {
        /// How many it has.
        has: usize,
        /// How many it needs.
        needs: usize,
    },
    /// Too many or too few players for Hispaniola.
    PlayerCount {
        /// How many there are.
        has: usize,
    },
    /// A name has more characters than any person's.
    NameTooLong,
    /// A name is not in quotes.
    UnquotedName,
    /// A quote is not closed on its line.
    UnclosedName,
    /// A backslash in a name before anything but a quote or a backslash.
    UnknownEscape,
    /// Something follows a closing quote without a space.
    GluedToName,
    /// Not the number of a seat at the table.
    NotASeat {
        /// How many seats there are.
        seats: usize,
    },
    /// Not a number of rounds that can be played.
    NotARoundCount,
    /// Not a rule for the next start.
    UnknownNextStart,
    /// Not a card's code.
    NotACard,
    /// Not the deck of the game.
    WrongDeck(WrongDeck),
    /// Not a deal for the table.
    WrongDeal(WrongDeal),
    /// A deal that does not start its line.
    DealInsideLine,
    /// Not an action.
    UnknownToken,
    /// The smaller die of a roll is written first.
    UnsortedRoll,
    /// L or R without a placement after it.
    DanglingEnd,
    /// The rules forbid it.
    Illegal(Rule),
}

/// The broken rule of either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Of Shanghaien.
    Shanghaien(shanghaien::Refusal),
    /// Of Hispaniola.
    Hispaniola(hispaniola::Refusal),
}

impl From<shanghaien::Refusal> for Rule {
    fn from(refusal: shanghaien::Refusal) -> Self {
        Self::Shanghaien(refusal)
    }
}

impl From<hispaniola::Refusal> for Rule {
    fn from(refusal: hispaniola::Refusal) -> Self {
        Self::Hispaniola(refusal)
    }
}
