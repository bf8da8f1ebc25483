//! The values of the actions at the position of a solved round.

use super::{Arrangements, Layer, tables::Tables};
use crate::rules::{
    Change, Die, Roll,
    shanghaien::{Action, End, Phase, Position, Step, TAVERN, Trick},
};

/// A solved round: the value of every action at its position, for the player to move.
pub struct Solution<'a> {
    arrangements: &'a Arrangements,
    position: Position,
    /// The mover's layers that were solved.
    layers: Vec<Layer>,
    /// The value of ending the round now, to the mover.
    shanghai: f32,
    /// The values after the mover's placement, for each end that can still be the 1.
    ends: Vec<(End, &'a Tables)>,
}

impl<'a> Solution<'a> {
    pub(super) fn new(
        arrangements: &'a Arrangements,
        position: Position,
        layers: Vec<Layer>,
        shanghai: f32,
        ends: Vec<(End, &'a Tables)>,
    ) -> Self {
        Self { arrangements, position, layers, shanghai, ends }
    }

    /// Returns every legal action that was solved with its value to the player to move, the best first. Equally good
    /// ones stay in the order of the legal actions.
    pub fn actions(&self) -> Vec<(Action, f32)> {
        let legal = self.position.legal_actions();
        let mut valued: Vec<_> =
            legal.iter().filter_map(|&action| Some((action, self.value(action)?))).collect();
        valued.sort_by(|one, other| other.1.total_cmp(&one.1));
        valued
    }

    /// Returns the value of the position to the mover: that of the best action.
    pub fn best(&self) -> f32 {
        best(self.position.legal_actions().into_iter().filter_map(|action| self.value(action)))
    }

    /// Returns the value of a legal action to the player to move; `None` if it was not solved.
    pub fn value(&self, action: Action) -> Option<f32> {
        let roll = match (self.position.phase(), action) {
            (_, Step::Shanghai) => return Some(self.shanghai),
            (_, Step::Roll(())) => return Some(over_rolls(|roll| self.after_roll(roll))),
            (Phase::Place(roll), _) => roll,
            _ => return None,
        };
        match action {
            Step::Roll(()) | Step::Shanghai => None,
            Step::Place { end, die } => Some(self.placed(0, end, &[die])),
            Step::PlusMinus { die, change } => {
                let layer = self.layer(Layer::Own(Trick::DiePlusMinusOne))?;
                Some(self.better_die(layer, roll.with_changed(die, die.changed(change)?)))
            }
            Step::AddBoth { end } => Some(self.placed(
                self.layer(Layer::Own(Trick::AddBothDice))?,
                end,
                &[roll.low(), roll.high()],
            )),
            Step::RollAgain => Some(self.rolled_again(self.layer(Layer::Own(Trick::RollAgain))?)),
            Step::TwoSailors { trick, nation } => {
                Some(self.better_die(self.layer(Layer::TwoSailors(trick, nation))?, roll))
            }
        }
    }

    /// Returns the value of the position to the mover after this roll and the best play that follows.
    pub fn after_roll(&self, roll: Roll) -> f32 {
        best(self.layers.iter().enumerate().map(|(index, layer)| match layer {
            Layer::AsNow | Layer::TwoSailors(..) => self.better_die(index, roll),
            Layer::Own(Trick::AddBothDice) => self.placed(index, None, &[roll.low(), roll.high()]),
            Layer::Own(Trick::RollAgain) => self.rolled_again(index),
            Layer::Own(Trick::DiePlusMinusOne) => {
                let changes = |die: Die| {
                    let faces = Change::ALL.into_iter().filter_map(move |change| die.changed(change));
                    faces.map(move |changed| roll.with_changed(die, changed))
                };
                best(roll.faces().flat_map(changes).map(|roll| self.better_die(index, roll)))
            }
        }))
    }

    fn layer(&self, wanted: Layer) -> Option<usize> {
        self.layers.iter().position(|&layer| layer == wanted)
    }

    /// Returns the value of putting these dice down in a layer. Without an end, takes the better one as the 1.
    fn placed(&self, layer: usize, end: Option<End>, dice: &[Die]) -> f32 {
        let mut added = [0; TAVERN];
        for die in dice {
            added[usize::from(die.pips() - 1)] += 1;
        }
        let row = self.arrangements.index_of(&added);
        let ends = self.ends.iter().filter(|(one_end, _)| end.is_none_or(|end| end == *one_end));
        best(ends.map(|(_, after)| after.row(layer, 0, row)[0]))
    }

    fn better_die(&self, layer: usize, roll: Roll) -> f32 {
        best(roll.faces().map(|die| self.placed(layer, None, &[die])))
    }

    fn rolled_again(&self, layer: usize) -> f32 {
        over_rolls(|roll| self.better_die(layer, roll))
    }
}

fn best(values: impl Iterator<Item = f32>) -> f32 {
    values.fold(0.0, f32::max)
}

/// Returns the mean over all rolls.
fn over_rolls(value: impl Fn(Roll) -> f32) -> f32 {
    Roll::all().map(|(roll, weight)| value(roll) * f32::from(weight)).sum::<f32>() / 36.0
}
