//! Who plays the seats, and how it is saved.

use super::Pirates;
use crate::{ai::hispaniola::Level, rules::hispaniola::BySeat};

const PERSON: &str = "person";

/// Returns the word for the player of a seat: the code of the level, or `person`.
pub(super) fn word(pirate: Option<Level>) -> &'static str {
    pirate.map_or(PERSON, Level::code)
}

/// The start of the line before a saved record that says who plays. Readers of records take it for a comment.
const LINE: &str = "# pirates ";

/// Returns the line to save before a record.
pub fn pirates_line(pirates: Pirates) -> String {
    [LINE, &pirates.0.map(word).join(" "), "\n"].concat()
}

/// Reads who plays a saved game.
pub fn pirates_of(saved: &str) -> Pirates {
    let line = saved.lines().find_map(|line| line.strip_prefix(LINE));
    let mut words = line.unwrap_or_default().split(' ');
    BySeat::from_fn(|_| words.next().and_then(Level::from_code))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ai::hispaniola::message::Question,
        model::{
            hispaniola::{Command, Stage, State, TableCommand, state::tests::state_after},
            session::{Auto, Playable},
        },
        rules::hispaniola::{Hispaniola, Seat, Step},
    };

    fn with_computers(mut state: State, seats: &[Seat]) -> State {
        for &seat in seats {
            state.computers[seat] = Some(Level::Gunner);
        }
        state
    }

    fn question(state: &State) -> Option<Question> {
        Hispaniola::question(state, state.query()?)
    }

    #[test]
    fn the_computer_players_come_back_with_a_saved_game() {
        let mut pirates = Pirates::default();
        pirates[Seat::Two] = Some(Level::Buccaneer);
        pirates[Seat::Five] = Some(Level::CabinBoy);
        let saved = pirates_line(pirates) + "hispaniola 1\n";
        assert_eq!(pirates_of(&saved), pirates);
        assert_eq!(pirates_of("hispaniola 1\n"), Pirates::default());
    }

    #[test]
    fn among_several_persons_nobody_sees_cards_before_the_curtain_opens() {
        let state = state_after("");
        assert_eq!((state.curtain(), state.looker(), state.view()), (Some(Seat::One), None, None));
        let open = state.after(TableCommand::Look);
        assert_eq!((open.curtain(), open.looker()), (None, Some(Seat::One)));
        assert_eq!(open.view().map(|view| view.seat()), Some(Seat::One));
        let covered = open.after(TableCommand::Cover);
        assert_eq!((covered.curtain(), covered.view()), (Some(Seat::One), None));
    }

    #[test]
    fn the_curtain_falls_as_soon_as_somebody_else_is_to_move() {
        let open = state_after("").after(TableCommand::Look);
        let bid = *open.view().unwrap().legal_actions().first().unwrap();
        let Step::Bid(card) = bid else { panic!("{bid:?}") };
        let next = open.after(Command::Happen(Step::Bid(card)));
        assert_eq!((next.curtain(), next.view()), (Some(Seat::Two), None));
    }

    #[test]
    fn the_only_person_always_sees_the_own_cards_and_no_others() {
        let state = with_computers(state_after(""), &[Seat::One, Seat::Three]);
        assert_eq!((state.curtain(), state.looker()), (None, Some(Seat::Two)));
        assert_eq!(question(&state).map(|question| question.view.seat()), Some(Seat::One));
    }

    #[test]
    fn watchers_see_no_cards_and_the_game_goes_on_by_itself() {
        let state = with_computers(state_after("tB1 tR2 tY9"), &[Seat::One, Seat::Two, Seat::Three]);
        assert_eq!((state.view(), state.curtain()), (None, None));
        assert_eq!((state.stage, state.auto()), (Stage::Bids, Some(Auto::Go(TableCommand::GoOn))));
        let with_person = with_computers(state_after("tB1 tR2 tY9"), &[Seat::One, Seat::Two]);
        assert_eq!(with_person.auto(), None, "a person goes on by hand");
    }

    #[test]
    fn a_computer_pirate_is_asked_once_and_does_what_it_says() {
        let state = with_computers(state_after(""), &[Seat::One]);
        let asked = question(&state).unwrap();
        assert_eq!((asked.level, state.query()), (Level::Gunner, Some(Level::Gunner)));
        let answer = *asked.view.legal_actions().last().unwrap();
        let told = state.after(Command::Answer(Level::Gunner, vec![(answer, 0)]));
        assert_eq!((told.query(), told.auto()), (None, Some(Auto::Act(answer))));
        let gone = state.after(Command::OutOfReach);
        assert_eq!((gone.query(), gone.auto()), (None, None));
        assert!(question(&gone.after(Command::TryAgain)).is_some());
        assert_eq!(gone.after(Command::TakeOver).curtain(), Some(Seat::One));
    }
}
