//! What lies in the middle of the table: the trick, or the bids.

use super::{BidsModel, Boarding, TableModel, TrickModel};
use crate::rules::hispaniola::{BySeat, Card, Give, Seat};

/// What lies in the middle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Middle {
    /// The bids face up.
    Bids(BidsModel),
    /// The bids face down: for each player whether they have bid. In a replay they lie open.
    FaceDown {
        /// Who has bid.
        bids: Vec<(Seat, bool)>,
        /// The bids of a replay.
        open: Option<BySeat<Option<Card>>>,
    },
    /// What the last hand brought each player.
    Scored(Vec<(Seat, i16)>),
    /// The trick.
    Trick {
        /// Its cards.
        trick: TrickModel,
        /// The boarding that is shown.
        boarding: Option<Boarding>,
        /// The players to whom it can be dragged, and how each gets it.
        takers: Vec<(Seat, Give)>,
    },
}

impl TableModel {
    /// Returns what lies in the middle.
    pub fn middle(&self) -> Middle {
        let replay = self.replay.as_ref();
        if let Some(bids) = &self.bids {
            return Middle::Bids(bids.clone());
        }
        if let Some(bids) = &self.face_down {
            return Middle::FaceDown { bids: bids.clone(), open: replay.map(|replay| replay.bids) };
        }
        if let Some(scored) = replay.and_then(|replay| replay.scored) {
            return Middle::Scored(self.seats.iter().map(|seat| (seat.seat, scored[seat.seat])).collect());
        }
        Middle::Trick {
            trick: self.trick.clone(),
            boarding: self.sea.boarding,
            takers: self.seats.iter().filter_map(|seat| Some((seat.seat, seat.takes?))).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::hispaniola::{
        Command, State,
        state::tests::{BIDS, TRICK, state_after},
    };

    fn middle(state: &State) -> Middle {
        TableModel::new(state).unwrap().middle()
    }

    #[test]
    fn bids_lie_face_down_then_open_and_then_the_trick() {
        let hidden = state_after("tB1");
        assert!(matches!(middle(&hidden), Middle::FaceDown { open: None, .. }));
        assert!(matches!(middle(&state_after(BIDS)), Middle::Bids(_)));
        let takers = |moves: &str| match middle(&state_after(moves)) {
            Middle::Trick { takers, .. } => takers,
            other => panic!("{other:?}"),
        };
        assert_eq!(takers(TRICK), []);
        let ways = [
            (Seat::One, Give::Left { pile: false }),
            (Seat::Two, Give::Right { pile: false }),
            (Seat::Three, Give::Keep),
        ];
        assert_eq!(takers(&format!("{TRICK} ^")), ways);
        let replay = hidden.after(Command::Replay(hidden.record.clone().unwrap()));
        let Middle::FaceDown { open: Some(open), .. } = middle(&replay) else { panic!("open in a replay") };
        assert!(open[Seat::One].is_some() && open[Seat::Two].is_none());
    }

    #[test]
    fn a_replay_shows_what_a_hand_has_brought() {
        let text = include_str!("../../../tests/records/valid/hispaniola-hand-scored.txt");
        let record = crate::record::hispaniola::Record::read(text.as_bytes()).expect("a valid record");
        let replay = State::default().after(Command::Replay(record.into()));
        let Middle::Scored(gains) = middle(&replay) else { panic!("the hand is over") };
        let points = TableModel::new(&replay).unwrap().seats.into_iter().map(|seat| (seat.seat, seat.points));
        assert_eq!(gains, points.collect::<Vec<_>>(), "it was the first hand");
    }
}
