//! A trick: the cards on the table, and who is winning it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Card, Colour, Seat, Seats, Ship};

/// A trick: the cards played so far, the leader's first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trick {
    leader: Seat,
    cards: ArrayVec<Card, { Seats::MOST }>,
}

/// The number of colours from which on a trick is for the neutral ship.
const MANY_COLOURS: u32 = 3;

impl Trick {
    /// Starts a trick that this player leads to.
    pub const fn new(leader: Seat) -> Self {
        Self { leader, cards: ArrayVec::new_const() }
    }

    pub(super) fn play(&mut self, card: Card) {
        self.cards.push(card);
    }

    /// Returns the player who leads.
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// Returns the cards in the order they were played.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns the cards, each with the player who played it.
    pub fn played(&self, seats: Seats) -> impl Iterator<Item = (Seat, Card)> {
        seats.from(self.leader).zip(self.cards.iter().copied())
    }

    /// Returns the colour led, which must be followed.
    pub fn led(&self) -> Option<Colour> {
        self.cards.first().map(|card| card.colour())
    }

    /// Returns the player who is winning the trick, and the winning card: the highest trump; without a trump the
    /// highest number of any colour; of equal numbers the first.
    pub fn winning(&self, seats: Seats, trump: Option<Colour>) -> Option<(Seat, Card)> {
        let rank = |card: Card| (Some(card.colour()) == trump, card.number());
        self.played(seats).reduce(|best, next| if rank(next.1) > rank(best.1) { next } else { best })
    }

    /// Returns the ship that the winner may board.
    pub fn ship(&self) -> Option<Ship> {
        Some(ship(self.led()?, self.colours()))
    }

    /// Returns the ship that the winner may board if this card is played too and no other colour follows.
    pub fn ship_with(&self, card: Card) -> Ship {
        let colour = card.colour();
        ship(self.led().unwrap_or(colour), self.colours() | 1 << colour as u8)
    }

    /// Returns the colours in the trick, a bit for each.
    fn colours(&self) -> u8 {
        self.cards.iter().fold(0, |colours, card| colours | 1 << card.colour() as u8)
    }
}

fn ship(led: Colour, colours: u8) -> Ship {
    if colours.count_ones() >= MANY_COLOURS { Ship::Neutral } else { Ship::Of(led) }
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
        let with_blue = |cards| trick(cards).ship_with(Card::new(Blue, 7).unwrap());
        assert_eq!([with_blue(&[]), with_blue(&[(Red, 3)])], [Ship::Of(Blue), Ship::Of(Red)]);
        assert_eq!(with_blue(&[(Red, 3), (Green, 8)]), Ship::Neutral);
    }
}
