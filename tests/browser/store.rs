//! What the browser saves, what happens when it can't, and two tabs that both want to.

use serde_json::Value;
use shanghaien::{
    i18n,
    model::{Notice, store::PREFIX},
};
use thirtyfour::WindowHandle;

use crate::{
    common::text,
    engine::Engine,
    hispaniola::actions::{TRICK, text as sea},
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        a_second_tab_says_so_and_can_take_over_and_only_one_writes,
        a_store_that_is_full_is_told_as_long_as_it_lasts_and_play_goes_on,
        a_broken_save_is_put_aside_where_there_is_no_room_for_it_twice,
        a_broken_save_that_cannot_be_put_aside_is_not_written_over,
        an_older_save_goes_on,
    ],
    ChromiumAndFirefox: [a_store_that_is_blocked_is_told_as_long_as_it_lasts_and_play_goes_on],
    ThePage: [
        what_is_only_in_memory_is_marked_until_it_is_saved,
        a_text_put_aside_at_no_time_has_no_date,
        what_a_newer_version_has_saved_is_left_alone_and_can_be_downloaded],
    Chromium: [
        without_locks_a_tab_yields_when_another_one_has_written,
        where_the_browser_keeps_nothing_and_gives_no_locks_the_game_goes_on,
    ],
};

const CARDS: &str = "S4 C3 *R A2 F3 I1";

impl Page {
    /// Opens the page in another tab of the same browser. Returns the handles of the first tab and of the new one.
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
}

fn a_second_tab_says_so_and_can_take_over_and_only_one_writes() {
    let page = open();
    page.start_from(&text(CARDS, ""));
    let [first, second] = page.second_tab();
    page.reads("#trouble-title", i18n::ENGLISH.elsewhere);
    // The first tab still has the game.
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
    // Now the second tab has the game.
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

fn without_locks_a_tab_yields_when_another_one_has_written() {
    let page = open();
    // Like a page that came without encryption.
    let script = serde_json::json!({ "source": "delete Navigator.prototype.locks" });
    let undo = page.devtools("Page.addScriptToEvaluateOnNewDocument", script);
    page.start_from(&text(CARDS, ""));
    assert!(!page.has("#trouble:not([hidden])"));
    page.ask::<Value>("window.dispatchEvent(new StorageEvent('storage', { key: 'shanghaien.game' }))", &[]);
    page.reads("#trouble-title", i18n::ENGLISH.elsewhere);
    page.tap(i18n::ENGLISH.play_here);
    page.sees("main");
    page.devtools("Page.removeScriptToEvaluateOnNewDocument", undo);
}

fn a_store_that_is_full_is_told_as_long_as_it_lasts_and_play_goes_on() {
    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }";
    goes_on_without_a_store(full, &Notice::Full);
}

fn a_store_that_is_blocked_is_told_as_long_as_it_lasts_and_play_goes_on() {
    let blocked = "Object.defineProperty(window, 'localStorage', {
        get() { throw new DOMException('blocked', 'SecurityError'); } })";
    goes_on_without_a_store(blocked, &Notice::NotSaved);
}

impl Page {
    /// Returns whether the page wants to be asked before it is left.
    #[track_caller]
    fn warns_before_leaving(&self) -> bool {
        let leave = "const event = new Event('beforeunload', { cancelable: true });
            dispatchEvent(event);
            return event.defaultPrevented";
        self.ask(leave, &[])
    }
}

fn goes_on_without_a_store(how: &str, notice: &Notice) {
    let unsaved = i18n::ENGLISH.errors.unsaved;
    let page = open();
    page.start_from(&text(CARDS, ""));
    assert!(!page.has(".unsaved") && !page.warns_before_leaving());
    page.ask::<Value>(how, &[]);
    page.tap("Roll");
    page.sees(".roll-die");
    page.reads(".message[role=alert]", &i18n::ENGLISH.notice(notice));
    page.tap("Close");
    page.reads(".message[role=alert]", "");
    page.tap_at(".tavern .card.can");
    wait("the die at its card", || (page.count(".tavern .die.p1") == 1).then_some(()));
    assert_eq!(page.text(".message[role=alert]"), "", "the notice is closed");
    page.sees(&format!(".bar .unsaved[title='{unsaved}']"));
    assert!(page.warns_before_leaving());
    // A setting that is chosen now still takes effect in all parts of the page.
    page.tap("Menu");
    page.reads(".sheet .message:not([role])", unsaved);
    page.tap("Home");
    page.reads(".home .message:not([role])", unsaved);
    page.tap_of("Shanghaien", "Continue");
    page.tap("Menu");
    page.tap("Settings");
    // WebKit's system is always light.
    let (other, chosen, kept) = match page.engine {
        Engine::WebKit => ("Dark", "dark", "light"),
        _ => ("Light", "light", "dark"),
    };
    page.choose("look", other);
    page.sees(&format!("html[data-look={chosen}]"));
    page.keeps_focus("a choice");
    page.tap("Back");
    page.sees(".tavern .die.p1");
    page.reload();
    page.sees(&format!("html[data-look={kept}]"));
}

