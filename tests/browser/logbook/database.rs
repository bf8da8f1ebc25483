//! The logbook's database: older and newer versions of it, one that does not answer, and deleting all games.

use serde_json::{Value, json};
use shanghaien::i18n::extras::ENGLISH;

use crate::{
    common::random_record,
    logbook::long::games,
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        games_of_an_older_database_are_all_there,
        an_older_tab_that_holds_the_database_is_told_and_waited_for,
        all_games_are_deleted_and_come_back,
    ],
    ThePage: [
        a_newer_database_is_told,
        a_database_that_does_not_answer_is_told_and_can_be_tried_again,
        games_that_were_all_deleted_are_gone_when_the_logbook_has_been_left,
        what_was_added_after_all_were_deleted_stays,
        games_that_were_all_deleted_twice_come_back_together,
    ],
};

/// Makes a database of the first version with these games, as that version has made it. It stays open.
const OLDER: &str = "
    const [entries, done] = arguments, request = indexedDB.open('shanghaien', 1);
    request.onupgradeneeded = () => {
        const games = request.result.createObjectStore('games', { keyPath: 'id' });
        for (const entry of entries) games.put(entry);
    };
    request.onsuccess = () => { window.older = request.result; done(true); };
    request.onerror = () => done(false);";

/// Opens a database of a version that does not exist yet.
const NEWER: &str = "
    const [done] = arguments, request = indexedDB.open('shanghaien', 99);
    request.onsuccess = () => { request.result.close(); done(true); };
    request.onerror = () => done(false);";

/// Counts the games on both shelves.
const ON_SHELVES: &str = "
    const [done] = arguments, request = indexedDB.open('shanghaien');
    request.onsuccess = () => {
        const shelves = request.result.transaction(['games', 'games.2']);
        const counts = ['games', 'games.2'].map(name => shelves.objectStore(name).count());
        shelves.oncomplete = () => {
            request.result.close();
            done(counts.map(count => count.result));
        };
    };";

impl Page {
    #[track_caller]
    fn asks_later<T: serde::de::DeserializeOwned>(&self, script: &str, arguments: Vec<Value>) -> T {
        self.run(async { self.session().execute_async(script, arguments).await?.convert() })
    }

    #[track_caller]
    fn has_games(&self, count: usize) {
        wait(format!("{count} games"), || (self.count(".entry") == count).then_some(()));
    }

    /// Opens the logbook and adds games from a file.
    #[track_caller]
    fn fill_logbook(&self, games: String) {
        self.go("/logbook");
        self.sees(".logbook input");
        self.add_from_file("games.txt", games);
    }
}

/// Returns an entry as the first version has saved it.
fn entry(seed: u16) -> Value {
    let record = random_record(seed.into()).to_string();
    json!({
        "version": 1, "id": format!("{seed:016x}"), "game": "shanghaien", "ended": 1.7e12 + f64::from(seed),
        "players": ["Anna", "Bernd"], "points": [seed, 3], "is_over": true, "record": record,
    })
}

fn games_of_an_older_database_are_all_there() {
    let page = open();
    page.go("/");
    let mut entries: Vec<Value> = (1..=20).map(entry).collect();
    // These can't be listed or read. They stay all the same.
    entries.push(json!({ "id": "without a date" }));
    entries.push(json!({ "id": "of a time to come", "ended": 1.6e12, "version": 2 }));
    assert!(page.asks_later::<bool>(OLDER, vec![entries.into()]));
    page.go("/logbook");
    page.has_games(20);
    assert!(page.text(".entry").contains("Anna 20"), "the latest comes first: {}", page.text(".entry"));
    assert_eq!(page.text(".entries .aside"), ENGLISH.logbook.unknown);
    page.reads(".told .message", ENGLISH.logbook.newer);
    assert_eq!(page.asks_later::<[usize; 2]>(ON_SHELVES, vec![]), [22, 0]);
}

fn an_older_tab_that_holds_the_database_is_told_and_waited_for() {
    let page = open();
    page.go("/");
    assert!(page.asks_later::<bool>(OLDER, vec![json!([entry(1)])]));
    page.store("finished.1763312345678", &random_record(5).to_string());
    page.ask::<Value>("location.hash = '#/logbook'", &[]);
    page.reads(".told .message", ENGLISH.logbook.blocked);
    // What waits outside the database is there already.
    page.has_games(1);
    page.ask::<Value>("older.close()", &[]);
    page.has_games(2);
    page.misses(".told .message span");
}

fn a_newer_database_is_told() {
    let page = open();
    page.fill_logbook(games(1..3));
    page.has_games(2);
    assert!(page.asks_later::<bool>(NEWER, vec![]), "the page makes way");
    page.reads(".told .message", ENGLISH.logbook.newer);
    page.reload();
    page.reads(".told .message", ENGLISH.logbook.newer);
}

fn a_database_that_does_not_answer_is_told_and_can_be_tried_again() {
    let page = open();
    page.fill_logbook(games(1..3));
    page.go("/");
    let silence = "window.open = IDBFactory.prototype.open;
        IDBFactory.prototype.open = () => ({});
        location.hash = '#/logbook'";
    page.ask::<Value>(silence, &[]);
    page.reads(".told .message", ENGLISH.logbook.silent);
    page.misses(".logbook input");
    page.ask::<Value>("IDBFactory.prototype.open = open", &[]);
    page.tap("Try again");
    page.has_games(2);
    page.misses(".told .message span");
}

fn all_games_are_deleted_and_come_back() {
    let page = open();
    page.fill_logbook(games(1..60));
    page.tap("Delete all");
    page.reads(".logbook > .note", ENGLISH.logbook.no_games);
    assert_eq!(page.text("[role=status]"), ENGLISH.logbook.deleted_all(59));
    page.tap("Undo");
    page.has_games(50);
    assert_eq!(page.text(".turns p"), ENGLISH.logbook.shown(&(0..50), 59));
    page.tap("Delete all");
    page.misses(".entry");
    // Another language does not make the page forget what can be undone.
    page.reload();
    page.reads(".logbook > .note", ENGLISH.logbook.no_games);
}

fn games_that_were_all_deleted_are_gone_when_the_logbook_has_been_left() {
    let page = open();
    page.fill_logbook(games(1..4));
    page.tap("Delete all");
    page.misses(".entry");
    assert_eq!(page.asks_later::<[usize; 2]>(ON_SHELVES, vec![]), [3, 0], "they can still come back");
    page.tap("Back");
    page.sees("main.home");
    let left = || page.asks_later::<[usize; 2]>(ON_SHELVES, vec![]) == [0, 0];
    wait("the games to be gone", || left().then_some(()));
    // A page that was closed could not do that. It is done when the logbook is opened again.
    page.fill_logbook(games(1..4));
    page.tap("Delete all");
    page.misses(".entry");
    page.reload();
    wait("the games to be gone", || left().then_some(()));
}

fn what_was_added_after_all_were_deleted_stays() {
    let page = open();
    page.fill_logbook(games(1..4));
    page.tap("Delete all");
    page.misses(".entry");
    page.add_from_file("more.txt", games(3..6));
    page.has_games(3);
    page.tap("Undo");
    page.has_games(5);
    page.reload();
    page.has_games(5);
}

fn games_that_were_all_deleted_twice_come_back_together() {
    let page = open();
    page.fill_logbook(games(1..4));
    page.tap("Delete all");
    page.misses(".entry");
    page.add_from_file("more.txt", games(3..6));
    page.has_games(3);
    page.tap("Delete all");
    page.misses(".entry");
    page.tap("Undo");
    page.has_games(5);
    page.misses(".told button");
}
