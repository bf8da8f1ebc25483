//! Records that leave the page or come in, valid ones and broken ones.

use std::path::{Path, PathBuf};

use serde_json::Value;
use shanghaien::rules::BySeat;

use crate::{
    common::{random_record, text},
    page::{Page, open, wait},
    suite::{self, Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        a_record_goes_out_as_a_file_and_comes_back_as_the_same_game,
        a_file_can_be_dropped_on_the_first_page,
    ],
    ThePage: [
        a_whole_game_from_a_file_opens_at_its_score,
        a_broken_record_says_where_and_why_and_leaves_the_game_alone,
        one_game_does_not_take_the_place_of_another_unasked,
        names_are_shown_as_typed_and_never_as_markup,
    ],
};

const RUNNING: &str = "r13 L p3 r66 p6 r13";

/// Catches what the page saves as a file, so that no browser asks where to put it.
pub const CATCH: &str = "
    HTMLAnchorElement.prototype.click = function () { window.caughtName = this.download; };
    URL.createObjectURL = blob => { blob.text().then(text => { window.caught = text; }); return '#/caught'; };";

/// Drops a file with this text on the page.
pub const DROP: &str = "
    const data = new DataTransfer();
    data.items.add(new File([arguments[0]], 'dropped.txt', { type: 'text/plain' }));
    const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
    document.querySelector('main').dispatchEvent(drop);";

pub fn corpus(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(name)
}

impl Page {
    /// Chooses a file in the dialog of the page's file input.
    #[track_caller]
    pub fn upload(&self, file: &Path) {
        let path = file.to_str().expect("a plain path");
        self.with("input[type=file]", async |input| input.send_keys(path).await);
    }

    /// Chooses a broken record of the corpus, and waits until the page says what is wrong with it.
    #[track_caller]
    pub fn complains_of(&self, name: &str) {
        let file = corpus(name);
        let text = std::fs::read_to_string(&file).expect("text");
        // Each broken record has the expected words in its last line.
        let (_, expected) = text.trim_end().rsplit_once("# ").expect("a comment");
        self.upload(&file);
        wait(expected, || self.text(".message[role=alert]").contains(expected).then_some(()));
    }

    /// Types a text into an input.
    #[track_caller]
    pub fn write(&self, selector: &str, text: &str) {
        self.with(selector, async |input| {
            input.clear().await?;
            input.send_keys(text).await
        });
    }
}

fn a_record_goes_out_as_a_file_and_comes_back_as_the_same_game() {
    let page = open();
    page.start_from(&text("S4 C3 *R A2 F3 I1", RUNNING));
    let record = page.record();
    page.ask::<Value>(CATCH, &[]);
    page.tap("Menu");
    page.tap("Save the record");
    let saved: String = wait("a file", || page.ask("return window.caught ?? null", &[]));
    assert_eq!(saved, record.to_string());
    assert_eq!(page.ask::<String>("return window.caughtName", &[]), "shanghaien-Anna-Bernd-1.txt");

    let file = suite::temporary("game.txt");
    std::fs::write(&file, &saved).expect("a file to upload");
    page.forget_all();
    page.go("/");
    page.upload(&file);
    page.sees("main.table");
    page.shows(&record);
    assert_eq!(page.record(), record);
    std::fs::remove_file(&file).expect("it was there");
}

fn a_whole_game_from_a_file_opens_at_its_score() {
    let page = open();
    page.upload(&corpus("valid/random-1.txt"));
    page.sees("main.end");
    let totals = page.record().position().score().totals;
    let shown: Vec<u8> = page
        .ask("return [...document.querySelectorAll('.result strong')].map(e => Number(e.textContent))", &[]);
    assert_eq!(shown, totals.0);
}

fn a_broken_record_says_where_and_why_and_leaves_the_game_alone() {
    let page = open();
    page.start_from(&text("S4 C3 *R A2 F3 I1", RUNNING));
    let record = page.record();
    let complains = |name: &str| {
        page.complains_of(name);
        assert_eq!(page.record(), record);
    };
    page.go("/");
    complains("invalid/die-not-rolled.txt");
    complains("invalid/deck-47.txt");
    complains("invalid/name-too-long.txt");
    complains("invalid/second-trick-in-a-round.txt");
    page.tap_of("Shanghaien", "Continue");
    page.shows(&record);
    page.tap("Menu");
    complains("invalid/shanghai-too-early.txt");
    page.tap_in(".sheet-head", "Close");
    page.shows(&record);
}

fn a_file_can_be_dropped_on_the_first_page() {
    let page = open();
    let record = random_record(5);
    let part = record.prefix(40);
    page.ask::<Value>(DROP, &["not a record".into()]);
    wait("a message", || page.text(".message[role=alert]").contains("line 1").then_some(()));
    page.ask::<Value>(DROP, &[part.to_string().into()]);
    page.sees("main.table");
    page.shows(&part);
}

fn one_game_does_not_take_the_place_of_another_unasked() {
    let page = open();
    page.start_from(&text("S4 C3 *R A2 F3 I1", RUNNING));
    let record = page.record();
    let offer = || {
        page.go("/");
        page.upload(&corpus("valid/mid-turn.txt"));
        page.sees(".sheet");
        assert_eq!(page.record(), record, "not before the answer");
    };
    offer();
    page.tap("Keep it");
    page.misses(".sheet");
    assert_eq!(page.record(), record);
    offer();
    page.tap("Replace it");
    page.misses(".sheet");
    page.sees("main.table");
    assert_ne!(page.record(), record);
    page.shows(&page.record());
    // A new game also asks before it replaces the old one.
    page.go("/");
    let record = page.record();
    page.tap_of("Shanghaien", "New game");
    page.tap("Start");
    page.sees(".sheet");
    page.tap("Keep it");
    page.misses(".sheet");
    assert_eq!(page.record(), record);
    page.tap("Start");
    page.tap("Replace it");
    page.tap("To the table");
    page.sees("main.table");
    assert_ne!(page.record(), record);
}

fn names_are_shown_as_typed_and_never_as_markup() {
    let page = open();
    let names = BySeat(["<b>&\"'\\".to_owned(), "<img src=x>".to_owned()]);
    page.tap_of("Shanghaien", "Play");
    page.write(".name.p1 input", &names.0[0]);
    page.write(".name.p2 input", &names.0[1]);
    page.tap("Start");
    page.tap("To the table");
    page.sees("main.table");
    let record = page.record();
    assert_eq!(*record.players(), names);
    page.shows(&record);
    assert!(!page.has(".seat h2 b") && !page.has("main img"));
    page.reload();
    page.shows(&record);
}
