//! The page without a network, and a new version of it: nothing changes before the player agrees.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;
use shanghaien::{
    ai::shanghaien::Level,
    rules::{
        Die, Seat,
        hispaniola::{Card, Colour, Step as SeaStep},
        shanghaien::{End, Step},
    },
};

use crate::{
    captain::{CARDS, against, persons_turn},
    common::{run_tool, text},
    hispaniola::pirates::{ADA_PLAYS, among_pirates},
    page::{Page, open, wait},
    server::{DEEPER, dist},
    suite::{self, Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        after_one_visit_everything_works_without_a_network,
        nothing_is_fetched_for_later_before_the_page_is_shown,
        a_new_version_waits_until_it_is_wanted_and_leaves_the_game_alone,
        two_copies_on_one_host_keep_out_of_each_others_way,
    ],
    // WebKit's own process sometimes crashes after a service worker could not be installed.
    ChromiumAndFirefox: [
        a_new_version_that_does_not_come_whole_changes_nothing,
    ],
};

/// Opens the game on a host where the browser may save it for offline use.
pub fn open_kept() -> Page {
    let page = open();
    page.server.give_worker();
    page.go("/");
    page.is_kept();
    page
}

/// Returns the copies of the page that the browser has saved, each with the number of its files.
const KEPT: &str = "
    const done = arguments[0];
    (async () => {
        const found = [];
        for (const name of await caches.keys()) {
            found.push([name, (await (await caches.open(name)).keys()).length]);
        }
        done(found);
    })();";

/// Returns how many files of a build the browser saves.
fn count_files(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries
        .map(|path| match path.file_name().and_then(|name| name.to_str()) {
            Some("sw.js" | "_headers" | "licenses.txt") => 0,
            _ if path.is_dir() => count_files(&path),
            _ => 1,
        })
        .sum()
}

impl Page {
    /// Returns the copies that the browser has saved, each with the number of its files.
    #[track_caller]
    pub fn kept(&self) -> Vec<(String, usize)> {
        self.run(async { self.session().execute_async(KEPT, vec![]).await?.convert() })
    }

    /// Returns whether the page knows of a new version.
    fn has_update(&self) -> bool {
        self.ask("return Boolean(window.hasUpdate)", &[])
    }

    /// Waits until the page knows of a new version.
    #[track_caller]
    pub fn hears_of_an_update(&self) {
        wait("news of an update", || self.has_update().then_some(()));
    }

    /// Waits until the browser has saved the whole page and answers from that copy.
    #[track_caller]
    pub fn is_kept(&self) {
        let script = "return navigator.serviceWorker.controller?.state === 'activated'";
        wait("a kept page", || self.ask::<bool>(script, &[]).then_some(()));
    }

    /// Loads the page again as a person does. Firefox's driver would ask only the network.
    #[track_caller]
    pub fn load_again(&self) {
        self.ask::<Value>("window.mark = 1; setTimeout(() => location.reload())", &[]);
        self.is_loaded();
    }

    /// Lets the new version take over.
    #[track_caller]
    fn update(&self) {
        self.ask::<Value>("window.mark = 1; dispatchEvent(new Event('update-now'))", &[]);
        self.is_loaded();
    }

    /// Returns the version of the build.
    #[track_caller]
    pub fn build(&self) -> String {
        self.ask("return document.querySelector('meta[name=build]').content", &[])
    }

    /// Makes the browser look for a new version, and waits until it has one or has found it broken.
    #[track_caller]
    pub fn look_for_update(&self) {
        let look = "const done = arguments[0];
            navigator.serviceWorker.getRegistration().then(async it => {
                await it.update().catch(() => {});
                const ends = () => it.installing ? it.installing.onstatechange = ends : done();
                ends();
            })";
        self.run(self.session().execute_async(look, vec![]));
    }
}

/// A later build of the same page: with another text in its rules and other names of its files.
pub struct Newer(pub PathBuf);

impl Newer {
    const RULES: &str = "The rules of a later year";

