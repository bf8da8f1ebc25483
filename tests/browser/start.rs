//! A program that does not start: the page gets itself a better one, or says so and offers the saved games.

use serde_json::Value;
use shanghaien::{i18n::Language, record::shanghaien::Record};

use crate::{
    common::text,
    offline::{Newer, open_kept},
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        a_damaged_version_gives_way_to_the_one_that_waits,
        a_damaged_copy_is_fetched_anew,
        a_damaged_copy_is_better_than_none_without_a_network,
        a_program_that_does_not_come_is_told_in_every_language,
        an_old_browser_is_told_that_it_is_old,
        a_program_that_crashes_at_its_start_offers_the_saved_games,
        the_kill_switch_removes_the_service_worker_and_its_copies,
    ],
};

const CARDS: &str = "S4 C3 *R A2 F3 I1";

/// Keeps the texts of the files that the page offers.
const NOTE_FILES: &str = "const address = URL.createObjectURL; window.files = [];
    URL.createObjectURL = blob => { blob.text().then(text => files.push(text)); return address.call(URL, blob); };";

/// Replaces files in the browser's copy of the page: those whose address ends like this get this text.
const DAMAGE: &str = "
    const [end, text, done] = arguments;
    (async () => {
        let count = 0;
        for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) {
                if (!request.url.endsWith(end)) continue;
                const old = await cache.match(request);
                const body = text ?? (await old.text()).replace('let wasm_bindgen', 'let }');
                await cache.put(request, new Response(body, { headers: old.headers }));
                count += 1;
            }
        }
        done(count);
    })();";

impl Page {
    /// Damages the browser's copy of a file. Without a text, the page's own script is damaged.
    #[track_caller]
    fn damage(&self, end: &str, text: Option<&str>) {
        let arguments = vec![end.into(), text.into()];
        let count: u32 = self.run(async { self.session().execute_async(DAMAGE, arguments).await?.convert() });
        assert_eq!(count, 1, "one {end}");
    }

    /// Loads the page again without waiting for the game.
    #[track_caller]
    fn starts_again(&self) {
        self.ask::<Value>("window.mark = 1; setTimeout(() => location.reload())", &[]);
        self.comes_to("body");
    }

    /// Waits for the card that says that the page is damaged or missing.
    #[track_caller]
    fn says_that_it_is_not_loaded(&self) {
        self.comes_to("#not-loaded:not([hidden])");
        assert!(self.has("#too-old[hidden]") && !self.has("main"));
    }

    /// Waits until the saved game of Shanghaien is offered as a file, and returns it.
    #[track_caller]
    fn offered_game(&self) -> Record {
        self.sees(".trouble a[download='shanghaien.txt'][href^='blob:']");
        let file = "return window.files?.[0] ?? null";
        let text = wait("the text of the file", || self.ask::<Option<String>>(file, &[]));
        Record::read(text.as_bytes()).unwrap_or_else(|broken| panic!("{:?} in {text}", broken.error))
    }
}

fn a_damaged_version_gives_way_to_the_one_that_waits() {
    let page = open();
    page.server.run_first(Some(NOTE_FILES));
    page.server.give_worker();
    page.go("/");
    page.is_kept();
    page.start_from(&text(CARDS, "r25"));
    let record = page.record();
    let damaged = Newer::damaged();
    page.server.deploy(damaged.0.clone());
    page.look_for_update();
    page.hears_of_an_update();
    // Without a network the page can't help itself.
    page.server.go_away(true);
    page.ask::<Value>("window.mark = 1; dispatchEvent(new Event('update-now'))", &[]);
    page.says_that_it_is_not_loaded();
    assert_eq!(page.offered_game(), record);
    let old = page.build();

    // A good version has been found in between, and waits.
    let good = Newer::build();
    page.server.go_away(false);
    page.server.deploy(good.0.clone());
    page.look_for_update();
    page.server.go_away(true);
    page.load_again();
    assert_ne!(page.build(), old);
    page.shows(&record);
}

fn a_damaged_copy_is_fetched_anew() {
    let page = open_kept();
    page.start_from(&text(CARDS, "r25"));
    let record = page.record();
    for (end, damage) in [
        ("_bg.wasm", Some("<!doctype html><p>Log in to this network")),
        ("_bg.wasm", Some("")),
        ("_bg.wasm", Some("\0asm\u{1}\0\0\0strange")),
        ("/index.html", None),
        ("words/en-shanghaien.txt", Some("no words")),
        ("/tools.wasm", Some("no part")),
    ] {
        // The workers have programs with the same ending.
        let end = if end == "_bg.wasm" { program(&page) } else { end.to_owned() };
        page.damage(&end, damage);
        page.load_again();
        page.shows(&record);
        page.is_kept();
    }
}

