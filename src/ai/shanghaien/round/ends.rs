//! The ways a round can end, and their values.

use super::Layer;
use crate::ai::shanghaien::value::points;
use crate::rules::{
    BySeat, Seat,
    shanghaien::{Card, Claim, Crew, Nation, NextStart, Position, Trick},
};

/// The part of a position between two rounds that matters for its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndOfRound {
    /// The strength of each nation in each crew.
    pub strengths: BySeat<[u8; Nation::ALL.len()]>,
    /// The tricks in each hand.
    pub tricks: BySeat<[u8; Trick::ALL.len()]>,
    /// Who starts the next round.
    pub starter: Seat,
}

/// A measure of the end of a round.
pub trait EndValue {
    /// Returns the chance of seat one to win, a draw counting half; or another measure from 0 to 1 in which one player
    /// gains what the other loses.
    fn value(&self, end: &EndOfRound) -> f32;

    /// Writes into `values`, for all ways to hand out the cards, the value to the player who ends the round. The index
    /// of a way is a number in base 3, the first card's digit being the lowest: 0 if the card goes to nobody, 1 to that
    /// player, 2 to the other.
    fn outcomes(&self, end: &EndOfRound, cards: &[Card], ended_by: Seat, values: &mut [f32]) {
        hand_out(self, end, cards, 0, ended_by, values);
    }
}

/// Hands out the cards in all ways, from the last card on. `code` holds the digits of the cards handed out so far.
fn hand_out(
    value: &(impl EndValue + ?Sized),
    end: &EndOfRound,
    cards: &[Card],
    code: usize,
    ended_by: Seat,
    values: &mut [f32],
) {
    let Some((&last, cards)) = cards.split_last() else {
        let for_one = value.value(end);
        values[code] = if ended_by == Seat::One { for_one } else { 1.0 - for_one };
        return;
    };
    for (digit, taker) in [None, Some(ended_by), Some(ended_by.other())].into_iter().enumerate() {
        let mut end = *end;
        if let Some(seat) = taker {
            end.give(last, seat);
        }
        hand_out(value, &end, cards, code * 3 + digit, ended_by, values);
    }
}

/// The value after the last round, when the score decides.
#[derive(Clone, Copy, Debug)]
pub struct FinalScore;

impl EndValue for FinalScore {
    fn value(&self, end: &EndOfRound) -> f32 {
        match end.margin() {
            1.. => 1.0,
            0 => 0.5,
            _ => 0.0,
        }
    }
}

impl EndOfRound {
    /// Returns by how many points seat one would win if the game ended here.
    pub fn margin(&self) -> i16 {
        let [one, two] = self.strengths.0;
        let nations = one.into_iter().zip(two).map(|(one, two)| i16::from(points(one, two)));
        let tricks = self.tricks.0.map(|tricks| tricks.into_iter().map(i16::from).sum::<i16>());
        nations.sum::<i16>() + tricks[0] - tricks[1]
    }

    /// Returns the end of the round before this position, whose own round has just been dealt.
    #[cfg(not(target_arch = "wasm32"))]
    pub(in crate::ai::shanghaien) fn before(position: &Position) -> Self {
        let nobody_took = Self::before_distribution(position, BySeat([Layer::AsNow; 2]), Seat::One);
        Self { starter: position.starter(), ..nobody_took }
    }

    /// Returns the end if this player ended the round now and the cards went to these takers.
    pub(in crate::ai::shanghaien) fn if_now(
        position: &Position,
        ended_by: Seat,
        taker: impl Fn(Claim) -> Option<Seat>,
    ) -> Self {
        let mut end = Self::before_distribution(position, BySeat([Layer::AsNow; 2]), ended_by);
        for claim in position.distribution() {
            if let Some(seat) = taker(claim) {
                end.give(claim.card, seat);
            }
        }
        end
    }

    /// Returns the end of a round with these tricks played, before any card is handed out.
    pub(super) fn before_distribution(position: &Position, layers: BySeat<Layer>, ended_by: Seat) -> Self {
        let mut end = Self {
            strengths: BySeat::from_fn(|seat| Nation::ALL.map(|nation| position.crew(seat).strength(nation))),
            tricks: BySeat::from_fn(|seat| Trick::ALL.map(|trick| position.tricks(seat, trick))),
            starter: match position.next_start() {
                NextStart::OpponentOfShanghaier => ended_by.other(),
                NextStart::Alternate => position.starter().other(),
            },
        };
        for seat in Seat::ALL {
            if let Some(trick) = layers[seat].spent() {
                end.tricks[seat][trick as usize] -= 1;
            }
            if let Layer::TwoSailors(_, nation) = layers[seat] {
                end.strengths[seat][nation as usize] += Crew::WILD_VALUE;
            }
        }
        end
    }

    /// Gives a tavern card to a player.
    pub(in crate::ai::shanghaien) fn give(&mut self, card: Card, seat: Seat) {
        match card {
            Card::Sailor(sailor) => self.strengths[seat][sailor.nation() as usize] += sailor.value(),
            Card::Trick(trick) => self.tricks[seat][trick as usize] += 1,
        }
    }
}
