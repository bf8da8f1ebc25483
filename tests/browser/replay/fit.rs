//! Every screen of a replay in every size and language.

use serde_json::Value;
use shanghaien::{
    record::{hispaniola::Record as SeaRecord, shanghaien::Record},
    rules::hispaniola::{Phase, Seats},
};
use thirtyfour::Key;

use super::{hispaniola, shanghaien};
use crate::{
    common::{random_record, read},
    hispaniola::actions::{self, find},
    inspect::all_are_right,
    names::long_names,
    screens::{Screen, page, table},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [every_screen_of_a_replay_is_right],
};

pub const SCREENS: [Screen; 9] = [
    page("replay-bad", |page| {
        page.go("/replay~what");
        page.sees(".message span");
    }),
    table("replay", |page| {
        page.go(&shanghaien(&with_long_names()));
        page.has_replay_bar();
        page.tap("Next round");
        page.sees(".verdict");
    }),
    table("replay-end", |page| {
        page.go(&shanghaien(&with_long_names()));
        page.sees(".replay-bar");
        for _ in 0..9 {
            page.key(Key::End);
        }
        page.sees("[aria-disabled] [href='#i-next']");
    }),
    table("replay-menu", |page| {
        page.go(&shanghaien(&with_long_names()));
        page.tap("One step forward");
        page.tap("Menu");
        page.sees(".sheet");
    }),
    table("replay-link", |page| {
        page.start_from(&with_long_names().prefix(20).to_string());
        page.ask::<Value>("Object.defineProperty(navigator, 'clipboard', { value: undefined })", &[]);
        page.tap("Menu");
        page.tap_in(".sheet", "Share");
        page.sees(".sheet .message input");
    }),
    table("his-replay-bids", |page| {
        page.go(&hispaniola(&five()));
        page.sees(".leaps");
        for _ in 0..4 {
            page.key(Key::Right);
        }
        page.sees(".plays .pcard");
    }),
    table("his-replay-trick", |page| {
        page.go(&hispaniola(&five()));
        page.tap("Next trick");
        page.tap("One step forward");
        page.sees(".crown");
    }),
    table("his-replay-hand", |page| {
        page.go(&hispaniola(&five()));
        page.tap("Next hand");
        page.sees(".leaps");
    }),
    table("his-replay-menu", |page| {
        page.go(&hispaniola(&five()));
        page.tap("One step forward");
        page.tap("Menu");
        page.sees(".sheet");
    }),
];

fn with_long_names() -> Record {
    read(&long_names(&random_record(1).to_string()))
}

fn five() -> SeaRecord {
    let record = find(|game| game.table().seats() == Seats::Five && game.table().phase() == Phase::Over);
    actions::read(&long_names(&record.to_string()))
}

fn every_screen_of_a_replay_is_right() {
    all_are_right(&SCREENS);
}
