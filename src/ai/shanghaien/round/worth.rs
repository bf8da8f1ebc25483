//! The value of every outcome of a round, for every pair of layers.

use super::{EndOfRound, EndValue, Layer, arrangement::OUTCOMES};
use crate::rules::{BySeat, Seat, shanghaien::Position};

/// The values of the outcomes. Here the cards are counted from the left of the table.
#[derive(Default)]
pub(super) struct Worth {
    /// By the player who ends the round: the values to that player, as tables of all layers, that player's layer first.
    values: BySeat<Vec<f32>>,
    /// The number of layers of each player.
    layers: BySeat<usize>,
}

impl Worth {
    /// Computes all values.
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

    /// Returns the values of all outcomes to the player who ends the round, for that player's layer and the other's.
    pub(super) fn to_ender(&self, ended_by: Seat, own: usize, other: usize) -> &[f32] {
        let table = own * self.layers[ended_by.other()] + other;
        &self.values[ended_by][table * OUTCOMES..(table + 1) * OUTCOMES]
    }

    /// Returns the layers without useless ones: uses as 2 sailors that are never better than another layer, whoever
    /// ends the round, however it ends and whatever the other player does. In such a layer a player has no more choice
    /// about tricks. So without it, or with the better use, the player can do all the same and ends at least as well.
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
