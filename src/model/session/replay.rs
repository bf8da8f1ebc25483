//! Replays: a past game, step by step.

use std::rc::Rc;

use super::{Mode, Playable, Session};
use crate::record::Record;

impl<G: Playable> Session<G> {
    /// Returns the number of events that a replay shows; `None` outside a replay.
    pub fn replay_step(&self) -> Option<usize> {
        match self.mode {
            Mode::Replay(count) => Some(count),
            Mode::Play | Mode::Lesson(_) => None,
        }
    }

    /// Returns the game up to what the table shows.
    pub fn shown_record(&self) -> Option<Rc<Record<G>>> {
        let record = self.record.as_ref()?;
        Some(match self.replay_step() {
            Some(count) if count < record.events().len() => Rc::new(record.prefix(count)),
            _ => Rc::clone(record),
        })
    }

    /// Shows the game after so many events, in a replay only: a game in progress could reveal hidden cards.
    pub(super) fn show_step(&mut self, count: usize) {
        if let (Mode::Replay(at), Some(record)) = (&mut self.mode, &self.record) {
            *at = count.min(record.events().len());
        }
    }

    /// Leaps to the next stop or the one before, or to the end or start of the game.
    pub(super) fn leap(&mut self, leap: G::Leap, on: bool) {
        if let (Mode::Replay(at), Some(record)) = (&mut self.mode, &self.record) {
            let mut stops = G::stops(record, leap).into_iter();
            *at = if on {
                stops.find(|stop| *stop > *at).unwrap_or(record.events().len())
            } else {
                stops.take_while(|stop| *stop < *at).last().unwrap_or(0)
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{
        Pace,
        session::Command,
        shanghaien::{
            Round, Settings, Sheet, State,
            fixtures::{ROUND, event, record_after, state_after},
        },
    };

    fn replay_of(state: &State, moves: &str) -> State {
        state.after(Command::Replay(Rc::new(record_after(moves))))
    }

    #[test]
    fn a_player_who_leaves_finds_an_empty_table_and_the_same_settings() {
        let settings = Settings { chances: true, ..Settings::default() };
        let state = State::default().after(Command::Set(settings.clone())).after(Command::SetPace(Pace::Off));
        let replay = replay_of(&state, "");
        assert_eq!((&replay.mode, replay.record.as_deref()), (&Mode::Replay(0), Some(&record_after(""))));
        let left = replay.after(Command::Leave);
        assert_eq!((left.record, left.mode), (None, Mode::Play));
        assert_eq!((left.settings, left.pace), (settings, Pace::Off));
    }

    #[test]
    fn a_whole_game_is_looked_at_from_its_start_and_a_part_of_one_where_it_ends() {
        let whole = replay_of(&State::default(), &format!("{ROUND} ! ").repeat(8));
        assert_eq!(whole.replay_step(), Some(0));
        assert_eq!(whole.shown_position().unwrap().round(), 1);
        assert_eq!(replay_of(&State::default(), "r12 L p2 r13").replay_step(), Some(3));
    }

    #[test]
    fn a_game_that_is_played_cannot_be_looked_back_at() {
        let running = state_after(ROUND);
        for command in [Command::ShowStep(1), Command::Leap(Round, true), Command::Leap(Round, false)] {
            assert_eq!(running.after(command.clone()), running, "{command:?}");
        }
    }

    #[test]
    fn a_game_that_is_looked_at_cannot_be_changed_or_closed() {
        let replay = replay_of(&state_after("r12"), "r11 L p1");
        assert!(!replay.has_overlay() && !replay.can_undo());
        assert_eq!((replay.query(), replay.auto()), (None, None));
        for command in [Command::Close, Command::Undo, Command::Happen(event("r22", "r11 L p1"))] {
            assert_eq!(replay.after(command.clone()), replay, "{command:?}");
        }
        assert!(replay.after(Command::Open(Sheet::Log)).has_overlay());
    }

    #[test]
    fn of_a_game_that_is_looked_at_a_part_is_shown() {
        let replay = replay_of(&State::default(), "r11 L p1").after(Command::ShowStep(1));
        assert_eq!(replay.shown_record().as_deref(), Some(&record_after("r11")));
    }

    #[test]
    fn looking_back_shows_the_table_as_it_was_and_allows_no_undo() {
        let back = replay_of(&State::default(), ROUND).after(Command::ShowStep(1));
        assert!(back.shown_position().unwrap().rolled().is_some());
        assert!(!back.can_undo());
        let end = back.after(Command::ShowStep(1000));
        assert_eq!(end.shown_position().as_ref(), Some(record_after(ROUND).position()), "and never further");
    }

    #[test]
    fn looking_back_goes_from_round_to_round() {
        let three_rounds = format!("{ROUND} ! ").repeat(3);
        let replay = replay_of(&State::default(), &three_rounds).after(Command::ShowStep(27));
        let back = |state: &State| state.after(Command::Leap(Round, false));
        let on = |state: &State| state.after(Command::Leap(Round, true));
        assert_eq!(back(&replay).replay_step(), Some(26));
        assert_eq!(back(&back(&replay)).replay_step(), Some(17));
        assert_eq!(back(&back(&back(&back(&replay)))).replay_step(), Some(0));
        assert_eq!(on(&back(&replay)).replay_step(), Some(27));
    }
}
