//! Which events can be taken back.

use super::{Stage, State, curtain::Curtain};
use crate::rules::hispaniola::{Event, Step};

impl State {
    /// Returns whether the last event can be taken back: by the person who did it, if it has not revealed anything. A
    /// played card has been seen. A bid has not, as long as no player has looked at other cards.
    pub(super) fn can_take_back(&self) -> bool {
        let Some(record) = self.record.as_ref() else { return false };
        let is_open = |event: &Event| match event {
            Step::Deal(_) | Step::Play(_) => true,
            Step::Bid(_) => Stage::of(record) == Stage::Bids || self.table.curtain != Curtain::Closed,
            Step::Nothing | Step::Board(_) | Step::Swap(_) | Step::Give(_) => false,
        };
        let was_shown = record.events().last().is_none_or(is_open);
        !was_shown && self.last_mover().is_some_and(|seat| self.computers[seat].is_none())
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        model::hispaniola::{
            Command, TableCommand,
            state::tests::{BIDS, TRICK, state_after},
        },
        rules::hispaniola::{Phase, Seat},
    };

    #[test]
    fn a_card_that_was_shown_cannot_be_taken_back_but_a_boarding_can() {
        assert!(!state_after("").can_undo());
        assert!(!state_after(BIDS).after(TableCommand::GoOn).can_undo());
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
        assert!(!state.after(TableCommand::Look).can_undo());
        assert!(
            !state.after(TableCommand::Look).after(TableCommand::Cover).can_undo(),
            "covered again, but seen"
        );
        let undone = state.after(Command::Undo);
        assert_eq!(undone.curtain(), Some(Seat::One));
    }
}
