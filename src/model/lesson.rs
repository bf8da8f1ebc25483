//! A lesson: a fixed game that is gone through step by step. Each step says something, points at something and
//! waits for one thing: the coach's own button, or the very tap that it teaches. Everything else changes nothing.

use std::rc::Rc;

mod script;

#[cfg(not(target_arch = "wasm32"))]
pub use script::text;
pub use script::{Script, Words};

use crate::record::{Record, Recorded};

/// How a step goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// By the coach's button.
    Next,
    /// The same, and so many events of the game happen.
    Watch(usize),
    /// By a tap on what comes before the next event: a die, a card in hand, a sheet.
    Reach,
    /// By doing the next event, or by going on from what is shown.
    Do,
}

impl Cue {
    /// Whether it is a tap on the table, and not the coach's button.
    pub fn is_tap(self) -> bool {
        matches!(self, Self::Reach | Self::Do)
    }
}

/// A step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// How it goes on.
    pub cue: Cue,
    /// What it is about and, where something is to be tapped, what: a selector, as the styles have it.
    pub spot: &'static str,
    /// What is said.
    pub line: &'static str,
}

/// How far a lesson has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson<G: Recorded> {
    /// The whole game. The table shows a part of it.
    pub(super) game: Rc<Record<G>>,
    script: Rc<Script>,
    at: usize,
    nudges: u32,
}

impl<G: Recorded> Lesson<G> {
    /// A lesson at its start.
    pub(super) fn new(game: Record<G>, script: Script) -> Self {
        Self { game: Rc::new(game), script: Rc::new(script), at: 0, nudges: 0 }
    }

    /// What the coach says besides the steps.
    pub fn words(&self) -> &Words {
        &self.script.words
    }

    /// The step.
    pub fn step(&self) -> Step {
        self.script.steps[self.at]
    }

    /// Its number from 1, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.at + 1, self.script.steps.len())
    }

    /// Whether it is the last one.
    pub fn is_done(&self) -> bool {
        self.at + 1 == self.script.steps.len()
    }

    /// How often something else than what it waits for was tried.
    pub fn nudges(&self) -> u32 {
        self.nudges
    }

    /// The same lesson at its start.
    fn again(&self) -> Self {
        Self { at: 0, nudges: 0, ..self.clone() }
    }
}

/// A state that can be taught.
pub(super) trait Pupil: Clone {
    /// The game.
    type Game: Recorded;
    /// What can be done to the state.
    type Command;

    /// The lesson, while there is one.
    fn lesson_mut(&mut self) -> Option<&mut Lesson<Self::Game>>;
    /// The table at the start of a lesson.
    fn seated(&self, lesson: Lesson<Self::Game>) -> Self;
    /// What the step waits for on the table.
    fn wanted(&self, cue: Cue) -> Option<Self::Command>;
    /// The state after a command, whatever the lesson says.
    fn changed(&self, command: Self::Command) -> Self;
    /// The next event of the lesson's game happens.
    fn watch(&mut self);
    /// Whether something lies over the table that a step has opened.
    fn is_covered(&self) -> bool;

    /// The state after the step, in the way that it waits for; `None` after the last one.
    fn gone_on(&self) -> Option<Self> {
        let mut next = self.clone();
        let lesson = next.lesson_mut().filter(|lesson| !lesson.is_done())?;
        match lesson.step().cue {
            Cue::Next => {}
            Cue::Watch(count) => (0..count).for_each(|_| next.watch()),
            cue @ (Cue::Reach | Cue::Do) => next = self.changed(self.wanted(cue)?),
        }
        let lesson = next.lesson_mut()?;
        lesson.at += 1;
        lesson.nudges = 0;
        Some(next)
    }

    /// The state at the step before: the lesson is gone through again up to there.
    fn gone_back(&self) -> Option<Self> {
        let mut now = self.clone();
        let lesson = now.lesson_mut()?;
        let (at, start) = (lesson.at.checked_sub(1)?, lesson.again());
        (0..at).try_fold(self.seated(start), |state, _| state.gone_on())
    }

    /// The state before what lies over the table was opened.
    fn uncovered(&self) -> Self {
        let mut now = self.clone();
        while now.is_covered() {
            match now.gone_back() {
                Some(before) => now = before,
                None => break,
            }
        }
        now
    }

    /// The same state, but somebody has tried something else.
    fn nudged(&self) -> Self {
        let mut next = self.clone();
        if let Some(lesson) = next.lesson_mut() {
            lesson.nudges += 1;
        }
        next
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    fn lesson<S: Pupil>(state: &S) -> Lesson<S::Game> {
        state.clone().lesson_mut().expect("a lesson").clone()
    }

    /// What the step waits for.
    pub fn wanted<S: Pupil>(state: &S) -> S::Command {
        state.wanted(lesson(state).step().cue).expect("something to tap")
    }

    /// The state at every step from this one on, when a learner does what each of them waits for.
    pub fn steps<S: Pupil>(first: S, after: impl Fn(&S, S::Command) -> S) -> Vec<S> {
        let mut states = vec![first];
        while let Some(state) = states.last().filter(|state| !lesson(*state).is_done()) {
            let next = after(state, wanted(state));
            assert_eq!(lesson(&next).progress().0, lesson(state).progress().0 + 1);
            states.push(next);
        }
        states
    }
}
