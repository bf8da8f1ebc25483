//! The words. Everything a person reads is said here, once for each language; the rest of the code
//! deals in typed values. A language is a type that can say every phrase, so a missing one does not compile.

mod en;

pub use en::English;

use crate::{record::RecordError, rules::shanghaien::Refusal};

/// All that the game says.
pub trait Words {
    /// Why an action is refused.
    fn refusal(&self, refusal: &Refusal) -> String;

    /// What is wrong with a record, where.
    fn record_error(&self, error: &RecordError) -> String;
}
