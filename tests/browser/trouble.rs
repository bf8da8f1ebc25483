//! When the player can't go on: the program breaks down, or a part of it does not come.

use serde_json::Value;
use shanghaien::i18n::{self, Language};

use crate::{
    common::text,
    hispaniola::actions::{BIDS, text as sea},
    page::{open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    Parts: [
        sheets_that_fail_to_load_are_reported_only_when_wanted_and_can_be_retried,
        home_never_waits_for_the_sheets,
    ],
    EveryEngine: [
        a_program_that_breaks_down_says_that_the_game_is_kept_and_it_is,
    ],
    ThePage: [
        a_program_that_breaks_down_says_if_the_game_is_not_kept,
        hispaniola_breaks_down_without_showing_anybodys_cards,
        where_the_words_of_a_language_are_missing_english_is_spoken_and_it_is_said,
    ],
};

/// Breaks the program when it draws the next time.
const BREAK: &str = "Node.prototype.insertBefore = () => { throw new Error('no more elements'); };
    Node.prototype.appendChild = Node.prototype.insertBefore;";

fn a_program_that_breaks_down_says_that_the_game_is_kept_and_it_is() {
    let page = open();
    page.resize((360, 640));
    page.start_from(&text("S4 C3 *R A2 F3 I1", ""));
    page.ask::<Value>(BREAK, &[]);
    page.tap("Roll");
    page.reads("#trouble-title", i18n::ENGLISH.trouble);
    page.reads("#trouble-kept", i18n::ENGLISH.trouble_kept);
    page.reads("#trouble-save", i18n::ENGLISH.save_record);
    assert!(page.text("#trouble-record").contains("players \"Anna\" \"Bernd\""));
    page.shoot("trouble-360x640");
    let wide: bool = page.ask("return document.documentElement.scrollWidth > innerWidth", &[]);
    assert!(!wide, "the record stays within the card");
    let record = page.record();
    assert_eq!(record.events().len(), 1, "it was kept before it was drawn");
    page.tap("Reload");
    page.tap_of("Shanghaien", "Continue");
    page.sees(".roll-die");
    assert_eq!(page.record(), record);
}

fn a_program_that_breaks_down_says_if_the_game_is_not_kept() {
    let page = open();
    page.store("language", Language::Italian.code());
    page.start_from(&text("S4 C3 *R A2 F3 I1", ""));
    page.ask::<Value>(
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }",
        &[],
    );
    page.ask::<Value>(BREAK, &[]);
    page.tap_at(".actions button");
    let shared = i18n::shanghaien::Words::of(Language::Italian).shared();
    page.reads("#trouble-title", shared.trouble);
    page.reads("#trouble-kept", shared.trouble_not_kept);
    let record = page.text("#trouble-record");
    let last = record.lines().last().unwrap_or_default();
    assert!(last.starts_with('r'), "with the roll that was not kept: {record}");
}

fn hispaniola_breaks_down_without_showing_anybodys_cards() {
    let page = open();
    page.start_hispaniola_from(&sea(BIDS));
    page.ask::<Value>(BREAK, &[]);
    page.tap("Menu");
    page.reads("#trouble-title", i18n::ENGLISH.trouble);
    assert_eq!(page.text("#trouble-record"), "");
    page.reads("#trouble-save", i18n::ENGLISH.save_record);
    assert!(page.has("#trouble-save[href^='blob:'][download]"));
}

fn sheets_that_fail_to_load_are_reported_only_when_wanted_and_can_be_retried() {
    let page = open();
    page.server.spoil(Some(("/sheets.wasm", None)));
    page.start_from(&text("S4 C3 *R A2 F3 I1", "r13"));
    wait("a try", || page.server.was_asked_for("/sheets.wasm").then_some(()));
    page.sees("main.table");
    page.tap("Log");
    page.reads(".message[role=alert]", i18n::ENGLISH.not_loaded);
    page.tap("Try again");
    page.reads(".message[role=alert]", i18n::ENGLISH.not_loaded);
    page.server.spoil(None);
    page.tap("Try again");
    page.sees(".sheet .log");
    page.tap("Close");
    page.misses(".sheet");
    page.sees("main.table");
}

fn home_never_waits_for_the_sheets() {
    let page = open();
    page.server.spoil(Some(("/sheets.wasm", None)));
    page.start_from(&text("S4 C3 *R A2 F3 I1", "r13"));
    page.go("/");
    page.tap_of("Shanghaien", "New game");
    page.tap("Start");
    page.sees(".sheet");
    page.run(page.session().back());
    page.sees("main.home[inert]");
    page.tap("Close");
    page.sees("main.home:not([inert])");
    page.tap_of("Shanghaien", "Continue");
    page.sees("main.table");
}

fn where_the_words_of_a_language_are_missing_english_is_spoken_and_it_is_said() {
    let page = open();
    page.store("language", "it");
    page.server.spoil(Some(("words/it-shanghaien.txt", None)));
    page.go("/");
    page.reads(".message[role=alert]", &i18n::ENGLISH.notice(&shanghaien::model::Notice::NoWords));
    assert_eq!(page.ask::<String>("return document.documentElement.lang", &[]), "en");
}
