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
    let expected = format!("error: line {line}, “deal”: the hand is not over yet: no new deal");
    assert_eq!(complaint(&output), expected);
    let output = run_tool(&["replay", "-"], &bad);
    assert_eq!((output.status.code(), output.stdout.len(), complaint(&output)), (Some(1), 0, expected));
    let output = run_tool(&["replay", "-"], "chess 1\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(complaint(&output).ends_with("a record must start with “shanghaien 1” or “hispaniola 1”"));
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

#[test]
fn a_duel_of_hispaniola_counts_every_seat_and_a_shared_win_in_parts() {
    let duel = ["duel", "--game", "hispaniola", "--players", "4", "--seed", "1", "--deals", "2"];
    let output = run_tool(&[&duel[..], &["--a", "gunner", "--b", "gunner"]].concat(), "");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.starts_with("games 8\n"), "{text}");
    // A player among equals gets the fair share of every deal.
    assert!(text.contains("\nshare 25.0 % (95 % interval ±0.0; fair is 25.0)\n"), "{text}");
}

#[test]
fn a_duel_refuses_what_is_for_the_other_game() {
    let duel = |options: &str| {
        let options: Vec<&str> = options.split_whitespace().collect();
        run_tool(&[&["duel", "--seed", "1"], &options[..]].concat(), "")
    };
    for (options, says) in [
        ("--a random --b random", "--pairs is missing"),
        ("--a random --b random --pairs 1 --deals 1", "--deals, --players and --rounds are for hispaniola"),
        ("--a gunner --b random --pairs 1", "\"gunner\" is none of random,"),
        ("--game hispaniola --a gunner --b random", "--deals is missing"),
        ("--game hispaniola --a gunner --b random --pairs 1", "--pairs is for shanghaien"),
        ("--game hispaniola --a captain --b random --deals 1", "\"captain\" is none of random,"),
        ("--game hispaniola --a gunner --b random --deals 1 --rounds 21", "21 is not in 1..=20"),
    ] {
        let output = duel(options);
        assert!(!output.status.success() && output.stdout.is_empty(), "{options}");
        assert!(complaint(&output).contains(says), "{options}: {}", complaint(&output));
    }
}
