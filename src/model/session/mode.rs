//! Whether the game on the table is played, a lesson or a replay.

use super::{Playable, lesson::Lesson};

/// Whether the game on the table is played, a lesson or a replay. Lessons and replays have their own session, apart
/// from the saved game.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Mode<G: Playable> {
    /// It is played and saved.
    #[default]
    Play,
    /// It is the fixed game of a lesson.
    Lesson(Box<Lesson<G>>),
    /// It is a past game, shown after so many of its events.
    Replay(usize),
}

/// A page of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The set-up.
    Setup,
    /// The table with the saved game.
    Table,
    /// The rules.
    Rules,
    /// The lesson.
    Lesson,
    /// A replay; the address contains the record.
    Replay,
}

impl Page {
    /// Returns whether this page has a lesson or a replay.
    pub const fn is_lesson_or_replay(self) -> bool {
        matches!(self, Self::Lesson | Self::Replay)
    }
}

impl<G: Playable> Mode<G> {
    /// Returns the page of such a game.
    pub const fn page(&self) -> Page {
        match self {
            Self::Play => Page::Table,
            Self::Lesson(_) => Page::Lesson,
            Self::Replay(_) => Page::Replay,
        }
    }
}
