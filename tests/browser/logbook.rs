//! The logbook of finished games.

use serde_json::Value;
use shanghaien::i18n::extras::ENGLISH;

use crate::{
    common::random_record,
    inspect::all_are_right,
    page::{Page, open, wait},
    screens::{Screen, page},
    suite::{self, Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        the_logbook_is_right,
        a_finished_game_is_in_the_logbook_and_a_deleted_one_comes_back,
        games_wait_for_the_logbook_no_longer_than_until_the_page_is_opened_again,
        games_are_added_from_a_file_and_broken_ones_are_told,
        where_the_database_is_shut_finished_games_wait_in_sight,
    ],
    // On a busy machine WebKit's database sometimes does not answer after the test has replaced its `put`.
    ChromiumAndFirefox: [a_full_database_still_shows_its_games_and_those_that_wait],
    ThePage: [
        a_game_whose_end_is_taken_back_has_not_ended,
        deleted_games_come_back_one_by_one,
        a_file_that_is_too_large_is_not_read,
    ],
};

impl Page {
    /// Chooses a file with this text in the logbook.
    #[track_caller]
    fn add_from_file(&self, name: &str, content: &str) {
        let path = suite::temporary(name);
        std::fs::write(&path, content).expect("a temporary file");
        self.upload(&path);
        wait("the file to be read", || (!self.text("[role=status]").is_empty()).then_some(()));
        std::fs::remove_file(path).expect("it was there");
    }

    /// Returns how many finished games wait for the logbook.
    #[track_caller]
    fn waiting(&self) -> u32 {
        self.ask("return Object.keys(localStorage).filter((key) => key.startsWith('finished.')).length", &[])
    }
}

const PAGES: [Screen; 2] = [
    page("logbook", |page| {
        let long = "players \"Maximilian Musterman\" \"Wilhelmina Wanderwar\"";
        for (seed, moment) in [(1, "1763312345678"), (2, "1763412345678")] {
            let record = random_record(seed).to_string().replace("players \"Anna\" \"Bernd\"", long);
            page.store(&format!("finished.{moment}"), &record);
        }
        page.store("aside.1763312345678", "shanghaien 1\nwhat nobody can read");
        page.store("hispaniola.settings", "# version 99\nof a time to come");
        page.go("/logbook");
        page.sees(".entry");
        page.sees(".logbook h2");
    }),
    page("logbook-deleted", |page| {
        page.store("finished.1763312345678", &random_record(3).to_string());
        page.go("/logbook");
        page.sees(".entry");
        page.tap_at(".entries .icon");
        page.sees(".told button");
    }),
];

/// Counts the games in the database. The browser answers after all changes that were asked for before.
const IN_DATABASE: &str = "const done = arguments[0], database = indexedDB.open('shanghaien');
    database.onsuccess = () => {
        const count = database.result.transaction('games').objectStore('games').count();
        count.onsuccess = () => { database.result.close(); done(count.result); };
    };";

impl Page {
    /// Returns the number of games in the database.
    #[track_caller]
    fn in_database(&self) -> u32 {
        self.run(async { self.session().execute_async(IN_DATABASE, vec![]).await?.convert() })
    }
}

fn the_logbook_is_right() {
    all_are_right(&PAGES);
}

fn a_finished_game_is_in_the_logbook_and_a_deleted_one_comes_back() {
    let page = open();
    let record = random_record(4);
    page.start_from(&record.prefix(record.events().len() - 1).to_string());
    page.tap("Shanghai");
    page.tap("Shanghai now");
    page.tap("To the score");
    page.sees("main.end");
    page.go("/logbook");
    page.sees(".entry");
    let entry = page.text(".entry");
    for name in &record.players().0 {
        assert!(entry.contains(name.as_str()), "{entry}");
    }
    assert_eq!(page.waiting(), 0, "it is in the database now");
    page.tap_at(".entry");
    page.sees("main.table");
    page.run(page.session().back());
    page.sees(".entry");
    page.tap_at(".entries .icon");
    page.misses(".entry");
    page.tap("Undo");
    page.sees(".entry");
    page.tap_at(".entries .icon");
    page.misses(".entry");
    // A page that is left takes back what the database has not committed.
    assert_eq!(page.in_database(), 0);
    page.reload();
    page.reads(".logbook > .note", ENGLISH.logbook.no_games);
}

