//! Games that come in a link: the player looks at them step by step, shares them and plays on.

pub mod fit;
pub mod links;
pub mod steps;

use serde_json::{Value, json};
use shanghaien::{
    i18n::ENGLISH,
    model::link_codec::to_letters,
    record::{GameName, hispaniola, shanghaien::Record},
    rules::hispaniola::Phase,
};

use crate::{
    common::hispaniola_json,
    hispaniola::actions::find,
    page::{Page, becomes, wait},
    shown_table::picture,
};

const CARDS: &str = "S4 C3 *R A2 F3 I1";
const RUNNING: &str = "r13 L p3 r66 p6";

/// Packs these bytes without making them smaller, so that the tests need no real packer.
fn stored(bytes: &[u8]) -> Vec<u8> {
    let length = u16::try_from(bytes.len()).expect("a short text");
    let mut packed = vec![1];
    packed.extend(length.to_le_bytes());
    packed.extend((!length).to_le_bytes());
    packed.extend(bytes);
    packed
}

fn route(game: GameName) -> &'static str {
    match game {
        GameName::Shanghaien => "/replay~",
        GameName::Hispaniola => "/hispaniola/replay~",
    }
}

/// Returns the route to the replay of a record.
fn link(game: GameName, record: &str) -> String {
    [route(game), &to_letters(&stored(record.as_bytes()))].concat()
}

fn shanghaien(record: &Record) -> String {
    link(GameName::Shanghaien, &record.to_string())
}

fn hispaniola(record: &hispaniola::Record) -> String {
    link(GameName::Hispaniola, &record.to_string())
}

/// Catches what would go to the clipboard.
const CATCH: &str = "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {
    writeText: async text => { window.copied = text; } } })";

impl Page {
    /// Opens a link as if it had come from elsewhere.
    #[track_caller]
    fn follow(&self, link: &str) {
        let (_, route) = link.split_once('#').expect("a link to a page");
        self.go(route);
    }

    /// Returns the link that the share button copies.
    #[track_caller]
    fn shared(&self, share: impl Fn()) -> String {
        self.ask::<Value>(CATCH, &[]);
        share();
        let link = wait("a link", || self.ask("return window.copied ?? null", &[]));
        wait("a word about it", || {
            let told = "return [...document.querySelectorAll('[role=alert]')].map(e => e.textContent)";
            self.ask::<Vec<String>>(told, &[]).contains(&ENGLISH.replay.link_copied.to_owned()).then_some(())
        });
        link
    }

    /// Waits until the table shows the end of this record as a replay.
    #[track_caller]
    fn looks_at(&self, record: &Record) {
        let mut expected = picture(record);
        expected["rolled"] = json!([]);
        for slot in expected["slots"].as_array_mut().expect("slots") {
            slot["open"] = json!(false);
        }
        for seat in expected["seats"].as_array_mut().expect("seats") {
            seat["moves"] = json!(false);
        }
        self.has_replay_bar();
        becomes(&expected, record, || self.look());
    }

    /// Waits until the bar with the step buttons is there.
    #[track_caller]
    fn has_replay_bar(&self) {
        self.sees(".replay-bar");
        // The styles come after the bar. Until then its buttons are elsewhere.
        let is_styled = "return getComputedStyle(document.querySelector('.replay-bar')).display === 'grid'";
        wait("styles", || self.ask::<bool>(is_styled, &[]).then_some(()));
    }

    /// Waits until Hispaniola's table shows the end of this record as a replay, with everybody's cards.
    #[track_caller]
    fn looks_at_sea(&self, record: &hispaniola::Record) {
        let cards = "return [...document.querySelectorAll('.hands > li')].map(hand => [...hand.querySelectorAll('.pcard')]
            .map(e => /\\bs-(\\w)/.exec(e.className)[1] + e.querySelector('b').textContent).sort())";
        self.sees(".leaps");
        self.shows_sea(record, None);
        assert_eq!(self.ask::<Value>(cards, &[]), hispaniola_json(record.game())["hands"]);
    }

    fn hash(&self) -> String {
        self.ask("return location.hash", &[])
    }
}

/// Returns a whole game of Hispaniola, and a moment inside one of its tricks.
fn whole_game() -> (hispaniola::Record, usize) {
    let whole = find(|game| game.table().phase() == Phase::Over);
    let in_trick = |game: &shanghaien::rules::hispaniola::Hispaniola| {
        matches!(game.table().phase(), Phase::Play(_)) && !game.table().trick().cards().is_empty()
    };
    let count = whole.games().position(|game| in_trick(&game)).expect("there are tricks");
    (whole, count)
}
