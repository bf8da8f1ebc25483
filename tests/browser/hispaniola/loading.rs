//! The page loads Hispaniola when a player wants it, and both games share one page.

use shanghaien::{
    i18n::{self, shanghaien::ENGLISH},
    model::Notice,
    rules::hispaniola::Step,
};

use super::actions::{TRICK, text};
use crate::{
    common,
    page::{open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    Parts: [
        where_hispaniola_cannot_be_loaded_one_can_try_again_or_go_home,
        nothing_of_hispaniola_is_loaded_before_somebody_wants_it,
    ],
    EveryEngine: [
        both_games_can_be_played_in_turn_without_disturbing_each_other,
        the_back_button_first_closes_what_lies_over_the_sea,
    ],
    ThePage: [
        the_rules_of_hispaniola_can_be_read_and_lead_back,
        rules_of_hispaniola_that_cannot_be_had_are_not_asked_for_again_and_again,
    ],
};

fn nothing_of_hispaniola_is_loaded_before_somebody_wants_it() {
    let page = open();
    page.sees("main.home");
    page.tap_of("Shanghaien", "Play");
    page.tap("Start");
    page.tap("To the table");
    page.tap("Roll");
    page.sees(".roll-die");
    page.go("/rules");
    page.sees("main.article h2");
    page.go("/");
    page.sees("main.home");
    assert!(page.server.was_asked_for("app-"), "the server notes what it is asked for");
    assert!(!page.server.was_asked_for("hispaniola"));
    page.tap_of("Hispaniola", "Play");
    page.sees(".his-setup");
    for file in ["/hispaniola.wasm", "words/en-hispaniola.txt", "hispaniola.css"] {
        assert!(page.server.was_asked_for(file), "{file}");
    }
    assert!(!page.server.was_asked_for("pirates"), "nobody has to be asked yet");
}

fn where_hispaniola_cannot_be_loaded_one_can_try_again_or_go_home() {
    let page = open();
    let spoilt = [
        ("/hispaniola.wasm", None),
        ("/hispaniola.wasm", Some("no program either")),
        ("hispaniola.txt", None),
        ("hispaniola/hispaniola.css", None),
    ];
    for what in spoilt {
        page.server.spoil(Some(what));
        page.go("/");
        page.tap_of("Hispaniola", "Play");
        page.reads(".message[role=alert]", ENGLISH.shared().not_loaded);
        page.tap("Home");
        page.sees("main.home");
        page.tap_of("Hispaniola", "Play");
        page.tap("Try again");
        page.reads(".message[role=alert]", ENGLISH.shared().not_loaded);
        page.server.spoil(None);
        page.tap("Try again");
        page.sees(".his-setup");
        assert_eq!(page.count("main"), 1, "{what:?}");
    }
}

fn both_games_can_be_played_in_turn_without_disturbing_each_other() {
    let page = open();
    page.store("shanghaien.game", &common::text("S4 C3 *R A2 F3 I1", "r13"));
    page.start_hispaniola_from(&text(TRICK));
    let (ships, tavern) = (page.does(Step::Board(None)), page.record());
    let title = || page.ask::<String>("return document.title", &[]);
    assert_eq!(title(), "Hispaniola");
    for _ in 0..2 {
        page.tap("Menu");
        page.tap("Home");
        page.sees("main.home");
        assert_eq!(page.count("main"), 1);
        page.tap_of("Shanghaien", "Continue");
        page.shows(&tavern);
        page.misses(".sheet");
        assert_eq!(page.count("main"), 1);
        wait("its title", || (title() == "Shanghaien").then_some(()));
        // Both games use this key. Only the game that is shown reacts.
        page.keys("l");
        page.sees(".sheet .log");
        page.tap("Close");
        page.misses(".sheet");
        page.tap("Menu");
        page.tap("Home");
        page.sees("main.home");
        page.tap_of("Hispaniola", "Continue");
        page.shows_sea(&ships, None);
        assert_eq!(page.count("main"), 1);
        page.misses(".sheet");
        wait("its title", || (title() == "Hispaniola").then_some(()));
    }
    assert_eq!((page.saved(), page.record()), (ships, tavern));
}

fn the_back_button_first_closes_what_lies_over_the_sea() {
    let page = open();
    page.start_hispaniola_from(&text(TRICK));
    let record = page.does(Step::Board(None));
    page.go("/");
    page.tap_of("Hispaniola", "Continue");
    page.sees("main.his");
    for name in ["Menu", "Last trick"] {
        page.tap(name);
        page.sees(".sheet");
        wait("the address", || page.ask::<bool>("return location.hash.endsWith('!')", &[]).then_some(()));
        page.run(page.session().back());
        page.misses(".sheet");
        page.shows_sea(&record, None);
    }
    page.run(page.session().back());
    page.sees("main.home");
}

fn the_rules_of_hispaniola_can_be_read_and_lead_back() {
    let page = open();
    page.start_hispaniola_from(&text(TRICK));
    page.tap("Rules");
    page.sees("main.article h2");
    assert!(page.count("main.article h2") >= 3, "the rules have chapters");
    page.tap("Back");
    page.sees("main.his");
    page.go("/");
    page.tap("Rules of Hispaniola");
    page.sees("main.article h2");
    page.tap("Back");
    page.sees("main.home");
}

fn rules_of_hispaniola_that_cannot_be_had_are_not_asked_for_again_and_again() {
    let page = open();
    page.server.spoil(Some(("rules/hispaniola-en.html", None)));
    page.start_hispaniola_from(&text(TRICK));
    page.tap("Rules");
    page.reads(".message[role=alert]", &i18n::ENGLISH.notice(&Notice::NoRules));
    // Whatever the page asks for after the refusal reaches the server before this file does.
    page.fetches("rules/en.html");
    assert_eq!(page.server.times_asked_for("rules/hispaniola-en.html"), 1);
    page.server.spoil(None);
    page.tap("Back");
    page.sees("main.his");
    page.tap("Rules");
    page.sees("main.article h2");
}
