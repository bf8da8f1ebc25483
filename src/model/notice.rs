//! What the players must be told.

use super::kept::Newer;
use crate::record::RecordError;

/// Something to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A file is not a good record.
    BadRecord(RecordError),
    /// A file is too large to be a record.
    TooLarge,
    /// The text of the rules could not be loaded.
    NoRules,
    /// The words of a language could not be loaded.
    NoWords,
    /// A file could not be read.
    Unreadable,
    /// The saved game could not be read; it has been put aside.
    BadSave(RecordError),
    /// The browser keeps nothing: the game goes on, but only as long as the page is open.
    NotSaved,
    /// The browser's store is full: the same.
    Full,
    /// A newer version of the page has kept something: it is left alone, and nothing is kept beside it.
    NewerSave,
    /// The computer player gives no sensible answer.
    NoAnswer,
    /// A link does not hold a game, or not all of it.
    BadLink,
    /// A link has been copied.
    LinkCopied,
    /// A link to be copied by hand.
    Link(String),
}

impl From<Newer> for Notice {
    fn from(_: Newer) -> Self {
        Self::NewerSave
    }
}
