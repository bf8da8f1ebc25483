//! Notices to the players.

use super::stored_text::Unusable;
use crate::record::{Reason, RecordError};

/// A notice to the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A file is not a valid record.
    BadRecord(RecordError),
    /// A file is too large to be a record.
    TooLarge,
    /// The text of the rules could not be loaded.
    NoRules,
    /// The phrases of a language could not be loaded.
    NoWords,
    /// A part of the program that is needed for a game could not be loaded.
    NotLoaded,
    /// A file could not be read.
    Unreadable,
    /// The saved game could not be read; it has been put aside.
    BadSave(RecordError),
    /// The browser saves nothing: the game goes on, but is lost when the page is closed.
    NotSaved,
    /// The browser's store is full: nothing more can be saved.
    Full,
    /// A newer version of the page has saved something. It stays as it is, and nothing is saved under its key.
    NewerSave,
    /// The computer player gives no valid answer.
    NoAnswer,
    /// A link does not contain a complete game.
    BadLink,
    /// A link has been copied.
    LinkCopied,
    /// A link that the players have to copy by hand.
    Link(String),
}

impl From<Unusable> for Notice {
    fn from(unusable: Unusable) -> Self {
        match unusable {
            Unusable::Newer => Self::NewerSave,
            Unusable::Damaged => {
                Self::BadSave(RecordError { line: 1, token: String::new(), reason: Reason::Damaged })
            }
        }
    }
}