fn a_game_whose_end_is_taken_back_has_not_ended() {
    let page = open();
    let record = random_record(4);
    page.start_from(&record.prefix(record.events().len() - 1).to_string());
    // The extras are here: they are the part that would move the game into the logbook.
    page.sees("#i-bell");
    for _ in 0..2 {
        page.tap("Shanghai");
        page.tap("Shanghai now");
        wait("the end to be kept", || (page.waiting() == 1).then_some(()));
        page.tap("Undo");
        wait("the end to be taken back", || (page.waiting() == 0).then_some(()));
    }
}

fn deleted_games_come_back_one_by_one() {
    let page = open();
    page.go("/logbook");
    page.sees(".logbook input");
    page.add_from_file("games.txt", &[4, 5, 6].map(|seed| random_record(seed).to_string()).concat());
    for left in [2, 1, 0] {
        page.tap_at(".entries .icon");
        wait(left, || (page.count(".entry") == left).then_some(()));
    }
    for back in 1..=3 {
        page.tap("Undo");
        wait(back, || (page.count(".entry") == back).then_some(()));
    }
    page.misses(".told button");
    page.reload();
    page.sees(".entry");
    assert_eq!(page.count(".entry"), 3);
}

fn a_full_database_still_shows_its_games_and_those_that_wait() {
    let page = open();
    page.go("/logbook");
    page.sees(".logbook input");
    page.add_from_file("game.txt", &random_record(4).to_string());
    page.go("/");
    page.store("finished.1763312345678", &random_record(5).to_string());
    page.ask::<Value>(
        "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
        location.hash = '#/logbook'",
        &[],
    );
    page.reads(".told .message", ENGLISH.logbook.full);
    wait("both games", || (page.count(".entry") == 2).then_some(()));
    assert_eq!(page.waiting(), 1, "it still waits");
    // A game that waits can be deleted too. The waiting game is the older one.
    page.tap_at(".entries li:last-child .icon");
    wait("one game", || (page.count(".entry") == 1).then_some(()));
    assert_eq!(page.waiting(), 0);
    page.tap("Undo");
    wait("both games again", || (page.count(".entry") == 2).then_some(()));
    assert_eq!(page.waiting(), 1);
}

fn games_wait_for_the_logbook_no_longer_than_until_the_page_is_opened_again() {
    let page = open();
    page.store("finished.1763312345678", &random_record(5).to_string());
    page.go("/");
    wait("the logbook to take it in", || (page.waiting() == 0).then_some(()));
    page.go("/logbook");
    page.sees(".entry");
}

fn a_file_that_is_too_large_is_not_read() {
    let page = open();
    page.go("/logbook");
    page.sees(".logbook input");
    page.add_from_file("large.txt", &"#\n".repeat(10_000_001));
    page.reads("[role=status]", &ENGLISH.logbook.too_large(20));
}

fn games_are_added_from_a_file_and_broken_ones_are_told() {
    let page = open();
    page.go("/logbook");
    page.sees(".logbook input");
    let games = [random_record(4), random_record(5)].map(|record| record.to_string()).concat();
    page.add_from_file("games.txt", &games);
    page.reads("[role=status]", "2 games added.");
    assert_eq!(page.count(".entry"), 2);
    let broken = random_record(6).to_string().replacen("players", "<b>plyers", 1);
    page.add_from_file("more.txt", &[broken, games].concat());
    wait("what is wrong", || page.text("[role=status]").contains("line 2").then_some(()));
    assert_eq!(page.count(".entry"), 2);
    assert!(!page.has(".told b"), "what a file says is text");
    page.reload();
    page.sees(".entry");
    assert_eq!(page.count(".entry"), 2);
}

fn where_the_database_is_shut_finished_games_wait_in_sight() {
    let page = open();
    page.go("/");
    page.store("finished.1763312345678", &random_record(4).to_string());
    page.ask::<Value>(
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };
        location.hash = '#/logbook'",
        &[],
    );
    page.reads(".told .message", ENGLISH.logbook.closed);
    page.sees(".entry");
    assert!(page.stored("finished.1763312345678").is_some(), "it still waits");
}
