//! What can be heard.

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Dice roll over the table.
    Dice,
    /// A die or a card is put down.
    Wood,
    /// The ship's bell: a round is over.
    Bell,
}

impl Sound {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Dice, Self::Wood, Self::Bell];

    /// What the page calls it.
    pub fn word(self) -> &'static str {
        ["sound-dice", "sound-wood", "sound-bell"][self as usize]
    }
}
