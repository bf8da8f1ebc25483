//! What the players must be told.

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
    /// A file could not be read.
    Unreadable,
    /// The saved game could not be read; it has been put aside.
    BadSave(RecordError),
    /// The game cannot be saved: it goes on, but only as long as the page is open.
    NotSaved,
    /// The computer player gives no sensible answer.
    NoAnswer,
}
