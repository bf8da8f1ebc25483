//! All screens of Hispaniola, and how to reach them.

use shanghaien::{
    ai::hispaniola::Level,
    model::hispaniola::{Pirates, pirates_line},
    record::hispaniola::Record,
    rules::{
        Game,
        hispaniola::{Hispaniola, Phase, Seat, Seats, Side, Step},
    },
};

use super::{actions::find, boarding::is_crowded};
use crate::{
    inspect::all_are_right,
    names::long_names,
    page::Page,
    screens::{Screen, page, table},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [every_screen_of_hispaniola_is_right],
};

/// The screens, with as many players and cards as possible.
pub const SCREENS: [Screen; 27] = [
    page("his-home", |page| {
        let names = "Maximilian Musterman, Wilhelmina Wanderwar, Bartholomew the Bold, Grace O'Malley";
        page.store("hispaniola.game", &format!("# standing {names}, Ada#2\nhispaniola 1"));
        page.go("/");
        page.sees(".game[aria-label=Hispaniola] small");
    }),
    page("his-missing", |page| {
        page.server.spoil(Some(("hispaniola/hispaniola.css", None)));
        page.go("/hispaniola/new");
        page.sees(".message");
        page.server.spoil(None);
    }),
    page("his-setup", |page| set_up(page, "")),
    page("his-setup-five", |page| {
        set_up(page, "players 5\npirates person gunner buccaneer cabin-boy person\nrounds 7\n");
        page.sees(".stepper");
    }),
    page("his-setup-bad-save", |page| {
        page.store("hispaniola.game", "no record");
        page.go("/hispaniola/table");
        page.sees(".message span");
    }),
    table("his-curtain", |page| start_from(page, &first_bid())),
    table("his-bid", |page| {
        start_from(page, &first_bid());
        page.open_curtain();
    }),
    table("his-bid-chosen", |page| {
        start_from(page, &first_bid());
        page.open_curtain();
        page.tap_at(".fan .pcard.can");
        page.sees(".does .btn.go");
    }),
    table("his-bids", |page| {
        start_from(page, &five(|game| matches!(game.table().phase(), Phase::Play(_))));
        page.sees(".his[data-phase=bids]");
    }),
    table("his-curtain-in-a-trick", |page| start_from(page, &must_follow())),
    table("his-play", |page| {
        start_from(page, &must_follow());
        page.open_curtain();
    }),
    table("his-refusal", |page| {
        start_from(page, &must_follow());
        page.open_curtain();
        page.tap_at(".fan [aria-disabled=true]");
        page.sees(".refusal");
    }),
    table("his-board", |page| start_from(page, &five(is_crowded))),
    table("his-board-chosen", |page| {
        start_from(page, &five(is_crowded));
        page.tap_at(".ship.is-target .place:nth-child(1)");
        page.sees(".is-coming");
    }),
    // A single person also sees their own cards.
    table("his-board-with-cards", |page| {
        start_alone(page, &five(has_all_ways));
        page.tap_at(".ship.is-target .place:nth-child(3)");
        page.sees(".is-coming");
        page.sees(".fan");
    }),
    table("his-give", |page| start_from(page, &gives())),
    table("his-give-with-cards", |page| {
        start_alone(page, &gives());
        page.sees(".fan");
    }),
    table("his-thinking", |page| {
        page.server.spoil(Some(("pirates-loader.js", Some("onmessage = () => {}"))));
        start_among(page, &first_bid(), Seat::Two);
        page.server.spoil(None);
        page.sees(".fan");
    }),
    table("his-out-of-reach", |page| {
        page.server.spoil(Some(("pirates-loader.js", None)));
        start_among(page, &first_bid(), Seat::Two);
        page.sees(".message span");
        page.server.spoil(None);
    }),
    table("his-sheet-score", |page| {
        start_from(page, &five(|game| game.table().phase() == Phase::Deal && game.table().hand() > 2));
        page.sees(".sheet .points");
    }),
    table("his-sheet-scores", |page| {
        start_from(page, &first_bid());
        page.tap("Menu");
        page.tap_in(".sheet", "Scores");
        page.sees(".sheet .points");
    }),
    table("his-sheet-last-trick", |page| {
        start_from(page, &gives());
        page.tap("Last trick");
        page.sees(".sheet .shown");
    }),
    table("his-sheet-menu", |page| {
        start_from(page, &first_bid());
        page.tap("Menu");
        page.sees(".sheet");
    }),
    page("his-sheet-replace", |page| {
        start_from(page, &first_bid());
        page.go("/hispaniola/new");
        page.tap("Start");
        page.sees(".sheet");
    }),
    page("his-end", |page| {
        start_from(page, &five(|game| game.table().phase() == Phase::Over));
        page.tap("To the result");
        page.sees("main.his-end");
    }),
    page("his-end-shared", |page| {
        start_from(
            page,
            &find(|game| game.table().phase() == Phase::Over && game.table().leaders().count() > 1),
        );
        page.tap("To the result");
        page.sees("main.his-end");
    }),
    page("his-rules", |page| {
        page.go("/hispaniola/rules");
        page.sees("main.article h2");
    }),
];

/// Returns a moment of a random game of five players.
fn five(fits: impl Fn(&Hispaniola) -> bool) -> Record {
    find(|game| game.table().seats() == Seats::Five && fits(game))
}

/// Returns a moment in which all players hold 15 cards and there are pirates on the ships.
fn first_bid() -> Record {
    five(|game| {
        let table = game.table();
        table.phase() == Phase::Bid(Seat::One) && table.hand() > 2 && table.held(Seat::One) == 15
    })
}

/// Returns a moment in which the last player has almost all cards and may play only some of them.
fn must_follow() -> Record {
    five(|game| {
        let table = game.table();
        let Phase::Play(seat) = table.phase() else { return false };
        let playable = game.legal_actions().len();
        table.trick().cards().len() == 4 && table.held(seat) > 12 && playable > 1 && playable < 6
    })
}

/// Returns whether the old captain can go to either side, or swap with the pirate at one of them.
fn has_all_ways(game: &Hispaniola) -> bool {
    let legal = game.legal_actions();
    matches!(game.table().phase(), Phase::Board(_))
        && legal.len() > 2
        && (legal.contains(&Step::Swap(Side::Aft)) || legal.contains(&Step::Swap(Side::Fore)))
}

/// Returns a moment in which a player must give a trick and could send a pile along.
fn gives() -> Record {
    five(|game| {
        let table = game.table();
        matches!(table.phase(), Phase::Give(seat) if table.pile(seat) > 1)
    })
}

/// Puts a game between persons on the table.
fn start_from(page: &Page, record: &Record) {
    page.start_hispaniola_from(&long_names(&record.to_string()));
}

/// Puts a game of this person among computers on the table.
fn start_among(page: &Page, record: &Record, person: Seat) {
    let computers = Pirates::from_fn(|seat| (seat != person).then_some(Level::Gunner));
    page.start_hispaniola_from(&[pirates_line(computers), long_names(&record.to_string())].concat());
}

/// Puts a game on the table in which only the player to move is a person.
fn start_alone(page: &Page, record: &Record) {
    start_among(page, record, record.table().to_move().expect("somebody is to move"));
}

/// Opens the set-up page with these settings.
fn set_up(page: &Page, settings: &str) {
    page.forget_all();
    page.store("hispaniola.settings", settings);
    page.store_pace("off");
    page.go("/hispaniola/new");
    page.sees(".his-setup");
}

fn every_screen_of_hispaniola_is_right() {
    all_are_right(&SCREENS);
}
