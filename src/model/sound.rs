//! Sounds of the game.

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
