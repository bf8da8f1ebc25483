//! `replay`: the states of a record as JSON.

use std::{
    io::{self, BufWriter, Write},
    path::PathBuf,
};

use clap::Args;

use super::input;
use crate::{
    i18n::{English, Words},
    record::{Record, StateJson},
    rules::shanghaien::Position,
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
        let (record, broken) = match Record::read(&bytes) {
            Ok(record) => (Some(record), None),
            Err(broken) => (broken.so_far, Some(broken.error)),
        };
        let mut out = BufWriter::new(io::stdout().lock());
        let printed = match record {
            Some(record) if self.every => record.positions().try_for_each(|p| print(&mut out, &p)),
            Some(record) if broken.is_none() => print(&mut out, record.position()),
            _ => Ok(()),
        };
        match printed.and_then(|()| out.flush()) {
            // Whoever reads us has seen enough: nothing is wrong with the record.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            other => other.map_err(|error| error.to_string())?,
        }
        match broken {
            None => Ok(()),
            Some(error) => Err(English.record_error(&error)),
        }
    }
}

fn print(out: &mut impl Write, position: &Position) -> io::Result<()> {
    serde_json::to_writer(&mut *out, &StateJson::from(position))?;
    writeln!(out)
}
