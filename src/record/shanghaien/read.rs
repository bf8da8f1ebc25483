//! Reads a record, and says exactly what is wrong with one that cannot be read.

use super::{
    Record,
    notation::{self, Token},
};
use crate::{
    record::{
        Reason, RecordError,
        text::{Fault, Word, decode, error, line_number, words},
    },
    rules::{
        BySeat, Seat,
        shanghaien::{Deck, End, Event, NextStart, Setup, Step},
    },
};

/// A record that cannot be read to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// What is wrong.
    pub error: RecordError,
    /// The game up to there, if the header was whole.
    pub so_far: Option<Record>,
}

impl Record {
    /// Reads a record. It may stop anywhere between two actions: a game in progress is a record too.
    ///
    /// # Errors
    /// The first thing wrong with it, and the game up to there.
    pub fn read(bytes: &[u8]) -> Result<Self, Box<Broken>> {
        let mut reader = Reader::default();
        match reader.read(bytes) {
            Ok(()) => Ok(reader.record.expect("the header is whole")),
            Err(error) => Err(Box::new(Broken { error: *error, so_far: reader.record })),
        }
    }
}

/// The headers after the first line, in the order in which they are written.
const HEADERS: [&str; 4] = ["players", "first", "next-start", "deck"];

#[derive(Default)]
struct Reader {
    header: Header,
    /// There as soon as the header is whole and a move follows, or the text ends.
    record: Option<Record>,
    /// An L or R that waits for its placement.
    end: Option<(u32, End)>,
}

#[derive(Default)]
struct Header {
    /// The first line has named the game.
    is_shanghaien: bool,
    /// Which of the [`HEADERS`] have been read.
    seen: [bool; HEADERS.len()],
    players: BySeat<String>,
    first: Option<Seat>,
    next_start: NextStart,
    deck: Option<Deck>,
}

impl Reader {
    fn read(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        let text = decode(bytes)?;
        let mut last = 1;
        for (lines_before, line) in text.lines().enumerate() {
            last = line_number(lines_before);
            let words = words(last, line)?;
            if let Some(first) = words.first() {
                if self.record.is_none() && !is_move(first) {
                    self.header.read(first, &words[1..])?;
                } else {
                    self.moves(&words)?;
                }
            }
        }
        if let Some((line, end)) = self.end {
            return Err(error(line, &end.to_string(), Reason::DanglingEnd));
        }
        self.record(last).map(|_| ())
    }

    /// The record that the moves go into, opened when the first of them comes.
    fn record(&mut self, line: u32) -> Result<&mut Record, Fault> {
        if self.record.is_none() {
            self.record = Some(self.header.finish(line)?);
        }
        Ok(self.record.as_mut().expect("opened above"))
    }

    fn moves(&mut self, words: &[Word<'_>]) -> Result<(), Fault> {
        for word in words {
            let token = if word.quoted { Err(Reason::UnknownToken) } else { Token::read(&word.text) };
            self.record(word.line)?;
            match (self.end.take(), token.map_err(|reason| word.error(reason))?) {
                (None, Token::End(end)) => self.end = Some((word.line, end)),
                (None, Token::Event(event)) => self.push(word, event)?,
                (Some((_, end)), Token::Event(Step::Place { die, .. })) => {
                    self.push(word, Step::Place { end: Some(end), die })?;
                }
                (Some((_, end)), Token::Event(Step::AddBoth { .. })) => {
                    self.push(word, Step::AddBoth { end: Some(end) })?;
                }
                (Some((line, end)), _) => {
                    return Err(error(line, &end.to_string(), Reason::DanglingEnd));
                }
            }
        }
        Ok(())
    }

    fn push(&mut self, word: &Word<'_>, event: Event) -> Result<(), Fault> {
        self.record(word.line)?
            .push(event)
            .map_err(|refusal| error(word.line, &event.to_string(), Reason::Illegal(refusal)))
    }
}

/// Whether a line that starts with this word is the first line of moves.
fn is_move(word: &Word<'_>) -> bool {
    !word.quoted && !matches!(Token::read(&word.text), Err(Reason::UnknownToken))
}

impl Header {
    fn read(&mut self, key: &Word<'_>, values: &[Word<'_>]) -> Result<(), Fault> {
        let name = if key.quoted { "" } else { key.text.as_ref() };
        if !self.is_shanghaien {
            self.is_shanghaien = true;
            return game_line(key, name, values);
        }
        let Some(header) = HEADERS.iter().position(|&known| known == name) else {
            let repeated = name == GAME;
            return Err(key.error(if repeated { Reason::RepeatedHeader } else { Reason::UnknownHeader }));
        };
        if std::mem::replace(&mut self.seen[header], true) {
            return Err(key.error(Reason::RepeatedHeader));
        }
        match header {
            0 => {
                expect_values(key, values, 2)?;
                if let Some(bare) = values.iter().find(|word| !word.quoted) {
                    return Err(bare.error(Reason::UnquotedName));
                }
                self.players = BySeat([&values[0], &values[1]]).map(|word| word.text.to_string());
            }
            1 => {
                expect_values(key, values, 1)?;
                self.first = match plain(&values[0]) {
                    "1" => Some(Seat::One),
                    "2" => Some(Seat::Two),
                    _ => return Err(values[0].error(Reason::NotASeat)),
                };
            }
            2 => {
                expect_values(key, values, 1)?;
                if plain(&values[0]) != "alternate" {
                    return Err(values[0].error(Reason::UnknownNextStart));
                }
                self.next_start = NextStart::Alternate;
            }
            _ => {
                let mut cards = Vec::with_capacity(values.len());
                for word in values {
                    cards.push(notation::card(plain(word)).ok_or_else(|| word.error(Reason::NotACard))?);
                }
                let deck = Deck::new(&cards).map_err(|wrong| key.error(Reason::WrongDeck(wrong)))?;
                self.deck = Some(deck);
            }
        }
        Ok(())
    }

    /// The game before its first move, if nothing is missing.
    fn finish(&mut self, line: u32) -> Result<Record, Fault> {
        if !self.is_shanghaien {
            return Err(error(line, "", Reason::UnknownGame));
        }
        let missing =
            (0..HEADERS.len()).find(|&header| !self.seen[header] && HEADERS[header] != "next-start");
        match (missing, self.first, self.deck) {
            (None, Some(first), Some(deck)) => {
                let players = std::mem::take(&mut self.players);
                Ok(Record::new(players, Setup { first, next_start: self.next_start, deck }))
            }
            (missing, ..) => Err(error(line, "", Reason::MissingHeader(HEADERS[missing.unwrap_or(0)]))),
        }
    }
}

/// The name of the game in the first line.
const GAME: &str = "shanghaien";

fn game_line(key: &Word<'_>, name: &str, values: &[Word<'_>]) -> Result<(), Fault> {
    if name != GAME {
        return Err(key.error(Reason::UnknownGame));
    }
    expect_values(key, values, 1)?;
    if values[0].text == "1" { Ok(()) } else { Err(values[0].error(Reason::UnknownVersion)) }
}

fn expect_values(key: &Word<'_>, values: &[Word<'_>], needs: usize) -> Result<(), Fault> {
    let has = values.len();
    if has == needs { Ok(()) } else { Err(key.error(Reason::ValueCount { has, needs })) }
}

/// The text of a word that is no name.
fn plain<'w>(word: &'w Word<'_>) -> &'w str {
    if word.quoted { "" } else { &word.text }
}
