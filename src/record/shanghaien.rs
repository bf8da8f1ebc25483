//! The record of a game of Shanghaien: names, set-up and every event so far.

mod json;
mod notation;
mod read;

use std::fmt;

use super::text::{one_line, quote};
use crate::rules::{
    BySeat, Game,
    shanghaien::{Event, NextStart, Position, Refusal, Setup, Shanghaien, Step},
};

pub use json::StateJson;
pub use read::Broken;

/// A game from its first deal to now. The events are legal: there is no other way to get them in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    players: BySeat<String>,
    setup: Setup,
    events: Vec<Event>,
    game: Shanghaien,
}

impl Record {
    /// A game before its first event. Names are kept to one line.
    pub fn new(players: BySeat<String>, setup: Setup) -> Self {
        let players = players.map(|name| one_line(&name));
        Self { players, setup, events: Vec::new(), game: Shanghaien::new(&setup) }
    }

    /// The players' names.
    pub fn players(&self) -> &BySeat<String> {
        &self.players
    }

    /// What was agreed before the first event.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What has happened.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The game after all events.
    pub fn game(&self) -> &Shanghaien {
        &self.game
    }

    /// The table after all events.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Carries an event out and writes it down.
    ///
    /// # Errors
    /// The rule it would break; the record is then as it was.
    pub fn push(&mut self, event: Event) -> Result<(), Refusal> {
        self.game.apply(event)?;
        self.events.push(event);
        Ok(())
    }

    /// The same game up to its first `count` events.
    #[must_use]
    pub fn prefix(&self, count: usize) -> Self {
        let mut record = Self::new(self.players.clone(), self.setup);
        for &event in self.events.iter().take(count) {
            assert!(record.push(event).is_ok(), "what was legal once is legal again");
        }
        record
    }

    /// The table before the first event, and after each.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let mut game = Shanghaien::new(&self.setup);
        let first = *game.position();
        std::iter::once(first).chain(self.events.iter().map(move |&event| {
            assert!(game.apply(event).is_ok(), "what was legal once is legal again");
            *game.position()
        }))
    }
}

/// The record as text, one line of tokens for each round.
impl fmt::Display for Record {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "shanghaien 1")?;
        let BySeat([one, two]) = &self.players;
        writeln!(out, "players {} {}", quote(one), quote(two))?;
        writeln!(out, "first {}", self.setup.first.number())?;
        if self.setup.next_start == NextStart::Alternate {
            writeln!(out, "next-start alternate")?;
        }
        write!(out, "deck")?;
        for card in self.setup.deck.cards() {
            write!(out, " {card}")?;
        }
        writeln!(out)?;
        let mut line_is_open = false;
        for event in &self.events {
            write!(out, "{}{event}", if line_is_open { " " } else { "" })?;
            line_is_open = *event != Step::Shanghai;
            if !line_is_open {
                writeln!(out)?;
            }
        }
        if line_is_open { writeln!(out) } else { Ok(()) }
    }
}
