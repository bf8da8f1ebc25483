//! What is wrong with a record, and where.

use crate::rules::shanghaien::{Refusal, WrongDeck};

/// The first thing wrong in a record.
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
    /// The first line does not name a game we know.
    UnknownGame,
    /// The format has a newer version.
    UnknownVersion,
    /// No such header.
    UnknownHeader,
    /// A header stands twice.
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
    /// A name is not in quotes.
    UnquotedName,
    /// A quote is not closed on its line.
    UnclosedName,
    /// A backslash in a name before anything but a quote or a backslash.
    UnknownEscape,
    /// Something follows a closing quote without a space.
    GluedToName,
    /// Not 1 or 2.
    NotASeat,
    /// Not a rule for the next start.
    UnknownNextStart,
    /// Not a card's code.
    NotACard,
    /// Not the deck of the game.
    WrongDeck(WrongDeck),
    /// Not an action.
    UnknownToken,
    /// The smaller die of a roll is written first.
    UnsortedRoll,
    /// L or R without a placement after it.
    DanglingEnd,
    /// The rules forbid it.
    Illegal(Refusal),
}
