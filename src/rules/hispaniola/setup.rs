//! What is agreed before the first deal.

use serde::{Deserialize, Serialize};

use super::{Seat, Seats};

/// All that is fixed before the first deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The number of players.
    pub seats: Seats,
    /// The first player of the first hand.
    pub first: Seat,
    /// How often each player is the first player.
    rounds: u8,
}

impl Setup {
    /// The largest number of rounds.
    pub const MOST_ROUNDS: u8 = 20;

    /// Makes a set-up. Returns `None` if the number of rounds is not 1 to 20 or the first player is not at the table.
    pub fn new(seats: Seats, first: Seat, rounds: u8) -> Option<Self> {
        let fits = (1..=Self::MOST_ROUNDS).contains(&rounds) && (first as usize) < seats.count();
        fits.then_some(Self { seats, first, rounds })
    }

    /// Returns how often each player is the first player.
    pub const fn rounds(&self) -> u8 {
        self.rounds
    }

    /// Returns how many hands are played.
    pub const fn hands(&self) -> u8 {
        self.rounds * (self.seats as u8 + 3)
    }

    /// Returns the first player of a hand. Hands count from 1.
    pub fn first_of(&self, hand: u8) -> Seat {
        let steps = usize::from(hand - 1) % self.seats.count();
        self.seats.from(self.first).nth(steps).unwrap_or(self.first)
    }
}
