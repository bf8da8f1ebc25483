//! The record of a game of Shanghaien: names, set-up and every event so far.

mod json;
mod notation;
mod read;

use std::fmt;

use super::{
    GameName, Recorded,
    text::{one_line, quote, write_lines},
};
use crate::rules::{
    BySeat,
    shanghaien::{NextStart, Position, Setup, Shanghaien, Step},
};

pub use json::StateJson;

/// A game of Shanghaien from its first deal to now.
pub type Record = super::Record<Shanghaien>;

impl Recorded for Shanghaien {
    type Players = BySeat<String>;
    type Setup = Setup;

    fn start(setup: &Setup) -> Self {
        Self::new(setup)
    }

    fn writable(players: BySeat<String>, _: &Setup) -> BySeat<String> {
        players.map(|name| one_line(&name))
    }
}

impl Record {
    /// The table after all events.
    pub fn position(&self) -> &Position {
        self.game().position()
    }

    /// The table before the first event, and after each.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.games().map(|game| *game.position())
    }
}

/// The record as text, one line of tokens for each round.
impl fmt::Display for Record {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{} 1", GameName::Shanghaien.code())?;
        let BySeat([one, two]) = self.players();
        writeln!(out, "players {} {}", quote(one), quote(two))?;
        writeln!(out, "first {}", self.setup().first.number())?;
        if self.setup().next_start == NextStart::Alternate {
            writeln!(out, "next-start alternate")?;
        }
        write!(out, "deck")?;
        for card in self.setup().deck.cards() {
            write!(out, " {card}")?;
        }
        writeln!(out)?;
        write_lines(out, self.events(), |event| *event == Step::Shanghai)
    }
}
