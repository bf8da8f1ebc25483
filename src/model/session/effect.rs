//! What has to be done besides drawing. Effects are values: the page carries them out in one place, tests inspect them.

use std::rc::Rc;

use super::{Command, Page, Playable, Session};
use crate::{model::Sound, record::Record};

/// Something to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect<G: Playable> {
    /// Asks chance for the event of this action; then it happens.
    Draw(G::Action),
    /// Asks chance for what this plan of a game leaves open; then the game begins.
    Deal(G::Plan),
    /// Saves the game, with its computer players.
    Save(Rc<Record<G>>, G::Computers),
    /// Saves the settings.
    SaveSettings(G::Settings),
    /// The game has ended: saves it for the logbook.
    Finish(Rc<Record<G>>),
    /// The end of this game was taken back: removes it from what waits for the logbook.
    TakeBack(Rc<Record<G>>),
    /// Shares a link to a replay of this game.
    Share(Rc<Record<G>>),
    /// The learner has finished the lesson.
    Graduate,
    /// Plays a sound.
    Play(Sound),
    /// Asks the computer this question from now on, or stops asking.
    Ask(Option<(G::Query, G::Question)>),
    /// Lets this happen by itself after a pause, or nothing any more.
    Wait(Option<Wait<G>>),
    /// Shows the table instead of the set-up page.
    ShowTable,
}

/// Something that happens by itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Wait<G: Playable> {
    /// The pause in milliseconds.
    pub millis: u32,
    /// What happens.
    pub auto: Auto<G>,
    /// The number of the state of the game. The same step in another state starts a new pause.
    changes: u32,
}

/// A step that happens by itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Auto<G: Playable> {
    /// A computer player acts, or a deal is due.
    Act(G::Action),
    /// The table goes on from what it shows.
    Go(G::TableCommand),
}

impl<G: Playable> From<Auto<G>> for Command<G> {
    fn from(auto: Auto<G>) -> Self {
        match auto {
            Auto::Act(action) => Self::Act(action),
            Auto::Go(command) => Self::Table(command),
        }
    }
}

/// Why a session has changed, as far as effects depend on it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Cause {
    /// Something has happened in the game.
    Event,
    /// Something was taken back.
    Undo,
    /// Anything else.
    Other,
}

impl Cause {
    pub(super) fn of<G: Playable>(command: &Command<G>) -> Self {
        match command {
            // In a lesson, an action means the event of the lesson's game.
            Command::Happen(_) | Command::Act(_) => Self::Event,
            Command::Undo => Self::Undo,
            _ => Self::Other,
        }
    }
}

impl<G: Playable> Session<G> {
    fn is_at_table(&self) -> bool {
        self.page == Some(Page::Table)
    }

    /// Returns what happens by itself, and when.
    fn wait(&self) -> Option<Wait<G>> {
        let auto = self.auto().filter(|_| self.is_at_table()).or_else(|| G::auto_before(self))?;
        let millis = if self.hurried { 0 } else { G::pause(self, &auto) };
        Some(Wait { millis, auto, changes: self.changes })
    }

    /// Returns the query for the computer, and the number of the state of the game.
    fn asked(&self) -> (Option<G::Query>, u32) {
        (self.query().filter(|_| self.is_at_table()), self.changes)
    }
}

/// Returns what has to be done after a change, in this order. Saving comes first.
pub(super) fn between<G: Playable>(before: &Session<G>, after: &Session<G>, cause: Cause) -> Vec<Effect<G>> {
    let mut effects = Vec::new();
    let has_changed = after.changes != before.changes;
    if let Some(record) = after.record.as_ref().filter(|_| after.is_played())
        && (has_changed || after.computers != before.computers)
    {
        effects.push(Effect::Save(Rc::clone(record), after.computers));
        match (&before.record, cause) {
            (_, Cause::Event) if before.in_progress() && !after.in_progress() => {
                effects.push(Effect::Finish(Rc::clone(record)));
            }
            (Some(ended), Cause::Undo) if after.in_progress() && !before.in_progress() => {
                effects.push(Effect::TakeBack(Rc::clone(ended)));
            }
            _ => {}
        }
        if cause == Cause::Other && has_changed && after.page == Some(Page::Setup) {
            effects.push(Effect::ShowTable);
        }
    }
    let has_learnt = |session: &Session<G>| session.lesson().is_some_and(super::lesson::Lesson::is_done);
    if has_learnt(after) && !has_learnt(before) {
        effects.push(Effect::Graduate);
    }
    if after.settings != before.settings {
        effects.push(Effect::SaveSettings(after.settings.clone()));
    }
    if cause == Cause::Event && has_changed {
        effects.extend(after.record.as_deref().and_then(G::sound).map(Effect::Play));
    }
    if after.asked() != before.asked() {
        let question = after.asked().0.and_then(|query| Some((query, G::question(after, query)?)));
        effects.push(Effect::Ask(question));
    }
    let wait = after.wait();
    if wait != before.wait() {
        effects.push(Effect::Wait(wait));
    }
    effects
}
