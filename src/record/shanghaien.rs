//! The record of a game of Shanghaien: names, set-up and every event so far.

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

    fn shown(players: &BySeat<String>) -> BySeat<String> {
        BySeat(players.0.each_ref().map(|name| shown(name)))
    }

    fn read(bytes: &[u8]) -> Result<Record, Box<Broken<Self>>> {
        read_with::<read::Grammar>(bytes)
    }

    /// Writes one line of tokens for each round.
    fn write(record: &Record, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{} 1", GameName::Shanghaien.code())?;
        let BySeat([one, two]) = record.players();
        writeln!(out, "players {} {}", quote(one), quote(two))?;
        writeln!(out, "first {}", record.setup().first.number())?;
        if record.setup().next_start == NextStart::Alternate {
            writeln!(out, "next-start alternate")?;
        }
        write!(out, "deck")?;
        for card in record.setup().deck.cards() {
            write!(out, " {card}")?;
        }
        writeln!(out)?;
        write_lines(out, record.events(), |event| *event == Step::Shanghai)
    }
}

impl Record {
    /// Returns the table after all events.
    pub fn position(&self) -> &Position {
        self.game().position()
    }

    /// Returns the same game with the cards to come in a fixed order: all that can be known at the table and no more.
    #[must_use]
    pub fn with_cards_to_come_sorted(&self) -> Self {
        let deck = self.setup().deck.with_rest_sorted(self.position().round());
        self.replayed(Setup { deck, ..*self.setup() }, self.events().len())
    }

    /// Returns the table before the first event, and after each event.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.games().map(|game| *game.position())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Chance, Game, Seat, SeededChance,
        shanghaien::{Deck, TAVERN},
    };

    /// Returns a random game of at most this many events, with its deck in this order.
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
