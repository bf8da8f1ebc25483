//! The commands that change a session.

use std::rc::Rc;

use super::{Page, Playable, lesson::Lesson};
use crate::{
    ai::message::Percent,
    model::{Notice, Pace},
    record::Record,
};

/// A game that waits until the game on the table is given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PendingGame<G: Playable> {
    /// This game.
    Game(Rc<Record<G>>),
    /// A new game, not yet dealt.
    New(G::Plan),
}

/// The commands that change a session.
#[derive(Clone, Debug, PartialEq)]
pub enum Command<G: Playable> {
    /// Puts a game on the table, with these computer players.
    Begin(Rc<Record<G>>, G::Computers),
    /// Starts a replay of a game.
    Replay(Rc<Record<G>>),
    /// Begins a lesson.
    Teach(Box<Lesson<G>>),
    /// In a lesson: goes on to the next step.
    NextStep,
    /// In a lesson: goes back to the step before.
    StepBack,
    /// Takes the lesson or the replay off the table.
    Leave,
    /// In a replay: shows the game after so many events.
    ShowStep(usize),
    /// In a replay: leaps to the next stop (`true`) or to the one before.
    Leap(G::Leap, bool),
    /// Puts a game on the table. If one is in progress, the new one waits.
    Propose(Rc<Record<G>>),
    /// Starts a new game of these players with the current settings. If one is in progress, the new one waits.
    Start(G::Players),
    /// Starts another game of the same players, after one that has ended.
    Rematch,
    /// Drops the game that waits.
    Decline,
    /// Gives up the game on the table for the one that waits.
    Replace,
    /// A player acts. If the action is legal, chance gives its event.
    Act(G::Action),
    /// An event happens in the game.
    Happen(G::Event),
    /// Takes back the last event, if that is allowed.
    Undo,
    /// Does something at the table that is not a move.
    Table(G::TableCommand),
    /// Opens a sheet.
    Open(G::Sheet),
    /// Closes the sheet; without one, goes back from the preview to the game.
    Close,
    /// Changes the settings.
    Set(G::Settings),
    /// Changes the pace of the page.
    SetPace(Pace),
    /// Shares a link to the game.
    Share,
    /// Shares a link to the game up to what a replay shows.
    SharePosition,
    /// Shows a notice, or removes it.
    Tell(Option<Notice>),
    /// The text of the rules has been loaded, or can't be loaded.
    Rules(Option<String>),
    /// Drops the text of the rules, because the page has another language.
    ForgetRules,
    /// The computer has answered: actions with their values, the best first.
    Answer(G::Query, Vec<(G::Action, Percent)>),
    /// The computer does not answer.
    OutOfReach,
    /// Asks the computer again.
    TryAgain,
    /// Lets a person take over from the computer player to move.
    TakeOver,
    /// Makes the next automatic step happen at once.
    Hurry,
    /// Shows another page of the game, or none.
    Visit {
        /// The page.
        page: Option<Page>,
        /// Whether its reader prefers no animations.
        is_still: bool,
    },
}

impl<G: Playable> Command<G> {
    /// Returns whether the command changes the game by an action, or takes one back. While the result of a roll or a
    /// deal is being saved, no such command counts.
    pub const fn is_move(&self) -> bool {
        matches!(self, Self::Act(_) | Self::Undo)
    }

    /// Returns whether the command is about the table. A lesson allows only the ones it waits for.
    pub(super) fn is_of_the_table(&self) -> bool {
        match self {
            Self::NextStep
            | Self::StepBack
            | Self::ShowStep(_)
            | Self::Leap(..)
            | Self::Act(_)
            | Self::Happen(_)
            | Self::Undo
            | Self::Table(_)
            | Self::Open(_)
            | Self::Close
            | Self::Answer(..)
            | Self::OutOfReach
            | Self::TryAgain
            | Self::TakeOver
            | Self::Hurry => true,
            Self::Begin(..)
            | Self::Replay(_)
            | Self::Teach(_)
            | Self::Leave
            | Self::Propose(_)
            | Self::Start(_)
            | Self::Rematch
            | Self::Decline
            | Self::Replace
            | Self::Set(_)
            | Self::SetPace(_)
            | Self::Share
            | Self::SharePosition
            | Self::Tell(_)
            | Self::Rules(_)
            | Self::ForgetRules
            | Self::Visit { .. } => false,
        }
    }
}
