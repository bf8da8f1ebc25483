//! The speed of animations and computer players.

use super::words::word_of;

/// The speed of animations and computer players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// No animations.
    Off,
    /// Quick.
    Fast,
    /// Easy to follow.
    #[default]
    Normal,
}

impl Pace {
    pub(super) const WORDS: [(Self, &str); 3] =
        [(Self::Off, "off"), (Self::Fast, "fast"), (Self::Normal, "normal")];

    /// Returns the word for this value in the store and in the page's attributes.
    pub fn word(self) -> &'static str {
        word_of(&Self::WORDS, &self)
    }
}
