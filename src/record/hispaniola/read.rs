//! The headers, deals and moves of Hispaniola, read.

use super::{
    Record,
    notation::{self, BETWEEN_HANDS, DEAL, number},
};
use crate::{
    record::{
        GameName, Reason,
        read::{self, name, only_value, push},
        text::{Fault, Word, error, plain},
    },
    rules::{
        Game,
        hispaniola::{BySeat, Card, Deal, Hispaniola, Seat, Seats, Setup, Step, WrongDeal},
    },
};

/// What is read of a record's header.
#[derive(Default)]
pub(super) struct Grammar {
    players: BySeat<String>,
    seats: Option<Seats>,
    /// The first player, and the line that says so.
    first: Option<(u32, Seat)>,
    rounds: Option<u8>,
}

impl read::Grammar for Grammar {
    type Game = Hispaniola;
    const NAME: GameName = GameName::Hispaniola;
    const REQUIRED: &'static [&'static str] = &["players", "first", "rounds"];

    fn header(&mut self, key: &Word<'_>, values: &[Word<'_>]) -> Result<(), Fault> {
        match plain(key) {
            "players" => {
                let seats = Seats::new(values.len());
                let seats = seats.ok_or_else(|| key.error(Reason::PlayerCount { has: values.len() }))?;
                for (seat, word) in seats.all().zip(values) {
                    self.players[seat] = name(word)?;
                }
                self.seats = Some(seats);
                self.first_is_at_the_table()
            }
            "first" => {
                let value = only_value(key, values)?;
                let seats = self.seats.map_or(Seats::MOST, Seats::count);
                let first = number(plain(value)).and_then(Seat::from_number);
                let first = first.ok_or_else(|| value.error(Reason::NotASeat { seats }))?;
                self.first = Some((key.line, first));
                self.first_is_at_the_table()
            }
            _ => {
                let value = only_value(key, values)?;
                let rounds = number(plain(value)).filter(|rounds| (1..=Setup::MOST_ROUNDS).contains(rounds));
                self.rounds = Some(rounds.ok_or_else(|| value.error(Reason::NotARoundCount))?);
                Ok(())
            }
        }
    }

    fn open(&mut self) -> Option<Record> {
        let (_, first) = self.first?;
        let setup = Setup::new(self.seats?, first, self.rounds?)?;
        Some(Record::new(std::mem::take(&mut self.players), setup))
    }

    fn is_move(word: &str) -> bool {
        !matches!(notation::event(word), Err(Reason::UnknownToken))
    }

    fn moves(&mut self, record: &mut Record, words: &[Word<'_>]) -> Result<(), Fault> {
        if let Some((first, cards)) = words.split_first()
            && plain(first) == DEAL
        {
            return deal(record, first, cards);
        }
        for word in words {
            let event = notation::event(plain(word)).map_err(|reason| word.error(reason))?;
            push(record, word.line, &word.text, event)?;
        }
        Ok(())
    }
}

impl Grammar {
    /// Checks the first player's seat. Headers come in any order, so this needs both the players and the first player.
    fn first_is_at_the_table(&self) -> Result<(), Fault> {
        match (self.seats.map(Seats::count), self.first) {
            (Some(seats), Some((line, first))) if usize::from(first.number()) > seats => {
                Err(error(line, &first.number().to_string(), Reason::NotASeat { seats }))
            }
            _ => Ok(()),
        }
    }
}

/// Reads the line of a deal.
fn deal(record: &mut Record, key: &Word<'_>, words: &[Word<'_>]) -> Result<(), Fault> {
    // A deal that is not due is refused for that, whatever its cards.
    record.game().check(Step::Deal(())).map_err(|refusal| key.error(Reason::Illegal(refusal.into())))?;
    let mut hands: Vec<Vec<Card>> = vec![Vec::new()];
    for word in words {
        let not_a_card = || word.error(Reason::NotACard);
        let mut rest = plain(word);
        if rest.is_empty() {
            return Err(not_a_card());
        }
        while !rest.is_empty() {
            let end = rest.find(BETWEEN_HANDS).unwrap_or(rest.len());
            let (code, after) = rest.split_at(end);
            if let (false, Some(hand)) = (code.is_empty(), hands.last_mut()) {
                hand.push(notation::card(code).ok_or_else(not_a_card)?);
            }
            rest = after.strip_prefix(BETWEEN_HANDS).map_or("", |rest| {
                hands.push(Vec::new());
                rest
            });
        }
    }
    let deal = Deal::new(record.setup().seats, &hands).map_err(|wrong| {
        let token = match wrong {
            WrongDeal::Twice(card) | WrongDeal::NotInGame(card) => card.to_string(),
            WrongDeal::Players { .. } | WrongDeal::Size { .. } => key.text.to_string(),
        };
        error(key.line, &token, Reason::WrongDeal(wrong))
    })?;
    push(record, key.line, DEAL, Step::Deal(deal))
}
