//! The guided game of Hispaniola: the learner plays a bid and three tricks, the rest of the hand is played at once,
//! then its score is shown.

#[cfg(not(target_arch = "wasm32"))]
pub mod script;

use super::{Command, Stage, State, TableCommand};
use crate::{
    model::session::lesson::{Cue, Lesson as AnyLesson},
    rules::hispaniola::{Hispaniola, Step},
};

/// A lesson of Hispaniola.
pub type Lesson = AnyLesson<Hispaniola>;

/// Returns the tap on the table that a step waits for.
pub(super) fn wanted(state: &State, cue: Cue) -> Option<Command> {
    if state.stage == Stage::Bids {
        return Some(TableCommand::GoOn.into());
    }
    let event = state.next_event()?;
    Some(match (cue, event) {
        (Cue::Reach, Step::Give(_)) => TableCommand::WithPile(true).into(),
        (Cue::Reach, _) => TableCommand::Choose(event.map_deal(|_| ())).into(),
        _ => Command::Happen(*event),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        i18n::{Language, hispaniola::Words as GameWords, lesson::files},
        model::{
            hispaniola::{HandModel, Sheet, TableModel, hand_reports},
            session::lesson::tests as guide,
        },
        rules::{
            Game,
            hispaniola::{Phase, Seat},
        },
    };

    fn lesson(language: Language) -> Lesson {
        let [_, (_, text)] = files(language);
        Lesson::read(text.leak()).expect("a script and a game")
    }

    fn taught() -> State {
        State::default().after(Command::Teach(Box::new(lesson(Language::English))))
    }

    /// Returns the state at every step.
    fn steps() -> Vec<State> {
        guide::steps(taught())
    }

    /// Returns whether two states are the same, apart from the count of changes.
    fn same(one: &State, other: &State) -> bool {
        *one == State { changes: one.changes, ..other.clone() }
    }

    #[test]
    fn the_lesson_is_a_whole_hand_that_ends_with_its_score() {
        let states = steps();
        assert_eq!(states.len(), script::STEPS.len());
        let last = states.last().unwrap();
        let record = last.record.as_deref().unwrap();
        assert_eq!(record, &*last.lesson().unwrap().game);
        assert_eq!((record.table().phase(), last.stage), (Phase::Deal, Stage::Score));
        let report = hand_reports(record).pop().unwrap();
        let losses = [Seat::One, Seat::Two, Seat::Three].map(|seat| report.scores[seat].pile_loss.points());
        assert_eq!(losses, [-2, -4, -2], "as the lines say");
    }

    #[test]
    fn every_language_tells_it_with_the_names_of_the_table() {
        for language in Language::ALL {
            let names = [Seat::One, Seat::Two, Seat::Three].map(|seat| GameWords::of(language).band(seat));
            assert_eq!(lesson(language).game.players().0[..3], names);
        }
    }

    #[test]
    fn only_the_learner_ever_acts_by_hand_and_sees_only_the_own_cards() {
        for state in steps() {
            assert_eq!(state.view().map(|view| view.seat()), Some(Seat::One));
            let step = state.lesson().unwrap().step();
            if matches!(step.cue, Cue::Reach | Cue::Do) && state.stage == Stage::Play {
                assert_eq!(state.mover(), Some(Seat::One), "at {:?}", step.target);
            }
        }
    }

    #[test]
    fn a_ring_is_around_the_very_card_that_is_asked_for() {
        let mut asked = 0;
        for state in steps() {
            let step = state.lesson().unwrap().step();
            if let (Cue::Reach, Some(Step::Bid(card) | Step::Play(card))) = (step.cue, state.next_event()) {
                let HandModel::Cards { cards, .. } = TableModel::new(&state).unwrap().cards else { panic!() };
                let place = cards.iter().position(|held| held.card == *card).unwrap() + 1;
                assert_eq!(step.target, format!(".fan li:nth-child({place}) .pcard"));
                asked += 1;
            }
        }
        assert_eq!(asked, 3);
    }

    #[test]
    fn nothing_but_what_the_step_waits_for_changes_anything() {
        for state in steps() {
            let wanted = guide::wanted(&state);
            let legal = state.record.as_ref().unwrap().game().legal_actions().to_vec();
            let acts = legal.iter().filter(|action| !matches!(action, Step::Deal(()))).flat_map(|&action| {
                let event = action.map_deal(|()| unreachable!("left out"));
                let is_wanted = Command::Happen(event) == wanted;
                let act = if is_wanted { wanted.clone() } else { Command::Act(action) };
                [Command::Happen(event), act, TableCommand::Choose(action).into()]
            });
            let others = acts.chain([
                Command::NextStep,
                Command::Undo,
                TableCommand::Look.into(),
                TableCommand::Cover.into(),
                TableCommand::GoOn.into(),
                TableCommand::WithPile(true).into(),
                TableCommand::WithPile(false).into(),
                Command::Hurry,
                Command::TakeOver,
                Command::Open(Sheet::Menu),
                Command::Open(Sheet::Scores),
                Command::Open(Sheet::LastTrick),
            ]);
            for other in others.filter(|other| *other != wanted) {
                let after = state.after(other.clone());
                assert!(after.lesson().unwrap().nudges() > 0, "{other:?}");
                assert_eq!(State { mode: state.mode.clone(), ..after }, state, "{other:?}");
            }
            assert_eq!(state.after(Command::Close), state);
        }
    }

    #[test]
    fn back_leads_to_the_step_before() {
        for pair in steps().windows(2) {
            assert!(same(&pair[1].after(Command::StepBack), &pair[0]));
        }
    }

    #[test]
    fn nobody_is_asked_and_nothing_happens_by_itself() {
        for state in steps() {
            assert!(state.query().is_none() && state.auto().is_none());
        }
    }
}
