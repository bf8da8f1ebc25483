//! The players: three to five seats, clockwise.

use serde::{Deserialize, Serialize};

use crate::rules::seat::index_by_seat;

/// The number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Seats {
    /// Three players.
    Three,
    /// Four players.
    Four,
    /// Five players.
    Five,
}

impl Seats {
    /// All table sizes, the smallest first.
    pub const ALL: [Self; 3] = [Self::Three, Self::Four, Self::Five];
    /// The largest number of players.
    pub const MOST: usize = 5;

    /// Returns the table size for so many players, if there is one.
    pub const fn new(count: usize) -> Option<Self> {
        match count {
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            5 => Some(Self::Five),
            _ => None,
        }
    }

    /// Returns the number of players.
    pub const fn count(self) -> usize {
        self as usize + 3
    }

    /// Returns the seats in order.
    pub fn all(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().take(self.count())
    }

    /// Returns the seats in order, once around, starting with this one.
    pub fn from(self, first: Seat) -> impl Iterator<Item = Seat> {
        (0..self.count()).map(move |steps| Seat::ALL[(first as usize + steps) % self.count()])
    }

    /// Returns the next seat clockwise.
    pub const fn left_of(self, seat: Seat) -> Seat {
        Seat::ALL[(seat as usize + 1) % self.count()]
    }

    /// Returns the seat before this one.
    pub const fn right_of(self, seat: Seat) -> Seat {
        Seat::ALL[(seat as usize + self.count() - 1) % self.count()]
    }
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Seat {
    /// Seat 1.
    One,
    /// Seat 2.
    Two,
    /// Seat 3.
    Three,
    /// Seat 4.
    Four,
    /// Seat 5.
    Five,
}

impl Seat {
    /// All seats in order.
    pub const ALL: [Self; Seats::MOST] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five];

    /// Returns the seat's number, 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the seat with this number.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.number() == number)
    }
}

/// A value for each seat. At a smaller table the last ones are not used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySeat<T>(pub [T; Seats::MOST]);

impl<T> BySeat<T> {
    /// Makes the value of each seat with a function.
    pub fn from_fn(value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(value))
    }
}

index_by_seat!();

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_follow_each_other_clockwise() {
        for seats in Seats::ALL {
            assert_eq!(Seats::new(seats.count()), Some(seats));
            assert_eq!(seats.all().count(), seats.count());
            assert!(seats.all().all(|seat| seats.right_of(seats.left_of(seat)) == seat));
            let around: Vec<Seat> = seats.from(Seat::Two).collect();
            assert_eq!(
                (around[0], around.len(), around[seats.count() - 1]),
                (Seat::Two, seats.count(), Seat::One)
            );
        }
    }
}
