//! The headers and moves of Shanghaien, read.

use super::{
    Record,
    notation::{self, Token},
};
use crate::{
    record::{
        GameName, Reason,
        read::{self, name, only_value, push},
        text::{Fault, Word, error, plain},
    },
    rules::{
        BySeat, Seat,
        shanghaien::{Deck, End, NextStart, Setup, Shanghaien, Step},
    },
};

/// What is read of a record's header.
#[derive(Default)]
pub(super) struct Grammar {
    players: BySeat<String>,
    first: Option<Seat>,
    next_start: NextStart,
    deck: Option<Deck>,
    /// An L or R that waits for its placement.
    end: Option<(u32, End)>,
}

impl read::Grammar for Grammar {
    type Game = Shanghaien;
    const NAME: GameName = GameName::Shanghaien;
    const REQUIRED: &'static [&'static str] = &["players", "first", "deck"];
    const OPTIONAL: &'static [&'static str] = &["next-start"];

    fn header(&mut self, key: &Word<'_>, values: &[Word<'_>]) -> Result<(), Fault> {
        match plain(key) {
            "players" => {
                let [one, two] = values else {
                    return Err(key.error(Reason::ValueCount { has: values.len(), needs: 2 }));
                };
                self.players = BySeat([name(one)?, name(two)?]);
            }
            "first" => {
                let value = only_value(key, values)?;
                let first = Seat::ALL.into_iter().find(|seat| seat.number().to_string() == plain(value));
                let not_a_seat = || value.error(Reason::NotASeat { seats: Seat::ALL.len() });
                self.first = Some(first.ok_or_else(not_a_seat)?);
            }
            "next-start" => {
                let value = only_value(key, values)?;
                if plain(value) != "alternate" {
                    return Err(value.error(Reason::UnknownNextStart));
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

    fn open(&mut self) -> Option<Record> {
        let setup = Setup { first: self.first?, next_start: self.next_start, deck: self.deck? };
        Some(Record::new(std::mem::take(&mut self.players), setup))
    }

    fn is_move(word: &str) -> bool {
        !matches!(Token::read(word), Err(Reason::UnknownToken))
    }

    fn moves(&mut self, record: &mut Record, words: &[Word<'_>]) -> Result<(), Fault> {
        for word in words {
            let token = Token::read(plain(word)).map_err(|reason| word.error(reason))?;
            let event = match (self.end.take(), token) {
                (None, Token::End(end)) => {
                    self.end = Some((word.line, end));
                    continue;
                }
                (None, Token::Event(event)) => event,
                (Some((_, end)), Token::Event(Step::Place { die, .. })) => {
                    Step::Place { end: Some(end), die }
                }
                (Some((_, end)), Token::Event(Step::AddBoth { .. })) => Step::AddBoth { end: Some(end) },
                (Some((line, end)), _) => return Err(dangling(line, end)),
            };
            push(record, word.line, &event.to_string(), event)?;
        }
        Ok(())
    }

    fn end(&self) -> Result<(), Fault> {
        self.end.map_or(Ok(()), |(line, end)| Err(dangling(line, end)))
    }
}

#[expect(clippy::unnecessary_box_returns, reason = "see `Fault`")]
fn dangling(line: u32, end: End) -> Fault {
    error(line, &end.to_string(), Reason::DanglingEnd)
}
