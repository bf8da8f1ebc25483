//! The picture of the end of a game.

use std::rc::Rc;

use super::State;
use crate::{
    model::{Notice, Pace},
    record::shanghaien::Record,
    rules::{Seat, shanghaien::Score},
};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndModel {
    /// The game.
    pub record: Rc<Record>,
    /// The points, nation by nation.
    pub score: Score,
    /// The player who would start a rematch; `None` in a lesson, which has its own buttons for what comes next.
    pub rematch: Option<Seat>,
    /// The pace.
    pub pace: Pace,
    /// Whether a question lies over it.
    pub is_covered: bool,
    /// The notice to the players.
    pub notice: Option<Notice>,
}

impl EndModel {
    /// Makes the picture; `None` without a game.
    pub fn new(state: &State) -> Option<Self> {
        let record = state.record.clone()?;
        Some(Self {
            score: record.position().score(),
            rematch: state.is_played().then(|| record.setup().first.other()),
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
    use crate::model::shanghaien::{
        Command,
        state::tests::{ROUND, state_after},
    };

    #[test]
    fn the_other_player_would_start_a_rematch_and_the_points_are_those_of_the_last_position() {
        let over = state_after(&format!("{ROUND} ! ").repeat(8));
        let end = EndModel::new(&over).unwrap();
        assert_eq!((end.rematch, end.is_covered), (Some(Seat::Two), false));
        assert_eq!(end.score, over.record.as_ref().unwrap().position().score());
        let replay = over.after(Command::Replay(end.record));
        assert_eq!(EndModel::new(&replay).unwrap().rematch, None);
        assert_eq!(EndModel::new(&State::default()), None);
    }
}
