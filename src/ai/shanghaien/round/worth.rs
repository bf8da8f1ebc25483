//! What every outcome of a round is worth, for every pair of ways the players may have used their tricks.

use super::{EndOfRound, EndValue, Layer, arrangement::OUTCOMES};
use crate::rules::{BySeat, Seat, shanghaien::Position};

/// The worth of the outcomes. The cards are counted from the left of the table here.
#[derive(Default)]
pub(super) struct Worth {
    /// By who ends the round, to whom it is worth that: the tables of all layers, the own layer first.
    values: BySeat<Vec<f32>>,
    /// How many layers each player has.
    layers: BySeat<usize>,
}

impl Worth {
    /// Asks for every value.
    pub(super) fn fill(&mut self, position: &Position, layers: &BySeat<Vec<Layer>>, value: &impl EndValue) {
        self.layers = BySeat::from_fn(|seat| layers[seat].len());
        for ended_by in Seat::ALL {
            let mut values = std::mem::take(&mut self.values[ended_by]);
            values.clear();
            values.resize(OUTCOMES * layers[Seat::One].len() * layers[Seat::Two].len(), 0.0);
            let mut tables = values.chunks_exact_mut(OUTCOMES);
            for &own in &layers[ended_by] {
                for &other in &layers[ended_by.other()] {
                    let pair = BySeat::from_fn(|seat| if seat == ended_by { own } else { other });
                    let end = EndOfRound::before_distribution(position, pair, ended_by);
                    let table = tables.next().expect("one for each pair");
                    value.outcomes(&end, position.tavern(), ended_by, table);
                }
            }
            self.values[ended_by] = values;
        }
    }

    /// The worth of every outcome to the player who ends the round, by that player's layer and the other's.
    pub(super) fn to_ender(&self, ended_by: Seat, own: usize, other: usize) -> &[f32] {
        let table = own * self.layers[ended_by.other()] + other;
        &self.values[ended_by][table * OUTCOMES..(table + 1) * OUTCOMES]
    }

    /// Leaves out uses as 2 sailors that are never better than another layer: however the round ends, by
    /// whomever, whatever the other player does. A player in such a layer has no more choice about tricks, so
    /// whoever stays out of it, or plays the better use instead, can do all the same and ends as well.
    pub(super) fn without_useless(&self, seat: Seat, all: &[Layer], others: &[usize]) -> Vec<usize> {
        let compared = |index: &usize| !matches!(all[*index], Layer::Own(_));
        let mut kept: Vec<usize> = (0..all.len()).collect();
        for candidate in (1..all.len()).filter(compared) {
            let rivals = kept.iter().copied().filter(compared).filter(|&rival| rival != candidate);
            if rivals.into_iter().any(|rival| self.is_never_better(seat, candidate, rival, others)) {
                kept.retain(|&layer| layer != candidate);
            }
        }
        kept
    }

    fn is_never_better(&self, seat: Seat, candidate: usize, rival: usize, others: &[usize]) -> bool {
        let all = |one: &[f32], other: &[f32]| one.iter().zip(other).all(|(one, other)| one <= other);
        others.iter().all(|&other| {
            let own_end = |layer| self.to_ender(seat, layer, other);
            let other_end = |layer| self.to_ender(seat.other(), other, layer);
            all(own_end(candidate), own_end(rival)) && all(other_end(rival), other_end(candidate))
        })
    }
}
