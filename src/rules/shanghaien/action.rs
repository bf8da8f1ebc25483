//! What players do: actions, and events with the dice that were rolled.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Nation, Trick};
use crate::rules::{Change, Die, Roll};

/// An end of the tavern's row of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum End {
    /// The end of the card dealt first.
    Left,
    /// The end of the card dealt last.
    Right,
}

impl End {
    /// Left, then right.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// Returns the opposite end.
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// Returns the table position (0 to 5 from the left) of a card number when this end is the 1.
    pub const fn position_of(self, number: Die) -> usize {
        match self {
            Self::Left => number.pips() as usize - 1,
            Self::Right => 6 - number.pips() as usize,
        }
    }

    /// Returns the number of the card at a table position (0 to 5 from the left) when this end is the 1.
    ///
    /// # Panics
    /// If there is no such position.
    pub const fn number_at(self, position: usize) -> Die {
        match self {
            Self::Left => Die::ALL[position],
            Self::Right => Die::ALL[5 - position],
        }
    }
}

/// One step of a game. A roll carries `R`: nothing in an [`Action`], the dice in an [`Event`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step<R> {
    /// Roll two dice of the player's own supply, or both again.
    Roll(R),
    /// End the round.
    Shanghai,
    /// Put one of the rolled dice at the card of its number.
    Place {
        /// Which end is the 1: in the round's first placement only.
        end: Option<End>,
        /// The die put down.
        die: Die,
    },
    /// Play the trick "Die +/-1".
    PlusMinus {
        /// The face before the change.
        die: Die,
        /// The change.
        change: Change,
    },
    /// Play the trick "Add both dice".
    AddBoth {
        /// Which end is the 1: in the round's first placement only.
        end: Option<End>,
    },
    /// Play the trick "Roll again".
    RollAgain,
    /// Play any trick as 2 sailors of a nation.
    TwoSailors {
        /// The card that is played.
        trick: Trick,
        /// The nation that the two sailors join.
        nation: Nation,
    },
}

/// A possible step; the dice of a roll are not known yet.
pub type Action = Step<()>;
/// A step that has happened, with the dice of a roll.
pub type Event = Step<Roll>;
/// A list of legal actions. There are never more than 2 × 3 placements, 4 changes, a new roll and
/// 3 × 8 uses as 2 sailors.
pub type Actions = ArrayVec<Action, 36>;

impl<R> Step<R> {
    /// Returns the same step with the content of a roll changed.
    pub fn map_roll<S>(self, change: impl FnOnce(R) -> S) -> Step<S> {
        match self {
            Self::Roll(roll) => Step::Roll(change(roll)),
            Self::Shanghai => Step::Shanghai,
            Self::Place { end, die } => Step::Place { end, die },
            Self::PlusMinus { die, change } => Step::PlusMinus { die, change },
            Self::AddBoth { end } => Step::AddBoth { end },
            Self::RollAgain => Step::RollAgain,
            Self::TwoSailors { trick, nation } => Step::TwoSailors { trick, nation },
        }
    }

    /// Returns the trick that this step plays, if any.
    pub fn trick(&self) -> Option<Trick> {
        match *self {
            Self::PlusMinus { .. } => Some(Trick::DiePlusMinusOne),
            Self::AddBoth { .. } => Some(Trick::AddBothDice),
            Self::RollAgain => Some(Trick::RollAgain),
            Self::TwoSailors { trick, .. } => Some(trick),
            Self::Roll(_) | Self::Shanghai | Self::Place { .. } => None,
        }
    }
}

impl Event {
    /// Returns the action, without the dice that were rolled.
    pub fn action(self) -> Action {
        self.map_roll(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_positions_lead_back_to_each_other() {
        for end in End::ALL {
            assert!(Die::ALL.into_iter().all(|die| end.number_at(end.position_of(die)) == die));
        }
        assert_eq!(End::Left.position_of(Die::ALL[0]), 0);
        assert_eq!(End::Right.position_of(Die::ALL[0]), 5);
    }
}
