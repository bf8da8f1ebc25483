//! Why an action is refused: the broken rule with its numbers, not its words.

use super::{Nation, Trick};
use crate::rules::{Change, Die, Roll};

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// Placing dice and playing tricks come after a roll.
    RollFirst,
    /// After a roll one of the dice must be put down before anything else.
    PlaceFirst,
    /// Roll again has been played: the new roll comes next.
    RerollDue,
    /// Rolling needs 2 dice in the supply.
    TooFewDiceInSupply {
        /// How many there are.
        has: u8,
    },
    /// Shanghaiing needs 2 own dice on cards.
    TooFewDiceOnCards {
        /// How many there are.
        has: u8,
    },
    /// The round's first placement says which end is the 1.
    EndNotChosen,
    /// The end has been chosen for the whole round.
    EndAlreadyChosen,
    /// The die is not one of the two rolled.
    DieNotRolled {
        /// The die asked for.
        die: Die,
        /// The dice there are.
        roll: Roll,
    },
    /// A die has no face below 1 or above 6.
    NoSuchFace {
        /// The die to change.
        die: Die,
        /// The change asked for.
        change: Change,
    },
    /// One dirty trick per player and round.
    TrickAlreadyPlayed,
    /// The player holds no such trick.
    TrickNotHeld {
        /// The trick asked for.
        trick: Trick,
    },
    /// 2 sailors join a nation in which the player has a sailor.
    NoSailorOfNation {
        /// The nation asked for.
        nation: Nation,
    },
}
