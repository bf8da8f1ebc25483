//! Stepping through a game, going back to the page before it, and playing on from it.

use serde_json::Value;
use shanghaien::{
    i18n,
    record::shanghaien::Record,
    rules::{Die, hispaniola::Phase, shanghaien::Step},
};
use thirtyfour::Key;

use super::{CARDS, RUNNING, hispaniola, shanghaien, whole_game};
use crate::{
    common::{random_record, read, text},
    hispaniola::actions,
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    ThePage: [
        the_game_that_is_kept_survives_a_replay_and_a_reload_in_it,
        a_replay_leads_back_to_where_the_player_came_from,
        keys_step_through_a_game,
        keys_step_through_a_game_of_hispaniola,
        a_finished_game_of_hispaniola_can_be_looked_back_at,
        closing_a_sheet_and_leaving_at_once_leaves,
        a_game_is_played_on_from_where_it_is_shown,
        a_game_of_hispaniola_is_played_on_behind_the_curtain,
    ],
};

fn the_game_that_is_kept_survives_a_replay_and_a_reload_in_it() {
    let page = open();
    page.start_hispaniola_from(&actions::text(actions::TRICK));
    page.start_from(&text(CARDS, RUNNING));
    let (kept, other) = (page.record(), page.saved());
    let replay = random_record(2);
    page.go(&shanghaien(&replay));
    page.looks_at(&replay.prefix(0));
    page.tap("One step forward");
    page.looks_at(&replay.prefix(1));
    page.keys("rsu");
    page.reload();
    page.looks_at(&replay.prefix(0));
    assert_eq!(page.record(), kept);
    let (whole, _) = whole_game();
    page.go(&hispaniola(&whole));
    page.looks_at_sea(&whole.prefix(0));
    page.key(Key::Right);
    page.keys("pu");
    page.looks_at_sea(&whole.prefix(1));
    page.reload();
    page.looks_at_sea(&whole.prefix(0));
    assert_eq!(page.saved(), other);
    // A replay that was opened by its address leads home.
    page.tap("Leave");
    page.sees("main.home");
    page.go("/hispaniola/table");
    page.shows_sea(&other, None);
    page.go("/");
    page.tap_of("Shanghaien", "Continue");
    page.shows(&kept);
    assert_eq!((page.record(), page.saved()), (kept, other));
}

fn a_replay_leads_back_to_where_the_player_came_from() {
    let page = open();
    page.start_from(&text(CARDS, RUNNING));
    let (kept, [one, other]) = (page.record(), [random_record(5), random_record(6).prefix(20)]);
    page.go("/new");
    page.ask::<Value>("location.hash = arguments[0]", &[shanghaien(&one).into()]);
    page.looks_at(&one.prefix(0));
    // From one replay straight to another.
    page.ask::<Value>("location.replace('#' + arguments[0])", &[shanghaien(&other).into()]);
    page.looks_at(&other);
    // The back button closes a sheet first.
    page.tap("Log");
    page.sees(".sheet");
    wait("the address", || page.hash().ends_with('!').then_some(()));
    page.run(page.session().back());
    page.misses(".sheet");
    page.looks_at(&other);
    // Opening the rules does not lose the place in the game.
    page.tap("One step back");
    page.tap("Menu");
    page.tap_in(".sheet", "Rules");
    page.sees("main.article");
    page.tap("Back");
    page.looks_at(&other.prefix(19));
    page.key(Key::Escape);
    page.sees("form.setup");
    assert_eq!(page.record(), kept);
}

fn keys_step_through_a_game() {
    let page = open();
    let record = random_record(7);
    let ends: Vec<usize> = record
        .events()
        .iter()
        .enumerate()
        .filter(|(_, event)| **event == Step::Shanghai)
        .map(|(at, _)| at)
        .collect();
    page.go(&shanghaien(&record));
    let all = record.events().len();
    let at = |count: usize| page.reads(".replay-bar p", &format!("Step {count} of {all}"));
    at(0);
    for (key, count) in [
        (Key::Left, 0),
        (Key::Right, 1),
        (Key::Right, 2),
        (Key::Left, 1),
        (Key::End, ends[0]),
        (Key::End, ends[1]),
        (Key::Home, ends[0]),
        (Key::Home, 0),
    ] {
        page.key(key);
        at(count);
    }
    for _ in 0..9 {
        page.key(Key::End);
    }
    at(all);
    page.key(Key::Right);
    at(all);
    page.looks_at_the_end(&record);
    page.key(Key::Escape);
    page.sees("main.home");
}

