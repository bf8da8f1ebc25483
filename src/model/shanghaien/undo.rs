//! What can be taken back.

use std::rc::Rc;

use super::{Captains, Stage, State};
use crate::{
    record::shanghaien::Record,
    rules::shanghaien::{Phase, Step},
};

impl State {
    pub(super) fn undo(&mut self) {
        if let Some(record) = self.record.as_ref().filter(|_| self.can_undo()) {
            self.record = Some(Rc::new(record.prefix(record.events().len() - 1)));
            self.reset_table();
        }
    }

    /// Whether the last event can be taken back: by the person who did it.
    pub fn can_undo(&self) -> bool {
        !matches!(self.stage, Stage::LookBack(_))
            && self.record.as_ref().is_some_and(|record| can_undo(record))
            // Who did it takes a replay of the game to tell: not where it does not matter.
            && (self.captains == Captains::default()
                || self.last_event().is_some_and(|(seat, _)| self.captains[seat].is_none()))
    }
}

/// A roll or a deal has shown something new: nothing before it can be taken back.
fn can_undo(record: &Record) -> bool {
    match record.events().last() {
        None | Some(Step::Roll(_)) => false,
        Some(Step::Shanghai) => record.position().phase() == Phase::Over,
        Some(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use crate::model::shanghaien::{
        Command,
        state::tests::{ROUND, state_after},
    };

    #[test]
    fn undo_goes_back_to_the_last_roll_and_never_past_it() {
        let state = state_after("r11 L p1 r22 p2");
        let undone = state.after(Command::Undo);
        assert_eq!(undone.record.as_ref().unwrap().events().len(), 3);
        assert!(!undone.can_undo());
        assert_eq!(undone.after(Command::Undo), undone);
    }

    #[test]
    fn undo_never_goes_past_a_deal_but_past_the_last_shanghai() {
        assert!(!state_after(&format!("{ROUND} !")).can_undo());
        let game = format!("{ROUND} ! ").repeat(8);
        let state = state_after(&game).after(Command::Undo);
        assert!(state.in_progress());
    }
}
