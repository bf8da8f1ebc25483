//! The values of all positions with the same number of turns taken, from those one turn later.

use super::{Arrangements, Layer, arrangement::COUNTS, matrix::Matrix};
use crate::rules::{
    Roll,
    shanghaien::{DICE, TAVERN, Trick},
};

/// With so many dice down a player may end the round.
const MAY_SHANGHAI: usize = 2;
/// With so many dice down a player cannot roll any more.
pub(super) const MUST_SHANGHAI: usize = DICE as usize - 1;
/// The longest row.
const WIDEST: usize = COUNTS[DICE as usize];

/// How the mover sees a position after an own placement: by own layer, then the other's; rows are the own
/// arrangements.
pub(super) type After = Vec<Vec<Matrix>>;

/// One level as the mover sees it.
pub(super) struct Level<'a> {
    pub(super) arrangements: &'a Arrangements,
    /// The mover's layers; the first is the one before any trick.
    pub(super) layers: &'a [Layer],
    /// The values one turn later.
    pub(super) after: &'a After,
}

impl Level<'_> {
    /// The value for the mover of every position with these layers and so many dice of each player.
    pub(super) fn values(
        &self,
        layer: usize,
        other_layer: usize,
        own: usize,
        other: usize,
        ends: &[f32],
    ) -> Matrix {
        let mut values = Matrix::new(COUNTS[own], COUNTS[other]);
        for index in 0..COUNTS[own] {
            let row = values.row_mut(index);
            if own < MUST_SHANGHAI {
                self.roll(layer, other_layer, own, index, row);
            }
            if own >= MAY_SHANGHAI {
                let outcomes = self.arrangements.outcomes(own, index, other);
                for (value, &outcome) in row.iter_mut().zip(outcomes) {
                    *value = larger(*value, ends[usize::from(outcome)]);
                }
            }
        }
        values
    }

    /// The value of rolling, for one arrangement against all of the other's.
    fn roll(&self, layer: usize, other_layer: usize, own: usize, index: usize, row: &mut [f32]) {
        let placed = |layer: usize, card: usize| {
            self.after[layer][other_layer].row(self.arrangements.next(own, index, card))
        };
        let plain: [&[f32]; TAVERN] = std::array::from_fn(|card| placed(layer, card));
        if layer > 0 || self.layers.len() == 1 {
            return best_of_two(plain, row);
        }
        let width = row.len();
        let mut best = [[0.0; WIDEST]; TAVERN];
        for (best, plain) in best.iter_mut().zip(plain) {
            best[..width].copy_from_slice(plain);
        }
        let mut both = None;
        for (play, trick) in self.layers.iter().enumerate().skip(1) {
            match trick {
                Layer::AsNow => {}
                Layer::TwoSailors(..) => {
                    for (card, best) in best.iter_mut().enumerate() {
                        raise(&mut best[..width], placed(play, card));
                    }
                }
                // One die changes and either is put down: a die reaches its own card and both beside it.
                Layer::Own(Trick::DiePlusMinusOne) => {
                    for (card, best) in best.iter_mut().enumerate() {
                        for reached in card.saturating_sub(1)..(card + 2).min(TAVERN) {
                            raise(&mut best[..width], placed(play, reached));
                        }
                    }
                }
                Layer::Own(Trick::RollAgain) => {
                    let mut again = [0.0; WIDEST];
                    best_of_two(std::array::from_fn(|card| placed(play, card)), &mut again[..width]);
                    for best in &mut best {
                        raise(&mut best[..width], &again[..width]);
                    }
                }
                Layer::Own(Trick::AddBothDice) => both = Some(play),
            }
        }
        let best: [&[f32]; TAVERN] = std::array::from_fn(|card| &best[card][..width]);
        match both {
            None => best_of_two(best, row),
            Some(play) => {
                let both = |first: usize, second: usize| {
                    let one = self.arrangements.next(own, index, first);
                    self.after[play][other_layer].row(self.arrangements.next(own + 1, one, second))
                };
                best_or_both(best, both, row);
            }
        }
    }
}

fn larger(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}

fn raise(row: &mut [f32], at_least: &[f32]) {
    for (value, &other) in row.iter_mut().zip(at_least) {
        *value = larger(*value, other);
    }
}

/// The value of rolling two dice and putting the better one down, given the values of the six cards: of 36
/// rolls 11 contain the best card, 9 more the second best, and so on.
fn best_of_two(cards: [&[f32]; TAVERN], row: &mut [f32]) {
    /// Sorts six numbers.
    const NETWORK: [(usize, usize); 12] =
        [(0, 5), (1, 3), (2, 4), (1, 2), (3, 4), (0, 3), (2, 5), (0, 1), (2, 3), (4, 5), (1, 2), (3, 4)];
    const CHANCES: [f32; TAVERN] = [11.0 / 36.0, 9.0 / 36.0, 7.0 / 36.0, 5.0 / 36.0, 3.0 / 36.0, 1.0 / 36.0];
    let cards = cards.map(|card| &card[..row.len()]);
    for (index, value) in row.iter_mut().enumerate() {
        let mut sorted = cards.map(|card| card[index]);
        for (high, low) in NETWORK {
            let (one, other) = (sorted[high], sorted[low]);
            sorted[high] = if one > other { one } else { other };
            sorted[low] = if one > other { other } else { one };
        }
        *value = sorted.iter().zip(CHANCES).map(|(value, chance)| value * chance).sum();
    }
}

/// The same where both dice can be put down at once.
fn best_or_both<'a>(cards: [&[f32]; TAVERN], both: impl Fn(usize, usize) -> &'a [f32], row: &mut [f32]) {
    row.fill(0.0);
    for (roll, weight) in Roll::all() {
        let [low, high] = [roll.low(), roll.high()].map(|die| usize::from(die.pips() - 1));
        let chance = f32::from(weight) / 36.0;
        let both = both(low, high);
        for (index, value) in row.iter_mut().enumerate() {
            let one = larger(cards[low][index], cards[high][index]);
            *value += chance * larger(one, both[index]);
        }
    }
}
