//! How fast things move.

use super::words::word_of;

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Nothing moves.
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

    /// The word for it in the store and in the page's attributes.
    pub fn word(self) -> &'static str {
        word_of(&Self::WORDS, &self)
    }
}
