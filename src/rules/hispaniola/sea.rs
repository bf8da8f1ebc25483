//! The six ships, the four islands and the pirates on them.

use serde::{Deserialize, Serialize};

use super::{BySeat, Colour, ISLANDS, PIRATES, Seat, Side};

/// A ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ship {
    /// The ship of a colour.
    Of(Colour),
    /// The ship for tricks of three or more colours. Code N.
    Neutral,
}

impl Ship {
    /// All six: the colours, then the neutral one.
    pub const ALL: [Self; 6] = [
        Self::Of(Colour::Blue),
        Self::Of(Colour::Green),
        Self::Of(Colour::Red),
        Self::Of(Colour::Violet),
        Self::Of(Colour::Yellow),
        Self::Neutral,
    ];

    /// Returns the letter that stands for the ship.
    pub const fn code(self) -> char {
        match self {
            Self::Of(colour) => colour.code(),
            Self::Neutral => 'N',
        }
    }

    /// Returns the ship's place in the order.
    pub const fn index(self) -> usize {
        match self {
            Self::Of(colour) => colour as usize,
            Self::Neutral => Colour::ALL.len(),
        }
    }
}

/// A place on a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// In front of the captain.
    Fore,
    /// In the middle.
    Captain,
    /// Behind the captain.
    Aft,
}

impl Place {
    /// From bow to stern.
    pub const ALL: [Self; 3] = [Self::Fore, Self::Captain, Self::Aft];
}

impl From<Side> for Place {
    fn from(side: Side) -> Self {
        match side {
            Side::Fore => Self::Fore,
            Side::Aft => Self::Aft,
        }
    }
}

/// What happens when a pirate is pushed off a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overboard {
    /// The owner of the pirate that went overboard, to the first island.
    pub fallen: Seat,
    /// The owner of the pirate that came back from the last island to the reserve.
    pub returned: Option<Seat>,
}

/// Where all pirates are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sea {
    ships: [[Option<Seat>; Place::ALL.len()]; Ship::ALL.len()],
    islands: [Option<Seat>; ISLANDS],
    reserve: BySeat<u8>,
}

impl Default for Sea {
    fn default() -> Self {
        Self { ships: Default::default(), islands: Default::default(), reserve: BySeat::from_fn(|_| PIRATES) }
    }
}

impl Sea {
    /// Returns the owner of the pirate that stands there.
    pub const fn at(&self, ship: Ship, place: Place) -> Option<Seat> {
        self.ships[ship.index()][place as usize]
    }

    /// Returns the owners of the pirates on the islands, the first island first.
    pub const fn islands(&self) -> &[Option<Seat>; ISLANDS] {
        &self.islands
    }

    /// Returns how many pirates a player has in reserve.
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.reserve[seat]
    }

    /// Returns whether a player may exchange the captain and the pirate at that side: exactly one of the two must be
    /// their own.
    pub fn can_swap(&self, seat: Seat, ship: Ship, side: Side) -> bool {
        match (self.at(ship, Place::Captain), self.at(ship, side.into())) {
            (Some(captain), Some(beside)) => (captain == seat) != (beside == seat),
            _ => false,
        }
    }

    /// Puts a pirate from the reserve in the captain's place. The old captain, if any, goes to that side and pushes the
    /// pirate who stood there overboard.
    pub fn board(&mut self, seat: Seat, ship: Ship, side: Option<Side>) -> Option<Overboard> {
        self.reserve[seat] -= 1;
        let places = &mut self.ships[ship.index()];
        let captain = places[Place::Captain as usize].replace(seat);
        let pushed =
            side.zip(captain).and_then(|(side, captain)| places[Place::from(side) as usize].replace(captain));
        pushed.map(|fallen| self.overboard(fallen))
    }

    /// Exchanges the captain and the pirate at that side.
    pub fn swap(&mut self, ship: Ship, side: Side) {
        self.ships[ship.index()].swap(Place::Captain as usize, Place::from(side) as usize);
    }

    /// Moves a pirate to the first island. Each pirate there moves on to the next island, from the last one to the
    /// reserve.
    fn overboard(&mut self, fallen: Seat) -> Overboard {
        let mut swimmer = Some(fallen);
        for island in &mut self.islands {
            if swimmer.is_none() {
                break;
            }
            std::mem::swap(island, &mut swimmer);
        }
        if let Some(home) = swimmer {
            self.reserve[home] += 1;
        }
        Overboard { fallen, returned: swimmer }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Ship = Ship::Of(Colour::Red);

    #[test]
    fn the_old_captain_goes_aside_and_whoever_stood_there_falls_overboard() {
        let mut sea = Sea::default();
        assert_eq!(sea.board(Seat::One, RED, None), None);
        assert_eq!(sea.board(Seat::Two, RED, Some(Side::Fore)), None);
        let fallen = sea.board(Seat::Three, RED, Some(Side::Fore));
        assert_eq!(fallen, Some(Overboard { fallen: Seat::One, returned: None }));
        assert_eq!(Place::ALL.map(|place| sea.at(RED, place)), [Some(Seat::Two), Some(Seat::Three), None]);
        assert_eq!(sea.islands(), &[Some(Seat::One), None, None, None]);
        assert_eq!([Seat::One, Seat::Two, Seat::Three].map(|seat| sea.reserve(seat)), [9, 9, 9]);
    }

    #[test]
    fn the_islands_push_on_to_the_last_and_from_there_home() {
        let mut sea = Sea::default();
        for seat in [Seat::One, Seat::Two, Seat::Three, Seat::One] {
            sea.overboard(seat);
        }
        assert_eq!(sea.islands(), &[Seat::One, Seat::Three, Seat::Two, Seat::One].map(Some));
        assert_eq!(sea.overboard(Seat::Two), Overboard { fallen: Seat::Two, returned: Some(Seat::One) });
        assert_eq!(sea.reserve(Seat::One), 11);
        assert_eq!(sea.islands(), &[Seat::Two, Seat::One, Seat::Three, Seat::Two].map(Some));
    }

    #[test]
    fn a_swap_needs_one_own_and_one_other_pirate_side_by_side() {
        let mut sea = Sea::default();
        sea.board(Seat::One, RED, None);
        assert!(!sea.can_swap(Seat::One, RED, Side::Fore));
        sea.board(Seat::Two, RED, Some(Side::Fore));
        assert!(sea.can_swap(Seat::One, RED, Side::Fore) && sea.can_swap(Seat::Two, RED, Side::Fore));
        assert!(!sea.can_swap(Seat::Three, RED, Side::Fore) && !sea.can_swap(Seat::One, RED, Side::Aft));
        sea.swap(RED, Side::Fore);
        assert_eq!(sea.at(RED, Place::Captain), Some(Seat::One));
    }
}