/// Returns the file name of the page's program.
fn program(page: &Page) -> String {
    let address: String = page.ask("return document.querySelector('[as=fetch]').href", &[]);
    address.rsplit('/').next().expect("a name").to_owned()
}

fn a_damaged_copy_is_better_than_none_without_a_network() {
    let page = open_kept();
    page.start_from(&text(CARDS, "r25"));
    let kept = page.kept();
    page.damage(&program(&page), Some("no program"));
    page.server.go_away(true);
    page.starts_again();
    page.says_that_it_is_not_loaded();
    assert_eq!(page.kept(), kept);
    page.ask::<Value>("window.mark = 1", &[]);
    page.tap("Try again");
    page.says_that_it_is_not_loaded();
    assert_eq!(page.kept(), kept);
    page.server.go_away(false);
    page.tap("Try again");
    page.comes_to("main");
}

fn a_program_that_does_not_come_is_told_in_every_language() {
    let page = open();
    let in_sight = "const card = document.querySelector('#not-loaded .trouble');
        return card.checkVisibility() && card.getBoundingClientRect().bottom < innerHeight";
    for (file, instead) in [
        ("_bg.wasm", None),
        ("_bg.wasm", Some("<!doctype html><p>Log in to this network")),
        ("_bg.wasm", Some("")),
        ("_bg.wasm", Some("\0asm\u{1}\0\0\0strange")),
        ("-shanghaien.txt", None),
    ] {
        page.server.spoil(Some((file, instead)));
        page.run(page.session().goto("about:blank"));
        page.run(page.session().goto(page.server.address("/", None)));
        page.says_that_it_is_not_loaded();
        assert!(page.ask::<bool>(in_sight, &[]), "{file}");
        for language in Language::ALL {
            page.sees(&format!("#not-loaded [lang={}]", language.code()));
        }
        page.server.spoil(None);
        page.tap("Try again");
        page.comes_to("main.home");
    }
}

fn an_old_browser_is_told_that_it_is_old() {
    let page = open();
    page.start_from(&text(CARDS, "r25"));
    let record = page.record();
    page.server.spoil(Some(("_bg.wasm", Some("strange"))));
    for missing in ["delete window.CompressionStream;", "delete window.WebAssembly;"] {
        page.server.run_first(Some([NOTE_FILES, missing].concat().leak()));
        page.run(page.session().goto("about:blank"));
        page.run(page.session().goto(page.server.address("/", None)));
        page.comes_to("#too-old:not([hidden])");
        assert!(page.has("#not-loaded[hidden]"), "{missing}");
        assert_eq!(page.offered_game(), record, "{missing}");
    }
}

fn a_program_that_crashes_at_its_start_offers_the_saved_games() {
    let page = open();
    page.start_from(&text(CARDS, "r25"));
    let record = page.record();
    // The program crashes when it draws its first page.
    let crash = "Node.prototype.insertBefore = () => { throw new Error('no more elements'); };
        Node.prototype.appendChild = Node.prototype.insertBefore;";
    page.server.run_first(Some([NOTE_FILES, crash].concat().leak()));
    page.run(page.session().goto("about:blank"));
    page.run(page.session().goto(page.server.address("/", None)));
    page.says_that_it_is_not_loaded();
    assert_eq!(page.offered_game(), record);
    assert!(page.has("#trouble[hidden]"), "one card is enough");
    page.server.run_first(None);
    page.tap("Try again");
    page.comes_to("main");
    assert_eq!(page.record(), record);
}

fn the_kill_switch_removes_the_service_worker_and_its_copies() {
    let page = open_kept();
    page.start_from(&text(CARDS, "r25"));
    let record = page.record();
    let switched_off = Newer::switched_off();
    page.server.deploy(switched_off.0.clone());
    page.look_for_update();
    let is_off = || {
        let count = "const done = arguments[0];
            navigator.serviceWorker.getRegistrations().then(all => done(all.length))";
        let workers: usize = page.run(async { page.session().execute_async(count, vec![]).await?.convert() });
        workers == 0 && page.kept().is_empty()
    };
    wait("no service worker and no copies", || is_off().then_some(()));
    assert!(page.has("main"), "the open page goes on");
    // Each later visit meets the switch again, and nothing is loaded twice.
    for _ in 0..2 {
        let before = page.server.times_asked_for("sw.js");
        page.load_again();
        page.shows(&record);
        wait("the switch", || (page.server.times_asked_for("sw.js") > before).then_some(()));
        wait("no service worker and no copies", || is_off().then_some(()));
        assert!(page.ask::<bool>("return navigator.serviceWorker.controller === null", &[]));
    }
}
