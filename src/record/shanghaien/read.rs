//! Reads a record, and says exactly what is wrong with one that cannot be read.

use super::{
    Record,
    notation::{self, Token},
};
use crate::{
    record::{
        Reason, RecordError,
        text::{Word, decode, error, line_number, words},
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
            Err(error) => Err(Box::new(Broken { error, so_far: reader.record })),
        }
    }
}

const PLAYERS: &str = "players";
const FIRST: &str = "first";
const NEXT_START: &str = "next-start";
const DECK: &str = "deck";

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
    game: Option<()>,
    players: Option<BySeat<String>>,
    first: Option<Seat>,
    next_start: Option<NextStart>,
    deck: Option<Deck>,
}

impl Reader {
    fn read(&mut self, bytes: &[u8]) -> Result<(), RecordError> {
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
    fn record(&mut self, line: u32) -> Result<&mut Record, RecordError> {
        if self.record.is_none() {
            self.record = Some(self.header.finish(line)?);
        }
        Ok(self.record.as_mut().expect("opened above"))
    }

    fn moves(&mut self, words: &[Word<'_>]) -> Result<(), RecordError> {
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

    fn push(&mut self, word: &Word<'_>, event: Event) -> Result<(), RecordError> {
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
    fn read(&mut self, key: &Word<'_>, values: &[Word<'_>]) -> Result<(), RecordError> {
        if self.game.is_none() {
            self.game = Some(game_line(key, values)?);
            return Ok(());
        }
        match key.text.as_ref() {
            PLAYERS if !key.quoted => fill(&mut self.players, key, || {
                let [one, two] = exactly(key, values)?;
                Ok(BySeat([name(one)?, name(two)?]))
            }),
            FIRST if !key.quoted => fill(&mut self.first, key, || {
                let [seat] = exactly(key, values)?;
                let number = seat.text.parse().ok().filter(|_| !seat.quoted);
                number.and_then(Seat::from_number).ok_or_else(|| seat.error(Reason::NotASeat))
            }),
            NEXT_START if !key.quoted => fill(&mut self.next_start, key, || {
                let [rule] = exactly(key, values)?;
                match rule.text.as_ref() {
                    "alternate" if !rule.quoted => Ok(NextStart::Alternate),
                    _ => Err(rule.error(Reason::UnknownNextStart)),
                }
            }),
            DECK if !key.quoted => fill(&mut self.deck, key, || {
                let card = |word: &Word<'_>| {
                    let card = if word.quoted { None } else { notation::card(&word.text) };
                    card.ok_or_else(|| word.error(Reason::NotACard))
                };
                let cards = values.iter().map(card).collect::<Result<Vec<_>, _>>()?;
                Deck::new(&cards).map_err(|wrong| key.error(Reason::WrongDeck(wrong)))
            }),
            "shanghaien" => Err(key.error(Reason::RepeatedHeader)),
            _ => Err(key.error(Reason::UnknownHeader)),
        }
    }

    /// The game before its first move, if nothing is missing.
    fn finish(&mut self, line: u32) -> Result<Record, RecordError> {
        let missing = |key| error(line, "", Reason::MissingHeader(key));
        self.game.ok_or_else(|| error(line, "", Reason::UnknownGame))?;
        let players = self.players.take().ok_or_else(|| missing(PLAYERS))?;
        let first = self.first.ok_or_else(|| missing(FIRST))?;
        let deck = self.deck.ok_or_else(|| missing(DECK))?;
        let next_start = self.next_start.unwrap_or_default();
        Ok(Record::new(players, Setup { first, next_start, deck }))
    }
}

fn game_line(game: &Word<'_>, values: &[Word<'_>]) -> Result<(), RecordError> {
    if game.text != "shanghaien" || game.quoted {
        return Err(game.error(Reason::UnknownGame));
    }
    let [version] = exactly(game, values)?;
    if version.text == "1" { Ok(()) } else { Err(version.error(Reason::UnknownVersion)) }
}

fn fill<T>(
    place: &mut Option<T>,
    key: &Word<'_>,
    value: impl FnOnce() -> Result<T, RecordError>,
) -> Result<(), RecordError> {
    if place.is_some() {
        return Err(key.error(Reason::RepeatedHeader));
    }
    *place = Some(value()?);
    Ok(())
}

fn exactly<'w, 't, const N: usize>(
    key: &Word<'_>,
    values: &'w [Word<'t>],
) -> Result<&'w [Word<'t>; N], RecordError> {
    values.try_into().map_err(|_| key.error(Reason::ValueCount { has: values.len(), needs: N }))
}

fn name(word: &Word<'_>) -> Result<String, RecordError> {
    if word.quoted { Ok(word.text.to_string()) } else { Err(word.error(Reason::UnquotedName)) }
}
