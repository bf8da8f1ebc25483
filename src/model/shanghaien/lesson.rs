//! The guided game of Shanghaien: two rounds by hand, the other six at once, then the score.

#[cfg(not(target_arch = "wasm32"))]
pub mod script;

use std::rc::Rc;

use super::{Command, Sheet, Stage, State};
use crate::{
    ai::shanghaien::Level,
    model::{
        Sitting,
        lesson::{Cue, Lesson as AnyLesson, Pupil, Script},
    },
    record::shanghaien::Record,
    rules::{
        Seat,
        shanghaien::{Event, Shanghaien, Step},
    },
};

/// A lesson of Shanghaien.
pub type Lesson = AnyLesson<Shanghaien>;

impl Lesson {
    /// The lesson in this text; `None` if it is another kind of text.
    pub fn read(text: &'static str) -> Option<Self> {
        let (script, game) = Script::read(text)?;
        Some(Self::new(Record::read(game.as_bytes()).ok()?, script))
    }
}

impl Command {
    /// Whether it is about the table, where a lesson has its say.
    fn is_of_the_table(&self) -> bool {
        !matches!(
            self,
            Self::Begin(..)
                | Self::Sit(..)
                | Self::Teach(_)
                | Self::Rise
                | Self::Offer(_)
                | Self::Clear
                | Self::Throw(_)
                | Self::Rules(_)
                | Self::ForgetRules
                | Self::Decline
                | Self::Set(_)
                | Self::Tell(_)
        )
    }
}

impl State {
    /// In a lesson, the state after a command about the table: only what the step waits for changes the game.
    pub(super) fn guided(&self, command: &Command) -> Option<Self> {
        let cue = self.lesson()?.step().cue;
        if !command.is_of_the_table() {
            return None;
        }
        let is_wanted = self.wanted(cue).is_some_and(|wanted| is_like(command, &wanted));
        let next = match command {
            _ if is_wanted => self.gone_on(),
            Command::StepBack => self.gone_back(),
            Command::Close => Some(Self { tumbling: false, ..self.uncovered() }),
            Command::Show(Stage::Play) if self.is_covered() => Some(self.uncovered()),
            _ => None,
        };
        Some(next.unwrap_or_else(|| self.nudged()))
    }

    fn next_event(&self) -> Option<Event> {
        let done = self.record.as_ref()?.events().len();
        self.lesson()?.game.events().get(done).copied()
    }
}

/// Whether a command is the wanted one. The dice of a lesson are its own, whatever was rolled.
fn is_like(command: &Command, wanted: &Command) -> bool {
    // Not all commands are compared: that would be larger than all the rest of a lesson.
    match (command, wanted) {
        (Command::NextStep, Command::NextStep)
        | (Command::Happen(Step::Roll(_)), Command::Happen(Step::Roll(_))) => true,
        (Command::Happen(event), Command::Happen(wanted)) => event == wanted,
        (Command::Pick(die), Command::Pick(wanted)) => die == wanted,
        (Command::Open(sheet), Command::Open(wanted)) => sheet == wanted,
        (Command::Show(stage), Command::Show(wanted)) => stage == wanted,
        _ => false,
    }
}

impl Pupil for State {
    type Game = Shanghaien;
    type Command = Command;

    fn lesson_mut(&mut self) -> Option<&mut Lesson> {
        self.lesson.as_mut()
    }

    fn seated(&self, lesson: Lesson) -> Self {
        let start = Rc::new(lesson.game.prefix(0));
        let mut next = Self::changed(self, Command::Sit(Sitting::Lesson, start));
        // It sits like a computer captain, but it is not asked.
        next.captains[Seat::Two] = Some(Level::Boatswain);
        next.lesson = Some(lesson);
        next
    }

    fn wanted(&self, cue: Cue) -> Option<Command> {
        if !cue.is_tap() {
            return Some(Command::NextStep);
        }
        if self.stage == Stage::Report {
            return Some(Command::Show(Stage::Play));
        }
        let event = self.next_event()?;
        Some(match (cue, event) {
            (Cue::Reach, Step::Place { die, .. }) => {
                let roll = self.shown_position()?.rolled()?;
                Command::Pick(usize::from(die != roll.low()))
            }
            (Cue::Reach, Step::Shanghai) => Command::Show(Stage::WhatIf),
            (Cue::Reach, _) => Command::Open(Sheet::Trick(event.trick()?)),
            _ => Command::Happen(event),
        })
    }

