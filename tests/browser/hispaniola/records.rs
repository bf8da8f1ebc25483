//! What the browser saves of Hispaniola, and records that leave the page or come in.

use serde_json::Value;
use shanghaien::{
    i18n::{ENGLISH, hispaniola},
    model::Notice,
    rules::hispaniola::{Card, Colour, Give, Phase, Seat, Step},
};

use super::actions::{BIDS, TRICK, find, read, text};
use crate::{
    page::{open, wait},
    records::{CATCH, DROP, corpus},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [a_game_of_hispaniola_that_cannot_be_saved_goes_on_and_says_so],
    ThePage: [
        names_are_never_taken_for_markup,
        a_saved_game_that_cannot_be_read_is_put_aside_and_a_new_one_can_be_played,
        a_record_of_hispaniola_opened_on_the_first_page_goes_to_its_table,
        a_broken_record_of_hispaniola_says_where_and_why_and_leaves_the_game_alone,
        the_record_can_be_saved_only_when_it_shows_nobodys_cards,
        between_two_hands_the_record_can_be_saved,
        one_game_of_hispaniola_does_not_take_the_place_of_another_unasked,
    ],
};

fn names_are_never_taken_for_markup() {
    let page = open();
    let nasty = "<img src=x onerror=hit=1>\\\"'&";
    let game = text(&format!("{TRICK} ^ gl\nV5"))
        .replace("\"Ada\"", &format!("\"{}\"", nasty.replace('\\', "\\\\").replace('"', "\\\"")));
    let record = read(&game);
    assert_eq!(record.players()[Seat::One], nasty);
    let is_clean = || {
        assert!(!page.has("img"), "no picture has come");
        assert!(!page.ask::<bool>("return 'hit' in window", &[]), "nothing has run");
        assert!(page.ask::<bool>("return document.body.textContent.includes(arguments[0])", &[nasty.into()]));
    };
    page.start_hispaniola_from(&game);
    page.shows_sea(&record, None);
    is_clean();
    for ways in [&["Last trick"][..], &["Menu"], &["Menu", "Scores"]] {
        for way in ways {
            page.tap(way);
            page.sees(".sheet");
        }
        is_clean();
        page.tap("Close");
        page.misses(".sheet");
    }
    page.open_curtain();
    is_clean();
    page.does(Step::Play(Card::new(Colour::Blue, 3).unwrap()));
    is_clean();
    page.go("/");
    page.sees(".game[aria-label=Hispaniola] small");
    is_clean();
    // The name as a player types it; the settings come back unchanged after a reload.
    page.go("/hispaniola/new");
    page.sees(".his-setup");
    page.write(".name:nth-child(1) input", "<b>&\"'\\");
    page.reload();
    page.sees(".his-setup");
    let typed: String = page.ask("return document.querySelector('.name input').value", &[]);
    assert_eq!(typed, "<b>&\"'\\");
}

fn a_saved_game_that_cannot_be_read_is_put_aside_and_a_new_one_can_be_played() {
    let page = open();
    page.store("hispaniola.game", "hispaniola 1\nplayers \"A\" \"B\" \"C\"\nfirst 9\nrounds 1\n");
    page.go("/hispaniola/table");
    page.sees(".his-setup");
    let message = page.text(".message[role=alert]");
    assert!(message.contains("line 3"), "{message}");
    assert!(page.put_aside().iter().any(|text| text.contains("first 9")));
    page.tap("Start");
    page.sees("main.his .fan button");
    assert!(matches!(page.saved().table().phase(), Phase::Bid(_)));
}

fn a_game_of_hispaniola_that_cannot_be_saved_goes_on_and_says_so() {
    let page = open();
    page.start_hispaniola_from(&text(TRICK));
    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }";
    page.ask::<Value>(full, &[]);
    page.tap_in(".does", "Board");
    page.sees(".his[data-phase=give]");
    page.reads(".message[role=alert]", &ENGLISH.notice(&Notice::Full));
    page.tap_in(".does", "Keep");
    page.sees(".his[data-phase=play]");
}

