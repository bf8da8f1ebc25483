//! The cards on the table, and whose trick it is.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Card, Colour, Seat, Seats, Ship};

/// A trick: the cards played so far, the leader's first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trick {
    leader: Seat,
    cards: ArrayVec<Card, { Seats::MOST }>,
}

/// So many colours in a trick make it one for the neutral ship.
const MANY_COLOURS: usize = 3;

impl Trick {
    /// A trick that this player leads to.
    pub const fn new(leader: Seat) -> Self {
        Self { leader, cards: ArrayVec::new_const() }
    }

    /// With one card more.
    pub fn with(&self, card: Card) -> Self {
        let mut trick = self.clone();
        trick.play(card);
        trick
    }

    pub(super) fn play(&mut self, card: Card) {
        self.cards.push(card);
    }

    /// Who leads.
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The cards in the order played.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The cards with who played them.
    pub fn played(&self, seats: Seats) -> impl Iterator<Item = (Seat, Card)> {
        seats.from(self.leader).zip(self.cards.iter().copied())
    }

    /// The colour led, which must be followed.
    pub fn led(&self) -> Option<Colour> {
        self.cards.first().map(|card| card.colour())
    }

    /// Whose trick it is so far, and by which card: the highest trump; without a trump the highest number of
    /// any colour; of equal numbers the first.
    pub fn winning(&self, seats: Seats, trump: Option<Colour>) -> Option<(Seat, Card)> {
        let rank = |card: Card| (Some(card.colour()) == trump, card.number());
        self.played(seats).reduce(|best, next| if rank(next.1) > rank(best.1) { next } else { best })
    }

    /// The ship that the winner may board.
    pub fn ship(&self) -> Option<Ship> {
        let led = self.led()?;
        let shown =
            Colour::ALL.into_iter().filter(|&colour| self.cards.iter().any(|card| card.colour() == colour));
        Some(if shown.count() >= MANY_COLOURS { Ship::Neutral } else { Ship::Of(led) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trick(cards: &[(Colour, u8)]) -> Trick {
        let mut trick = Trick::new(Seat::Two);
        for &(colour, number) in cards {
            trick.play(Card::new(colour, number).unwrap());
        }
        trick
    }

    fn winner(cards: &[(Colour, u8)], trump: Colour) -> Option<Seat> {
        trick(cards).winning(Seats::Three, Some(trump)).map(|(seat, _)| seat)
    }

    #[test]
    fn trump_beats_numbers_and_without_trump_any_colour_can_win() {
        use Colour::{Blue, Green, Red, Yellow};
        assert_eq!(winner(&[(Red, 9), (Blue, 1), (Red, 2)], Blue), Some(Seat::Three));
        assert_eq!(winner(&[(Red, 3), (Green, 8), (Red, 7)], Blue), Some(Seat::Three));
        assert_eq!(winner(&[(Red, 8), (Green, 8), (Yellow, 8)], Blue), Some(Seat::Two));
        assert_eq!(winner(&[], Blue), None);
    }

    #[test]
    fn three_colours_lead_to_the_neutral_ship() {
        use Colour::{Blue, Green, Red};
        assert_eq!(trick(&[(Red, 3), (Green, 8), (Red, 7)]).ship(), Some(Ship::Of(Red)));
        assert_eq!(trick(&[(Red, 3), (Green, 8), (Blue, 7)]).ship(), Some(Ship::Neutral));
    }
}
