//! The cabin boy: takes every trick it can win now, and does not plan ahead.

use super::plunder::best_boarding;
use crate::rules::hispaniola::{Action, Card, Give, Hand, Phase, Step, Table};

/// Returns the action of a cabin boy who holds these cards and is to move.
pub(super) fn act(table: &Table, hand: Hand) -> Option<Action> {
    match table.phase() {
        Phase::Bid(_) => hand.iter().max_by_key(|card| card.number()).map(Step::Bid),
        Phase::Play(_) => play(table, hand).map(Step::Play),
        Phase::Board(seat) => Some(best_boarding(table, seat, table.ship()?).0),
        // It gives away this trick, but not the pile it may have got from others.
        Phase::Give(_) => Some(Step::Give(Give::Left { pile: false })),
        Phase::Deal | Phase::Over => None,
    }
}

/// Returns the lowest card that beats the cards played so far, or the lowest of all if there is none. Leading to a
/// trick it plays its lowest card.
fn play(table: &Table, hand: Hand) -> Option<Card> {
    let rank = |card: Card| (Some(card.colour()) == table.trump(), card.number());
    let playable = table.playable(hand);
    let winning = table.trick().winning(table.seats(), table.trump());
    let takes = |card: &Card| winning.is_some_and(|(_, best)| rank(*card) > rank(best));
    playable
        .iter()
        .filter(takes)
        .min_by_key(|&card| rank(card))
        .or_else(|| playable.iter().min_by_key(|&card| rank(card)))
}
