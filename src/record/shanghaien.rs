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
        self.replayed(self.setup, count)
    }

    /// The same game with the cards to come in a fixed order: all that can be known at the table and no more.
    #[must_use]
    pub fn with_cards_to_come_sorted(&self) -> Self {
        let deck = self.setup.deck.with_rest_sorted(self.position().round());
        self.replayed(Setup { deck, ..self.setup }, self.events.len())
    }

    fn replayed(&self, setup: Setup, count: usize) -> Self {
        let mut record = Self::new(self.players.clone(), setup);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Chance, Seat, SeededChance,
        shanghaien::{Deck, TAVERN},
    };

    /// A random game up to these many events, its deck in this order.
    fn game(deck: Deck, seed: u64, events: usize) -> Record {
        let setup = Setup { first: Seat::Two, next_start: NextStart::Alternate, deck };
        let mut record = Record::new(BySeat(["Anna".into(), "Bernd".into()]), setup);
        let mut chance = SeededChance::from_number(seed);
        for _ in 0..events {
            let actions = record.position().legal_actions();
            let Ok(count @ 1..) = u32::try_from(actions.len()) else { break };
            let event = record.game().draw(actions[chance.below(count) as usize], &mut chance);
            record.push(event).expect("a legal action is accepted");
        }
        record
    }

    #[test]
    fn sorting_the_cards_to_come_changes_nothing_else() {
        for (seed, events) in (0..20).zip((0..200).step_by(10)) {
            let deck = Deck::shuffled(&mut SeededChance::from_number(seed + 100));
            let record = game(deck, seed, events);
            let sorted = record.with_cards_to_come_sorted();
            assert_eq!(sorted.position(), record.position());
            assert_eq!((sorted.players(), sorted.events()), (record.players(), record.events()));
            let dealt = usize::from(record.position().round()) * TAVERN;
            let cards = |record: &Record| record.setup().deck.cards().to_vec();
            assert_eq!(cards(&sorted)[..dealt], cards(&record)[..dealt]);
            let without_deck = |record: &Record| {
                let text = record.to_string();
                text.lines().filter(|line| !line.starts_with("deck")).collect::<Vec<_>>().join("\n")
            };
            assert_eq!(without_deck(&sorted), without_deck(&record));
        }
    }

    #[test]
    fn games_that_differ_in_the_hidden_order_only_look_the_same() {
        let deck = Deck::shuffled(&mut SeededChance::from_number(1));
        let record = game(deck, 1, 45);
        let dealt = usize::from(record.position().round()) * TAVERN;
        assert!((2 * TAVERN..7 * TAVERN).contains(&dealt), "some cards are known and some are not");
        let mut cards = *deck.cards();
        SeededChance::from_number(9).shuffle(&mut cards[dealt..]);
        let other = game(Deck::new(&cards).expect("the same cards"), 1, 45);
        assert_ne!(record.to_string(), other.to_string());
        let text = |record: &Record| record.with_cards_to_come_sorted().to_string();
        assert_eq!(text(&record), text(&other));
    }
}
