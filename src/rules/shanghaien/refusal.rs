//! Why an action is refused: the broken rule with its numbers, without words.

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
    /// The trick "Roll again" has been played: the new roll comes next.
    RerollDue,
    /// Rolling needs 2 dice in the supply.
    TooFewDiceInSupply {
        /// The number of dice in the supply.
        has: u8,
    },
    /// Shanghaiing needs 2 of the player's dice on cards.
    TooFewDiceOnCards {
        /// The number of dice on cards.
        has: u8,
    },
    /// The round's first placement says which end is the 1.
    EndNotChosen,
    /// The end has been chosen for the whole round.
    EndAlreadyChosen,
    /// The die is not one of the two rolled.
    DieNotRolled {
        /// The die of the action.
        die: Die,
        /// The two dice rolled.
        roll: Roll,
    },
    /// A die has no face below 1 or above 6.
    NoSuchFace {
        /// The die to change.
        die: Die,
        /// The change of the action.
        change: Change,
    },
    /// A player may play only one dirty trick in a round.
    TrickAlreadyPlayed,
    /// The player holds no such trick.
    TrickNotHeld {
        /// The trick of the action.
        trick: Trick,
    },
    /// 2 sailors can join only a nation of which the player has a sailor.
    NoSailorOfNation {
        /// The nation of the action.
        nation: Nation,
    },
}
