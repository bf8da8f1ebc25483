//! What can be taken back.

use std::rc::Rc;

use super::{Stage, State, state::Curtain};
use crate::rules::hispaniola::{Event, Seat, Step};

impl State {
    pub(super) fn undo(&mut self) {
        if let Some(record) = self.record.as_ref().filter(|_| self.can_undo()) {
            let before = record.prefix(record.events().len() - 1);
            self.replace(Rc::new(before));
            self.stage = Stage::Play;
        }
    }

    /// Whether the last event can be taken back: by the person who did it, and only if it has shown nobody
    /// anything. A card that was played has been seen; a bid has not, as long as nobody has looked at other cards.
    pub fn can_undo(&self) -> bool {
        let Some(record) = self.record.as_ref().filter(|_| !self.looks_back()) else { return false };
        let is_open = |event: &Event| match event {
            Step::Deal(_) | Step::Play(_) => true,
            Step::Bid(_) => Stage::of(record) == Stage::Bids || self.curtain != Curtain::Closed,
            Step::Nothing | Step::Board(_) | Step::Swap(_) | Step::Give(_) => false,
        };
        let was_shown = record.events().last().is_none_or(is_open);
        !was_shown && self.last_mover().is_some_and(|seat| self.pirates[seat].is_none())
    }

    /// Who has done the last thing.
    pub(super) fn last_mover(&self) -> Option<Seat> {
        let record = self.record.as_ref()?;
        let before = record.games().nth(record.events().len().checked_sub(1)?)?;
        before.table().to_move()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        model::hispaniola::{
            Command,
            state::tests::{BIDS, TRICK, state_after},
        },
        rules::hispaniola::Phase,
    };

    #[test]
    fn a_card_that_was_shown_cannot_be_taken_back_but_a_boarding_can() {
        assert!(!state_after("").can_undo());
        assert!(!state_after(BIDS).after(Command::GoOn).can_undo());
        assert!(!state_after(TRICK).can_undo());
        let boarded = state_after(&format!("{TRICK} ^ k"));
        let undone = boarded.after(Command::Undo);
        assert_eq!(undone.record.as_ref().unwrap().table().phase(), Phase::Give(Seat::Three));
        let undone = undone.after(Command::Undo);
        assert_eq!(undone.record.as_ref().unwrap().table().phase(), Phase::Board(Seat::Three));
        assert_eq!(undone.after(Command::Undo), undone);
    }

    #[test]
    fn a_bid_can_be_taken_back_until_somebody_looks_at_cards() {
        let state = state_after("tB1");
        assert!(state.can_undo());
        assert!(!state.after(Command::Look).can_undo());
        assert!(!state.after(Command::Look).after(Command::Cover).can_undo(), "covered again, but seen");
        let undone = state.after(Command::Undo);
        assert_eq!(undone.curtain(), Some(Seat::One));
    }
}
