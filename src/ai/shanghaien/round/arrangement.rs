//! The ways to place some dice on six cards (arrangements), and who takes which card for each pair of arrangements.

use crate::rules::shanghaien::{DICE, End, TAVERN};

/// The number of ways to place 0, 1, … 6 dice on six cards.
pub(super) const COUNTS: [usize; DICE as usize + 1] = [1, 6, 21, 56, 126, 252, 462];

/// The number of ways to hand out six cards: each to the mover, to the other player, or out of the game.
pub(super) const OUTCOMES: usize = 729;

/// Tables of arrangements, which are the same in every game.
///
/// Here a card is known by its number, not by its place on the table: card 0 is the 1.
pub struct Arrangements {
    /// For each number of dice, its arrangements: the dice at each card.
    dice: Vec<Vec<[u8; TAVERN]>>,
    /// For each number of dice, arrangement and card, the index of the arrangement with one more die there.
    next: Vec<Vec<[u16; TAVERN]>>,
    /// For each pair of numbers of dice, the outcome of each pair of arrangements; rows are the first player's.
    outcomes: Vec<Vec<Vec<u16>>>,
    /// For each outcome, the same with the cards counted from the other end.
    reversed: Vec<u16>,
}

impl Default for Arrangements {
    fn default() -> Self {
        Self::new()
    }
}

impl Arrangements {
    /// Makes the tables.
    pub fn new() -> Self {
        let mut dice: Vec<Vec<[u8; TAVERN]>> = vec![vec![[0; TAVERN]]];
        let mut next = Vec::new();
        for count in 1..=usize::from(DICE) {
            let mut more: Vec<[u8; TAVERN]> = Vec::with_capacity(COUNTS[count]);
            let mut links = Vec::with_capacity(COUNTS[count - 1]);
            for arrangement in &dice[count - 1] {
                links.push(std::array::from_fn(|card| {
                    let mut with_one_more = *arrangement;
                    with_one_more[card] += 1;
                    let known = more.iter().position(|other| *other == with_one_more);
                    let index = known.unwrap_or_else(|| {
                        more.push(with_one_more);
                        more.len() - 1
                    });
                    u16::try_from(index).expect("462 at most")
                }));
            }
            dice.push(more);
            next.push(links);
        }
        let outcomes = dice
            .iter()
            .map(|own| {
                let against = |other: &Vec<[u8; TAVERN]>| {
                    own.iter().flat_map(|own| other.iter().map(|other| outcome(own, other))).collect()
                };
                dice.iter().map(against).collect()
            })
            .collect();
        let reversed = (0..OUTCOMES).map(|code| {
            let digits = (0..TAVERN).fold((0, code), |(turned, left), _| (turned * 3 + left % 3, left / 3));
            u16::try_from(digits.0).expect("729 at most")
        });
        Self { dice, next, outcomes, reversed: reversed.collect() }
    }

    /// Returns the index of the arrangement with one more die at a card.
    pub(super) fn next(&self, count: usize, index: usize, card: usize) -> usize {
        usize::from(self.next[count][index][card])
    }

    /// Returns the index of the arrangement of these dice together with the added ones.
    fn index_with(&self, dice: &[u8; TAVERN], added: &[u8; TAVERN]) -> usize {
        let down = dice.iter().chain(added).zip((0..TAVERN).cycle());
        let cards = down.flat_map(|(&dice, card)| std::iter::repeat_n(card, usize::from(dice)));
        cards.enumerate().fold(0, |index, (count, card)| self.next(count, index, card))
    }

    /// Returns the index of an arrangement among those with the same number of dice.
    pub(super) fn index_of(&self, dice: &[u8; TAVERN]) -> usize {
        self.index_with(dice, &[0; TAVERN])
    }

    /// Writes into `outcomes`, row by row, the outcome of every way to add so many dice to the player's own (rows) and
    /// to the other's (columns). The codes count the cards from the left of the table; `one_end` is the end of card 0.
    pub(super) fn outcomes(
        &self,
        own: (&[u8; TAVERN], usize),
        other: (&[u8; TAVERN], usize),
        one_end: End,
        outcomes: &mut Vec<u16>,
    ) {
        let indices = |(dice, added): (&[u8; TAVERN], usize)| {
            let down: u8 = dice.iter().sum();
            let indices: Vec<usize> =
                self.dice[added].iter().map(|added| self.index_with(dice, added)).collect();
            (usize::from(down) + added, indices)
        };
        let ((own, rows), (other, columns)) = (indices(own), indices(other));
        let codes = &self.outcomes[own][other];
        outcomes.clear();
        for row in rows {
            let codes = &codes[row * COUNTS[other]..(row + 1) * COUNTS[other]];
            let seen = columns.iter().map(|&column| codes[column]);
            match one_end {
                End::Left => outcomes.extend(seen),
                End::Right => outcomes.extend(seen.map(|code| self.reversed[usize::from(code)])),
            }
        }
    }
}

/// Returns who takes the cards, as a number in base 3. A digit is 0 if the card leaves the game, 1 if the first player
/// takes it, 2 if the second does; card 0 is the lowest digit.
fn outcome(own: &[u8; TAVERN], other: &[u8; TAVERN]) -> u16 {
    let pips = |dice: &[u8; TAVERN], card: usize| dice[card] * (u8::try_from(card).unwrap_or(0) + 1);
    let beside = |dice: &[u8; TAVERN], card: usize| {
        let below = if card > 0 { pips(dice, card - 1) } else { 0 };
        let above = if card + 1 < TAVERN { pips(dice, card + 1) } else { 0 };
        below + above
    };
    (0..TAVERN).rev().fold(0, |code, card| {
        let taker = match (own[card], other[card]) {
            (0, 0) => 0,
            (mine, theirs) if mine > theirs => 1,
            (mine, theirs) if mine < theirs => 2,
            _ => match beside(own, card).cmp(&beside(other, card)) {
                std::cmp::Ordering::Greater => 1,
                std::cmp::Ordering::Less => 2,
                std::cmp::Ordering::Equal => 0,
            },
        };
        code * 3 + taker
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_924_arrangements_and_each_step_adds_one_die() {
        let tables = Arrangements::new();
        assert_eq!(tables.dice.iter().map(Vec::len).collect::<Vec<_>>(), COUNTS);
        for (count, arrangements) in tables.dice[..usize::from(DICE)].iter().enumerate() {
            for (index, dice) in arrangements.iter().enumerate() {
                for card in 0..TAVERN {
                    let mut expected = *dice;
                    expected[card] += 1;
                    let next = tables.next(count, index, card);
                    assert_eq!(tables.dice[count + 1][next], expected);
                    assert_eq!(tables.index_of(&expected), next);
                }
            }
        }
    }

    #[test]
    fn counted_from_the_other_end_the_takers_are_reversed() {
        let tables = Arrangements::new();
        assert_eq!(tables.reversed[1 + 2 * 3], 3_u16.pow(5) + 2 * 3_u16.pow(4));
        assert!(
            (0..729_u16).all(|code| tables.reversed[usize::from(tables.reversed[usize::from(code)])] == code)
        );
    }

    #[test]
    fn the_worked_example_comes_out() {
        // 2, 2, 3, 6, 6 against 3, 4, 5, 6, 6: nobody, first, nobody, second, second, second.
        let code = outcome(&[0, 2, 1, 0, 0, 2], &[0, 0, 1, 1, 1, 2]);
        let digits: Vec<u16> = (0..6).map(|card| code / 3_u16.pow(card) % 3).collect();
        assert_eq!(digits, [0, 1, 0, 2, 2, 2]);
    }
}
