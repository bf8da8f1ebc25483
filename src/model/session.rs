//! The session of a game: [`Session`] is all that the page knows of the game, [`Session::update`] changes it. Both are
//! pure: what has to be done besides is returned as [`Effect`]s, which the page carries out.
//!
//! A game adds only its own parts ([`Playable`]): its stages and sheets, the state of its table, its commands.

mod change;
mod command;
mod effect;
pub mod lesson;
mod menu;
mod mode;
mod playable;
mod replay;
#[cfg(test)]
mod tests;

use std::rc::Rc;

pub use command::{Command, PendingGame};
pub use effect::{Auto, Effect, Wait};
pub use menu::MenuModel;
pub use mode::{Mode, Page};
pub use playable::{Playable, SavedSettings};

use super::{Notice, Pace};
use crate::record::Record;
use lesson::Lesson;

/// All that the page knows of a game. Only the record, the computer players and the settings are saved.
#[derive(Clone, Debug, PartialEq)]
pub struct Session<G: Playable> {
    /// What the players have chosen.
    pub settings: G::Settings,
    /// The pace, a setting of the whole page.
    pub pace: Pace,
    /// The game on the table.
    pub record: Option<Rc<Record<G>>>,
    /// Whether the game is played, a lesson or a replay.
    pub mode: Mode<G>,
    /// The level of the computer player in each seat, if any.
    pub computers: G::Computers,
    /// How often the game has changed. An answer to an older question is ignored.
    pub changes: u32,
    /// What the table shows of the game.
    pub stage: G::Stage,
    /// The state that only the table of this game has.
    pub table: G::Table,
    /// The sheet over the table.
    pub sheet: Option<G::Sheet>,
    /// A game that waits until the present one is given up.
    pub pending: Option<PendingGame<G>>,
    /// The notice to the players.
    pub notice: Option<Notice>,
    /// The text of the rules, once it was asked for.
    pub rules: Option<Rc<str>>,
    /// Whether the computer can't be reached. Nothing is asked until a player tries again.
    pub is_out_of_reach: bool,
    /// Whether a player wants the next automatic step to happen at once.
    pub hurried: bool,
    /// The page of the game that is shown, if any.
    pub page: Option<Page>,
    /// Whether the reader of that page prefers no animations.
    pub is_still: bool,
}

impl<G: Playable> Default for Session<G> {
    fn default() -> Self {
        Self {
            settings: G::Settings::default(),
            pace: Pace::default(),
            record: None,
            mode: Mode::Play,
            computers: G::Computers::default(),
            changes: 0,
            stage: G::Stage::default(),
            table: G::Table::default(),
            sheet: None,
            pending: None,
            notice: None,
            rules: None,
            is_out_of_reach: false,
            hurried: false,
            page: None,
            is_still: false,
        }
    }
}

impl<G: Playable> Session<G> {
    /// Returns the session after a command, and what has to be done. An action that the rules forbid changes nothing.
    pub fn update(&self, command: impl Into<Command<G>>) -> (Self, Vec<Effect<G>>) {
        match command.into() {
            // Chance is asked only for legal actions. A lesson has its own dice and cards.
            Command::Act(action) if self.lesson().is_none() => {
                let is_legal = self.is_played()
                    && self.record.as_ref().is_some_and(|record| record.game().is_legal(action));
                (self.clone(), is_legal.then_some(Effect::Draw(action)).into_iter().collect())
            }
            Command::Share => (self.clone(), self.record.clone().map(Effect::Share).into_iter().collect()),
            Command::SharePosition => {
                (self.clone(), self.shown_record().map(Effect::Share).into_iter().collect())
            }
            command => {
                let (cause, dealt) = (effect::Cause::of(&command), self.dealt(&command));
                let after = self.after(command);
                let mut effects = effect::between(self, &after, cause);
                effects.extend(dealt.map(Effect::Deal));
                (after, effects)
            }
        }
    }

    /// Returns the session after a command. A command that a lesson does not wait for changes nothing in the game.
    pub fn after(&self, command: impl Into<Command<G>>) -> Self {
        let command = command.into();
        self.guided(&command).unwrap_or_else(|| self.changed(command))
    }

    /// Returns whether the game is played and saved.
    pub fn is_played(&self) -> bool {
        matches!(self.mode, Mode::Play)
    }

    /// Returns whether this is a replay.
    pub fn is_replay(&self) -> bool {
        matches!(self.mode, Mode::Replay(_))
    }

    /// Returns the lesson, if this is one.
    pub fn lesson(&self) -> Option<&Lesson<G>> {
        match &self.mode {
            Mode::Lesson(lesson) => Some(lesson),
            Mode::Play | Mode::Replay(_) => None,
        }
    }

    /// Returns the player to move.
    pub fn mover(&self) -> Option<G::Seat> {
        self.record.as_ref()?.game().mover()
    }

    /// Returns the player of the last event. This replays the game.
    pub fn last_mover(&self) -> Option<G::Seat> {
        let record = self.record.as_ref()?;
        record.games().nth(record.events().len().checked_sub(1)?)?.mover()
    }

    /// Returns the computer player whose turn it is.
    pub fn computer_to_move(&self) -> Option<(G::Seat, G::Level)> {
        let mover = self.mover()?;
        Some((mover, self.computers[mover]?)).filter(|_| self.plays_on())
    }

    /// Returns whether the table shows the current state of a game, so that it can go on.
    pub fn plays_on(&self) -> bool {
        self.stage == G::Stage::default() && !self.is_replay()
    }

    /// Returns whether there is a game that has not ended.
    pub fn in_progress(&self) -> bool {
        self.record.as_ref().is_some_and(|record| !record.game().is_over())
    }

    /// Returns whether a sheet or the question about a pending game lies over the table.
    pub fn is_covered(&self) -> bool {
        self.sheet.is_some() || self.pending.is_some()
    }

    /// Returns whether a sheet or a preview is shown, from which the players can go back to the game.
    pub fn has_overlay(&self) -> bool {
        // A lesson has its own button for going back.
        self.lesson().is_none() && (self.sheet.is_some() || G::looks_ahead(self))
    }

    /// Returns whether the last event can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.is_replay() && G::can_undo(self)
    }

    /// Returns what happens next by itself. Nothing does while something lies over the table.
    pub fn auto(&self) -> Option<Auto<G>> {
        if self.is_covered() || !self.is_played() { None } else { G::auto(self) }
    }

    /// Returns the next query for the computer. A lesson has none.
    pub fn query(&self) -> Option<G::Query> {
        if self.is_out_of_reach || !self.is_played() { None } else { G::query(self) }
    }
}
