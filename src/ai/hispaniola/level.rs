//! How good a computer pirate is.

/// A level of play. The lower ones err as people do: they look less far, not at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Takes every trick it can get, and thinks of nothing later.
    CabinBoy,
    /// Plays by rules of thumb: what this trick brings, and what its cards are worth later.
    Gunner,
    /// Thinks the hand through to its end, for a few ways that the hidden cards may lie.
    Quartermaster,
    /// The same for many ways.
    Buccaneer,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::CabinBoy, Self::Gunner, Self::Quartermaster, Self::Buccaneer];

    /// The name by which saves, messages and the command line know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::CabinBoy => "cabin-boy",
            Self::Gunner => "gunner",
            Self::Quartermaster => "quartermaster",
            Self::Buccaneer => "buccaneer",
        }
    }

    /// The level with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.code() == code)
    }
}
