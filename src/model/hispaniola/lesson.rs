//! The guided game of Hispaniola: a bid and three tricks by hand, the rest of the hand at once, then its score.

#[cfg(not(target_arch = "wasm32"))]
pub mod script;

use std::rc::Rc;

use super::{Command, Stage, State};
use crate::{
    ai::hispaniola::Level,
    model::{
        Sitting,
        lesson::{Cue, Lesson as AnyLesson, Pupil, Script},
    },
    record::hispaniola::Record,
    rules::hispaniola::{Event, Hispaniola, Seat, Step},
};

/// A lesson of Hispaniola.
pub type Lesson = AnyLesson<Hispaniola>;

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
                | Self::Decline
                | Self::Set(_)
                | Self::Tell(_)
                | Self::Rules(_)
                | Self::ForgetRules
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
            // No step opens a sheet.
            Command::Close => Some(self.clone()),
            _ => None,
        };
        Some(next.unwrap_or_else(|| self.nudged()))
    }

    fn next_event(&self) -> Option<Event> {
        let done = self.record.as_ref()?.events().len();
        self.lesson()?.game.events().get(done).copied()
    }
}

/// Whether a command is the wanted one.
fn is_like(command: &Command, wanted: &Command) -> bool {
    // Not all commands are compared: that would be larger than all the rest of a lesson.
    match (command, wanted) {
        (Command::NextStep, Command::NextStep) | (Command::GoOn, Command::GoOn) => true,
        (Command::Happen(event), Command::Happen(wanted)) => event == wanted,
        (Command::Choose(action), Command::Choose(wanted)) => action == wanted,
        (Command::WithPile(is_chosen), Command::WithPile(wanted)) => is_chosen == wanted,
        _ => false,
    }
}

impl Pupil for State {
    type Game = Hispaniola;
    type Command = Command;

    fn lesson_mut(&mut self) -> Option<&mut Lesson> {
        self.lesson.as_mut()
    }

    fn seated(&self, lesson: Lesson) -> Self {
        // The cards are dealt.
        let start = Rc::new(lesson.game.prefix(1));
        let mut next = Self::changed(self, Command::Sit(Sitting::Lesson, start));
        // They sit like computer pirates, but they are not asked.
        for seat in [Seat::Two, Seat::Three] {
            next.pirates[seat] = Some(Level::Gunner);
        }
        next.lesson = Some(lesson);
        next
    }

    fn wanted(&self, cue: Cue) -> Option<Command> {
        if !cue.is_tap() {
            return Some(Command::NextStep);
        }
        if self.stage == Stage::Bids {
            return Some(Command::GoOn);
        }
        let event = self.next_event()?;
        Some(match (cue, &event) {
            (Cue::Reach, Step::Give(_)) => Command::WithPile(true),
            (Cue::Reach, _) => Command::Choose(event.map_deal(|_| ())),
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
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        i18n::{Language, hispaniola::Words as GameWords, lesson::files},
        model::{
            hispaniola::{HandModel, Sheet, TableModel, hand_reports},
            lesson::tests as guide,
        },
        rules::{Game, hispaniola::Phase},
    };

    fn lesson(language: Language) -> Lesson {
        let [_, (_, text)] = files(language);
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
    fn the_lesson_is_a_whole_hand_that_ends_with_its_score() {
        let states = steps();
        assert_eq!(states.len(), script::STEPS.len());
        let last = states.last().unwrap();
        let record = last.record.as_deref().unwrap();
        assert_eq!(record, &*last.lesson.as_ref().unwrap().game);
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
            let step = state.lesson.as_ref().unwrap().step();
            if matches!(step.cue, Cue::Reach | Cue::Do) && state.stage == Stage::Play {
                assert_eq!(state.mover(), Some(Seat::One), "at {:?}", step.spot);
            }
        }
    }

    #[test]
    fn a_ring_is_around_the_very_card_that_is_asked_for() {
        let mut asked = 0;
        for state in steps() {
            let step = state.lesson.as_ref().unwrap().step();
            if let (Cue::Reach, Some(Step::Bid(card) | Step::Play(card))) = (step.cue, state.next_event()) {
                let HandModel::Cards { cards, .. } = TableModel::new(&state).unwrap().cards else { panic!() };
                let place = cards.iter().position(|held| held.card == card).unwrap() + 1;
                assert_eq!(step.spot, format!(".fan li:nth-child({place}) .pcard"));
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
                [Command::Happen(event), Command::Choose(action)]
            });
            let others = acts.chain([
                Command::NextStep,
                Command::Undo,
                Command::Look,
                Command::Cover,
                Command::GoOn,
                Command::WithPile(true),
                Command::WithPile(false),
                Command::Hurry,
                Command::TakeOver,
                Command::Open(Sheet::Menu),
                Command::Open(Sheet::Scores),
                Command::Open(Sheet::LastTrick),
            ]);
            for other in others.filter(|other| *other != wanted) {
                let mut after = state.after(other.clone());
                let lesson = after.lesson.as_mut().unwrap();
                assert!(lesson.nudges() > 0, "{other:?}");
                *lesson = state.lesson.clone().unwrap();
                assert_eq!(after, state, "{other:?}");
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
            assert!(state.question().is_none() && state.errand().is_none());
        }
    }
}
