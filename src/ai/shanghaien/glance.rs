//! Looking no further than the die in hand: each action as if the round ended right after it.

use super::round::{EndOfRound, EndValue};
use crate::rules::{
    Roll, Seat,
    shanghaien::{Action, Claim, Deck, Event, Phase, Position, Step},
};

/// How much a glance takes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// The own dice only: neither the opponent's nor the tricks in hand.
    OwnDice,
    /// All that lies on the table.
    Table,
}

/// Every legal action with what the round would be worth to the mover if it ended then.
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

    /// The worth if the round ended now.
    fn now(&self, position: &Position) -> f32 {
        let taker = |claim: Claim| match self.sight {
            Sight::OwnDice => (claim.dice[self.mover] > 0).then_some(self.mover),
            Sight::Table => claim.verdict.taker(),
        };
        let for_one = self.value.value(&EndOfRound::if_now(position, self.mover, taker));
        if self.mover == Seat::One { for_one } else { 1.0 - for_one }
    }

    /// The worth after an action, and after what this turn still asks for.
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

    /// The worth once the turn is over.
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

/// The position after an event that does not end the round.
fn applied(position: &Position, event: Event) -> Position {
    let mut after = *position;
    after.apply(event, &Deck::sorted()).expect("legal actions are accepted");
    after
}
