//! A game as JSON, for other programs. It shows everybody's cards.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::rules::{
    Game,
    hispaniola::{Card, Colour, Hispaniola, ISLANDS, Phase, Place, Seat, Ship},
};

/// The JSON view of a game; `docs/records.md` explains each key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StateJson {
    hand: u8,
    phase: &'static str,
    to_move: Option<u8>,
    trump: Option<char>,
    bids: Vec<Vec<String>>,
    hands: Vec<Vec<String>>,
    led: Option<char>,
    trick: Vec<String>,
    ships: BTreeMap<char, [Option<u8>; Place::ALL.len()]>,
    islands: [Option<u8>; ISLANDS],
    reserve: Vec<u8>,
    piles: Vec<u8>,
    points: Vec<i16>,
    legal: Vec<String>,
}

impl From<&Hispaniola> for StateJson {
    fn from(game: &Hispaniola) -> Self {
        fn codes(cards: impl Iterator<Item = Card>) -> Vec<String> {
            cards.map(|card| card.to_string()).collect()
        }
        let (table, sea) = (game.table(), game.table().sea());
        let seats = table.seats();
        let ship = |ship: Ship| (ship.code(), Place::ALL.map(|place| sea.at(ship, place).map(Seat::number)));
        Self {
            hand: table.hand(),
            phase: match table.phase() {
                Phase::Deal => "deal",
                Phase::Bid(_) => "bid",
                Phase::Play(_) => "play",
                Phase::Board(_) => "board",
                Phase::Give(_) => "give",
                Phase::Over => "over",
            },
            to_move: table.to_move().map(Seat::number),
            trump: table.trump().map(Colour::code),
            bids: seats
                .all()
                .map(|seat| codes(table.bids(seat).iter().copied().chain(game.face_down(seat))))
                .collect(),
            hands: seats.all().map(|seat| codes(game.hand(seat).iter())).collect(),
            led: table.trick().led().map(Colour::code),
            trick: codes(table.trick().cards().iter().copied()),
            ships: Ship::ALL.map(ship).into(),
            islands: sea.islands().map(|there| there.map(Seat::number)),
            reserve: seats.all().map(|seat| sea.reserve(seat)).collect(),
            piles: seats.all().map(|seat| table.pile(seat)).collect(),
            points: seats.all().map(|seat| table.points(seat)).collect(),
            legal: game.legal_actions().iter().map(ToString::to_string).collect(),
        }
    }
}
