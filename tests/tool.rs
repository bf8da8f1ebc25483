//! The commands `replay` and `random`, as other programs use them.

mod common;

use std::{fs, process::Output};

use common::{hispaniola_json, hispaniola_record, json, random_record, run_tool};
use serde_json::Value;
use shanghaien::record;

fn states(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

fn complaint(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text").trim_end().to_owned()
}

#[test]
fn replay_knows_the_game_by_the_first_line() {
    let (one, other) = (random_record(5), hispaniola_record(5));
    let ends = |text: &str| states(&run_tool(&["replay", "-"], text));
    assert_eq!(ends(&one.to_string()), [json(one.position())]);
    assert_eq!(ends(&other.to_string()), [hispaniola_json(other.game())]);
    let every = states(&run_tool(&["replay", "-", "--every"], &other.to_string()));
    assert_eq!(every, other.games().map(|game| hispaniola_json(&game)).collect::<Vec<_>>());
}

#[test]
fn replay_prints_the_states_before_the_error_and_why_it_stops() {
    let good = hispaniola_record(8).prefix(9);
    let line = good.to_string().lines().count() + 1;
    let bad = format!("{good}deal\n");
    let output = run_tool(&["replay", "-", "--every"], &bad);
    assert_eq!((output.status.code(), states(&output).len()), (Some(1), 10));
    let expected = format!("error: line {line}, “deal”: the hand is not over: no deal is due");
    assert_eq!(complaint(&output), expected);
    let output = run_tool(&["replay", "-"], &bad);
    assert_eq!((output.status.code(), output.stdout.len(), complaint(&output)), (Some(1), 0, expected));
    let output = run_tool(&["replay", "-"], "chess 1\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(complaint(&output).ends_with("a record starts with “shanghaien 1” or “hispaniola 1”"));
}

#[test]
fn random_games_are_written_down() {
    let folder = std::env::temp_dir().join(format!("random-games-{}", std::process::id()));
    let out = folder.to_str().expect("a plain path");
    for players in ["3", "4", "5"] {
        let options = ["--game", "hispaniola", "--games", "2", "--seed", players, "--players", players];
        let counted = |more: &[&str]| {
            let output = run_tool(&[&["random"], &options[..], more].concat(), "");
            let text = String::from_utf8(output.stdout).expect("text");
            let lines: Vec<&str> = text.lines().collect();
            assert_eq!((lines.len(), lines[0]), (4, "games 2"));
            lines[1].strip_prefix("actions ").expect("counted").parse::<usize>().expect("a number")
        };
        let actions = counted(&["--out", out]);
        assert_eq!(actions, counted(&[]), "written down or not, a seed plays the same games");
        let mut written = 0;
        for number in 1..=2 {
            let file = folder.join(format!("hispaniola-{players}-{number:06}.txt"));
            let record = record::hispaniola::Record::read(&fs::read(file).unwrap()).expect("a good record");
            assert_eq!(record.setup().seats.count().to_string(), players);
            written += record.events().len();
        }
        assert_eq!(written, actions);
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_wrong_number_of_players_is_refused() {
    let random = |game, players| {
        run_tool(&["random", "--game", game, "--games", "1", "--seed", "1", "--players", players], "")
    };
    for (game, players, says) in [
        ("shanghaien", "2", "Hispaniola is for 3 to 5 players"),
        ("shanghaien", "3", "--players is for hispaniola; shanghaien is always for 2"),
        ("hispaniola", "2", "Hispaniola is for 3 to 5 players"),
        ("hispaniola", "6", "Hispaniola is for 3 to 5 players"),
        ("hispaniola", "many", "Hispaniola is for 3 to 5 players"),
    ] {
        let output = random(game, players);
        assert!(!output.status.success());
        assert!(complaint(&output).contains(says), "{game} {players}: {}", complaint(&output));
    }
}
