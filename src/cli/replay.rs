//! `replay`: prints the states of a record as JSON.

use std::{
    io::{self, BufWriter, Write},
    path::PathBuf,
};

use clap::Args;
use serde::Serialize;

use super::input;
use crate::{
    i18n::ENGLISH,
    record::{Broken, GameName, Record, Recorded, hispaniola, shanghaien},
    rules::shanghaien::Shanghaien,
};

/// Print the state at the end of a record as JSON
#[derive(Args)]
pub(super) struct Replay {
    /// The record; - reads standard input
    file: PathBuf,
    /// Print every state from the first to the last, one to a line
    #[arg(long)]
    every: bool,
}

impl Replay {
    pub(super) fn run(&self) -> Result<(), String> {
        let bytes = input::read(&self.file)?;
        match GameName::of_record(&bytes) {
            Some(GameName::Hispaniola) => {
                self.print(hispaniola::Record::read(&bytes), |game| hispaniola::StateJson::from(game))
            }
            // Either reader reports the error for a record that names no known game.
            Some(GameName::Shanghaien) | None => {
                let json = |game: &Shanghaien| shanghaien::StateJson::from(game.position());
                self.print(shanghaien::Record::read(&bytes), json)
            }
        }
    }

    fn print<G: Recorded, J: Serialize>(
        &self,
        read: Result<Record<G>, Box<Broken<G>>>,
        json: impl Fn(&G) -> J,
    ) -> Result<(), String> {
        let (record, broken) = match read {
            Ok(record) => (Some(record), None),
            Err(broken) => (broken.so_far, Some(broken.error)),
        };
        let mut out = BufWriter::new(io::stdout().lock());
        let mut print = |game: &G| {
            serde_json::to_writer(&mut out, &json(game))?;
            writeln!(out)
        };
        let printed = match record {
            Some(record) if self.every => record.games().try_for_each(|game| print(&game)),
            Some(record) if broken.is_none() => print(record.game()),
            _ => Ok(()),
        };
        match printed.and_then(|()| out.flush()) {
            // The reader of our output has closed it: nothing is wrong with the record.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            other => other.map_err(|error| error.to_string())?,
        }
        match broken {
            None => Ok(()),
            Some(error) => Err(ENGLISH.record_error(&error)),
        }
    }
}
