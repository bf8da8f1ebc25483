//! Computes the values of all positions with the same number of turns taken from those one turn later.

use super::{Arrangements, Layer, arrangement::COUNTS, tables::Tables};
use crate::rules::{
    Roll,
    shanghaien::{DICE, TAVERN, Trick},
};

/// The number of dice on cards from which on a player may end the round.
const MAY_SHANGHAI: usize = 2;
/// The number of dice on cards from which on a player can't roll any more.
pub(super) const MUST_SHANGHAI: usize = DICE as usize - 1;
/// The length of the longest row.
const WIDEST: usize = COUNTS[DICE as usize];

/// One turn, seen by its mover.
pub(super) struct Ply<'a> {
    pub(super) arrangements: &'a Arrangements,
    /// The mover's layers; the first is [`Layer::AsNow`].
    pub(super) layers: &'a [Layer],
    /// The values one turn later, after the mover's placement.
    pub(super) after: &'a Tables,
    /// The number of dice the mover has on the cards in the position that is solved.
    pub(super) down: usize,
}

/// The positions of one turn with one pair of layers.
pub(super) struct Pair<'a> {
    pub(super) layer: usize,
    pub(super) other_layer: usize,
    /// The number of dice the mover has added since.
    pub(super) added: usize,
    /// The number of arrangements of the other player's dice.
    pub(super) columns: usize,
    /// For each position, the outcome if the round ended.
    pub(super) outcomes: &'a [u16],
    /// For each outcome, its value to the mover.
    pub(super) worth: &'a [f32],
}

impl Ply<'_> {
    /// Computes the value for the mover of every position of a pair of layers.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn values(&self, pair: &Pair, values: &mut Vec<f32>) {
        let down = self.down + pair.added;
        values.clear();
        if down >= MUST_SHANGHAI {
            values.extend(pair.outcomes.iter().map(|&outcome| pair.worth[usize::from(outcome)]));
            return;
        }
        values.resize(pair.outcomes.len(), 0.0);
        for (index, row) in values.chunks_exact_mut(pair.columns).enumerate() {
            self.roll(pair, index, row);
            if down >= MAY_SHANGHAI {
                let outcomes = &pair.outcomes[index * pair.columns..(index + 1) * pair.columns];
                for (value, &outcome) in row.iter_mut().zip(outcomes) {
                    *value = larger(*value, pair.worth[usize::from(outcome)]);
                }
            }
        }
    }

    /// Computes the value of rolling, for one arrangement of the mover against all of the other player.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn roll(&self, pair: &Pair, index: usize, row: &mut [f32]) {
        let placed = |layer: usize, card: usize| {
            self.after.row(layer, pair.other_layer, self.arrangements.next(pair.added, index, card))
        };
        let plain: [&[f32]; TAVERN] = std::array::from_fn(|card| placed(pair.layer, card));
        if pair.layer > 0 || self.layers.len() == 1 {
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
                // One die changes and either is put down: a die reaches its own card and the ones beside it.
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
                    let one = self.arrangements.next(pair.added, index, first);
                    let two = self.arrangements.next(pair.added + 1, one, second);
                    self.after.row(play, pair.other_layer, two)
                };
                best_or_both(best, both, row);
            }
        }
    }
}

fn larger(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}

#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn raise(row: &mut [f32], at_least: &[f32]) {
    for (value, &other) in row.iter_mut().zip(at_least) {
        *value = larger(*value, other);
    }
}

/// Computes the value of rolling two dice and putting down the better one, given the values of the six cards. Of 36
/// rolls 11 contain the best card, 9 more the second best, and so on.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn best_of_two(cards: [&[f32]; TAVERN], row: &mut [f32]) {
    /// A sorting network for six numbers.
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

/// Does the same where both dice can also be put down at once.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
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
