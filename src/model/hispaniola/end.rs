//! The picture of the end of a game.

use std::rc::Rc;

use super::{State, sheet::HandsModel};
use crate::{
    model::{Notice, Pace},
    record::hispaniola::Record,
    rules::hispaniola::{Phase, Seat, Table},
};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndModel {
    /// The game.
    pub record: Rc<Record>,
    /// Who has won.
    pub winners: Winners,
    /// What each hand brought.
    pub hands: HandsModel,
    /// The pace.
    pub pace: Pace,
    /// Whether a question lies over it.
    pub is_covered: bool,
    /// The notice to the players.
    pub notice: Option<Notice>,
}

/// Who has won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winners {
    /// The players with the most points.
    pub seats: Vec<Seat>,
    /// Their points.
    pub points: i16,
    /// If only one has won, by how much, and the next player.
    pub ahead: Option<(i16, Seat)>,
}

impl Winners {
    /// Returns the players who have the most points on this table.
    pub fn new(table: &Table) -> Self {
        let seats: Vec<Seat> = table.leaders().collect();
        let points = seats.first().map_or(0, |&seat| table.points(seat));
        let others = table.seats().all().filter(|seat| !seats.contains(seat));
        let second = others.max_by_key(|&seat| table.points(seat)).filter(|_| seats.len() == 1);
        Self { ahead: second.map(|seat| (points - table.points(seat), seat)), seats, points }
    }
}

impl EndModel {
    /// Makes the picture; `None` unless the table shows the end of a game.
    pub fn new(state: &State) -> Option<Self> {
        let record = state.record.clone().filter(|_| state.plays_on())?;
        (record.table().phase() == Phase::Over).then(|| Self {
            winners: Winners::new(record.table()),
            hands: HandsModel::new(&record),
            record,
            pace: state.pace,
            is_covered: state.pending.is_some(),
            notice: state.notice.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::hispaniola::{Command, Pirates, TableCommand, state::tests::state_after};

    fn whole() -> State {
        let text = include_str!("../../../tests/records/valid/hispaniola-seed-2008.txt");
        let record = Record::read(text.as_bytes()).expect("a valid record");
        State::default().after(Command::Begin(record.into(), Pirates::default()))
    }

    #[test]
    fn the_end_comes_after_the_last_score_and_not_in_a_replay() {
        let state = whole();
        assert_eq!(EndModel::new(&state), None, "the last score is shown first");
        let over = state.after(TableCommand::GoOn);
        let end = EndModel::new(&over).unwrap();
        let table = end.record.table();
        assert_eq!(usize::from(table.setup().hands()), end.hands.hands.len());
        assert_eq!(end.winners.seats, table.leaders().collect::<Vec<_>>());
        if let Some((lead, second)) = end.winners.ahead {
            assert_eq!(end.winners.points - lead, table.points(second));
            assert!(lead > 0);
        }
        assert_eq!(EndModel::new(&over.after(Command::Replay(end.record))), None);
        assert_eq!(EndModel::new(&state_after("")), None);
    }

    #[test]
    fn equal_players_share_the_win() {
        let winners = Winners::new(state_after("").record.unwrap().table());
        assert_eq!((winners.seats.len(), winners.points, winners.ahead), (3, 0, None));
    }
}
