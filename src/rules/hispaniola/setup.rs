//! What is agreed before the first deal.

use serde::{Deserialize, Serialize};

use super::{Seat, Seats};

/// All that is fixed before the first deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub seats: Seats,
    /// The first player of the first hand.
    pub first: Seat,
    /// How often everybody is the first player.
    rounds: u8,
}

impl Setup {
    /// The most rounds.
    pub const MOST_ROUNDS: u8 = 20;

    /// A game of so many rounds; `None` if there are none or too many, or the first player is not at the table.
    pub fn new(seats: Seats, first: Seat, rounds: u8) -> Option<Self> {
        let fits = (1..=Self::MOST_ROUNDS).contains(&rounds) && (first as usize) < seats.count();
        fits.then_some(Self { seats, first, rounds })
    }

    /// How often everybody is the first player.
    pub const fn rounds(&self) -> u8 {
        self.rounds
    }

    /// How many hands are played.
    pub const fn hands(&self) -> u8 {
        self.rounds * (self.seats as u8 + 3)
    }

    /// The first player of a hand, the first hand being 1.
    pub fn first_of(&self, hand: u8) -> Seat {
        let steps = usize::from(hand - 1) % self.seats.count();
        self.seats.from(self.first).nth(steps).unwrap_or(self.first)
    }
}
