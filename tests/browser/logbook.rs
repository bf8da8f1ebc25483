//! The logbook of finished games.

pub mod database;
pub mod long;

use serde_json::Value;
use shanghaien::{i18n::extras::ENGLISH, record::shanghaien::Record};

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
        bytes_that_are_no_text_are_told_as_everywhere,
        a_finished_game_that_cannot_be_read_is_listed_as_set_aside,
    ],
};

impl Page {
    /// Chooses a file with this content in the logbook, and waits until it has been read.
    #[track_caller]
    fn add_from_file(&self, name: &str, content: impl AsRef<[u8]>) {
        let path = suite::temporary(name);
        std::fs::write(&path, content).expect("a temporary file");
        // What was said before is no answer.
        let silence = "for (const node of document.querySelector('[role=status]').childNodes) node.data = ''";
        self.ask::<Value>(silence, &[]);
        self.upload(&path);
        let is_read = "return !document.querySelector('.busy') &&
            Boolean(document.querySelector('[role=status]').textContent)";
        wait("the file to be read", || self.ask::<bool>(is_read, &[]).then_some(()));
        std::fs::remove_file(path).expect("it was there");
    }

    /// Returns how many finished games wait for the logbook.
    #[track_caller]
    fn waiting(&self) -> u32 {
        self.ask(
            "return Object.keys(localStorage).filter((key) => key.startsWith('harbour.finished.')).length",
            &[],
        )
    }
}

const PAGES: [Screen; 5] = [
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
    page("logbook-long", |page| {
        page.go("/logbook");
        page.sees(".logbook input");
        page.add_from_file("games.txt", long::games(1..60));
        page.sees(".turns");
    }),
    page("logbook-reading", |page| {
        page.go("/logbook");
        page.sees(".logbook input");
        page.ask::<Value>("Blob.prototype.arrayBuffer = () => new Promise(() => {})", &[]);
        let path = suite::temporary("games.txt");
        std::fs::write(&path, long::games(1..2)).expect("a temporary file");
        page.upload(&path);
        page.sees(".busy");
        std::fs::remove_file(path).expect("it was there");
    }),
    page("logbook-silent", |page| {
        page.go("/");
        page.ask::<Value>("IDBFactory.prototype.open = () => ({}); location.hash = '#/logbook'", &[]);
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
    page.add_from_file("games.txt", [4, 5, 6].map(|seed| random_record(seed).to_string()).concat());
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
    page.add_from_file("game.txt", random_record(4).to_string());
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
    // A game that waits can be deleted too. It comes first.
    page.tap_at(".entries li:first-child .icon");
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
    let path = suite::temporary("large.txt");
    // The file has a size, but takes no room.
    std::fs::File::create(&path).and_then(|file| file.set_len(1_000_000_001)).expect("a temporary file");
    page.upload(&path);
    page.reads("[role=status]", &ENGLISH.logbook.too_large(1000));
    std::fs::remove_file(path).expect("it was there");
}

fn bytes_that_are_no_text_are_told_as_everywhere() {
    let page = open();
    page.go("/logbook");
    page.sees(".logbook input");
    let [first, second] = [4, 5].map(|seed| random_record(seed).to_string());
    let mut bytes = first.clone().into_bytes();
    bytes[first.find('"').expect("a name") + 1] = 0xff;
    let broken = Record::read(&bytes).expect_err("no text").error;
    bytes.extend(second.bytes());
    page.add_from_file("games.txt", bytes);
    let told = ENGLISH.logbook.imported(ENGLISH.shared(), 1, 0, Some((1, &broken)));
    page.reads("[role=status]", &told);
    wait("the game", || (page.count(".entry") == 1).then_some(()));
}

fn a_finished_game_that_cannot_be_read_is_listed_as_set_aside() {
    let page = open();
    page.store("finished.1763312345678", "shanghaien 1\nwhat nobody can read");
    page.store("finished.1763312345679", &random_record(4).to_string());
    page.go("/logbook");
    page.sees(".entry");
    page.sees(".entries .aside");
    assert!(page.text(".entries .aside").contains("Shanghaien"), "{}", page.text(".entries .aside"));
    assert_eq!((page.count(".entry"), page.count(".entries .aside")), (1, 1));
    page.tap_in(".entries", ENGLISH.logbook.forget);
    page.misses(".entries .aside");
    assert!(page.stored("finished.1763312345678").is_none());
    page.tap("Undo");
    page.sees(".entries .aside");
    let restored = page.stored("finished.1763312345678");
    assert!(restored.is_some_and(|text| text.contains("what nobody can read")));
}

fn games_are_added_from_a_file_and_broken_ones_are_told() {
    let page = open();
    page.go("/logbook");
    page.sees(".logbook input");
    let games = [random_record(4), random_record(5)].map(|record| record.to_string()).concat();
    page.add_from_file("games.txt", &games);
    page.reads("[role=status]", "2 games added.");
    wait("both games", || (page.count(".entry") == 2).then_some(()));
    let broken = random_record(6).to_string().replacen("players", "<b>plyers", 1);
    page.add_from_file("more.txt", [broken, games].concat());
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
