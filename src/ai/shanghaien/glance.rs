//! The weaker levels: they judge each action as if the round ended right after it.

use super::round::{EndOfRound, EndValue};
use crate::rules::{
    Roll, Seat,
    shanghaien::{Action, Claim, Deck, Event, Phase, Position, Step},
};

/// What a level looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// Only the player's own dice: neither the opponent's nor the tricks in hand.
    OwnDice,
    /// The whole table.
    Table,
}

/// Returns every legal action with the value of the round to the mover if it ended after the action.
pub(super) fn glance(position: &Position, sight: Sight, value: &impl EndValue) -> Vec<(Action, f32)> {
    let Some(mover) = position.to_move() else { return Vec::new() };
    let glance = Glance { mover, sight, value };
    glance.actions(position).map(|action| (action, glance.after(position, action))).collect()
}

struct Glance<'a, V> {
    mover: Seat,
    sight: Sight,
    value: &'a V,
}

impl<V: EndValue> Glance<'_, V> {
    fn actions(&self, position: &Position) -> impl Iterator<Item = Action> + use<'_, V> {
        position
            .legal_actions()
            .into_iter()
            .filter(|action| self.sight == Sight::Table || action.trick().is_none())
    }

    /// Returns the value if the round ended now.
    fn now(&self, position: &Position) -> f32 {
        let taker = |claim: Claim| match self.sight {
            Sight::OwnDice => (claim.dice[self.mover] > 0).then_some(self.mover),
            Sight::Table => claim.verdict.taker(),
        };
        let for_one = self.value.value(&EndOfRound::if_now(position, self.mover, taker));
        if self.mover == Seat::One { for_one } else { 1.0 - for_one }
    }

    /// Returns the value after an action and the rest of this turn.
    fn after(&self, position: &Position, action: Action) -> f32 {
        match action {
            Step::Shanghai => self.now(position),
            Step::Roll(()) => self.over_rolls(position),
            Step::Place { .. }
            | Step::PlusMinus { .. }
            | Step::AddBoth { .. }
            | Step::RollAgain
            | Step::TwoSailors { .. } => {
                self.settled(&applied(position, action.map_roll(|()| unreachable!("not a roll"))))
            }
        }
    }

    fn over_rolls(&self, position: &Position) -> f32 {
        let after = |(roll, weight): (Roll, u8)| {
            self.settled(&applied(position, Step::Roll(roll))) * f32::from(weight)
        };
        Roll::all().map(after).sum::<f32>() / 36.0
    }

    /// Returns the value once the turn is over.
    fn settled(&self, position: &Position) -> f32 {
        match position.phase() {
            Phase::Place(_) => {
                let after = self.actions(position).map(|action| self.after(position, action));
                after.fold(0.0, f32::max)
            }
            Phase::Reroll => self.over_rolls(position),
            Phase::Turn | Phase::Over => self.now(position),
        }
    }
}

/// Returns the position after an event that does not end the round.
fn applied(position: &Position, event: Event) -> Position {
    let mut after = *position;
    after.apply(event, &Deck::sorted()).expect("legal actions are accepted");
    after
}
