//! A computer captain: weighs the actions of a position at a given level.

use super::{
    Level,
    glance::{Sight, glance},
    round::{Asked, EndValue, FinalScore, RoundSolver},
    value::{Cards, Forecast, Model},
};
use crate::rules::{
    Roll,
    shanghaien::{Action, Position, ROUNDS, Step},
};

/// A computer captain. It reuses its tables, so keep it between questions.
pub struct Captain {
    solver: RoundSolver,
    model: Model,
}

/// A captain's judgement of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// Actions with their values to the player to move, the best first. Equally good ones stay in the order of the
    /// legal actions.
    pub actions: Vec<(Action, f32)>,
    /// When a roll is due: the value of the position after each roll.
    pub rolls: Vec<(Roll, f32)>,
}

impl Default for Captain {
    fn default() -> Self {
        Self::new()
    }
}

impl Captain {
    /// Makes a captain with the model that comes with the game.
    pub fn new() -> Self {
        Self::with_model(Model::trained())
    }

    /// Makes a captain with another model.
    pub fn with_model(model: Model) -> Self {
        Self { solver: RoundSolver::new(), model }
    }

    /// Returns the action of a captain of this level; `None` when the game is over.
    pub fn choose(&mut self, position: &Position, level: Level) -> Option<Action> {
        // A single legal action needs no thought.
        match position.legal_actions().as_slice() {
            [] => None,
            [only] => Some(*only),
            _ => Some(self.weigh(position, level, Asked::Best).actions.first()?.0),
        }
    }

    /// Weighs the actions at this level. Only at the highest level the values are chances to win; in the last round
    /// these are exact.
    pub fn weigh(&mut self, position: &Position, level: Level, asked: Asked) -> Weighed {
        match level {
            Level::Landlubber => glanced(position, Sight::OwnDice, &Cards),
            Level::Deckhand => glanced(position, Sight::Table, &Forecast),
            Level::Boatswain => match self.model.at(position) {
                Some(value) => glanced(position, Sight::Table, &value),
                None => glanced(position, Sight::Table, &FinalScore),
            },
            Level::FirstMate if position.round() < ROUNDS => {
                solved(&mut self.solver, position, asked, &Forecast)
            }
            Level::Captain if let Some(value) = self.model.at(position) => {
                solved(&mut self.solver, position, asked, &value)
            }
            Level::FirstMate | Level::Captain => self.weigh_last_round(position, asked),
        }
    }

    /// Returns the action of a player who plans every round for points, even the last; `None` when the game is over.
    pub fn choose_for_points(&mut self, position: &Position) -> Option<Action> {
        Some(solved(&mut self.solver, position, Asked::Best, &Forecast).actions.first()?.0)
    }

    fn weigh_last_round(&mut self, position: &Position, asked: Asked) -> Weighed {
        let mut weighed = solved(&mut self.solver, position, asked, &FinalScore);
        self.break_ties(position, asked, &mut weighed.actions);
        weighed
    }

    /// Sorts equally good actions by points. Otherwise a captain who has surely won or lost would play at random.
    fn break_ties(&mut self, position: &Position, asked: Asked, actions: &mut [(Action, f32)]) {
        const EQUAL: f32 = 1e-6;
        let Some(&(_, best)) = actions.first() else { return };
        let tied = actions.iter().take_while(|(_, value)| best - value < EQUAL).count();
        if tied > 1
            && let Some(solution) = self.solver.solve(position, asked, &Forecast)
        {
            let points = |action: Action| solution.value(action).unwrap_or(0.0);
            actions[..tied].sort_by(|one, other| points(other.0).total_cmp(&points(one.0)));
        }
    }
}

fn solved(solver: &mut RoundSolver, position: &Position, asked: Asked, value: &impl EndValue) -> Weighed {
    let Some(solution) = solver.solve(position, asked, value) else {
        return Weighed { actions: Vec::new(), rolls: Vec::new() };
    };
    let actions = solution.actions();
    let is_due = actions.iter().any(|(action, _)| *action == Step::Roll(()));
    let rolls = Roll::all().filter(|_| is_due).map(|(roll, _)| (roll, solution.after_roll(roll)));
    Weighed { rolls: rolls.collect(), actions }
}

fn glanced(position: &Position, sight: Sight, value: &impl EndValue) -> Weighed {
    let mut actions = glance(position, sight, value);
    actions.sort_by(|one, other| other.1.total_cmp(&one.1));
    Weighed { actions, rolls: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game, SeededChance,
        shanghaien::{Setup, Shanghaien},
    };

    #[test]
    fn when_all_is_won_or_lost_points_still_count() {
        let mut captain = Captain::new();
        let (mut seen, mut game_number) = (0, 0);
        while seen < 2 {
            game_number += 1;
            let chance = &mut SeededChance::from_number(game_number);
            let mut game = Shanghaien::new(&Setup::random(chance));
            while game.play_randomly(chance).is_some() {
                let position = *game.position();
                if position.round() < ROUNDS || position.rolled().is_none() {
                    continue;
                }
                let actions = captain.weigh(&position, Level::Captain, Asked::Every).actions;
                let (best, worst) = (actions[0].1, actions[actions.len() - 1].1);
                let for_points = captain.choose_for_points(&position);
                if best - worst < 1e-6 && for_points != position.legal_actions().first().copied() {
                    assert_eq!(Some(actions[0].0), for_points);
                    seen += 1;
                }
                break;
            }
        }
    }
}
