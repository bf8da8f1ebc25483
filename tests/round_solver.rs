//! Compares the round solver with plain recursion over the rules in the last round, where both are exact.

mod common;

use common::{chance_of_one, hoarding_record, is_late, random_record};
use shanghaien::{
    ai::shanghaien::round::{Asked, FinalScore, RoundSolver},
    rules::{
        Game, Roll, Seat,
        shanghaien::{Phase, Shanghaien, Step},
    },
};

/// Returns positions of the last round with so many dice down, from the games of these seeds.
fn late_positions(seeds: std::ops::Range<u64>, dice_down: u8) -> impl Iterator<Item = Shanghaien> {
    seeds.flat_map(move |seed| {
        let record = hoarding_record(seed);
        let games: Vec<Shanghaien> =
            (0..record.events().len()).map(|count| *record.prefix(count).game()).collect();
        games
            .into_iter()
            .filter(move |game| game.position().phase() != Phase::Over && is_late(game.position(), dice_down))
    })
}

fn compare(games: impl Iterator<Item = Shanghaien>) -> (u32, u32) {
    let mut solver = RoundSolver::new();
    let (mut compared, mut with_tricks) = (0, 0);
    for game in games {
        let position = game.position();
        let solution = solver.solve(position, Asked::Every, &FinalScore).expect("not over");
        for (action, value) in solution.actions() {
            let events: Vec<_> = match action {
                Step::Roll(()) => Roll::all().map(|(roll, weight)| (Step::Roll(roll), weight)).collect(),
                other => vec![(other.map_roll(|()| unreachable!("not a roll")), 36)],
            };
            let expected: f64 = events
                .into_iter()
                .map(|(event, weight)| {
                    let mut next = game;
                    next.apply(event).expect("legal");
                    chance_of_one(&next) * f64::from(weight) / 36.0
                })
                .sum();
            let expected = if position.to_move() == Some(Seat::One) { expected } else { 1.0 - expected };
            assert!(
                (expected - f64::from(value)).abs() < 1e-5,
                "{action}: {value} is not {expected} at {position:?}"
            );
            with_tricks += u32::from(action.trick().is_some());
        }
        compared += 1;
    }
    (compared, with_tricks)
}

#[test]
fn every_action_has_the_value_that_trying_everything_gives() {
    let (compared, with_tricks) = compare(late_positions(0..60, 8).take(30));
    assert!(compared == 30 && with_tricks > 30, "{compared} positions, {with_tricks} tricks");
}

/// Checks positions from the first roll on, where there are too many games to try them all. If every action is worth as
/// much as the next position, solved anew, and the last positions are right, then all are right.
#[test]
fn an_action_is_worth_what_it_leads_to() {
    let mut solver = RoundSolver::new();
    let (mut compared, mut before_the_first_die) = (0, 0);
    for seed in 0..4 {
        let record = hoarding_record(seed);
        let games = (0..record.events().len()).map(|count| *record.prefix(count).game());
        let is_looked_at = |game: &Shanghaien, number: usize| {
            let position = game.position();
            let first_dice = position.one_end().is_none() && position.rolled().is_some();
            position.round() == 8 && (first_dice || number.is_multiple_of(7))
        };
        for (_, game) in games.enumerate().filter(|(number, game)| is_looked_at(game, *number)) {
            let position = *game.position();
            let Some(mover) = position.to_move() else { continue };
            let actions = solver.solve(&position, Asked::Every, &FinalScore).expect("not over").actions();
            assert_eq!(actions.len(), position.legal_actions().len());
            let fast = solver.solve(&position, Asked::Best, &FinalScore).expect("not over").best();
            assert!((actions[0].1 - fast).abs() < 1e-6, "{fast} is not the best of {actions:?}");
            for &(action, value) in actions.iter().step_by(3) {
                let mut next_value = |event| {
                    let mut next = game;
                    next.apply(event).expect("legal");
                    let Some(next_mover) = next.position().to_move() else {
                        let score = next.position().score();
                        return score.leader().map_or(0.5, |seat| if seat == mover { 1.0 } else { 0.0 });
                    };
                    let value =
                        solver.solve(next.position(), Asked::Best, &FinalScore).expect("not over").best();
                    if next_mover == mover { value } else { 1.0 - value }
                };
                let expected = match action {
                    Step::Roll(()) => {
                        let over = |(roll, weight)| next_value(Step::Roll(roll)) * f32::from(weight);
                        Roll::all().map(over).sum::<f32>() / 36.0
                    }
                    other => next_value(other.map_roll(|()| unreachable!("not a roll"))),
                };
                assert!(
                    (expected - value).abs() < 1e-5,
                    "{action}: {value} is not {expected} at {position:?}"
                );
                compared += 1;
                before_the_first_die += u32::from(position.one_end().is_none());
            }
        }
    }
    assert!(compared > 40 && before_the_first_die > 10, "{compared} actions, {before_the_first_die} first");
}

#[test]
fn a_game_that_is_over_has_nothing_to_solve() {
    let record = random_record(1);
    assert!(RoundSolver::new().solve(record.position(), Asked::Every, &FinalScore).is_none());
}
