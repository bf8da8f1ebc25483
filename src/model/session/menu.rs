//! The picture of a table's menu.

use std::rc::Rc;

use super::{Playable, Session};
use crate::{model::Notice, record::Record};

/// The menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuModel<G: Playable> {
    /// The whole game.
    pub record: Rc<Record<G>>,
    /// Whether it is the menu of a replay.
    pub is_replay: bool,
    /// The game up to what a replay shows, if that is neither its start nor the whole game.
    pub position: Option<Rc<Record<G>>>,
    /// Whether a replay can be played on from there.
    pub can_play_on: bool,
    /// The notice to the players.
    pub notice: Option<Notice>,
}

impl<G: Playable> MenuModel<G> {
    /// Makes the picture; `None` without a game.
    pub(in crate::model) fn new(session: &Session<G>) -> Option<Self> {
        let record = session.record.clone()?;
        let is_part = matches!(session.replay_step(), Some(at @ 1..) if at < record.events().len());
        let position = session.shown_record().filter(|_| is_part);
        Some(Self {
            is_replay: session.is_replay(),
            can_play_on: position.is_some() || session.in_progress(),
            position,
            record,
            notice: session.notice.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{hispaniola::fixtures as cards, session::Command, shanghaien::fixtures as dice};

    #[test]
    fn a_replay_can_be_played_on_from_a_part_of_the_game_and_from_the_end_of_an_unfinished_one() {
        fn is_offered<G: Playable>(session: &Session<G>) {
            let count = session.record.as_ref().unwrap().events().len();
            let replay = session.after(Command::Replay(session.record.clone().unwrap()));
            let menu = |at| MenuModel::new(&replay.after(Command::ShowStep(at))).unwrap();
            let shown = |at| menu(at).position.map(|record| record.events().len());
            assert_eq!((shown(0), shown(1), shown(count)), (None, Some(1), None));
            assert!(menu(count).can_play_on && menu(1).is_replay);
            let played = MenuModel::new(session).unwrap();
            assert_eq!((played.is_replay, played.position, played.record), (false, None, menu(1).record));
            assert_eq!(MenuModel::new(&Session::<G>::default()), None);
        }
        is_offered(&dice::state_after("r12 L p1"));
        is_offered(&cards::state_after(cards::TRICK));
        let over = dice::state_after(&format!("{} ! ", dice::ROUND).repeat(8));
        let replay = over.after(Command::Replay(over.record.clone().unwrap()));
        assert!(!MenuModel::new(&replay).unwrap().can_play_on, "all of it is over");
    }
}
