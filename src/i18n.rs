//! The words. Everything a person reads is said here, once for each language; the rest of the code
//! deals in typed values. A language is a type that can say every phrase, so a missing one does not compile.
//!
//! Each game has its own trait, so that the program of one does not carry the words of the other.

mod en;
pub mod hispaniola;
mod labels;
pub mod shanghaien;

pub use en::English;
pub use labels::Labels;

use crate::{
    model::Notice,
    record::RecordError,
    rules::{self, hispaniola::Colour, shanghaien::Refusal},
};

/// What is said in both games.
pub trait Phrases {
    /// Words and sentences that are always the same.
    fn house(&self) -> &'static Labels;

    /// Why an action is refused.
    fn refusal(&self, refusal: &Refusal) -> String;

    /// Why an action of Hispaniola is refused.
    fn hispaniola_refusal(&self, refusal: &rules::hispaniola::Refusal) -> String;

    /// What is wrong with a record, where.
    fn record_error(&self, error: &RecordError) -> String;

    /// Something the players must be told.
    fn notice(&self, notice: &Notice) -> String;

    /// A colour of Hispaniola.
    fn colour(&self, colour: Colour) -> &'static str;
}
