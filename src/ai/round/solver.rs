//! Solves a round from a position on, and answers what each action is worth.

use super::{
    Arrangements, EndValue, Layer,
    ends::outcome_values,
    level::{After, Level, MUST_SHANGHAI},
    matrix::Matrix,
};
use crate::rules::{
    BySeat, Die, Roll, Seat,
    shanghaien::{Action, End, Phase, Position, Step, TAVERN, Trick},
};

/// Solves rounds. Making one takes a while, solving with it does not: keep it.
#[derive(Default)]
pub struct RoundSolver {
    arrangements: Arrangements,
}

/// A solved round: the value of every action at its position, for the player to move.
pub struct Solution<'a> {
    solver: &'a RoundSolver,
    position: Position,
    /// One for each end that can still be the 1.
    ends: Vec<(End, SolvedEnd)>,
}

/// The round solved for one end being the 1.
struct SolvedEnd {
    layers: Vec<Layer>,
    own: [u8; TAVERN],
    other: usize,
    /// What ending the round now is worth to the mover.
    shanghai: f32,
    /// The values after the mover's placement.
    after: After,
}

impl RoundSolver {
    /// Makes a solver.
    pub fn new() -> Self {
        Self::default()
    }

    /// Solves the round from this position on; `None` when the game is over.
    pub fn solve(&self, position: &Position, value: &impl EndValue) -> Option<Solution<'_>> {
        let mover = position.to_move()?;
        let ends = match position.one_end() {
            Some(end) => vec![end],
            None => End::ALL.to_vec(),
        };
        let ends = ends.into_iter().map(|end| (end, self.solve_end(position, mover, end, value))).collect();
        Some(Solution { solver: self, position: *position, ends })
    }

    fn solve_end(&self, position: &Position, mover: Seat, end: End, value: &impl EndValue) -> SolvedEnd {
        let layers = BySeat::from_fn(|seat| Layer::of(position, seat));
        let dice = BySeat::from_fn(|seat| dice_by_number(position, seat, end));
        let down = BySeat::from_fn(|seat| usize::from(position.dice_on_cards(seat)));
        let values = |ended_by: Seat| -> Vec<Vec<Vec<f32>>> {
            let of = |own: Layer, other: Layer| {
                let pair = BySeat::from_fn(|seat| if seat == ended_by { own } else { other });
                outcome_values(position, end, pair, ended_by, value)
            };
            let row = |&own: &Layer| layers[ended_by.other()].iter().map(|&other| of(own, other)).collect();
            layers[ended_by].iter().map(row).collect()
        };
        let worth = BySeat::from_fn(values);
        // So many own dice are down after so many turns of both, not counting extra ones.
        let own_down = |turns: usize| {
            let seat = if turns.is_multiple_of(2) { mover } else { mover.other() };
            (seat, down[seat] + turns / 2, down[seat.other()] + turns.div_ceil(2))
        };
        let last =
            (0..=2 * MUST_SHANGHAI).find(|&turns| own_down(turns).1 >= MUST_SHANGHAI).expect("dice run out");
        let mut after: After = Vec::new();
        for turns in (1..=last).rev() {
            let (seat, own, other) = own_down(turns);
            let level = Level { arrangements: &self.arrangements, layers: &layers[seat], after: &after };
            // The player before sees the same from the other side.
            let before = |(previous, previous_layer): (usize, &Layer)| -> Vec<Matrix> {
                let seen = |(index, layer): (usize, &Layer)| {
                    let (own, other) = (own + layer.extra_dice(), other + previous_layer.extra_dice());
                    if own > 6 || other > 6 {
                        return Matrix::default();
                    }
                    level.values(index, previous, own, other, &worth[seat][index][previous]).for_the_other()
                };
                layers[seat].iter().enumerate().map(seen).collect()
            };
            after = layers[seat.other()].iter().enumerate().map(before).collect();
        }
        let other = self.arrangements.index_of(&dice[mover.other()]);
        let index = self.arrangements.index_of(&dice[mover]);
        let outcome = self.arrangements.outcomes(down[mover], index, down[mover.other()])[other];
        let shanghai = worth[mover][0][0][usize::from(outcome)];
        SolvedEnd { layers: layers[mover].clone(), own: dice[mover], other, shanghai, after }
    }
}