    pub fn build() -> Self {
        let folder = suite::temporary("newer");
        copy(&dist(), &folder);
        let rules = folder.join("rules/en.html");
        let words = fs::read_to_string(&rules).expect("rules");
        fs::write(&rules, format!("<h2>{}</h2>{words}", Self::RULES)).expect("other rules");
        let page = folder.join("index.html");
        let html = fs::read_to_string(&page).expect("a page");
        for entry in fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry")) {
            let name = entry.file_name().into_string().expect("plain");
            if let Some(hashed) = name.strip_prefix("app-") {
                let later = format!("app-{}", other(hashed));
                fs::rename(entry.path(), folder.join(later)).expect("another name");
            }
        }
        let place = html.find("./app-").expect("a program") + "./app-".len();
        // The length of the hash is not always the same.
        let hash = html[place..].split(|sign: char| !sign.is_ascii_hexdigit()).next().expect("a hash");
        fs::write(&page, html.replace(hash, &other(hash))).expect("another page");
        // The parts are in a folder of the same name. A build in one piece has none.
        let parts = folder.join("parts");
        if parts.exists() {
            fs::rename(parts.join(hash), parts.join(other(hash))).expect("another folder");
        }
        finish(&folder);
        Self(folder)
    }

    /// Makes a build from the present one that does not start: its files are what they should be, but the program is
    /// damaged.
    pub fn damaged() -> Self {
        let folder = suite::temporary("damaged");
        copy(&dist(), &folder);
        let files = fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        let is_program = |path: &PathBuf| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            name.starts_with("app-") && name.ends_with("_bg.wasm")
        };
        let program = files.into_iter().find(is_program).expect("a program");
        fs::write(program, "no program").expect("a damaged one");
        finish(&folder);
        Self(folder)
    }

    /// Makes a copy of the present build that has the kill switch in place of its service worker.
    pub fn switched_off() -> Self {
        let folder = suite::temporary("switched-off");
        copy(&dist(), &folder);
        fs::copy("static/sw-off.js", folder.join("sw.js")).expect("a kill switch");
        Self(folder)
    }
}

/// Writes the list of files and the version of a build anew.
fn finish(folder: &Path) {
    let finished = run_tool(&["finish-build", folder.to_str().expect("a plain path")], "");
    assert!(finished.status.success(), "{}", String::from_utf8_lossy(&finished.stderr));
}

/// Returns a name that differs from this one but has the same form.
fn other(name: &str) -> String {
    let first = if name.starts_with('f') { 'e' } else { 'f' };
    format!("{first}{}", &name[1..])
}

impl Drop for Newer {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").map(|entry| entry.expect("an entry")) {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).expect("a copy");
        }
    }
}

/// Checks both games against the computer, their rules and another language.
#[track_caller]
fn all_of_it_works(page: &Page) {
    page.load_again();
    page.start_from(&against(Level::Captain, "r25"));
    page.act(Step::Place { end: Some(End::Left), die: Die::ALL[1] });
    let record = persons_turn(page, Seat::One);
    assert!(record.events().len() > 3, "the captain has rolled and placed: {record}");
    page.shows(&record);
    page.tap("Rules");
    page.sees("main.article h2");

    page.start_hispaniola_from(&among_pirates(ADA_PLAYS));
    let played = page.does(SeaStep::Play(Card::new(Colour::Blue, 2).expect("a card")));
    wait("Ben's card", || Some(page.saved()).filter(|now| now.events().len() > played.events().len()));
    page.go("/hispaniola/rules");
    page.sees("main.article h2");

    page.store("language", "de");
    page.go("/");
    page.sees("html[lang=de] main.home");
    page.store("language", "en");
    page.go("/");
}

fn after_one_visit_everything_works_without_a_network() {
    let page = open_kept();
    let kept = page.kept();
    assert_eq!(kept.len(), 1, "{kept:?}");
    assert_eq!(kept[0].1, count_files(&dist()), "every file is kept");
    page.server.go_away(true);
    page.load_again();
    page.sees("main.home");
    all_of_it_works(&page);
}

