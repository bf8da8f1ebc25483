//! What players do: decisions, and events with the dice that fell.

use arrayvec::ArrayVec;

use super::{Nation, Trick};
use crate::rules::{Change, Die, Roll};

/// An end of the tavern's row. Left is the side of the card dealt first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The end of the card dealt first.
    Left,
    /// The end of the card dealt last.
    Right,
}

impl End {
    /// Left, then right.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// The opposite end.
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// The table position (0 to 5 from the left) of a card number when this end is the 1.
    pub const fn position_of(self, number: Die) -> usize {
        match self {
            Self::Left => number.pips() as usize - 1,
            Self::Right => 6 - number.pips() as usize,
        }
    }

    /// The number of the card at a table position (0 to 5 from the left) when this end is the 1.
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

/// One step of a game. A roll carries `R`: nothing when it is something one may do (an [`Action`]),
/// the dice when it has happened (an [`Event`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step<R> {
    /// Roll two dice of the own supply, or both again.
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
    /// Play the trick Die +/-1.
    PlusMinus {
        /// What the die shows before.
        die: Die,
        /// Where it goes.
        change: Change,
    },
    /// Play the trick Add both dice.
    AddBoth {
        /// Which end is the 1: in the round's first placement only.
        end: Option<End>,
    },
    /// Play the trick Roll again.
    RollAgain,
    /// Play any trick as 2 sailors of a nation.
    TwoSailors {
        /// The card that is played.
        trick: Trick,
        /// The nation it joins.
        nation: Nation,
    },
}

/// Something one may do; the dice of a roll are not known yet.
pub type Action = Step<()>;
/// Something that has happened, with the dice of a roll.
pub type Event = Step<Roll>;
/// A list of legal actions. There are never more than 2 × 3 placements, 4 changes, a new roll and
/// 3 × 8 uses as 2 sailors.
pub type Actions = ArrayVec<Action, 36>;

impl<R> Step<R> {
    /// The same step with another word about the dice.
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

    /// The trick that this step plays.
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
    /// What was done, without the dice that fell.
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
