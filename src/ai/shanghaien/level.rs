//! How good a computer captain is.

/// A level of play. The lower ones err as people do: they look less far, not at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Sees the own dice and the numbers on the cards, not what the opponent does.
    Landlubber,
    /// Sees this one die and the points it would bring.
    Deckhand,
    /// Sees this one die, with a feeling for what it means for the whole game.
    Boatswain,
    /// Plans the round for the points if the game ended with it; the last round to win.
    FirstMate,
    /// Plans the round for the chance to win the game.
    Captain,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] =
        [Self::Landlubber, Self::Deckhand, Self::Boatswain, Self::FirstMate, Self::Captain];

    /// The name by which saves, messages and the command line know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Landlubber => "landlubber",
            Self::Deckhand => "deckhand",
            Self::Boatswain => "boatswain",
            Self::FirstMate => "first-mate",
            Self::Captain => "captain",
        }
    }

    /// The level with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.code() == code)
    }
}
