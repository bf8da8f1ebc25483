//! How well a computer pirate plays.

use serde::{Deserialize, Serialize};

/// A level of play. Lower levels make human mistakes: they look less far ahead, they do not err at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Takes every trick it can win now, and does not plan ahead.
    CabinBoy,
    /// Plays by rules of thumb: what this trick brings, and what its cards are worth later.
    Gunner,
    /// Plays the hand to its end, for a few ways in which the hidden cards may be dealt.
    Quartermaster,
    /// Does the same for many ways.
    Buccaneer,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::CabinBoy, Self::Gunner, Self::Quartermaster, Self::Buccaneer];

    /// Returns the level's name in saves, messages and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Self::CabinBoy => "cabin-boy",
            Self::Gunner => "gunner",
            Self::Quartermaster => "quartermaster",
            Self::Buccaneer => "buccaneer",
        }
    }

    /// Returns the level with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.code() == code)
    }
}
