//! The inputs of a net: numbers that describe a position between two rounds, seen by one of the players.

use crate::{
    ai::shanghaien::round::EndOfRound,
    rules::{
        Seat,
        shanghaien::{Card, Nation, Position, Sailor, Trick},
    },
};

/// The number of inputs for a nation.
pub(super) const OF_NATION: usize = 14;
/// The number of inputs for the rest.
pub(super) const OF_REST: usize = 11;

/// The cards that are still to be dealt after the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ToCome {
    /// By nation, the number of sailors of value 1, 2, 3, 4.
    pub(super) sailors: [[u8; Sailor::MAX_VALUE as usize]; Nation::ALL.len()],
    pub(super) tricks: [u8; Trick::ALL.len()],
}

impl ToCome {
    /// Returns the cards to be dealt after this position's round.
    pub(super) fn after(position: &Position) -> Self {
        let sailors = Nation::ALL.map(|nation| {
            std::array::from_fn(|index| {
                let value = u8::try_from(index + 1).unwrap_or(Sailor::MAX_VALUE);
                Sailor::new(nation, value).map_or(0, |sailor| position.unseen(Card::Sailor(sailor)))
            })
        });
        Self { sailors, tricks: Trick::ALL.map(|trick| position.unseen(Card::Trick(trick))) }
    }
}

/// Returns the points of a nation for the player with the first strength; negative if the other player scores.
pub(in crate::ai::shanghaien) fn points(own: u8, other: u8) -> i8 {
    let points = match (own, other) {
        (own, 0) => i16::from(own),
        (0, other) => -i16::from(other),
        (own, other) if own > other => i16::from(other),
        (own, other) if own < other => -i16::from(own),
        _ => 0,
    };
    i8::try_from(points).unwrap_or_default()
}

/// Returns a nation's inputs, all of a size around 1, seen by the player with the first strength and by the other.
pub(super) fn of_nation(
    one: u8,
    two: u8,
    to_come: [u8; Sailor::MAX_VALUE as usize],
) -> [[f32; OF_NATION]; 2] {
    let (mean, spread) = outlook(one, two, to_come);
    let flag = |is: bool| if is { 1.0 } else { 0.0 };
    let [ones, twos, threes, fours] = to_come.map(f32::from);
    [(one, two, mean), (two, one, -mean)].map(|(own, other, mean)| {
        [
            f32::from(own) / 8.0,
            f32::from(other) / 8.0,
            flag(own > 0),
            flag(other > 0),
            flag(own > other) - flag(other > own),
            f32::from(points(own, other)) / 6.0,
            f32::from(own.min(other)) / 6.0,
            (f32::from(own) - f32::from(other)).clamp(-4.0, 4.0) / 4.0,
            ones,
            twos,
            threes / 2.0,
            fours,
            mean / 4.0,
            spread / 4.0,
        ]
    })
}

/// Returns the mean and the spread of the points if each card to come went to each player with the same chance, and
/// sometimes to nobody.
fn outlook(own: u8, other: u8, to_come: [u8; Sailor::MAX_VALUE as usize]) -> (f32, f32) {
    const TAKEN: f32 = 0.42;
    const LOST: f32 = 1.0 - 2.0 * TAKEN;
    fn sum(own: u8, other: u8, cards: &[u8], chance: f32, sums: &mut [f32; 2]) {
        let Some((&card, cards)) = cards.split_first() else {
            let points = f32::from(points(own, other));
            sums[0] += chance * points;
            sums[1] += chance * points * points;
            return;
        };
        sum(own + card, other, cards, chance * TAKEN, sums);
        sum(own, other + card, cards, chance * TAKEN, sums);
        sum(own, other, cards, chance * LOST, sums);
    }
    let cards: arrayvec::ArrayVec<u8, 5> = (1..)
        .zip(to_come)
        .flat_map(|(value, count)| std::iter::repeat_n(value, usize::from(count)))
        .collect();
    let mut sums = [0.0; 2];
    sum(own, other, &cards, 1.0, &mut sums);
    (sums[0], (sums[1] - sums[0] * sums[0]).max(0.0).sqrt())
}

/// Returns the inputs for all but the nations, seen by a seat.
pub(super) fn of_rest(end: &EndOfRound, to_come: &ToCome, seat: Seat) -> [f32; OF_REST] {
    let [b, n, r] = end.tricks[seat].map(f32::from);
    let [other_b, other_n, other_r] = end.tricks[seat.other()].map(f32::from);
    let [coming_b, coming_n, coming_r] = to_come.tricks.map(f32::from);
    let starts = if end.starter == seat { 1.0 } else { 0.0 };
    [b, n, r, other_b, other_n, other_r, coming_b / 2.0, coming_n / 2.0, coming_r / 2.0, starts, 1.0]
}

/// Returns how one more trick in a hand changes the result of [`of_rest`].
pub(super) fn of_trick(trick: Trick, is_own: bool) -> [f32; OF_REST] {
    let mut rest = [0.0; OF_REST];
    rest[trick as usize + if is_own { 0 } else { Trick::ALL.len() }] = 1.0;
    rest
}
