//! What the table can show, and the sheets that can lie over it.

use crate::{
    record::hispaniola::Record,
    rules::hispaniola::{Phase, Seat, Step},
};

/// What the table shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// The game as it is.
    #[default]
    Play,
    /// The bids that have just been shown.
    Bids,
    /// The scores of the hand that has just ended.
    Score,
}

/// A sheet over the table, shown until it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The menu.
    Menu,
    /// The trick that was won last.
    LastTrick,
    /// The scores of all hands so far.
    Scores,
}

impl Stage {
    /// Returns what is shown first of a game: bids that have just been turned over, the score of a hand, or the game.
    pub(super) fn of(record: &Record) -> Self {
        match (record.events().last(), record.table().phase()) {
            (Some(Step::Bid(_)), Phase::Play(_) | Phase::Bid(Seat::One)) => Self::Bids,
            (Some(_), Phase::Deal | Phase::Over) => Self::Score,
            _ => Self::Play,
        }
    }
}
