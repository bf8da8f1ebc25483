//! The other extras: sounds, a screen that stays awake, the question about a new version.

use serde_json::Value;
use shanghaien::{i18n::extras, rules::shanghaien::Step};

use super::CARDS;
use crate::{
    common::text,
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        a_roll_is_heard_if_sounds_are_wanted_and_only_then,
        the_screen_stays_awake_at_the_table_and_nowhere_else,
    ],
    ThePage: [
        the_extras_come_without_taking_the_keyboard,
        the_volume_is_remembered,
        a_new_version_is_offered_where_nobody_plays,
    ],
    Parts: [
        extras_that_cannot_be_had_are_not_missed_until_somebody_goes_there,
        the_first_start_does_not_wait_for_the_extras,
    ],
    Chromium: [the_page_can_fill_the_screen],
};

/// Counts the parts of each sound: every audio context makes its noise once. Without a sound device a context never
/// starts to run, so here it always says that it does.
const EAR: &str = "
    window.heard = { contexts: 0, tones: 0 };
    const base = BaseAudioContext.prototype, tone = base.createOscillator, noise = base.createBuffer;
    base.createBuffer = function (...of) { heard.contexts += 1; return noise.apply(this, of); };
    base.createOscillator = function () { heard.tones += 1; return tone.call(this); };
    Object.defineProperty(base, 'state', { get: () => 'running' });";

fn heard(page: &Page) -> [u32; 2] {
    page.ask("return [heard.contexts, heard.tones]", &[])
}

fn a_roll_is_heard_if_sounds_are_wanted_and_only_then() {
    let page = open();
    page.store("house.settings", "sounds off\n");
    page.start_from(&text(CARDS, ""));
    page.ask::<Value>(EAR, &[]);
    page.has_the_extras();
    page.act(Step::Roll(()));
    assert_eq!(heard(&page), [0, 0], "silence is silent");
    // On the same page: no sound before the player switches sounds on.
    page.sets("sounds", "On");
    page.tap("Menu");
    page.tap("Settings");
    page.shows_choice("sounds", 1);
    page.tap("Ring the bell");
    wait("the bell", || (heard(&page)[1] >= 16).then_some(()));
    assert_eq!(heard(&page)[0], 1);
    page.tap("Back");
    let before = heard(&page)[1];
    let chance = &mut shanghaien::rules::SeededChance::from_number(2);
    page.play_on(chance);
    wait("wood", || (heard(&page)[1] > before).then_some(()));
    // The page remembers the choice, with its volume.
    page.go("/settings");
    page.shows_choice("sounds", 1);
    page.sees("[name=volume]");
    page.choose("sounds", "Off");
    page.misses("[name=volume]");
    page.reload();
    page.shows_choice("sounds", 0);
}

fn the_volume_is_remembered() {
    let page = open();
    page.store("house.settings", "sounds on\n");
    page.go("/settings");
    page.sees("[name=volume]");
    assert_eq!(page.number::<u8>("Number(document.querySelector('[name=volume]').value)"), 50);
    page.with("[name=volume]", async |slider| {
        slider.send_keys(thirtyfour::Key::Home + thirtyfour::Key::Right).await
    });
    wait("a volume", || {
        page.stored("house.settings").filter(|text| text.contains("volume 5\n") && text.contains("sounds on"))
    });
    page.reload();
    page.sees("[name=volume]");
    assert_eq!(page.number::<u8>("Number(document.querySelector('[name=volume]').value)"), 5);
}

/// Stands in for the browser's wake lock: not every engine has one, and none shows it.
const NIGHT_WATCH: &str = "
    window.watch = { asked: 0, released: 0 };
    const request = async kind => {
        watch.asked += kind === 'screen' ? 1 : 100;
        watch.lock = { released: false, release: async () => { watch.released += 1; } };
        return watch.lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });";

fn the_screen_stays_awake_at_the_table_and_nowhere_else() {
    let page = open();
    page.start_from(&text(CARDS, "r13"));
    page.ask::<Value>(NIGHT_WATCH, &[]);
    let watch = |asked: u32, released: u32| {
        wait(format!("asked {asked} times, released {released}"), || {
            let now: [u32; 2] = page.ask("return [watch.asked, watch.released]", &[]);
            (now == [asked, released]).then_some(())
        });
    };
    page.has_the_extras();
    watch(1, 0);
    page.tap("Menu");
    page.tap("Home");
    page.sees("main.home");
    watch(1, 1);
    page.tap_of("Shanghaien", "Continue");
    page.sees("main.table");
    watch(2, 1);
    // The browser releases the lock when the page is hidden.
    page.ask::<Value>(
        "watch.lock.released = true; document.dispatchEvent(new Event('visibilitychange'))",
        &[],
    );
    watch(3, 1);
    page.ask::<Value>("document.dispatchEvent(new Event('visibilitychange'))", &[]);
    watch(3, 1);
    page.tap("Rules");
    watch(3, 2);
}

