//! The guided game of Shanghaien: the learner plays two rounds, the other six are played at once, then the score is
//! shown.

#[cfg(not(target_arch = "wasm32"))]
pub mod script;

use super::{Command, Sheet, Stage, State, TableCommand};
use crate::{
    model::session::lesson::{Cue, Lesson as AnyLesson},
    rules::shanghaien::{Shanghaien, Step},
};

/// A lesson of Shanghaien.
pub type Lesson = AnyLesson<Shanghaien>;

/// Returns the tap on the table that a step waits for.
pub(super) fn wanted(state: &State, cue: Cue) -> Option<Command> {
    if state.stage == Stage::Report {
        return Some(TableCommand::Show(Stage::Play).into());
    }
    let event = *state.next_event()?;
    Some(match (cue, event) {
        (Cue::Reach, Step::Place { die, .. }) => {
            let roll = state.shown_position()?.rolled()?;
            TableCommand::Pick(usize::from(die != roll.low())).into()
        }
        (Cue::Reach, Step::Shanghai) => TableCommand::Show(Stage::WhatIf).into(),
        (Cue::Reach, _) => Command::Open(Sheet::Trick(event.trick()?)),
        _ => Command::Happen(event),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        i18n::{Language, lesson::files, shanghaien::Words as GameWords},
        model::{
            session::{Playable, lesson::tests as guide},
            shanghaien::{Round, Settings, state::tests::record_after},
        },
        rules::{
            Seat,
            shanghaien::{Phase, ROUNDS, TAVERN},
        },
    };

    fn lesson(language: Language) -> Lesson {
        let [(_, text), _] = files(language);
        Lesson::read(text.leak()).expect("a script and a game")
    }

    fn taught() -> State {
        State::default().after(Command::Teach(Box::new(lesson(Language::English))))
    }

    /// Returns the state at every step.
    fn steps() -> Vec<State> {
        guide::steps(taught())
    }

    /// Returns the state with tumbling dice exactly if they tumble in another state.
    fn settled_like(other: &State, mut state: State) -> State {
        state.table.tumbling = other.table.tumbling;
        state
    }

    /// Returns whether two states are the same, apart from the count of changes.
    fn same(one: &State, other: &State) -> bool {
        *one == State { changes: one.changes, ..other.clone() }
    }

    #[test]
    fn the_lesson_is_a_whole_game_that_ends_with_the_score() {
        let states = steps();
        assert_eq!(states.len(), script::STEPS.len());
        let last = states.last().unwrap();
        let (record, lesson) = (last.record.as_deref().unwrap(), last.lesson().unwrap());
        assert_eq!(record, &*lesson.game);
        assert_eq!((record.position().phase(), record.position().round()), (Phase::Over, ROUNDS));
        assert_eq!(record.position().score().totals.0, [15, 13], "as the last line says");
        assert!(last.after(Command::NextStep).lesson().unwrap().is_done(), "there is no step after it");
    }

    #[test]
    fn it_has_a_tie_break_a_trick_and_both_captains_shanghai() {
        let lesson = lesson(Language::English);
        let mut shanghaied = Vec::new();
        for (position, event) in lesson.game.positions().zip(lesson.game.events()).take(24) {
            if *event == Step::Shanghai {
                shanghaied.push(position.to_move().unwrap());
            }
        }
        assert_eq!(shanghaied, [Seat::One, Seat::Two]);
        assert!(lesson.game.events()[..24].iter().any(|event| event.trick().is_some()));
    }

    #[test]
    fn every_language_tells_it_with_the_names_of_the_table() {
        for language in Language::ALL {
            let lesson = lesson(language);
            let names = Seat::ALL.map(|seat| GameWords::of(language).default_name(seat));
            assert_eq!(lesson.game.players().0, names);
        }
    }

    #[test]
    fn words_of_something_else_are_no_lesson() {
        assert_eq!(Lesson::read("one\ntwo~shanghaien 1"), None);
        let [_, (_, hispaniola)] = files(Language::English);
        assert_eq!(Lesson::read(hispaniola.leak()), None);
    }

    #[test]
    fn a_ring_is_around_the_very_card_that_a_die_goes_to() {
        for state in steps() {
            let step = state.lesson().unwrap().step();
            if let (Cue::Do, Some(&Step::Place { end, die })) = (step.cue, state.next_event())
                && state.stage == Stage::Play
            {
                let end = end.or(state.shown_position().unwrap().one_end()).unwrap();
                assert_eq!(step.target, format!(".slot:nth-child({}) .card", end.position_of(die) + 1));
            }
        }
    }

    #[test]
    fn nothing_but_what_the_step_waits_for_changes_anything() {
        for state in steps() {
            let wanted = guide::wanted(&state);
            let position = state.shown_position().unwrap();
            let legal = position.legal_actions();
            let acts = legal.iter().filter(|action| !matches!(action, Step::Roll(())));
            let acts = acts.flat_map(|&action| {
                let event = action.map_roll(|()| unreachable!("left out"));
                let is_wanted = Command::Happen(event) == wanted;
                [Command::Happen(event), if is_wanted { wanted.clone() } else { Command::Act(action) }]
            });
            let others = acts.chain([
                Command::NextStep,
                Command::Undo,
                TableCommand::Pick(0).into(),
                TableCommand::Pick(1).into(),
                Command::Hurry,
                Command::Leap(Round, true),
                Command::ShowStep(0),
                TableCommand::Show(Stage::WhatIf).into(),
                TableCommand::Show(Stage::Travel(0)).into(),
                TableCommand::Show(Stage::Travel(TAVERN)).into(),
                Command::Open(Sheet::Menu),
                Command::Open(Sheet::Log),
                Command::Open(Sheet::Hint),
                Command::Open(Sheet::Spot(2)),
                Command::TakeOver,
            ]);
            for other in others.filter(|other| *other != wanted) {
                let after = state.after(other.clone());
                assert!(after.lesson().unwrap().nudges() > 0, "{other:?}");
                assert_eq!(State { mode: state.mode.clone(), ..after }, state, "{other:?}");
            }
        }
    }

    #[test]
    fn the_dice_are_those_of_the_lesson_whatever_was_rolled() {
        let state = taught().after(Command::NextStep);
        let rolled = state.after(Command::Happen(*record_after("r66").events().last().unwrap()));
        assert_eq!(rolled.record.unwrap().events()[0].to_string(), "r35");
    }

    #[test]
    fn back_leads_to_the_step_before_and_closing_to_before_the_sheet() {
        let states = steps();
        for pair in states.windows(2) {
            let back = pair[1].after(Command::StepBack);
            assert!(same(&settled_like(&pair[0], back), &pair[0]));
            let closed = pair[1].after(Command::Close);
            let has_opened = pair.iter().map(Shanghaien::is_opened).collect::<Vec<_>>();
            match has_opened[..] {
                [false, true] => assert!(same(&settled_like(&pair[0], closed), &pair[0])),
                [_, false] => assert!(same(&settled_like(&pair[1], closed), &pair[1])),
                _ => {}
            }
        }
        assert!(same(&taught().after(Command::StepBack).after(Command::NextStep), &states[1]));
    }

    #[test]
    fn nobody_is_asked_and_nothing_happens_by_itself() {
        let chances = Settings { chances: true, ..Settings::default() };
        for state in steps() {
            let state = state.after(Command::Set(chances.clone()));
            assert_eq!((state.query(), state.auto()), (None, None));
            assert!(!matches!(state.stage, Stage::Travel(_)) && !state.has_overlay());
        }
    }
}
