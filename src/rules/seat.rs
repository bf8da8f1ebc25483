//! The two seats of a table, and values for each of them.

use serde::{Deserialize, Serialize};

/// One of the two players. Seat one lays dice on one side of the tavern, seat two on the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Seat {
    /// Seat 1.
    One,
    /// Seat 2.
    Two,
}

impl Seat {
    /// Both seats in order.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// Returns the opponent's seat.
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// Returns the seat's number, 1 or 2.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the seat with this number.
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            _ => None,
        }
    }
}

/// A value for each seat, indexed by [`Seat`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySeat<T>(pub [T; 2]);

impl<T> BySeat<T> {
    /// Makes the value of each seat with a function.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self([value(Seat::One), value(Seat::Two)])
    }

    /// Changes each value with the same function.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(change))
    }
}

impl<T: Ord> BySeat<T> {
    /// Returns the seat with the larger value; `None` if they are equal.
    pub fn leader(&self) -> Option<Seat> {
        match self[Seat::One].cmp(&self[Seat::Two]) {
            std::cmp::Ordering::Greater => Some(Seat::One),
            std::cmp::Ordering::Less => Some(Seat::Two),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// Implements indexing by `Seat` for a game's `BySeat`.
macro_rules! index_by_seat {
    () => {
        impl<T> std::ops::Index<Seat> for BySeat<T> {
            type Output = T;

            fn index(&self, seat: Seat) -> &T {
                &self.0[seat as usize]
            }
        }

        impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
            fn index_mut(&mut self, seat: Seat) -> &mut T {
                &mut self.0[seat as usize]
            }
        }
    };
}

index_by_seat!();
pub(super) use index_by_seat;
