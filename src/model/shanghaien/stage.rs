//! What the table can show, and the sheets that can lie over it.

use crate::rules::shanghaien::Trick;

/// What the table shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// The game as it is.
    #[default]
    Play,
    /// A preview: who would take each card if the round ended now.
    WhatIf,
    /// The round has ended: so many of its cards have moved to their takers.
    Travel(usize),
    /// The round has ended: who took each card and why.
    Report,
}

/// A sheet over the table, shown until it is used or closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The uses of a dirty trick.
    Trick(Trick),
    /// The ways to put a die at the card at this table position.
    Spot(usize),
    /// The menu.
    Menu,
    /// The events so far.
    Log,
    /// A hint from the computer.
    Hint,
}