fn nothing_is_fetched_for_later_before_the_page_is_shown() {
    let page = open();
    page.server.give_worker();
    // If its program does not come, the page is never shown.
    page.server.spoil(Some(("_bg.wasm", None)));
    let before = page.server.times_asked_for("sw.js");
    page.run(page.session().goto("about:blank"));
    page.run(page.session().goto(page.server.address("/", None)));
    page.sees("#not-loaded:not([hidden])");
    // A page that is shown asks for the service worker after a second.
    wait("two seconds of the page", || {
        page.ask::<bool>("return performance.now() > 2000", &[]).then_some(())
    });
    assert_eq!(page.server.times_asked_for("sw.js"), before);
    page.server.spoil(None);
    page.go("/");
    page.is_kept();
    assert!(page.server.was_asked_for("captain_bg.wasm"));
}

fn a_new_version_waits_until_it_is_wanted_and_leaves_the_game_alone() {
    let page = open_kept();
    let newer = Newer::build();
    page.start_from(&text(CARDS, "r25"));
    page.ask::<Value>("window.told = 0; addEventListener('update-ready', () => window.told++)", &[]);
    let old = page.build();

    page.server.deploy(newer.0.clone());
    page.look_for_update();
    page.hears_of_an_update();
    assert_eq!(
        page.ask::<Option<u32>>("return window.told ?? null", &[]),
        Some(1),
        "told, and not loaded again"
    );
    let record = page.act(Step::Place { end: Some(End::Left), die: Die::ALL[1] });

    // The old version goes on, with files that the host no longer has.
    page.load_again();
    page.shows(&record);
    let record = page.act(Step::Roll(()));
    page.tap("Hint");
    page.sees(".hints li");
    page.tap("Close");
    page.tap("Rules");
    page.sees("main.article h2");
    assert_ne!(page.text("main.article h2"), Newer::RULES);
    assert_eq!(page.build(), old);
    page.tap("Back");
    page.shows(&record);
    page.hears_of_an_update();

    page.update();
    assert_ne!(page.build(), old);
    page.shows(&record);
    let record = page.act(record.position().legal_actions()[0]);
    page.tap("Rules");
    page.reads("main.article h2", Newer::RULES);
    assert!(!page.has_update());
    let kept = page.kept();
    assert!(kept.len() == 1 && kept[0].0.ends_with(&page.build()), "the old one is gone: {kept:?}");
    page.server.go_away(true);
    page.go("/table");
    page.shows(&record);
}

fn a_new_version_that_does_not_come_whole_changes_nothing() {
    let page = open_kept();
    let newer = Newer::build();
    let kept = page.kept();
    page.server.deploy(newer.0.clone());
    // A missing file, a file of another version, and a page of another version.
    for spoilt in [
        ("captain_bg.wasm", None),
        ("rules/en.html", Some("<h2>from in between</h2>")),
        ("index.html", Some("<!doctype html><p>from in between")),
    ] {
        page.server.spoil(Some(spoilt));
        page.look_for_update();
        assert!(!page.has_update(), "{spoilt:?}");
        assert_eq!(page.kept(), kept, "{spoilt:?}");
    }
    page.load_again();
    page.tap_of("Shanghaien", "Play");
    page.sees("main.page");
    page.server.spoil(None);
    page.look_for_update();
    page.hears_of_an_update();
}

fn two_copies_on_one_host_keep_out_of_each_others_way() {
    let page = open_kept();
    page.server.path.set(DEEPER);
    page.go("/");
    page.is_kept();
    let scope = "const done = arguments[0];
        navigator.serviceWorker.ready.then(it => done(new URL(it.scope).pathname))";
    let scope: String = page.run(async { page.session().execute_async(scope, vec![]).await?.convert() });
    assert_eq!(scope, DEEPER);
    assert_eq!(page.kept().len(), 2);

    let newer = Newer::build();
    page.server.deploy(newer.0.clone());
    page.look_for_update();
    page.hears_of_an_update();
    let old = page.build();
    page.update();
    assert_ne!(page.build(), old);
    assert_eq!(page.kept().len(), 2, "the other copy's files are still there");
    page.server.go_away(true);
    page.load_again();
    page.server.path.set("/harbour/");
    page.go("/rules");
    page.sees("main.article h2");
    assert_eq!(page.build(), old, "the other copy is as it was");
    assert!(!page.text("main.article").contains(Newer::RULES));
}