impl Page {
    /// Checks that the end of a whole game shows the result.
    #[track_caller]
    fn looks_at_the_end(&self, record: &Record) {
        let result = i18n::shanghaien::ENGLISH.result(record.players(), record.position().score().totals);
        wait(&result, || self.text(".say").contains(&result).then_some(()));
    }
}

fn keys_step_through_a_game_of_hispaniola() {
    let page = open();
    let (record, _) = whole_game();
    let places = |fits: fn(Phase) -> bool| -> Vec<usize> {
        record.games().enumerate().filter(|(_, game)| fits(game.table().phase())).map(|(at, _)| at).collect()
    };
    let tricks = places(|phase| matches!(phase, Phase::Board(_)));
    let hands = places(|phase| matches!(phase, Phase::Deal | Phase::Over));
    page.go(&hispaniola(&record));
    let all = record.events().len();
    let at = |count: usize| page.reads(".leaps p", &format!("{count} / {all}"));
    at(0);
    for (key, count) in [
        (Key::Left, 0),
        (Key::Right, 1),
        (Key::Down, tricks[0]),
        (Key::Down, tricks[1]),
        (Key::Up, tricks[0]),
        (Key::End, hands[1]),
        (Key::End, hands[2]),
        (Key::Home, hands[1]),
        (Key::Home, 0),
    ] {
        page.key(key);
        at(count);
        page.keeps_focus("a step");
    }
    page.key(Key::Escape);
    page.sees("main.home");
}

fn a_finished_game_of_hispaniola_can_be_looked_back_at() {
    let page = open();
    let (record, _) = whole_game();
    page.start_hispaniola_from(&record.to_string());
    page.tap("To the result");
    page.tap("Look back");
    page.reads(".leaps p", &format!("0 / {}", record.events().len()));
    page.tap("Next hand");
    page.tap("One step back");
    page.tap("Last trick");
    page.sees(".sheet .shown");
    page.tap_in(".sheet-head", "Close");
    page.misses(".sheet");
    assert_eq!(page.saved(), record, "looking changes nothing");
    page.tap("Leave");
    page.sees("main.his-end");
}

/// Closes a sheet and leaves before any timer of the page runs.
const CLOSE_AND_LEAVE: &str = "
    const done = arguments[0], tap = label => document.querySelector(`[aria-label='${label}']`).click();
    tap('Close');
    (async () => {
        for (let i = 0; i < 50; i++) await null;
        tap('Leave');
        done();
    })();";

fn closing_a_sheet_and_leaving_at_once_leaves() {
    let page = open();
    page.start_hispaniola_from(&whole_game().0.to_string());
    page.tap("To the result");
    page.tap("Look back");
    page.tap("Last trick");
    page.sees(".sheet");
    wait("a mark", || page.ask::<bool>("return location.hash.endsWith('!')", &[]).then_some(()));
    page.run(page.session().execute_async(CLOSE_AND_LEAVE, vec![]));
    page.sees("main.his-end");
    assert_eq!(page.ask::<String>("return location.hash", &[]), "#/hispaniola/table");
    page.misses(".sheet");
}

fn a_game_is_played_on_from_where_it_is_shown() {
    let page = open();
    let replay = read(&text(CARDS, RUNNING));
    let from_here = || {
        page.go(&shanghaien(&replay));
        page.looks_at(&replay);
        page.tap("One step back");
        page.looks_at(&replay.prefix(3));
        page.tap("Menu");
        page.tap_in(".sheet", "Play on from here");
    };
    from_here();
    page.sees("main.table .roll-die");
    page.shows(&replay.prefix(3));
    assert_eq!(page.record(), replay.prefix(3));
    // Now there is a game on the table: the replay must ask before it replaces that game.
    let kept = page.act(Step::Place { end: None, die: Die::ALL[5] });
    from_here();
    page.sees(".sheet");
    assert_eq!(page.record(), kept);
    page.tap("Keep it");
    page.misses(".sheet");
    page.shows(&kept);
    from_here();
    page.tap("Replace it");
    page.misses(".sheet");
    page.shows(&replay.prefix(3));
    assert_eq!(page.record(), replay.prefix(3));
}

fn a_game_of_hispaniola_is_played_on_behind_the_curtain() {
    let page = open();
    let (record, count) = whole_game();
    page.go(&hispaniola(&record.prefix(count)));
    page.looks_at_sea(&record.prefix(count));
    page.tap("Menu");
    page.tap_in(".sheet", "Play on from here");
    page.sees(".curtain");
    assert!(!page.has(".fan .pcard") && !page.has(".hands"), "nobody's cards are seen");
    page.shows_sea(&record.prefix(count), None);
    assert_eq!(page.saved(), record.prefix(count));
}
