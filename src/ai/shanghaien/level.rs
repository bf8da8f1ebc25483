//! How well a computer captain plays.

use serde::{Deserialize, Serialize};

/// A level of play. Lower levels make human mistakes: they look less far ahead, they do not err at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Looks at its own dice and the numbers on the cards, not at the opponent.
    Landlubber,
    /// Looks at one die and the points it brings.
    Deckhand,
    /// Looks at one die and what it means for the chance to win the game.
    Boatswain,
    /// Plans the round for the points if the game ended with it; plans the last round to win.
    FirstMate,
    /// Plans the round for the chance to win the game.
    Captain,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] =
        [Self::Landlubber, Self::Deckhand, Self::Boatswain, Self::FirstMate, Self::Captain];

    /// Returns the level's name in saves, messages and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Landlubber => "landlubber",
            Self::Deckhand => "deckhand",
            Self::Boatswain => "boatswain",
            Self::FirstMate => "first-mate",
            Self::Captain => "captain",
        }
    }

    /// Returns the level with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.code() == code)
    }
}