    fn changed(&self, command: Command) -> Self {
        Self::changed(self, command)
    }

    fn watch(&mut self) {
        if let Some(event) = self.next_event() {
            self.happen(event);
        }
    }

    fn is_covered(&self) -> bool {
        self.sheet.is_some() || self.stage == Stage::WhatIf
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        i18n::{Language, lesson::files, shanghaien::Words as GameWords},
        model::{
            lesson::tests as guide,
            shanghaien::{Settings, state::tests::record_after},
        },
        rules::shanghaien::{Phase, ROUNDS, TAVERN},
    };

    fn lesson(language: Language) -> Lesson {
        let [(_, text), _] = files(language);
        Lesson::read(text.leak()).expect("a script and a game")
    }

    fn taught() -> State {
        State::default().after(Command::Teach(Box::new(lesson(Language::English))))
    }

    /// The state at every step.
    fn steps() -> Vec<State> {
        guide::steps(taught(), State::after)
    }

    /// The same but for how often the game has changed.
    fn same(one: &State, other: &State) -> bool {
        *one == State { changes: one.changes, ..other.clone() }
    }

    #[test]
    fn the_lesson_is_a_whole_game_that_ends_with_the_score() {
        let states = steps();
        assert_eq!(states.len(), script::STEPS.len());
        let last = states.last().unwrap();
        let (record, lesson) = (last.record.as_deref().unwrap(), last.lesson.as_ref().unwrap());
        assert_eq!(record, &*lesson.game);
        assert_eq!((record.position().phase(), record.position().round()), (Phase::Over, ROUNDS));
        assert_eq!(record.position().score().totals.0, [15, 13], "as the last line says");
        assert!(last.after(Command::NextStep).lesson.unwrap().is_done(), "there is no step after it");
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
            let step = state.lesson.as_ref().unwrap().step();
            if let (Cue::Do, Some(Step::Place { end, die })) = (step.cue, state.next_event())
                && state.stage == Stage::Play
            {
                let end = end.or(state.shown_position().unwrap().one_end()).unwrap();
                assert_eq!(step.spot, format!(".slot:nth-child({}) .card", end.position_of(die) + 1));
            }
        }
    }

    #[test]
    fn nothing_but_what_the_step_waits_for_changes_anything() {
        for state in steps() {
            let wanted = guide::wanted(&state);
            let position = state.shown_position().unwrap();
            let legal = position.legal_actions();
            let events = legal.iter().filter(|action| !matches!(action, Step::Roll(())));
            let events = events.map(|action| action.map_roll(|()| unreachable!("left out")));
            let others = events.map(Command::Happen).chain([
                Command::NextStep,
                Command::Undo,
                Command::Pick(0),
                Command::Pick(1),
                Command::Hurry,
                Command::Advance,
                Command::LookToRound(true),
                Command::Show(Stage::WhatIf),
                Command::Show(Stage::LookBack(0)),
                Command::Show(Stage::Travel(TAVERN)),
                Command::Open(Sheet::Menu),
                Command::Open(Sheet::Log),
                Command::Open(Sheet::Hint),
                Command::Open(Sheet::Spot(2)),
                Command::TakeOver,
            ]);
            for other in others.filter(|other| *other != wanted) {
                let mut after = state.after(other.clone());
                let lesson = after.lesson.as_mut().unwrap();
                assert!(lesson.nudges() > 0, "{other:?}");
                *lesson = state.lesson.clone().unwrap();
                assert_eq!(after, state, "{other:?}");
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
            assert!(same(&State { tumbling: pair[0].tumbling, ..back.clone() }, &pair[0]));
            let closed = State { tumbling: pair[1].tumbling, ..pair[1].after(Command::Close) };
            if pair[1].is_covered() && !pair[0].is_covered() {
                assert!(same(&State { tumbling: pair[0].tumbling, ..closed }, &pair[0]));
            } else if !pair[1].is_covered() {
                assert!(same(&closed, &pair[1]));
            }
        }
        assert!(same(&taught().after(Command::StepBack).after(Command::NextStep), &states[1]));
    }

    #[test]
    fn nobody_is_asked_and_nothing_happens_by_itself() {
        let chances = Settings { chances: true, ..Settings::default() };
        for state in steps() {
            let state = state.after(Command::Set(chances.clone()));
            assert_eq!((state.wish(), state.errand()), (None, None));
            assert!(!matches!(state.stage, Stage::Travel(_)) && !state.is_aside());
        }
    }
}
