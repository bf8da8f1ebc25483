//! A game that was played before, looked at step by step.

use std::rc::Rc;

use super::{Stage, State};
use crate::{record::shanghaien::Record, rules::shanghaien::Step};

impl State {
    /// Where a game that was played before opens: a whole one at its start, a part of one where it ends.
    pub(super) fn first_look(&self) -> usize {
        let record = self.record.as_ref().filter(|_| self.in_progress());
        record.map_or(0, |record| record.events().len())
    }

    /// The game up to what the table shows of it.
    pub fn shown_record(&self) -> Option<Rc<Record>> {
        let record = self.record.as_ref()?;
        Some(match self.stage {
            Stage::LookBack(count) if count < record.events().len() => Rc::new(record.prefix(count)),
            _ => Rc::clone(record),
        })
    }

    /// To the end of the next round, or of the one before.
    pub(super) fn look_to_round(&mut self, on: bool) {
        if let (Stage::LookBack(at), Some(record)) = (self.stage, &self.record) {
            self.stage = Stage::LookBack(round_end(record, at, on));
        }
    }
}

/// Where the next round ends after so many events, or the one before: just before its shanghai.
fn round_end(record: &Record, at: usize, on: bool) -> usize {
    let mut ends =
        record.events().iter().enumerate().filter(|(_, event)| **event == Step::Shanghai).map(|(at, _)| at);
    if on {
        ends.find(|&end| end > at).unwrap_or(record.events().len())
    } else {
        ends.take_while(|&end| end < at).last().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{
        Pace, Sitting,
        shanghaien::{
            Command, Settings, Sheet,
            state::tests::{ROUND, event, record_after, state_after},
        },
    };

    #[test]
    fn who_rises_leaves_an_empty_table_and_keeps_the_settings() {
        let settings = Settings { pace: Pace::Off, ..Settings::default() };
        let state = State::default().after(Command::Set(settings.clone()));
        let sitting = replay_of(&state, "");
        assert_eq!(
            (sitting.sitting(), sitting.record.as_deref()),
            (Sitting::Replay, Some(&record_after("")))
        );
        let risen = sitting.after(Command::Rise);
        assert_eq!((risen.record, risen.sitting, risen.settings), (None, Sitting::Game, settings));
    }

    fn replay_of(state: &State, moves: &str) -> State {
        state.after(Command::Sit(Sitting::Replay, Rc::new(record_after(moves))))
    }

    #[test]
    fn a_whole_game_is_looked_at_from_its_start_and_a_part_of_one_where_it_ends() {
        let whole = replay_of(&State::default(), &format!("{ROUND} ! ").repeat(8));
        assert_eq!(whole.stage, Stage::LookBack(0));
        assert_eq!(whole.shown_position().unwrap().round(), 1);
        assert_eq!(replay_of(&State::default(), "r12 L p2 r13").stage, Stage::LookBack(3));
    }

    #[test]
    fn a_game_that_is_looked_at_cannot_be_changed_or_closed() {
        let replay = replay_of(&state_after("r12"), "r11 L p1");
        assert!(!replay.is_aside() && !replay.can_undo());
        assert_eq!((replay.wish(), replay.errand()), (None, None));
        for command in [Command::Close, Command::Undo, Command::Happen(event("r22", "r11 L p1"))] {
            assert_eq!(replay.after(command.clone()), replay, "{command:?}");
        }
        assert!(replay.after(Command::Open(Sheet::Log)).is_aside());
    }

    #[test]
    fn of_a_game_that_is_looked_at_a_part_is_shown() {
        let replay = replay_of(&State::default(), "r11 L p1").after(Command::Show(Stage::LookBack(1)));
        assert_eq!(replay.shown_record().as_deref(), Some(&record_after("r11")));
    }

    #[test]
    fn looking_back_shows_the_table_as_it_was_and_allows_no_undo() {
        let state = state_after(ROUND).after(Command::Show(Stage::LookBack(1)));
        assert!(state.shown_position().unwrap().rolled().is_some());
        assert!(!state.can_undo());
    }

    #[test]
    fn looking_back_goes_from_round_to_round() {
        let state = state_after(&format!("{ROUND} ! ").repeat(3)).after(Command::Show(Stage::LookBack(27)));
        let back = |state: &State| state.after(Command::LookToRound(false));
        let on = |state: &State| state.after(Command::LookToRound(true));
        assert_eq!(back(&state).stage, Stage::LookBack(26));
        assert_eq!(back(&back(&state)).stage, Stage::LookBack(17));
        assert_eq!(back(&back(&back(&back(&state)))).stage, Stage::LookBack(0));
        assert_eq!(on(&back(&state)).stage, Stage::LookBack(27));
    }
}