fn a_record_of_hispaniola_opened_on_the_first_page_goes_to_its_table() {
    let page = open();
    let record = read(&text(TRICK));
    page.ask::<Value>(DROP, &[record.to_string().into()]);
    page.sees("main.his");
    page.shows_sea(&record, None);
    assert_eq!(page.saved(), record);
    // Now there is a game that a file could replace: a file chosen on the home page asks first.
    page.go("/");
    page.upload(&corpus("valid/hispaniola-giving-due.txt"));
    page.sees(".sheet");
    assert_eq!(page.saved(), record, "not before the answer");
    page.tap("Keep it");
    page.misses(".sheet");
    page.shows_sea(&record, None);
    assert_eq!(page.saved(), record);
    page.tap("Menu");
    page.upload(&corpus("valid/hispaniola-giving-due.txt"));
    page.tap("Replace it");
    page.misses(".sheet");
    wait("the other game", || (page.saved() != record).then_some(()));
    page.shows_sea(&page.saved(), None);
    assert_eq!(page.stored("hispaniola.offer"), None, "nothing waits any more");
}

fn a_broken_record_of_hispaniola_says_where_and_why_and_leaves_the_game_alone() {
    let page = open();
    page.start_hispaniola_from(&text(TRICK));
    let record = page.saved();
    let complains = |name: &str| {
        page.complains_of(name);
        assert_eq!(page.saved(), record);
    };
    page.tap("Menu");
    complains("invalid/hispaniola-card-not-held.txt");
    page.tap_in(".sheet-head", "Close");
    page.shows_sea(&record, None);
    page.go("/");
    complains("invalid/hispaniola-swap-on-an-empty-ship.txt");
}

fn the_record_can_be_saved_only_when_it_shows_nobodys_cards() {
    let page = open();
    for moves in ["", BIDS, TRICK] {
        page.start_hispaniola_from(&text(moves));
        page.go_on();
        page.tap("Menu");
        page.sees(".sheet .menu");
        let saves = "return [...document.querySelectorAll('.sheet *')].some(e => e.textContent === 'Save the record')";
        assert!(!page.ask::<bool>(saves, &[]), "in the middle of a hand");
        page.reads(".sheet .menu .note", hispaniola::ENGLISH.labels().record_waits);
    }
    let over = find(|game| game.table().phase() == Phase::Over);
    page.start_hispaniola_from(&over.to_string());
    page.tap("To the result");
    page.sees("main.his-end");
    page.ask::<Value>(CATCH, &[]);
    page.tap("Save");
    let saved: String = wait("a file", || page.ask("return window.caught ?? null", &[]));
    assert_eq!(saved, over.to_string());
    let name: String = page.ask("return window.caughtName", &[]);
    assert!(name.starts_with("hispaniola-Ada-Ben-Cleo-"), "{name}");
}

fn between_two_hands_the_record_can_be_saved() {
    let page = open();
    let between = find(|game| game.table().phase() == Phase::Deal && game.table().hand() > 1);
    page.start_hispaniola_from(&between.to_string());
    page.sees(".sheet .points");
    page.ask::<Value>(CATCH, &[]);
    page.tap("Save the record");
    let saved: String = wait("a file", || page.ask("return window.caught ?? null", &[]));
    assert_eq!(saved, between.to_string());
}

fn one_game_of_hispaniola_does_not_take_the_place_of_another_unasked() {
    let page = open();
    page.start_hispaniola_from(&text(TRICK));
    let record = page.does(Step::Board(None));
    page.go("/");
    page.tap_of("Hispaniola", "New game");
    page.tap("Start");
    page.sees(".sheet");
    page.tap("Keep it");
    page.misses(".sheet");
    assert_eq!(page.saved(), record);
    page.go("/");
    page.tap_of("Hispaniola", "Continue");
    page.shows_sea(&record, None);
    page.does(Step::Give(Give::Keep));
    page.go("/hispaniola/new");
    page.tap("Start");
    page.tap("Replace it");
    page.sees("main.his");
    assert_ne!(page.saved().prefix(0), record.prefix(0));
}
