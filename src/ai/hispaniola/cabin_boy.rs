//! The cabin boy: wants every trick that it can have at once, and thinks of nothing later.

use super::plunder::best_boarding;
use crate::rules::hispaniola::{Action, Card, Give, Hand, Phase, Step, Table};

/// What a cabin boy with these cards does, being to move.
pub(super) fn act(table: &Table, hand: Hand) -> Option<Action> {
    match table.phase() {
        Phase::Bid(_) => hand.iter().max_by_key(|card| card.number()).map(Step::Bid),
        Phase::Play(_) => play(table, hand).map(Step::Play),
        Phase::Board(seat) => Some(best_boarding(table, seat, table.ship()?).0),
        // It gets rid of this trick, but not of those it may have been given.
        Phase::Give(_) => Some(Step::Give(Give::Left { pile: false })),
        Phase::Deal | Phase::Over => None,
    }
}

/// The lowest card that takes the trick from those who have played, whatever follows; else the lowest of all.
/// To an empty table the lowest card.
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
