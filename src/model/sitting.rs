//! Why a game lies on the table.

/// Why a game lies on the table. What is learnt by or looked at is a state of its own: the game that is kept knows
/// nothing of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sitting {
    /// It is played, and kept.
    #[default]
    Game,
    /// It is a fixed one that somebody learns by.
    Lesson,
    /// It is one that was played before.
    Replay,
}
