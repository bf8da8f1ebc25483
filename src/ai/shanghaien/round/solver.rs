//! Solves a round from a position on.

use super::{
    Arrangements, EndValue, Layer, Solution,
    arrangement::COUNTS,
    ply::{MUST_SHANGHAI, Pair, Ply},
    tables::Tables,
    worth::Worth,
};
use crate::rules::{
    BySeat, Die, Seat,
    shanghaien::{DICE, End, Phase, Position, TAVERN},
};

/// The actions whose values are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The best ones: actions that are certainly no better than another may be left out. Faster.
    Best,
    /// All actions.
    Every,
}

/// Solves rounds. It reuses its tables, so keep it between rounds.
#[derive(Default)]
pub struct RoundSolver {
    arrangements: Arrangements,
    worth: Worth,
    workspace: Workspace,
    /// The values after a placement of the player to move, for each end that can be the 1.
    ends: [Tables; 2],
}

/// Buffers for solving. They can take tens of megabytes, so both ends use the same ones.
#[derive(Default)]
struct Workspace {
    after: Tables,
    before: Tables,
    values: Vec<f32>,
    /// The outcomes of a turn. Indices: whether the mover has put down an extra die, and whether the other player has.
    outcomes: [[Vec<u16>; 2]; 2],
}

/// A round to solve; the same for both ends.
struct Round<'a> {
    arrangements: &'a Arrangements,
    worth: &'a Worth,
    position: &'a Position,
    mover: Seat,
    /// The layers that are solved, and their places among all layers in `worth`.
    layers: &'a BySeat<Vec<Layer>>,
    places: &'a BySeat<Vec<usize>>,
}

impl RoundSolver {
    /// Makes a solver.
    pub fn new() -> Self {
        Self::default()
    }

    /// Solves the round from this position on; `None` when the game is over.
    pub fn solve(
        &mut self,
        position: &Position,
        asked: Asked,
        value: &impl EndValue,
    ) -> Option<Solution<'_>> {
        let mover = position.to_move()?;
        let all = BySeat::from_fn(|seat| Layer::of(position, seat));
        self.worth.fill(position, &all, value);
        let places = self.places(position, mover, asked, &all);
        let layers = BySeat::from_fn(|seat| places[seat].iter().map(|&place| all[seat][place]).collect());
        let ends = match position.one_end() {
            Some(end) => vec![end],
            None => End::ALL.to_vec(),
        };
        let Self { arrangements, worth, workspace, ends: solved } = self;
        let round = Round { arrangements, worth, position, mover, layers: &layers, places: &places };
        for (&end, solved) in ends.iter().zip(solved.iter_mut()) {
            round.solve(end, workspace);
            solved.copy_from(&workspace.after);
        }
        let shanghai = worth.to_ender(mover, 0, 0)[outcome(arrangements, position, ends[0])];
        let layers = layers.0.into_iter().nth(mover as usize).unwrap_or_default();
        let solved = ends.into_iter().zip(&*solved).collect();
        Some(Solution::new(arrangements, *position, layers, shanghai, solved))
    }

    /// Returns the layers worth solving, as places among all.
    fn places(
        &self,
        position: &Position,
        mover: Seat,
        asked: Asked,
        all: &BySeat<Vec<Layer>>,
    ) -> BySeat<Vec<usize>> {
        let mut places = BySeat::from_fn(|seat| (0..all[seat].len()).collect::<Vec<_>>());
        for seat in [mover.other(), mover] {
            let all_wanted =
                seat == mover && asked == Asked::Every && matches!(position.phase(), Phase::Place(_));
            if !all_wanted {
                places[seat] = self.worth.without_useless(seat, &all[seat], &places[seat.other()]);
            }
        }
        places
    }
}

/// Returns the outcome if the round ended in this position.
fn outcome(arrangements: &Arrangements, position: &Position, end: End) -> usize {
    let dice = BySeat::from_fn(|seat| dice_by_number(position, seat, end));
    let mover = position.to_move().unwrap_or(Seat::One);
    let mut outcomes = Vec::with_capacity(1);
    arrangements.outcomes((&dice[mover], 0), (&dice[mover.other()], 0), end, &mut outcomes);
    usize::from(outcomes[0])
}

/// Returns a player's dice by the number of the card.
fn dice_by_number(position: &Position, seat: Seat, end: End) -> [u8; TAVERN] {
    std::array::from_fn(|card| position.dice(seat)[end.position_of(Die::ALL[card])])
}

impl Round<'_> {
    /// Goes back from the last possible turn to the one after the mover's.
    fn solve(&self, end: End, work: &mut Workspace) {
        let dice = BySeat::from_fn(|seat| dice_by_number(self.position, seat, end));
        let down = BySeat::from_fn(|seat| usize::from(self.position.dice_on_cards(seat)));
        // After so many turns: the player who moves, the dice that player has added, the dice the other one has added.
        let turn = |turns: usize| {
            let seat = if turns.is_multiple_of(2) { self.mover } else { self.mover.other() };
            (seat, turns / 2, turns.div_ceil(2))
        };
        let has_run_out = |&turns: &usize| {
            let (seat, added, _) = turn(turns);
            down[seat] + added >= MUST_SHANGHAI
        };
        let last = (0..=2 * MUST_SHANGHAI).find(has_run_out).expect("dice run out");
        // After the last turn there are no values, and none are needed.
        work.after.lay_out([0, 0], |_, _| [0, 0]);
        for turns in (1..=last).rev() {
            let (seat, own, other) = turn(turns);
            let ply = Ply {
                arrangements: self.arrangements,
                layers: &self.layers[seat],
                after: &work.after,
                down: down[seat],
            };
            // A player who had no die left for the extra one can't reach this pair of layers.
            let fits = |seat: Seat, added: usize| down[seat] + added <= usize::from(DICE);
            let extra = |seat: Seat, layer: usize| self.layers[seat][layer].extra_dice();
            let before = |previous: usize, layer: usize| {
                let added = [other + extra(seat.other(), previous), own + extra(seat, layer)];
                (fits(seat.other(), added[0]) && fits(seat, added[1])).then_some(added)
            };
            let layers = [self.layers[seat.other()].len(), self.layers[seat].len()];
            work.before.lay_out(layers, |previous, layer| {
                before(previous, layer).map_or([0, 0], |added| added.map(|added| COUNTS[added]))
            });
            for outcomes in work.outcomes.as_flattened_mut() {
                outcomes.clear();
            }
            for previous in 0..layers[0] {
                for layer in 0..layers[1] {
                    let Some([other_added, added]) = before(previous, layer) else { continue };
                    let outcomes = &mut work.outcomes[added - own][other_added - other];
                    if outcomes.is_empty() {
                        let others = (&dice[seat.other()], other_added);
                        self.arrangements.outcomes((&dice[seat], added), others, end, outcomes);
                    }
                    let worth = self.worth.to_ender(
                        seat,
                        self.places[seat][layer],
                        self.places[seat.other()][previous],
                    );
                    let columns = COUNTS[other_added];
                    let pair = Pair { layer, other_layer: previous, added, columns, outcomes, worth };
                    ply.values(&pair, &mut work.values);
                    work.before.turn_around(previous, layer, &work.values);
                }
            }
            std::mem::swap(&mut work.before, &mut work.after);
        }
    }
}
