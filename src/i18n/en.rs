//! English.

mod errors;
mod hispaniola;
mod labels;
mod shanghaien;

use errors::{hispaniola_refusal_words, reason, refusal_words};
use labels::HOUSE;

use super::{Labels, Phrases};
use crate::{
    model::Notice,
    record::RecordError,
    rules::{self, hispaniola::Colour, shanghaien::Refusal},
};

/// English.
#[derive(Clone, Copy, Debug)]
pub struct English;

impl Phrases for English {
    fn house(&self) -> &'static Labels {
        &HOUSE
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        refusal_words(*refusal)
    }

    fn hispaniola_refusal(&self, refusal: &rules::hispaniola::Refusal) -> String {
        hispaniola_refusal_words(*refusal)
    }

    fn record_error(&self, error: &RecordError) -> String {
        let reason = reason(&error.reason);
        if error.token.is_empty() {
            format!("line {}: {reason}", error.line)
        } else {
            format!("line {}, “{}”: {reason}", error.line, error.token)
        }
    }

    fn notice(&self, notice: &Notice) -> String {
        match notice {
            Notice::BadRecord(error) => {
                format!("This file can't be read as a record: {}.", self.record_error(error))
            }
            Notice::TooLarge => "This file is too large to be a record.".into(),
            Notice::NoRules => "The rules could not be loaded. Is the network there?".into(),
            Notice::Unreadable => "This file could not be read.".into(),
            Notice::BadSave(error) => format!(
                "The saved game could not be read ({}). It was put aside and is not lost.",
                self.record_error(error)
            ),
            Notice::NotSaved => {
                "The browser does not let the game be saved: it goes on as long as this page is open.".into()
            }
            Notice::NoAnswer => "The computer does not answer. The game is kept.".into(),
        }
    }

    fn colour(&self, colour: Colour) -> &'static str {
        match colour {
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Red => "red",
            Colour::Violet => "violet",
            Colour::Yellow => "yellow",
        }
    }
}

fn count(number: u8, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
