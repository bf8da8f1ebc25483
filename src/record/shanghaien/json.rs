//! A position as JSON, for other programs.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::rules::{
    BySeat, Roll, Seat,
    shanghaien::{Card, Nation, Phase, Position, Trick},
};

/// The JSON view of a position; `docs/records.md` explains each key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StateJson {
    round: u8,
    phase: &'static str,
    to_move: Option<u8>,
    tavern: Vec<String>,
    one_end: Option<String>,
    dice: [[u8; 6]; 2],
    supply: [u8; 2],
    rolled: Option<[u8; 2]>,
    captain_out: [bool; 2],
    tricks: [Vec<char>; 2],
    crews: [BTreeMap<char, Vec<u8>>; 2],
    wilds: [BTreeMap<char, u8>; 2],
    removed: Vec<String>,
    score: Option<[u8; 2]>,
    legal: Vec<String>,
}

impl From<&Position> for StateJson {
    fn from(position: &Position) -> Self {
        fn both<T>(value: impl FnMut(Seat) -> T) -> [T; 2] {
            BySeat::from_fn(value).0
        }
        fn by_nation<T>(value: impl Fn(Nation) -> Option<T>) -> BTreeMap<char, T> {
            let filled = Nation::ALL.into_iter().filter_map(|nation| Some((nation.code(), value(nation)?)));
            filled.collect()
        }
        let (phase, over) = match position.phase() {
            Phase::Turn => ("turn", false),
            Phase::Place(_) => ("place", false),
            Phase::Reroll => ("reroll", false),
            Phase::Over => ("over", true),
        };
        Self {
            round: position.round(),
            phase,
            to_move: position.to_move().map(Seat::number),
            tavern: position.tavern().iter().map(Card::to_string).collect(),
            one_end: position.one_end().map(|end| end.to_string()),
            dice: both(|seat| *position.dice(seat)),
            supply: both(|seat| position.supply(seat)),
            rolled: position.rolled().map(|roll: Roll| [roll.low().pips(), roll.high().pips()]),
            captain_out: both(|seat| position.captain_out(seat)),
            tricks: both(|seat| {
                let held = |trick: Trick| {
                    std::iter::repeat_n(trick.code(), usize::from(position.tricks(seat, trick)))
                };
                Trick::ALL.into_iter().flat_map(held).collect()
            }),
            crews: both(|seat| {
                let crew = position.crew(seat);
                by_nation(|nation| crew.has(nation).then(|| crew.values(nation).collect()))
            }),
            wilds: both(|seat| {
                by_nation(|nation| Some(position.crew(seat).wilds(nation)).filter(|&count| count > 0))
            }),
            removed: Card::kinds()
                .flat_map(|card| std::iter::repeat_n(card.to_string(), usize::from(position.removed(card))))
                .collect(),
            score: over.then(|| position.score().totals.0),
            legal: position.legal_actions().iter().map(ToString::to_string).collect(),
        }
    }
}
