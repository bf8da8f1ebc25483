//! What the browser keeps, when it cannot, and when two tabs want to; the logbook of finished games.

use serde_json::Value;
use shanghaien::{i18n, model::Notice};
use thirtyfour::WindowHandle;

use crate::{
    common::{random_record, text},
    engine::Engine,
    page::{Page, open, wait},
};

const CARDS: &str = "S4 C3 *R A2 F3 I1";

impl Page {
    /// Opens another tab of the same browser with the page in it. Its handle, and that of the one before.
    #[track_caller]
    fn second_tab(&self) -> [WindowHandle; 2] {
        let first = self.run(self.session().window());
        let second = self.run(self.session().new_tab());
        self.run(self.session().switch_to_window(second.clone()));
        self.run(self.session().goto(self.server.address("/", None)));
        [first, second]
    }

    #[track_caller]
    fn turn_to(&self, tab: &WindowHandle) {
        self.run(self.session().switch_to_window(tab.clone()));
    }

    /// A file with this text is chosen in the logbook.
    #[track_caller]
    fn add_from_file(&self, name: &str, content: &str) {
        let path = std::env::temp_dir().join(format!("{}-{name}", std::process::id()));
        std::fs::write(&path, content).expect("a temporary file");
        self.upload(&path);
        wait("the file to be read", || (!self.text("[role=status]").is_empty()).then_some(()));
        std::fs::remove_file(path).expect("it was there");
    }
}

#[test]
fn a_second_tab_says_so_and_can_take_over_and_only_one_writes() {
    let Some(page) = open() else { return };
    page.lay(&text(CARDS, ""));
    let [first, second] = page.second_tab();
    page.reads("#trouble-title", i18n::ENGLISH.elsewhere);
    // The first one still has the game.
    page.turn_to(&first);
    assert!(!page.has("#trouble:not([hidden])"));
    page.tap("Roll");
    page.sees(".roll-die");
    let record = page.record();
    page.turn_to(&second);
    page.tap(i18n::ENGLISH.play_here);
    page.sees("main.home");
    page.tap_of("Shanghaien", "Continue");
    page.shows(&record);
    // And now the second one has it.
    page.turn_to(&first);
    page.reads("#trouble-title", i18n::ENGLISH.elsewhere);
    assert_eq!(page.ask::<u32>("return document.querySelector('#app').getClientRects().length", &[]), 0);
    page.turn_to(&second);
    page.tap_at(".tavern .card.can");
    wait("the die at its card", || (page.count(".tavern .die.p1") == 1).then_some(()));
    assert!(page.record().events().len() > record.events().len());
    page.run(page.session().close_window());
    page.turn_to(&first);
    page.tap(i18n::ENGLISH.play_here);
    page.sees("main");
}

#[test]
fn without_locks_a_tab_yields_when_another_one_has_written() {
    let Some(page) = open() else { return };
    if page.engine != Engine::Chromium {
        println!("skipped: only Chromium's driver lets a script run before the page's own");
        return;
    }
    // As in a page that came without encryption.
    let script = serde_json::json!({ "source": "delete Navigator.prototype.locks" });
    let undo = page.devtools("Page.addScriptToEvaluateOnNewDocument", script);
    page.lay(&text(CARDS, ""));
    assert!(!page.has("#trouble:not([hidden])"));
    page.ask::<Value>("window.dispatchEvent(new StorageEvent('storage', { key: 'shanghaien.game' }))", &[]);
    page.reads("#trouble-title", i18n::ENGLISH.elsewhere);
    page.devtools("Page.removeScriptToEvaluateOnNewDocument", undo);
}

#[test]
fn a_store_that_is_full_or_blocked_is_told_once_and_play_goes_on() {
    let Some(page) = open() else { return };
    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }";
    let blocked = "Object.defineProperty(window, 'localStorage', {
        get() { throw new DOMException('blocked', 'SecurityError'); } })";
    for (how, notice) in [(full, Notice::Full), (blocked, Notice::NotSaved)] {
        page.lay(&text(CARDS, ""));
        page.ask::<Value>(how, &[]);
        page.tap("Roll");
        page.sees(".roll-die");
        page.reads(".message[role=alert]", &i18n::ENGLISH.notice(&notice));
        page.tap("Close");
        page.reads(".message[role=alert]", "");
        page.tap_at(".tavern .card.can");
        wait("the die at its card", || (page.count(".tavern .die.p1") == 1).then_some(()));
        assert_eq!(page.text(".message[role=alert]"), "", "it was told");
        // What is chosen now counts all the same, in all programs of the page.
        page.tap("Menu");
        page.tap("Settings");
        page.choose("look", "Light");
        page.sees("html[data-look=light]");
        page.keeps_focus("a choice");
        page.tap("Back");
        page.sees(".tavern .die.p1");
        page.reload();
        page.sees("html[data-look=dark]");
    }
}

#[test]
fn what_a_newer_version_has_saved_is_left_alone_and_can_be_downloaded() {
    let Some(page) = open() else { return };
    let newer = "# version 99\nshanghaien 7 in a way to come";
    page.store("shanghaien.game", newer);
    page.reload();
    page.reads(".message[role=alert]", &i18n::ENGLISH.notice(&Notice::NewerSave));
    page.tap_of("Shanghaien", "Play");
    page.tap("Start");
    page.tap("To the table");
    page.tap("Roll");
    page.sees(".roll-die");
    assert_eq!(page.stored("shanghaien.game").as_deref(), Some(newer));
    page.go("/logbook");
    page.sees(".entries");
    assert!(page.text(".entries").contains("shanghaien.game"));
    assert!(!page.has(".entries .icon"), "it cannot be deleted here");
}

#[test]
fn an_older_save_goes_on() {
    let Some(page) = open() else { return };
    for key in ["shanghaien.game", "shanghaien.settings", "hispaniola.game", "hispaniola.settings"] {
        let kept =
            std::fs::read_to_string(format!("tests/saves/1/{key}")).expect("a save of the first version");
        page.store(key, &kept);
    }
    page.reload();
    page.tap_of("Shanghaien", "Continue");
    page.sees("main.table");
    assert_eq!(page.record().players().0[0], "Élodie");
    page.go("/hispaniola/table");
    page.sees("main.his");
}

#[test]
fn a_finished_game_is_in_the_logbook_and_a_deleted_one_comes_back() {
    let Some(page) = open() else { return };
    let record = random_record(4);
    page.lay(&record.prefix(record.events().len() - 1).to_string());
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
    let waits = "return Object.keys(localStorage).filter((key) => key.startsWith('finished.')).length";
    assert_eq!(page.ask::<u32>(waits, &[]), 0, "it is in the database now");
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
    page.reload();
    page.reads(".logbook > .note", i18n::cabin::ENGLISH.logbook.no_games);
}

#[test]
fn games_are_added_from_a_file_and_broken_ones_are_told() {
    let Some(page) = open() else { return };
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

#[test]
fn where_the_database_is_shut_finished_games_wait_in_sight() {
    let Some(page) = open() else { return };
    page.store("finished.1763312345678", &random_record(4).to_string());
    page.go("/");
    page.ask::<Value>(
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };
        location.hash = '#/logbook'",
        &[],
    );
    page.reads(".told .message", i18n::cabin::ENGLISH.logbook.closed);
    page.sees(".entry");
    assert!(page.stored("finished.1763312345678").is_some(), "it still waits");
}
