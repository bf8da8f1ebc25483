//! Helpers of the tests: games from a few tokens, random games from a seed.

#![allow(dead_code, reason = "every test binary uses its own part of this")]

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

use serde_json::Value;
use shanghaien::{
    record::{
        self,
        shanghaien::{Record, StateJson},
    },
    rules::{
        BySeat, Chance, Game, Roll, Seat, SeededChance, hispaniola,
        shanghaien::{Card, Deck, NextStart, Position, Setup, Shanghaien, Step},
    },
};

/// Runs the tool with these arguments and this standard input, and returns its output.
pub fn run_tool(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cli"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the tool is built");
    // If the tool refuses its arguments, it does not read its input.
    child.stdin.take().expect("piped").write_all(input.as_bytes()).ok();
    child.wait_with_output().expect("it ends")
}

/// Cuts a text off at a place, or puts another byte there.
pub fn damaged(text: String, place: impl Fn(usize) -> usize, byte: u8, cut: bool) -> Vec<u8> {
    let mut bytes = text.into_bytes();
    let place = place(bytes.len());
    if cut {
        bytes.truncate(place);
    } else {
        bytes[place] = byte;
    }
    bytes
}

/// Returns a deck that starts with the named cards; the others follow in sorted order.
pub fn deck_starting(codes: &str) -> Deck {
    let mut rest: Vec<Card> = Deck::sorted().cards().to_vec();
    let mut cards: Vec<Card> = codes
        .split_whitespace()
        .map(|code| {
            let place = rest.iter().position(|card| card.to_string() == code);
            rest.remove(place.unwrap_or_else(|| panic!("no {code} left")))
        })
        .collect();
    cards.append(&mut rest);
    Deck::new(&cards).expect("the same cards in another order")
}

/// Returns the text of a record that seat 1 (Anna) starts, with these cards first and these moves.
pub fn text(first_cards: &str, moves: &str) -> String {
    text_with(first_cards, "", moves)
}

/// Returns the text of such a record with one more header line.
pub fn text_with(first_cards: &str, header: &str, moves: &str) -> String {
    let deck: Vec<String> = deck_starting(first_cards).cards().iter().map(Card::to_string).collect();
    format!("shanghaien 1\nplayers \"Anna\" \"Bernd\"\nfirst 1\n{header}\ndeck {}\n{moves}\n", deck.join(" "))
}

/// Returns the table after these moves.
pub fn after(first_cards: &str, moves: &str) -> Position {
    *read(&text(first_cards, moves)).position()
}

/// Reads a record that must be valid.
pub fn read(text: &str) -> Record {
    Record::read(text.as_bytes()).unwrap_or_else(|broken| panic!("{:?}", broken.error))
}

/// Returns a position as other programs see it.
pub fn json(position: &Position) -> Value {
    serde_json::to_value(StateJson::from(position)).expect("plain data")
}

/// Returns the legal actions in record notation.
pub fn legal(position: &Position) -> Vec<String> {
    position.legal_actions().iter().map(ToString::to_string).collect()
}

/// Returns a set-up in which everything depends on the seed.
pub fn setup(chance: &mut SeededChance) -> Setup {
    Setup {
        first: Seat::ALL[chance.below(2) as usize],
        next_start: [NextStart::OpponentOfShanghaier, NextStart::Alternate][chance.below(2) as usize],
        deck: Deck::shuffled(chance),
    }
}

/// Returns a set-up of Hispaniola in which everything depends on the seed.
pub fn hispaniola_setup(chance: &mut SeededChance) -> hispaniola::Setup {
    let seats = hispaniola::Seats::ALL[chance.below(3) as usize];
    let first = hispaniola::Seat::ALL[chance.below(u32::try_from(seats.count()).unwrap()) as usize];
    hispaniola::Setup::new(seats, first, 1 + u8::from(chance.below(2) == 1)).expect("it fits")
}

/// Returns a whole random game. It skips half of the chances to shanghai, so that some rounds grow long.
pub fn random_record(seed: u64) -> Record {
    let mut chance = SeededChance::from_number(seed);
    let mut record = Record::new(BySeat(["Anna".into(), "Bernd".into()]), setup(&mut chance));
    while let Some(event) = patient_step(record.game(), &mut chance) {
        record.push(event).expect("a legal action is accepted");
    }
    record
}

/// Returns a whole random game of Hispaniola.
pub fn hispaniola_record(seed: u64) -> record::hispaniola::Record {
    let mut chance = SeededChance::from_number(seed);
    let names = hispaniola::BySeat(["Ada", "Ben", "Cleo", "Dan", "Eve"].map(String::from));
    let mut record = record::hispaniola::Record::new(names, hispaniola_setup(&mut chance));
    let mut game = record.game().clone();
    while let Some(event) = game.play_randomly(&mut chance) {
        record.push(event).expect("a legal action is accepted");
    }
    record
}

/// Returns a game of Hispaniola as other programs see it.
pub fn hispaniola_json(game: &hispaniola::Hispaniola) -> Value {
    serde_json::to_value(record::hispaniola::StateJson::from(game)).expect("plain data")
}

/// Returns one random legal event, or `None` when the game is over.
pub fn patient_step(
    game: &Shanghaien,
    chance: &mut SeededChance,
) -> Option<shanghaien::rules::shanghaien::Event> {
    let actions = game.legal_actions();
    let last = actions.last()?;
    let picked = actions[chance.below(u32::try_from(actions.len()).unwrap()) as usize];
    let patient = chance.below(2) == 0;
    let action =
        if patient && picked == shanghaien::rules::shanghaien::Step::Shanghai { *last } else { picked };
    Some(game.draw(action, chance))
}

/// Returns a random game in which no player uses a trick before the last dice of the last round.
pub fn hoarding_record(seed: u64) -> Record {
    let mut chance = SeededChance::from_number(seed);
    let mut record = Record::new(BySeat::default(), setup(&mut chance));
    while let Some(event) = patient_step(record.game(), &mut chance) {
        if event.trick().is_none() || is_late(record.position(), 8) {
            record.push(event).expect("a legal action is accepted");
        }
    }
    record
}

/// Returns whether it is the last round and at least so many dice are down.
pub fn is_late(position: &Position, dice_down: u8) -> bool {
    let dice: u8 = Seat::ALL.into_iter().map(|seat| position.dice_on_cards(seat)).sum();
    position.round() == 8 && dice >= dice_down
}

/// Returns seat one's chance to win if both play best, by trying everything.
pub fn chance_of_one(game: &Shanghaien) -> f64 {
    let position = game.position();
    let after = |event| {
        let mut next = *game;
        next.apply(event).expect("legal");
        chance_of_one(&next)
    };
    let Some(mover) = position.to_move() else {
        return match position.score().leader() {
            Some(Seat::One) => 1.0,
            Some(Seat::Two) => 0.0,
            None => 0.5,
        };
    };
    let values = position.legal_actions().into_iter().map(|action| match action {
        Step::Roll(()) => {
            Roll::all().map(|(roll, weight)| after(Step::Roll(roll)) * f64::from(weight)).sum::<f64>() / 36.0
        }
        other => after(game.draw(other, &mut SeededChance::from_number(0))),
    });
    let best = if mover == Seat::One { f64::max } else { f64::min };
    values.reduce(best).expect("a game that goes on offers something")
}
