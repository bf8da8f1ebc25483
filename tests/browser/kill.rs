//! Kills the whole browser after some actions, starts it again and looks what is left of the game. `scripts/kill-test`
//! runs it; docs/saves.md has its results.

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use shanghaien::{
    record::GameName,
    rules::{Chance, Game, SeededChance},
};

use crate::{
    common::text,
    hispaniola::actions::{choose, text as sea},
    page::{Page, open_in, wait},
    server::Server,
    suite::{self, Test, tests},
};

pub const TESTS: &[Test] = tests! {
    Kill: [a_killed_browser_loses_the_last_moment_at_most],
};

/// The action of this time before the kill may be missing.
const LAST_MOMENT: Duration = Duration::from_millis(50);

/// Returns whether only these tests are to run.
pub fn is_wanted() -> bool {
    std::env::var_os("KILLS").is_some()
}

fn number(name: &str, default: u32) -> u32 {
    std::env::var(name).map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text}")))
}

/// What has become of the games of one kind.
#[derive(Default)]
struct Row {
    kills: u32,
    /// Kills within the last moment after an action.
    at_once: u32,
    /// Actions of the last moment that are missing.
    missing: u32,
    /// Kills after which older actions are missing.
    broken: u32,
    /// Kills after which `localStorage` alone lacks actions.
    behind: u32,
}

/// How much of a game the page has saved, at which time.
type Seen = (Instant, String);

/// The number of tokens in the record. Each action adds some.
fn length(record: &str) -> usize {
    record.split_whitespace().count()
}

/// Returns the record alone, without the lines before it.
fn bare(saved: &str) -> String {
    let lines = saved.lines().filter(|line| !line.starts_with('#'));
    lines.collect::<Vec<_>>().join("\n").trim_end().to_owned()
}

/// Returns the pause between the last action and the kill: half of them are short, some take up to a minute.
fn pause(chance: &mut SeededChance, longest: u32) -> Duration {
    let below = match chance.below(20) {
        0..8 => 60,
        8..18 => 3000,
        _ => longest.max(1) * 1000,
    };
    Duration::from_millis(chance.below(below.min(longest * 1000).max(1)).into())
}

fn key(game: GameName) -> &'static str {
    match game {
        GameName::Shanghaien => "shanghaien.game",
        GameName::Hispaniola => "hispaniola.game",
    }
}

/// Opens the saved game, or a new one if there is none or it is over.
fn begin(page: &Page, game: GameName) {
    match game {
        GameName::Shanghaien => {
            page.go("/table");
            if page.stored(key(game)).is_none_or(|_| page.record().game().legal_actions().is_empty()) {
                page.start_from(&text("S4 C3 *R A2 F3 I1", ""));
            }
        }
        GameName::Hispaniola => {
            page.go("/hispaniola/table");
            if page.stored(key(game)).is_none_or(|_| page.saved().game().legal_actions().is_empty()) {
                page.start_hispaniola_from(&sea(""));
            }
            page.sees("main.his");
        }
    }
}

/// Does an action by taps. Returns `false` if none can be done.
fn act(page: &Page, game: GameName, chance: &mut SeededChance) -> bool {
    match game {
        GameName::Shanghaien => page.play_on(chance),
        GameName::Hispaniola => {
            let record = page.saved();
            if page.has(".his[data-phase=bids]") {
                page.go_on();
            }
            if page.has(".curtain") {
                page.open_curtain();
            }
            if record.game().legal_actions().is_empty() {
                return false;
            }
            page.does(choose(&record, chance));
            true
        }
    }
}

/// Returns the game in `localStorage` after a kill, before the page itself has seen it.
fn alone(page: &Page, game: GameName) -> String {
    let file = page.server.address("", None).replace('#', "nothing-here");
    page.run(page.session().goto(file));
    page.stored(key(game)).map_or_else(String::new, |saved| bare(&saved))
}

fn a_killed_browser_loses_the_last_moment_at_most() {
    let (kills, longest, seed) = (number("KILLS", 20), number("LONGEST", 60), number("SEED", 1));
    let profile: PathBuf = suite::temporary("profile");
    std::fs::create_dir_all(&profile).expect("a folder for the browser");
    let server = Server::start();
    let mut chance = SeededChance::from_number(seed.into());
    let mut rows = [Row::default(), Row::default()];
    let mut page = open_in(&profile, server.clone());
    page.go("/");
    page.store_pace("off");
    for kill in 0..kills {
        let game = GameName::ALL[kill as usize % 2];
        begin(&page, game);
        let mut steps: Vec<Seen> = Vec::new();
        let saved = |page: &Page| bare(&page.stored(key(game)).expect("a game"));
        for _ in 0..=chance.below(3) {
            let goes_on = act(&page, game, &mut chance);
            steps.push((Instant::now(), saved(&page)));
            if !goes_on {
                break;
            }
        }
        // A kill comes whenever it comes.
        std::thread::sleep(pause(&mut chance, longest));
        let end = Instant::now();
        page.kill();
        page = open_in(&profile, server.clone());
        let fast = alone(&page, game);
        page.go(match game {
            GameName::Shanghaien => "/table",
            GameName::Hispaniola => "/hispaniola/table",
        });
        let left = wait("the game", || page.stored(key(game)).map(|saved| bare(&saved)));
        let (_, last) = steps.last().expect("at least one action");
        let older = steps.iter().filter(|(time, _)| end - *time >= LAST_MOMENT).map(|(_, record)| record);
        let must = older.max_by_key(|record| length(record));
        let row = &mut rows[kill as usize % 2];
        row.kills += 1;
        row.at_once += u32::from(must != Some(last));
        row.missing += u32::from(left != *last);
        // A computer or a deal may have gone on after the last look.
        let is_whole = must.is_none_or(|must| left.starts_with(must.as_str()));
        row.broken += u32::from(!is_whole);
        row.behind += u32::from(length(&fast) < length(last));
        if !is_whole {
            println!("kill {kill}: {left}\nis not\n{last}");
        }
    }
    page.kill();
    std::fs::remove_dir_all(&profile).expect("the folder of the browser");
    println!(
        "| browser | game | kills | of these within 50 ms of an action | the last action missing | older ones missing | localStorage alone behind |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for (row, game) in rows.iter().zip(GameName::ALL) {
        let Row { kills, at_once, missing, broken, behind } = row;
        let (engine, game) = (suite::engine().word(), game.code());
        println!("| {engine} | {game} | {kills} | {at_once} | {missing} | {broken} | {behind} |");
    }
    assert!(rows.iter().all(|row| row.broken == 0), "an older action is missing");
}
