//! One person among computer pirates: no curtain, a whole game, and what happens when the pirates don't answer.

use std::time::{Duration, Instant};

use shanghaien::{
    i18n::hispaniola::ENGLISH,
    model::{
        Notice,
        hispaniola::{Winners, pirates_of},
    },
    rules::{
        Game, SeededChance,
        hispaniola::{Card, Colour, Phase, Seat, Step},
    },
};

use super::actions::{BIDS, choose, read, text};
use crate::{
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        a_person_plays_a_short_game_against_two_computers_without_a_curtain,
        pirates_who_cannot_be_reached_are_reported_and_the_game_goes_on,
        a_pirate_who_says_nothing_is_given_up_after_a_while,
    ],
    ThePage: [
        a_tap_lets_the_computers_go_on_at_once,
        the_computers_wait_while_something_is_looked_at,
        one_person_sees_the_own_cards_all_the_time_and_never_those_of_the_computers,
        persons_alone_never_load_the_pirates,
    ],
};

/// Returns the saved game of Ada among two computer pirates after these moves.
pub fn among_pirates(moves: &str) -> String {
    format!("# pirates person gunner gunner person person\n{}", text(moves))
}

const ADA: Seat = Seat::One;
/// Ada moves next, then Ben.
pub const ADA_PLAYS: &str = "tB1 tR2 tY9\nV4";

fn a_person_plays_a_short_game_against_two_computers_without_a_curtain() {
    let page = open();
    page.store("hispaniola.settings", "players 3\npirates person cabin-boy gunner gunner gunner\nrounds 1\n");
    page.store_pace("off");
    page.go("/hispaniola/new");
    page.tap("Start");
    page.sees("main.his");
    page.hurry(30);
    let mut chance = SeededChance::from_number(7);
    let start = Instant::now();
    while !page.has("main.his-end") {
        assert!(start.elapsed() < Duration::from_mins(4), "stuck at {}", page.saved());
        assert!(!page.has(".curtain"), "there is nobody to hide from");
        // The page saves first and shows then, so the test reads in this order too.
        let record = page.saved();
        if !page.go_on() && record.table().to_move() == Some(ADA) {
            page.shows_sea(&record, Some(ADA));
            let action = choose(&record, &mut chance);
            page.does(action);
        }
    }
    let record = page.saved();
    assert_eq!((record.table().phase(), record.table().hand()), (Phase::Over, 3), "three hands were played");
    page.reads("main.his-end h1", &ENGLISH.result(&Winners::new(record.table()), record.shown_names()));
    let totals: Vec<i16> = page.ask(
        "return [...document.querySelectorAll('.his-end .total td')].map(
            e => Number(e.textContent.replace('−', '-')))",
        &[],
    );
    let points: Vec<i16> = record.table().seats().all().map(|seat| record.table().points(seat)).collect();
    assert_eq!(totals, points);
    let winners = page.count(".his-end .winners .token");
    assert_eq!(winners, record.table().leaders().count());
}

fn a_tap_lets_the_computers_go_on_at_once() {
    let page = open();
    page.start_hispaniola_at_pace(&among_pirates(ADA_PLAYS), "normal");
    page.stop_clock();
    let played = page.does(Step::Play(Card::new(Colour::Blue, 2).unwrap()));
    // The clock stands still: without a tap the computers would wait for ever.
    page.waits_for_time();
    assert_eq!(page.saved(), played, "Ben makes up his mind");
    page.tap_at(".bar p");
    let next = wait("Ben's card", || Some(page.saved()).filter(|now| *now != played));
    assert_eq!(next.events().len(), played.events().len() + 1, "one tap, one act");
}

fn the_computers_wait_while_something_is_looked_at() {
    let page = open();
    page.start_hispaniola_from(&among_pirates(ADA_PLAYS));
    page.stop_clock();
    let played = page.does(Step::Play(Card::new(Colour::Blue, 2).unwrap()));
    page.tap("Menu");
    page.sees(".sheet");
    page.let_time_pass();
    assert_eq!(page.saved(), played, "the menu is open");
    page.tap("Close");
    page.start_clock();
    wait("Ben's card", || Some(page.saved()).filter(|now| now.events().len() > played.events().len()));
}

fn one_person_sees_the_own_cards_all_the_time_and_never_those_of_the_computers() {
    let page = open();
    // On Ada's own turn, and while a computer that can't be reached is to move.
    page.server.spoil(Some(("pirates-loader.js", None)));
    for moves in ["", "tB1", &format!("{BIDS}\nV4")] {
        page.start_hispaniola_from(&among_pirates(moves));
        let record = page.saved();
        page.shows_sea(&record, Some(ADA));
        page.hides(&record, Some(ADA));
        assert!(!page.has(".curtain") && !page.has("[aria-label='Cover the cards']"));
    }
}

fn pirates_who_cannot_be_reached_are_reported_and_the_game_goes_on() {
    let page = open();
    let spoilt = [
        ("pirates-loader.js", None),
        ("pirates.js", Some("this is no program")),
        ("pirates_bg.wasm", Some("no program either")),
    ];
    let game = among_pirates("tB1");
    for what in spoilt {
        page.server.spoil(Some(what));
        page.start_hispaniola_from(&game);
        page.reads(".message[role=alert]", &ENGLISH.shared().notice(&Notice::NoAnswer));
        assert_eq!(page.saved(), read(&game), "{what:?}");
        page.server.spoil(None);
        page.tap("Try again");
        wait("all bids", || page.has(".his[data-phase=bids]").then_some(()));

        page.server.spoil(Some(what));
        page.start_hispaniola_from(&game);
        page.tap("Take over");
        // Now there are two persons, so there is a curtain.
        page.is_covered(&read(&game));
        let action = page.saved().game().legal_actions()[0];
        page.does(action);
        let saved = page.stored("hispaniola.game").expect("a game");
        let pirates = pirates_of(&saved);
        assert_eq!(pirates[Seat::Two], None, "a person plays for Ben");
        assert!(pirates[Seat::Three].is_some());
        page.server.spoil(None);
    }
}

fn a_pirate_who_says_nothing_is_given_up_after_a_while() {
    let page = open();
    page.server.spoil(Some(("pirates-loader.js", Some("onmessage = () => {}"))));
    page.start_hispaniola_from(&among_pirates(ADA_PLAYS));
    page.lose_patience();
    let played = page.does(Step::Play(Card::new(Colour::Blue, 2).unwrap()));
    page.reads(".message[role=alert]", &ENGLISH.shared().notice(&Notice::NoAnswer));
    assert_eq!(page.saved(), played);
}

/// Checks that the page loads the pirates only for games with computer players.
fn persons_alone_never_load_the_pirates() {
    let page = open();
    page.start_hispaniola_from(&text(BIDS));
    page.go_on();
    page.does(Step::Play(Card::new(Colour::Violet, 4).unwrap()));
    assert!(page.server.was_asked_for("en-hispaniola.txt"), "the server notes what it is asked for");
    assert!(!page.server.was_asked_for("pirates"));
    let loaded = |page: &Page| page.server.was_asked_for("pirates_bg.wasm");
    page.start_hispaniola_from(&among_pirates("tB1"));
    wait("the pirates", || loaded(&page).then_some(()));
}
