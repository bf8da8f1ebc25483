//! Trains the model's weights from random ones: backwards, round by round.
//!
//! The solver is exact in the last round. So a position before it can be judged by dealing the tavern and solving; a
//! net learns from many such positions. With this net the round before can be solved in the same way, and so on back to
//! the first round. The positions come from games: first of captains without a model, then also of captains who play by
//! the model of the first pass, because these reach positions that matter to good players.

use super::{
    features::{ToCome, of_nation, of_rest},
    model::{Model, NETS},
    net::{
        Net,
        learning::{Sample, View},
    },
};
use crate::{
    ai::{
        parallel::{in_parallel, mix},
        shanghaien::{
            Captain, Level,
            round::{Asked, EndOfRound, FinalScore, RoundSolver},
        },
    },
    rules::{
        Chance, Game, Seat, SeededChance,
        shanghaien::{Card, Nation, Phase, Position, Setup, Shanghaien},
    },
};

/// The settings of a training.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// The seed of the random numbers.
    pub seed: u64,
    /// The number of games in all.
    pub games: u32,
    /// The number of epochs of each net.
    pub epochs: u32,
}

/// The result of training one net.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The pass, from 1.
    pub pass: u8,
    /// The round that has ended.
    pub round: u8,
    /// The root of the mean squared error over samples not used for training. Most of it is the luck of the deal.
    pub error: f32,
    /// The same error if every position were judged even.
    pub even_error: f32,
}

/// Shares are given in tenths.
const TEN: u32 = 10;

/// One pass over all rounds.
struct Pass {
    /// The share of all games that is played in this pass, in tenths.
    games: u32,
    /// The share of rounds played at each level, in tenths; the others are played at random.
    levels: &'static [(Level, u32)],
}

const PASSES: [Pass; 2] = [
    Pass { games: 7, levels: &[(Level::FirstMate, 6), (Level::Deckhand, 2)] },
    Pass { games: 3, levels: &[(Level::Captain, 7), (Level::FirstMate, 1)] },
];

impl Training {
    /// Trains the model and reports each net to `tell`.
    pub fn run(&self, mut tell: impl FnMut(Lesson)) -> Model {
        let chance = &mut SeededChance::from_number(self.seed);
        let mut model = Model { nets: (0..NETS).map(|_| Net::random(chance)).collect() };
        let mut games: Vec<Vec<Position>> = Vec::new();
        for (pass, Pass { games: share, levels }) in (1..).zip(PASSES) {
            let seed = mix(self.seed, u64::from(pass));
            let new_captain = || Captain::with_model(model.clone());
            games.extend(in_parallel(self.games * share / TEN, new_captain, |captain, game| {
                starts_of_rounds(captain, levels, &mut SeededChance::from_number(mix(seed, game.into())))
            }));
            chance.shuffle(&mut games);
            for index in (0..NETS).rev() {
                let lesson = self.teach(&mut model, index, &games, chance);
                tell(Lesson { pass, ..lesson });
            }
        }
        model
    }

    /// Trains one net with the help of the later ones.
    fn teach(
        &self,
        model: &mut Model,
        index: usize,
        games: &[Vec<Position>],
        chance: &mut SeededChance,
    ) -> Lesson {
        let count = u32::try_from(games.len()).expect("memory is smaller");
        let samples = in_parallel(count, RoundSolver::new, |solver, game| {
            let position = &games[game as usize][index];
            sample(position, judge(solver, model, position))
        });
        // One sample in ten is held back, to measure the error on unknown positions.
        let (held_back, taught) = samples.split_at(samples.len() / TEN as usize);
        model.nets[index].learn(taught, self.epochs, chance);
        let net = &model.nets[index];
        Lesson {
            pass: 0,
            round: u8::try_from(index + 1).expect("8 rounds"),
            error: error(held_back, |sample| net.judge(sample)),
            even_error: error(held_back, |_| 0.5),
        }
    }
}

/// Returns the root of the mean squared error.
fn error(samples: &[Sample], judged: impl Fn(&Sample) -> f32) -> f32 {
    let squares = samples.iter().map(|sample| (judged(sample) - sample.chance).powi(2));
    (squares.sum::<f32>() / f32::from(u16::try_from(samples.len()).unwrap_or(u16::MAX))).sqrt()
}

/// Plays a game and returns the starts of rounds 2 to 8.
fn starts_of_rounds(
    captain: &mut Captain,
    levels: &[(Level, u32)],
    chance: &mut SeededChance,
) -> Vec<Position> {
    let mut game = Shanghaien::new(&Setup::random(chance));
    let mut starts = Vec::with_capacity(NETS);
    let draw_levels = |chance: &mut SeededChance| Seat::ALL.map(|_| draw_level(levels, chance));
    let mut playing = draw_levels(chance);
    while let Some(mover) = game.position().to_move() {
        let round = game.position().round();
        match playing[mover as usize].and_then(|level| captain.choose(game.position(), level)) {
            Some(action) => {
                let event = game.draw(action, chance);
                game.apply(event).expect("captains keep to the rules");
            }
            None => drop(game.play_randomly(chance)),
        }
        if game.position().round() != round {
            starts.push(*game.position());
            playing = draw_levels(chance);
        }
    }
    starts
}

fn draw_level(levels: &[(Level, u32)], chance: &mut impl Chance) -> Option<Level> {
    let mut drawn = chance.below(10);
    levels.iter().find_map(|&(level, share)| {
        let hit = drawn < share;
        drawn = drawn.saturating_sub(share);
        hit.then_some(level)
    })
}

/// Solves a round and returns the chance of seat one at its start.
fn judge(solver: &mut RoundSolver, model: &Model, position: &Position) -> f32 {
    let solution = match model.at(position) {
        Some(value) => solver.solve(position, Asked::Best, &value),
        None => solver.solve(position, Asked::Best, &FinalScore),
    };
    let best = solution.expect("a round starts").best();
    if position.to_move() == Some(Seat::One) { best } else { 1.0 - best }
}

/// Returns the position before this round was dealt, with its value to seat one.
fn sample(position: &Position, chance: f32) -> Sample {
    debug_assert_eq!(position.phase(), Phase::Turn);
    let end = EndOfRound::before(position);
    let to_come = ToCome::before_deal(position);
    let nations = Nation::ALL.map(|nation| {
        let [one, two] = Seat::ALL.map(|seat| end.strengths[seat][nation as usize]);
        of_nation(one, two, to_come.sailors[nation as usize])
    });
    let view = |seat: Seat| View {
        nations: nations.map(|views| views[seat as usize]),
        rest: of_rest(&end, &to_come, seat),
    };
    Sample { views: Seat::ALL.map(view), chance }
}

impl Model {
    /// Returns the chance of seat one before the round that starts with this position was dealt; `None` in round 1.
    pub(in crate::ai::shanghaien) fn before_deal(&self, position: &Position) -> Option<f32> {
        let net = self.nets.get(usize::from(position.round()).checked_sub(2)?)?;
        Some(net.judge(&sample(position, 0.5)))
    }
}

impl ToCome {
    /// Returns the cards to be dealt before this position's round was dealt.
    fn before_deal(position: &Position) -> Self {
        let mut to_come = Self::after(position);
        for card in position.tavern() {
            match card {
                Card::Sailor(sailor) => {
                    to_come.sailors[sailor.nation() as usize][usize::from(sailor.value()) - 1] += 1;
                }
                Card::Trick(trick) => to_come.tricks[*trick as usize] += 1,
            }
        }
        to_come
    }
}