/// A player's dice by the number of the card.
fn dice_by_number(position: &Position, seat: Seat, end: End) -> [u8; TAVERN] {
    std::array::from_fn(|card| position.dice(seat)[end.position_of(Die::ALL[card])])
}

impl Solution<'_> {
    /// Every legal action with its value to the player to move, the best first.
    pub fn actions(&self) -> Vec<(Action, f32)> {
        let legal = self.position.legal_actions();
        let mut valued: Vec<_> = legal.iter().map(|&action| (action, self.value(action))).collect();
        valued.sort_by(|one, other| other.1.total_cmp(&one.1));
        valued
    }

    /// The value of a legal action to the player to move.
    pub fn value(&self, action: Action) -> f32 {
        let chosen = match action {
            Step::Place { end, .. } | Step::AddBoth { end } => end,
            _ => None,
        };
        if action == Step::Roll(()) {
            return Roll::all().map(|(roll, weight)| self.after_roll(roll) * f32::from(weight) / 36.0).sum();
        }
        let ends = self.ends.iter().filter(|(end, _)| chosen.is_none_or(|chosen| chosen == *end));
        ends.map(|(_, solved)| solved.value(self.solver, action, self.position.phase())).fold(0.0, f32::max)
    }

    /// What the position is worth to the mover after this roll, with the best that can follow.
    pub fn after_roll(&self, roll: Roll) -> f32 {
        self.ends.iter().map(|(_, solved)| solved.after_roll(self.solver, roll)).fold(0.0, f32::max)
    }
}

impl SolvedEnd {
    fn value(&self, solver: &RoundSolver, action: Action, phase: Phase) -> f32 {
        let Phase::Place(roll) = phase else { return self.shanghai };
        let play = |wanted: Layer| self.layers.iter().position(|&layer| layer == wanted).unwrap_or(0);
        match action {
            Step::Roll(()) | Step::Shanghai => self.shanghai,
            Step::Place { die, .. } => self.placed(solver, 0, &[die]),
            Step::PlusMinus { die, change } => {
                let changed = die.changed(change).map_or(roll, |changed| roll.with_changed(die, changed));
                self.better_die(solver, play(Layer::Own(Trick::DiePlusMinusOne)), changed)
            }
            Step::AddBoth { .. } => {
                self.placed(solver, play(Layer::Own(Trick::AddBothDice)), &[roll.low(), roll.high()])
            }
            Step::RollAgain => self.rolled_again(solver, play(Layer::Own(Trick::RollAgain))),
            Step::TwoSailors { trick, nation } => {
                self.better_die(solver, play(Layer::TwoSailors(trick, nation)), roll)
            }
        }
    }

    /// The value after putting these dice down in that layer.
    fn placed(&self, solver: &RoundSolver, layer: usize, dice: &[Die]) -> f32 {
        let mut own = self.own;
        for die in dice {
            own[usize::from(die.pips() - 1)] += 1;
        }
        self.after[layer][0].row(solver.arrangements.index_of(&own))[self.other]
    }

    fn better_die(&self, solver: &RoundSolver, layer: usize, roll: Roll) -> f32 {
        roll.faces().map(|die| self.placed(solver, layer, &[die])).fold(0.0, f32::max)
    }

    fn rolled_again(&self, solver: &RoundSolver, layer: usize) -> f32 {
        let value = |(roll, weight)| self.better_die(solver, layer, roll) * f32::from(weight) / 36.0;
        Roll::all().map(value).sum()
    }

    fn after_roll(&self, solver: &RoundSolver, roll: Roll) -> f32 {
        let uses = self.layers.iter().enumerate().map(|(index, layer)| match layer {
            Layer::AsNow | Layer::TwoSailors(..) => self.better_die(solver, index, roll),
            Layer::Own(Trick::AddBothDice) => self.placed(solver, index, &[roll.low(), roll.high()]),
            Layer::Own(Trick::RollAgain) => self.rolled_again(solver, index),
            Layer::Own(Trick::DiePlusMinusOne) => {
                let reached = [(roll.low(), roll.high()), (roll.high(), roll.low())];
                let changed = reached.into_iter().flat_map(|(die, kept)| {
                    let changes =
                        crate::rules::Change::ALL.into_iter().filter_map(move |change| die.changed(change));
                    changes.map(move |changed| Roll::new(changed, kept))
                });
                changed.map(|roll| self.better_die(solver, index, roll)).fold(0.0, f32::max)
            }
        });
        uses.fold(0.0, f32::max)
    }
}
