//! Which events can be taken back.

use super::{Captains, State};
use crate::{
    record::shanghaien::Record,
    rules::shanghaien::{Phase, Step},
};

impl State {
    /// Returns whether the last event can be taken back: by the person who did it.
    pub(super) fn can_take_back(&self) -> bool {
        self.record.as_ref().is_some_and(|record| can_undo(record))
            // Finding the player replays the game, so it is done only if there are computer captains.
            && (self.computers == Captains::default()
                || self.last_mover().is_some_and(|seat| self.computers[seat].is_none()))
    }
}

/// Returns whether the last event reveals nothing new. A roll or a deal does: nothing before it can be taken back.
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
