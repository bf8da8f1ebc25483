//! The ways a round can end, and what each is worth.

use super::{Layer, arrangement::OUTCOMES};
use crate::rules::{
    BySeat, Die, Seat,
    shanghaien::{Card, End, Nation, NextStart, Position, TAVERN, Trick},
};

/// What counts of a position between two rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndOfRound {
    /// The strength of each nation in each crew.
    pub strengths: BySeat<[u8; Nation::ALL.len()]>,
    /// The tricks in each hand.
    pub tricks: BySeat<[u8; Trick::ALL.len()]>,
    /// Who starts the next round.
    pub starter: Seat,
}

/// Says what the end of a round is worth.
pub trait EndValue {
    /// The chance of seat one to win, a draw counting half; or any other measure from 0 to 1 in which what
    /// one player gains the other loses.
    fn value(&self, end: &EndOfRound) -> f32;
}

/// After the last round nothing is left to guess: the score decides.
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
    /// By how many points seat one would win if the game ended here.
    pub fn margin(&self) -> i16 {
        let [one, two] = self.strengths.0;
        let nations = one.into_iter().zip(two).map(|(one, two)| match (one, two) {
            (one, 0) => i16::from(one),
            (0, two) => -i16::from(two),
            (one, two) if one > two => i16::from(two),
            (one, two) if one < two => -i16::from(one),
            _ => 0,
        });
        let tricks = self.tricks.0.map(|tricks| tricks.into_iter().map(i16::from).sum::<i16>());
        nations.sum::<i16>() + tricks[0] - tricks[1]
    }

    /// A position as if the round ended with these tricks played and no card taken by anybody.
    fn before_distribution(position: &Position, layers: BySeat<Layer>, ended_by: Seat) -> Self {
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
                end.strengths[seat][nation as usize] += crate::rules::shanghaien::Crew::WILD_VALUE;
            }
        }
        end
    }
}

/// The worth of every outcome to the player who ends the round.
pub(super) fn outcome_values(
    position: &Position,
    one_end: End,
    layers: BySeat<Layer>,
    ended_by: Seat,
    value: &impl EndValue,
) -> Vec<f32> {
    let cards: [Card; TAVERN] =
        std::array::from_fn(|card| position.tavern()[one_end.position_of(Die::ALL[card])]);
    let mut values = vec![0.0; OUTCOMES];
    let end = EndOfRound::before_distribution(position, layers, ended_by);
    distribute(&cards, TAVERN, 0, end, ended_by, value, &mut values);
    values
}

/// Gives the cards below `left` to nobody, to the player who ends the round, to the other one, in turn.
fn distribute(
    cards: &[Card; TAVERN],
    left: usize,
    code: usize,
    end: EndOfRound,
    ended_by: Seat,
    value: &impl EndValue,
    values: &mut [f32],
) {
    let Some(card) = left.checked_sub(1) else {
        let for_one = value.value(&end);
        values[code] = if ended_by == Seat::One { for_one } else { 1.0 - for_one };
        return;
    };
    for (digit, taker) in [None, Some(ended_by), Some(ended_by.other())].into_iter().enumerate() {
        let mut end = end;
        if let Some(seat) = taker {
            match cards[card] {
                Card::Sailor(sailor) => end.strengths[seat][sailor.nation() as usize] += sailor.value(),
                Card::Trick(trick) => end.tricks[seat][trick as usize] += 1,
            }
        }
        distribute(cards, card, code * 3 + digit, end, ended_by, value, values);
    }
}
