//! Points for each nation and for tricks left in hand.

use super::{Nation, Position, Trick};
use crate::rules::{BySeat, Seat};

/// The points both players have, or would have if the game ended now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Each nation's score, in the order of [`Nation::ALL`].
    pub nations: [NationScore; Nation::ALL.len()],
    /// Points for unplayed tricks.
    pub tricks: BySeat<u8>,
    /// All points.
    pub totals: BySeat<u8>,
}

/// What one nation scores, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NationScore {
    /// The nation.
    pub nation: Nation,
    /// Each player's strength in it.
    pub strength: BySeat<u8>,
    /// The rule that applies.
    pub scoring: Scoring,
    /// The points each player gets.
    pub points: BySeat<u8>,
}

/// The rule that decides how a nation scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// Neither player has sailors of it.
    Nobody,
    /// Only this player has sailors of it and scores their strength.
    Alone(Seat),
    /// This player is stronger: drops their own sailors and takes the other's, scoring the weaker strength.
    Stronger(Seat),
    /// Both are equally strong: all sailors leave, no points.
    Equal,
}

impl NationScore {
    fn new(nation: Nation, strength: BySeat<u8>) -> Self {
        let weaker = strength[Seat::One].min(strength[Seat::Two]);
        let (scoring, scored) = match strength.leader() {
            Some(seat) if weaker == 0 => (Scoring::Alone(seat), Some((seat, strength[seat]))),
            Some(seat) => (Scoring::Stronger(seat), Some((seat, weaker))),
            None if weaker == 0 => (Scoring::Nobody, None),
            None => (Scoring::Equal, None),
        };
        let mut points = BySeat::default();
        if let Some((seat, scored)) = scored {
            points[seat] = scored;
        }
        Self { nation, strength, scoring, points }
    }
}

impl Score {
    /// Returns the player with more points; `None` in a draw.
    pub fn leader(&self) -> Option<Seat> {
        self.totals.leader()
    }
}

impl Position {
    /// Returns the points if the game ended now; when it is over, the final score.
    pub fn score(&self) -> Score {
        let nations = Nation::ALL
            .map(|nation| NationScore::new(nation, BySeat::from_fn(|seat| self.crew(seat).strength(nation))));
        let tricks = BySeat::from_fn(|seat| Trick::ALL.into_iter().map(|t| self.tricks(seat, t)).sum());
        let totals =
            BySeat::from_fn(|seat| nations.iter().map(|n| n.points[seat]).sum::<u8>() + tricks[seat]);
        Score { nations, tricks, totals }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scored(one: u8, two: u8) -> (Scoring, BySeat<u8>) {
        let score = NationScore::new(Nation::French, BySeat([one, two]));
        (score.scoring, score.points)
    }

    #[test]
    fn the_stronger_scores_the_weaker_strength() {
        assert_eq!(scored(6, 7), (Scoring::Stronger(Seat::Two), BySeat([0, 6])));
        assert_eq!(scored(10, 1), (Scoring::Stronger(Seat::One), BySeat([1, 0])));
    }

    #[test]
    fn equal_strengths_score_nothing() {
        assert_eq!(scored(5, 5), (Scoring::Equal, BySeat([0, 0])));
    }

    #[test]
    fn a_nation_held_by_one_player_scores_in_full() {
        assert_eq!(scored(7, 0), (Scoring::Alone(Seat::One), BySeat([7, 0])));
        assert_eq!(scored(0, 4), (Scoring::Alone(Seat::Two), BySeat([0, 4])));
        assert_eq!(scored(0, 0), (Scoring::Nobody, BySeat([0, 0])));
    }
}
