//! The record of a game of Hispaniola: names, set-up and every event so far.

mod json;
mod notation;
mod read;

use std::fmt;

use super::{
    Broken, GameName, Recorded,
    name::shown,
    read::read as read_with,
    text::{one_line, quote, write_lines},
};
use crate::rules::hispaniola::{BySeat, Hispaniola, Setup, Step, Table};

pub use json::StateJson;

/// A game of Hispaniola from its set-up to now.
pub type Record = super::Record<Hispaniola>;

impl Recorded for Hispaniola {
    type Players = BySeat<String>;
    type Setup = Setup;

    fn start(setup: &Setup) -> Self {
        Self::new(setup)
    }

    fn writable(players: BySeat<String>, setup: &Setup) -> BySeat<String> {
        let mut writable = BySeat::default();
        for seat in setup.seats.all() {
            writable[seat] = one_line(&players[seat]);
        }
        writable
    }

    fn shown(players: &BySeat<String>) -> BySeat<String> {
        BySeat(players.0.each_ref().map(|name| shown(name)))
    }

    fn read(bytes: &[u8]) -> Result<Record, Box<Broken<Self>>> {
        read_with::<read::Grammar>(bytes)
    }

    /// Writes a line for each deal, for each round of bids, and for each trick with its boarding and with the place it
    /// went to.
    fn write(record: &Record, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = record.setup();
        writeln!(out, "{} 1", GameName::Hispaniola.code())?;
        write!(out, "players")?;
        for seat in setup.seats.all() {
            write!(out, " {}", quote(&record.players()[seat]))?;
        }
        writeln!(out)?;
        writeln!(out, "first {}", setup.first.number())?;
        writeln!(out, "rounds {}", setup.rounds())?;
        let mut bids = 0;
        write_lines(out, record.events(), |event| match event {
            Step::Deal(_) | Step::Give(_) => true,
            Step::Bid(_) => {
                bids += 1;
                bids % setup.seats.count() == 0
            }
            _ => false,
        })
    }
}

impl Record {
    /// Returns what all players see after all events.
    pub fn table(&self) -> &Table {
        self.game().table()
    }
}