/// Does what `static/offline.js` does when a new version waits.
pub const NEW_VERSION: &str = "
    window.hasUpdate = true;
    window.wanted = 0;
    // There is no new version, so the page would load itself again instead.
    if (navigator.serviceWorker) navigator.serviceWorker.getRegistration = () => new Promise(() => {});
    addEventListener('update-now', () => { window.wanted += 1; });
    dispatchEvent(new Event('update-ready'));";

fn a_new_version_is_offered_where_nobody_plays() {
    let page = open();
    page.store("shanghaien.game", &text(CARDS, "r13"));
    // The news comes before the extras are there to hear it.
    page.go("/");
    page.ask::<Value>(NEW_VERSION, &[]);
    page.reads(".update p", extras::ENGLISH.settings.update_ready);
    page.tap_of("Shanghaien", "Continue");
    page.sees("main.table");
    page.misses(".update");
    // A player who reads the rules is still in the game.
    page.tap("Rules");
    page.sees(".article h2");
    assert!(!page.has(".update"));
    page.tap_at(".article-head button");
    page.sees("main.table");
    page.tap("Menu");
    page.tap("Settings");
    page.sees(".settings");
    assert!(!page.has(".update"));
    page.tap("Back");
    page.tap("Menu");
    page.tap("Home");
    page.tap("Update");
    assert_eq!(page.number::<u8>("wanted"), 1);
    page.tap("Later");
    page.misses(".update");
    page.tap_of("Shanghaien", "Continue");
    page.tap("Menu");
    page.tap("Home");
    page.sees("main.home");
    assert!(!page.has(".update"), "later is later");
    // The news comes while a game is on the table.
    page.go("/table");
    page.has_the_extras();
    page.ask::<Value>(NEW_VERSION, &[]);
    page.is_drawn();
    assert!(!page.has(".update"), "nobody is disturbed in a game");
    page.tap("Menu");
    page.tap("Home");
    page.sees(".update.at-home");
    assert_eq!(page.number::<u8>("wanted"), 0);
    // An update would lose a game that the browser can't save.
    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }";
    page.ask::<Value>(full, &[]);
    page.tap_of("Shanghaien", "Continue");
    page.tap_at(".tavern .card.can");
    page.sees(".tavern .die.p1");
    page.tap("Close");
    page.tap("Menu");
    page.tap("Home");
    page.sees("main.home");
    assert!(!page.has(".update"), "the game is in this page only");
}

fn extras_that_cannot_be_had_are_not_missed_until_somebody_goes_there() {
    let page = open();
    page.server.spoil(Some(("/extras.wasm", None)));
    page.start_from(&text(CARDS, "r13"));
    wait("a try", || page.server.was_asked_for("/extras.wasm").then_some(()));
    // When a later request has come back, the page knows of the refusal.
    page.fetches("extras.wasm");
    page.is_drawn();
    page.sees("main.table");
    assert!(!page.has(".message span"));
    page.server.spoil(None);
    page.tap("Menu");
    page.tap("Settings");
    page.sees(".settings");
    page.tap("Back");
    page.sees("main.table");
}

fn the_extras_come_without_taking_the_keyboard() {
    let page = open();
    page.go("/");
    page.has_the_extras();
    page.is_drawn();
    assert!(
        page.ask::<bool>("return document.activeElement === document.body", &[]),
        "nobody has touched a key"
    );
}

fn the_first_start_does_not_wait_for_the_extras() {
    let page = open();
    page.go("/");
    page.tap_of("Shanghaien", "Play");
    assert!(!page.server.was_asked_for("extras"), "not before the page has been looked at for a while");
    page.has_the_extras();
    assert!(page.server.was_asked_for("/extras.wasm"));
}

fn the_page_can_fill_the_screen() {
    let page = open();
    page.go("/settings");
    let fills = || page.ask::<bool>("return !!document.fullscreenElement", &[]);
    page.tap("Full screen");
    page.sees("[aria-pressed=true]");
    assert!(fills());
    page.tap("Full screen");
    page.sees("[aria-pressed=false]");
    assert!(!fills());
    // As on an iPhone.
    page.ask::<Value>(
        "Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => undefined })",
        &[],
    );
    page.choose("sounds", "Off");
    page.misses("[aria-pressed]");
}
