//! The picture of a player's area: crew, tricks, dice, and the comparison with the other captain.

use crate::rules::{
    Seat,
    shanghaien::{Nation, NationScore, Position, Score, Scoring, Trick},
};

/// A player's area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatModel {
    /// The player.
    pub seat: Seat,
    /// The eight nations in order.
    pub crew: [NationTile; 8],
    /// The kinds of trick held, each with its number.
    pub tricks: Vec<(Trick, u8)>,
    /// Whether tricks can be played now.
    pub awake: bool,
    /// Dice that are neither on cards nor just rolled.
    pub supply: u8,
    /// Whether the captain stands at the tavern, because a trick was played.
    pub captain_out: bool,
    /// All points if the game ended now.
    pub points: u8,
}

/// One nation of a crew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NationTile {
    /// The nation.
    pub nation: Nation,
    /// The values of the sailor cards.
    pub values: Vec<u8>,
    /// The number of wild cards.
    pub wilds: u8,
    /// The strength: the sum of all values.
    pub strength: u8,
    /// The other captain's strength.
    pub rival: u8,
    /// Points if the game ended now.
    pub points: u8,
    /// How it compares with the other captain's.
    pub standing: Standing,
}

/// How a nation of a crew compares with the other captain's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The player has no sailor of it.
    Empty,
    /// It is weaker and scores nothing.
    Behind,
    /// Both are equally strong; nobody scores.
    Even,
    /// It scores.
    Ahead,
}

impl NationTile {
    fn new(position: &Position, seat: Seat, score: NationScore) -> Self {
        let crew = position.crew(seat);
        let standing = match score.scoring {
            _ if score.strength[seat] == 0 => Standing::Empty,
            Scoring::Alone(_) => Standing::Ahead,
            Scoring::Stronger(stronger) if stronger == seat => Standing::Ahead,
            Scoring::Stronger(_) => Standing::Behind,
            Scoring::Equal | Scoring::Nobody => Standing::Even,
        };
        Self {
            nation: score.nation,
            values: crew.values(score.nation).collect(),
            wilds: crew.wilds(score.nation),
            strength: score.strength[seat],
            rival: score.strength[seat.other()],
            points: score.points[seat],
            standing,
        }
    }
}

impl SeatModel {
    /// Makes the picture of a player's area.
    pub fn new(position: &Position, seat: Seat) -> Self {
        let score: Score = position.score();
        let tricks: Vec<(Trick, u8)> = Trick::ALL
            .into_iter()
            .map(|trick| (trick, position.tricks(seat, trick)))
            .filter(|&(_, count)| count > 0)
            .collect();
        let awake = position.to_move() == Some(seat)
            && position.legal_actions().iter().any(|action| action.trick().is_some());
        let rolled = position.to_move() == Some(seat) && position.rolled().is_some();
        Self {
            seat,
            crew: std::array::from_fn(|index| NationTile::new(position, seat, score.nations[index])),
            tricks,
            awake,
            supply: position.supply(seat) - if rolled { 2 } else { 0 },
            captain_out: position.captain_out(seat),
            points: score.totals[seat],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::shanghaien::state::tests::record_after;

    #[test]
    fn a_crew_shows_every_value_and_how_it_compares() {
        // Anna wins the American 1, Bernd the American 4.
        let record = record_after("r11 L p1 r44 p4 r11 p1 r44 p4 !");
        let tile = |seat| SeatModel::new(record.position(), seat).crew[Nation::American as usize].clone();
        let (anna, bernd) = (tile(Seat::One), tile(Seat::Two));
        assert_eq!((anna.values, anna.strength, anna.rival), (vec![1], 1, 4));
        assert_eq!((anna.standing, anna.points), (Standing::Behind, 0));
        assert_eq!((bernd.standing, bernd.points), (Standing::Ahead, 1));
    }

    #[test]
    fn tricks_wake_up_after_the_roll_of_their_holder() {
        // Bernd wins the trick "Add both dice" at card 6 and starts round 2.
        let record = record_after("r11 L p1 r66 p6 r11 p1 r66 p6 !");
        let asleep = SeatModel::new(record.position(), Seat::Two);
        assert_eq!((asleep.tricks.as_slice(), asleep.awake), (&[(Trick::AddBothDice, 1)][..], false));
        let record = record_after("r11 L p1 r66 p6 r11 p1 r66 p6 ! r12");
        assert!(SeatModel::new(record.position(), Seat::Two).awake);
        assert!(!SeatModel::new(record.position(), Seat::One).awake);
    }
}
