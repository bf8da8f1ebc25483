//! A lesson: a fixed game in small steps. Each step shows a text, points at something and waits for one thing: the
//! coach's button or the tap that it teaches. Everything else changes nothing.

use std::rc::Rc;

mod script;

#[cfg(not(target_arch = "wasm32"))]
pub use script::text;
pub use script::{Script, Words};

use super::{Command, Mode, Playable, Session};
use crate::record::Record;

/// What a step waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// The coach's button.
    Next,
    /// The coach's button; then so many events of the game happen.
    Watch(usize),
    /// The tap that prepares the next event: on a die, a card in hand or what opens a sheet.
    Reach,
    /// The next event itself, or going on from what is shown.
    Do,
}

impl Cue {
    /// Returns whether it is a tap on the table, not the coach's button.
    pub fn is_tap(self) -> bool {
        matches!(self, Self::Reach | Self::Do)
    }
}

/// A step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonStep {
    /// What it waits for.
    pub cue: Cue,
    /// The CSS selector of the place that it is about, or that has to be tapped.
    pub target: &'static str,
    /// The text.
    pub line: &'static str,
}

/// A lesson and the learner's progress in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson<G: Playable> {
    /// The record of the whole game. The table shows a part of it.
    pub(in crate::model) game: Rc<Record<G>>,
    script: Rc<Script>,
    at: usize,
    nudges: u32,
}

impl<G: Playable> Lesson<G> {
    /// Reads the lesson in a text, at its start; `None` for another kind of text.
    pub fn read(text: &'static str) -> Option<Self> {
        let (script, game) = Script::read(text)?;
        let game = G::read(game.as_bytes()).ok()?;
        Some(Self { game: Rc::new(game), script: Rc::new(script), at: 0, nudges: 0 })
    }

    /// Returns the texts of the coach's own buttons.
    pub fn words(&self) -> &Words {
        &self.script.words
    }

    /// Returns the current step.
    pub fn step(&self) -> LessonStep {
        self.script.steps[self.at]
    }

    /// Returns the number of the step, from 1, and the number of steps.
    pub fn progress(&self) -> (usize, usize) {
        (self.at + 1, self.script.steps.len())
    }

    /// Returns whether the step is the last one.
    pub fn is_done(&self) -> bool {
        self.at + 1 == self.script.steps.len()
    }

    /// Returns how often the learner has tried something else in this step.
    pub fn nudges(&self) -> u32 {
        self.nudges
    }

    /// Returns the same lesson at its start.
    fn again(&self) -> Self {
        Self { at: 0, nudges: 0, ..self.clone() }
    }
}

impl<G: Playable> Session<G> {
    /// Returns the session at the start of a lesson.
    pub(super) fn taught(&self, lesson: Box<Lesson<G>>) -> Self {
        let (count, computers) = G::lesson_start();
        let start = Rc::new(lesson.game.prefix(count));
        let mut next = self.changed(Command::Begin(start, computers));
        next.mode = Mode::Lesson(lesson);
        next
    }

    /// Returns, in a lesson, the session after a command about the table: only the command that the step waits for
    /// changes the game. Returns `None` for other commands.
    pub(super) fn guided(&self, command: &Command<G>) -> Option<Self> {
        let cue = self.lesson()?.step().cue;
        if !command.is_of_the_table() {
            return None;
        }
        let is_wanted = self.wanted(cue).is_some_and(|wanted| is_like(command, &wanted));
        let next = match command {
            _ if is_wanted => self.gone_on(),
            Command::StepBack => self.gone_back(),
            Command::Close => Some(self.uncovered()),
            _ => None,
        };
        Some(next.unwrap_or_else(|| self.nudged()))
    }

    /// Returns the command that the step waits for.
    fn wanted(&self, cue: Cue) -> Option<Command<G>> {
        if cue.is_tap() { G::wanted(self, cue) } else { Some(Command::NextStep) }
    }

    /// Returns the next event of the lesson's game.
    pub(in crate::model) fn next_event(&self) -> Option<&G::Event> {
        self.lesson()?.game.events().get(self.record.as_ref()?.events().len())
    }

    fn lesson_mut(&mut self) -> Option<&mut Lesson<G>> {
        match &mut self.mode {
            Mode::Lesson(lesson) => Some(lesson),
            Mode::Play | Mode::Replay(_) => None,
        }
    }

    /// Returns the session after the step is done; `None` after the last one.
    fn gone_on(&self) -> Option<Self> {
        let lesson = self.lesson().filter(|lesson| !lesson.is_done())?;
        let mut next = match lesson.step().cue {
            Cue::Next | Cue::Watch(_) => self.clone(),
            cue @ (Cue::Reach | Cue::Do) => self.changed(self.wanted(cue)?),
        };
        if let Cue::Watch(count) = lesson.step().cue {
            for _ in 0..count {
                let event = next.next_event()?.clone();
                next.happen(&event);
            }
        }
        let lesson = next.lesson_mut()?;
        lesson.at += 1;
        lesson.nudges = 0;
        Some(next)
    }

    /// Returns the session at the step before: the lesson is played again up to there.
    fn gone_back(&self) -> Option<Self> {
        let lesson = self.lesson()?;
        let (at, start) = (lesson.at.checked_sub(1)?, lesson.again());
        (0..at).try_fold(self.taught(Box::new(start)), |session, _| session.gone_on())
    }

    /// Returns the session before the sheet over the table was opened.
    fn uncovered(&self) -> Self {
        let mut now = self.clone();
        G::settle(&mut now);
        while G::is_opened(&now) {
            match now.gone_back() {
                Some(before) => now = before,
                None => break,
            }
            G::settle(&mut now);
        }
        now
    }

    /// Returns the same session, with one more wrong try counted.
    fn nudged(&self) -> Self {
        let mut next = self.clone();
        if let Some(lesson) = next.lesson_mut() {
            lesson.nudges += 1;
        }
        next
    }
}

/// Returns whether a command is the wanted one. The lesson's own dice and cards replace what was drawn.
fn is_like<G: Playable>(command: &Command<G>, wanted: &Command<G>) -> bool {
    // Not all commands are compared: that would need more code than the rest of a lesson.
    match (command, wanted) {
        (Command::NextStep, Command::NextStep) => true,
        (Command::Act(action), Command::Happen(wanted)) => *action == G::action_of(wanted),
        (Command::Happen(event), Command::Happen(wanted)) => G::action_of(event) == G::action_of(wanted),
        (Command::Table(command), Command::Table(wanted)) => command == wanted,
        (Command::Open(sheet), Command::Open(wanted)) => sheet == wanted,
        _ => false,
    }
}

#[cfg(test)]
pub(in crate::model) mod tests {
    use super::*;

    fn lesson<G: Playable>(session: &Session<G>) -> &Lesson<G> {
        session.lesson().expect("a lesson")
    }

    /// Returns the command that the step waits for.
    pub(in crate::model) fn wanted<G: Playable>(session: &Session<G>) -> Command<G> {
        session.wanted(lesson(session).step().cue).expect("something to tap")
    }

    /// Returns the session at every step from this one on, when a learner does what each waits for.
    pub(in crate::model) fn steps<G: Playable>(first: Session<G>) -> Vec<Session<G>> {
        let mut sessions = vec![first];
        while let Some(session) = sessions.last().filter(|session| !lesson(session).is_done()) {
            let next = session.after(wanted(session));
            assert_eq!(lesson(&next).progress().0, lesson(session).progress().0 + 1);
            sessions.push(next);
        }
        sessions
    }
}
