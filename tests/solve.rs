//! The command `solve`, as other programs use it.

mod common;

use std::process::Output;

use common::{chance_of_one, hoarding_record, is_late, legal, random_record, run_tool};
use serde_json::Value;
use shanghaien::rules::{Seat, shanghaien::Phase};

fn solve(record: &str) -> Output {
    run_tool(&["solve", "-"], record)
}

fn solved(record: &str) -> Value {
    serde_json::from_slice(&solve(record).stdout).expect("one line of JSON")
}

fn actions(json: &Value) -> Vec<(String, f64)> {
    let pair =
        |entry: &Value| (entry["action"].as_str().unwrap().to_owned(), entry["value"].as_f64().unwrap());
    json["actions"].as_array().expect("a list").iter().map(pair).collect()
}

#[test]
fn in_the_last_round_the_best_value_is_that_of_trying_everything() {
    let mut compared = 0;
    for seed in 0..60 {
        let record = hoarding_record(seed);
        let late = (0..record.events().len()).map(|count| record.prefix(count));
        for prefix in late.filter(|prefix| is_late(prefix.position(), 8)).step_by(4).take(1) {
            let position = prefix.position();
            let Some(mover) = position.to_move() else { continue };
            let json = solved(&prefix.to_string());
            let actions = actions(&json);
            assert_eq!(
                (json["exact"].as_bool(), json["to_move"].as_u64()),
                (Some(true), Some(mover.number().into()))
            );
            assert!(actions.is_sorted_by(|one, other| one.1 >= other.1), "{actions:?}");
            let mut names: Vec<_> = actions.iter().map(|(name, _)| name.clone()).collect();
            names.sort();
            assert_eq!(names, legal(position));
            let for_one = chance_of_one(prefix.game());
            let best = if mover == Seat::One { for_one } else { 1.0 - for_one };
            assert!((actions[0].1 - best).abs() < 1e-5, "{actions:?} is not {best}");
            compared += 1;
        }
    }
    assert!(compared >= 8);
}

#[test]
fn when_a_roll_is_due_all_21_are_weighed() {
    let record = random_record(3).prefix(0);
    assert_eq!(record.position().phase(), Phase::Turn);
    let json = solved(&record.to_string());
    let rolls = json["rolls"].as_array().expect("a list");
    assert_eq!(rolls.len(), 21);
    let mean: f64 =
        rolls.iter().map(|roll| roll["value"].as_f64().unwrap() * roll["weight"].as_f64().unwrap()).sum();
    assert_eq!(json["exact"], false);
    assert!((mean / 36.0 - actions(&json)[0].1).abs() < 1e-4);
}

#[test]
fn a_finished_game_has_nothing_to_solve_and_a_bad_record_is_an_error() {
    let json = solved(&random_record(4).to_string());
    assert_eq!((&json["to_move"], actions(&json).len()), (&Value::Null, 0));
    let output = solve("shanghaien 2");
    assert!(!output.status.success() && output.stdout.is_empty() && !output.stderr.is_empty());
}