fn where_the_browser_keeps_nothing_and_gives_no_locks_the_game_goes_on() {
    let page = open();
    // Like a browser that blocks all data of a site.
    let blocked = "for (const name of ['localStorage', 'indexedDB']) Object.defineProperty(window, name, {
            get() { throw new DOMException('blocked', 'SecurityError'); } });
        LockManager.prototype.request = async () => { throw new DOMException('blocked', 'SecurityError'); };";
    let undo =
        page.devtools("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": blocked }));
    page.go("/");
    page.tap_of("Shanghaien", "Play");
    page.tap("Start");
    page.tap("To the table");
    page.tap("Roll");
    page.sees(".roll-die");
    assert!(!page.has("#trouble:not([hidden])"), "no other tab has the game");
    page.go("/logbook");
    page.reads(".told .message", i18n::extras::ENGLISH.logbook.closed);
    page.devtools("Page.removeScriptToEvaluateOnNewDocument", undo);
    page.go("/");
}

fn what_is_only_in_memory_is_marked_until_it_is_saved() {
    let page = open();
    page.start_hispaniola_from(&sea(TRICK));
    page.ask::<Value>(
        "window.set = Storage.prototype.setItem;
        Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
        &[],
    );
    page.tap_in(".does", "Board");
    page.sees(".his[data-phase=give]");
    page.sees(".bar .unsaved");
    assert!(page.warns_before_leaving());
    // In the middle of a hand there is no such entry in the menu, and the notice does not name it.
    let notice = page.text(".message[role=alert]");
    page.tap("Menu");
    page.sees(".sheet .note");
    let entry = i18n::ENGLISH.save_record.to_lowercase();
    assert!(!notice.contains("menu") && !notice.to_lowercase().contains(&entry), "{notice}");
    page.tap("Close");
    page.misses(".sheet");
    page.ask::<Value>("Storage.prototype.setItem = window.set", &[]);
    page.tap_in(".does", "Keep");
    page.sees(".his[data-phase=play]");
    page.misses(".bar .unsaved");
    assert!(!page.warns_before_leaving());
}

fn a_text_put_aside_at_no_time_has_no_date() {
    let page = open();
    for key in ["aside.1e300", "aside.NaN"] {
        page.store(key, "shanghaien 1\nno record");
    }
    page.go("/logbook");
    wait("both texts", || (page.count(".entries .aside") == 2).then_some(()));
    let names: Vec<String> =
        page.ask("return [...document.querySelectorAll('.entries .aside')].map(e => e.textContent)", &[]);
    assert_eq!(names, ["Shanghaien", "Shanghaien"]);
}

/// Fills the browser's store except for this many letters.
const FILL: &str = "
    localStorage.setItem('spare', 'x'.repeat(arguments[0]));
    let piece = 'x'.repeat(1 << 20), key = 0;
    while (piece) try { localStorage.setItem(`other.${key++}`, piece); } catch { piece = piece.slice(piece.length / 2 + 1); }
    localStorage.removeItem('spare');";

fn a_broken_save_is_put_aside_where_there_is_no_room_for_it_twice() {
    let page = open();
    let broken = format!("no record {}", "x".repeat(1000));
    page.store("shanghaien.game", &broken);
    page.ask::<Value>(FILL, &[100.into()]);
    page.go("/");
    page.sees(".message[role=alert] span");
    let aside = page.put_aside();
    assert!(aside.iter().any(|text| text.ends_with(&broken)), "{aside:?}");
    assert_eq!(page.stored("shanghaien.game"), None);
}

fn a_broken_save_that_cannot_be_put_aside_is_not_written_over() {
    let page = open();
    page.store("shanghaien.game", "no record");
    page.ask::<Value>(FILL, &[0.into()]);
    page.go("/");
    page.sees(".message[role=alert] span");
    page.ask::<Value>("for (let key = 0; key < 5; key++) localStorage.removeItem(`other.${key}`)", &[]);
    page.tap_of("Shanghaien", "Play");
    page.tap("Start");
    page.tap("To the table");
    page.tap("Roll");
    page.sees(".roll-die");
    assert_eq!(page.stored("shanghaien.game").as_deref(), Some("no record"));
}

fn what_a_newer_version_has_saved_is_left_alone_and_can_be_downloaded() {
    let page = open();
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
    page.reads(".entries .aside", "Shanghaien");
    assert_eq!(page.count(".entries .icon"), 1, "it can be saved but not deleted here");
}

fn an_older_save_goes_on() {
    let page = open();
    for file in std::fs::read_dir("tests/saves/1").expect("saves of the first version") {
        let path = file.expect("a save").path();
        let key = path.file_name().and_then(|name| name.to_str()).expect("a key");
        let text = std::fs::read_to_string(&path).expect("a text");
        // That version shared its keys with other pages of the host.
        page.ask::<Value>("localStorage.setItem(arguments[0], arguments[1])", &[key.into(), text.into()]);
    }
    page.reload();
    // That version saved the line about Hispaniola for the home page in another form.
    page.reads(".game[aria-label=Hispaniola] .btn", "Continue");
    page.tap_of("Shanghaien", "Continue");
    page.sees("main.table");
    assert_eq!(page.record().players().0[0], "Élodie");
    page.go("/hispaniola/table");
    page.sees("main.his");
    let keys: Vec<String> = page.ask("return Object.keys(localStorage)", &[]);
    assert!(keys.iter().all(|key| key.starts_with(PREFIX)), "{keys:?}");
}
