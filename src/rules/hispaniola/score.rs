//! What a hand scores, line by line.

use super::{BySeat, ISLANDS, Place, Sea, Seat, Seats, Ship};

/// Why a player's pile of tricks costs points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PileLoss {
    /// It costs nothing.
    #[default]
    None,
    /// No pile is larger: −4 points.
    Most,
    /// Only one pile is larger: −2 points.
    SecondMost,
}

impl PileLoss {
    /// Returns what a player's pile costs. Players with the most tricks lose 4 each. If only one player has the most,
    /// those with the second most lose 2 each. An empty pile costs nothing.
    pub fn of(seats: Seats, piles: &BySeat<u8>, seat: Seat) -> Self {
        let more = seats.all().filter(|&other| piles[other] > piles[seat]).count();
        match (piles[seat], more) {
            (0, _) => Self::None,
            (_, 0) => Self::Most,
            (_, 1) => Self::SecondMost,
            _ => Self::None,
        }
    }

    /// Returns the points, 0 or less.
    pub const fn points(self) -> i16 {
        match self {
            Self::None => 0,
            Self::Most => -4,
            Self::SecondMost => -2,
        }
    }
}

/// What a player scores in a hand, and why.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandScore {
    /// Ships the player is captain of.
    pub captains: u8,
    /// Pirates fore or aft of a captain.
    pub beside: u8,
    /// Which islands hold a pirate of the player.
    pub islands: [bool; ISLANDS],
    /// Tricks in the pile.
    pub pile: u8,
    /// What the pile costs.
    pub pile_loss: PileLoss,
}

impl HandScore {
    /// Points for each captain.
    pub const CAPTAIN: i16 = 5;
    /// Points for each pirate fore or aft.
    pub const BESIDE: i16 = 1;

    /// Returns the points for the islands: −1 for the first, −2 for the second, and so on.
    pub fn island_points(&self) -> i16 {
        (1..).zip(self.islands).map(|(number, is_there)| if is_there { -number } else { 0 }).sum()
    }

    /// Returns all points of the hand.
    pub fn total(&self) -> i16 {
        i16::from(self.captains) * Self::CAPTAIN
            + i16::from(self.beside) * Self::BESIDE
            + self.island_points()
            + self.pile_loss.points()
    }
}

/// Returns what each player scores when a hand ends in this state.
pub(super) fn score(seats: Seats, sea: &Sea, piles: &BySeat<u8>) -> BySeat<HandScore> {
    let mut scores = BySeat::from_fn(|seat| HandScore { pile: piles[seat], ..HandScore::default() });
    for ship in Ship::ALL {
        for place in Place::ALL {
            if let Some(seat) = sea.at(ship, place) {
                match place {
                    Place::Captain => scores[seat].captains += 1,
                    Place::Fore | Place::Aft => scores[seat].beside += 1,
                }
            }
        }
    }
    for (number, island) in sea.islands().iter().enumerate() {
        if let Some(seat) = island {
            scores[*seat].islands[number] = true;
        }
    }
    for seat in seats.all() {
        scores[seat].pile_loss = PileLoss::of(seats, piles, seat);
    }
    scores
}

#[cfg(test)]
mod tests {
    use super::*;

    fn losses(piles: [u8; 5]) -> [i16; 5] {
        let scores = score(Seats::Five, &Sea::default(), &BySeat(piles));
        scores.0.map(|score| score.total())
    }

    #[test]
    fn the_largest_piles_cost_points() {
        assert_eq!(losses([5, 4, 3, 2, 1]), [-4, -2, 0, 0, 0]);
        assert_eq!(losses([5, 5, 3, 2, 0]), [-4, -4, 0, 0, 0], "a tie for most leaves no second");
        assert_eq!(losses([5, 4, 4, 2, 0]), [-4, -2, -2, 0, 0]);
        assert_eq!(losses([9, 0, 0, 0, 0]), [-4, 0, 0, 0, 0], "an empty pile costs nothing");
        assert_eq!(losses([0; 5]), [0; 5]);
    }

    #[test]
    fn places_and_islands_count() {
        let mut sea = Sea::default();
        for (seat, side) in [(Seat::One, None), (Seat::Two, Some(super::super::Side::Fore))] {
            sea.board(seat, Ship::Neutral, side);
        }
        sea.board(Seat::Three, Ship::Neutral, Some(super::super::Side::Fore));
        let scores = score(Seats::Three, &sea, &BySeat::default());
        assert_eq!([Seat::One, Seat::Two, Seat::Three].map(|seat| scores[seat].total()), [-1, 1, 5]);
    }
}
