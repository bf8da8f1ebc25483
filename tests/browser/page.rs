//! The page in a browser: looks, taps and waits, like a player who knows nothing of the program.

use std::{
    cell::Cell,
    fmt::{Debug, Display},
    future::Future,
    path::Path,
    time::{Duration, Instant},
};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use shanghaien::{
    model::{
        store::PREFIX,
        stored_text::{opened, salvaged},
    },
    record::shanghaien::Record,
};
use thirtyfour::{By, WebDriver, WebElement, error::WebDriverResult};
use tokio::time::sleep;

use crate::{
    browsers::{self, Browser},
    engine::{Engine, Scheme},
    server::Server,
    suite,
};

/// How long anything may take to appear.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Finds what can be tapped: by its visible name or label, or the first element that matches a selector. It leaves out
/// whatever still moves, or will move when its style has come, because a tap would miss it.
const FIND: &str = "
    const [selector, name] = arguments;
    const own = e => [...e.childNodes].filter(n => n.nodeType === 3).map(n => n.data).join('').trim();
    const moves = e => e && (moves(e.parentElement) || e.getAnimations().some(
        it => it.playState === 'running' && it.effect.getTiming().iterations !== Infinity));
    const isBare = [...document.querySelectorAll('link[rel=stylesheet]')].some(link => !link.sheet);
    const all = isBare ? [] :
        [...document.querySelectorAll(selector)].filter(e => e.checkVisibility() && !moves(e));
    const found = name === null ? all.slice(0, 1) : all.filter(
        e => !e.closest('[inert]') && (e.getAttribute('aria-label') ?? own(e)) === name);
    window.tap = 'waiting';
    addEventListener('click', event => {
        window.tap = found.some(e => e.contains(event.target) || !e.isConnected) ? 'arrived' : 'missed';
    }, { capture: true, once: true });
    return found;";

/// Returns where the tap went. A driver does not notice that the page moves under its finger. A new document does not
/// know about the tap, but only a tap can have opened that document.
const TAP: &str = "return window.tap ?? 'arrived'";

/// Clears the database of the games in progress, and waits until it is cleared. The database of `WebKit` now and then
/// does not answer; then the page, which waits for a second, does without it too.
const FORGET_COPIES: &str = "
    const done = arguments[arguments.length - 1];
    setTimeout(done, 3000);
    const request = indexedDB.open('harbour', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('games');
    request.onerror = () => done();
    request.onsuccess = () => {
        const change = request.result.transaction('games', 'readwrite');
        change.objectStore('games').clear();
        change.oncomplete = change.onabort = () => { request.result.close(); done(); };
    };";

/// How long a tap may take from the driver to the page. A second tap that comes too early would do something else.
const ON_ITS_WAY: Duration = Duration::from_secs(5);

/// How long to wait before looking again.
const POLL: Duration = Duration::from_millis(10);

/// Waits until a look at the page returns something, and returns that.
#[track_caller]
pub fn wait<T>(what: impl Debug, look: impl FnMut() -> Option<T>) -> T {
    wait_for(PATIENCE, what, look)
}

#[track_caller]
fn wait_for<T>(patience: Duration, what: impl Debug, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(start.elapsed() < patience, "waited in vain for {what:?}");
        std::thread::sleep(POLL);
    }
}

/// Waits for as long as a whole game of computers may take.
#[track_caller]
pub fn wait_long<T>(what: &str, look: impl FnMut() -> Option<T>) -> T {
    wait_for(4 * PATIENCE, what, look)
}

/// Waits until the table looks as it should after this record.
#[track_caller]
pub fn becomes(expected: &Value, record: impl Display, look: impl Fn() -> Value) {
    let start = Instant::now();
    let mut seen = look();
    while seen != *expected && start.elapsed() < PATIENCE {
        std::thread::sleep(POLL);
        seen = look();
    }
    assert_eq!(seen, *expected, "the table is not that of {record}");
}

/// The game, open in a browser that has nothing of it saved.
pub struct Page {
    pub engine: Engine,
    pub server: Server,
    /// The size of the frame around the game, or nothing if the window itself has the wanted size.
    pub frame: Cell<Option<(u32, u32)>>,
    /// Empty only while the page is being closed.
    browser: Option<Browser>,
}

/// Opens the game in the engine of the running test.
pub fn open() -> Page {
    let engine = suite::engine();
    let browser = browsers::take(engine);
    // A server of its own means an address of its own, and so an empty store.
    let page = Page { engine, server: Server::start(), frame: Cell::new(None), browser: Some(browser) };
    if engine == Engine::Chromium {
        page.wear(Scheme::Dark);
    }
    page.resize((1280, 800));
    assert_eq!(page.stored("shanghaien.game"), None, "nothing is left of other tests");
    page
}

/// Opens an empty page in a new browser that saves into this folder.
pub fn open_in(profile: &Path, server: Server) -> Page {
    let engine = suite::engine();
    let browser = Browser::start(engine, profile.to_str());
    Page { engine, server, frame: Cell::new(None), browser: Some(browser) }
}

impl Page {
    /// Kills the browser with all its processes.
    pub fn kill(mut self) {
        self.browser().driver.kill();
        drop(self.browser.take());
    }

    fn browser(&self) -> &Browser {
        self.browser.as_ref().expect("it is open")
    }

    /// Returns the session with the browser.
    pub fn session(&self) -> &WebDriver {
        &self.browser().session
    }

    /// Does something in the browser; if the browser refuses, the test fails.
    #[track_caller]
    pub fn run<T>(&self, what: impl Future<Output = WebDriverResult<T>>) -> T {
        self.browser().runtime.block_on(what).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Does something in the browser that the browser may refuse.
    pub fn try_run<T>(&self, what: impl Future<Output = WebDriverResult<T>>) -> WebDriverResult<T> {
        self.browser().runtime.block_on(what)
    }

    /// Makes Chromium's system ask for these colours.
    pub fn wear(&self, scheme: Scheme) {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme.word() }]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Sends a command that only Chromium knows, and returns its answer.
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.run(self.session().cdp().send_raw(command, parameters))
    }

    /// Runs a script in the page and returns its answer.
    #[track_caller]
    pub fn ask<T: DeserializeOwned>(&self, script: &str, arguments: &[Value]) -> T {
        self.run(async { self.session().execute(script, arguments.to_vec()).await?.convert() })
    }

    /// Fetches a file into the page and waits for the answer, even if there is no such file.
    #[track_caller]
    pub fn fetches(&self, file: &str) {
        let fetch = "const [file, done] = arguments; fetch(file).then(it => it.text()).then(() => done())";
        self.run(self.session().execute_async(fetch, vec![file.into()]));
    }

    /// Waits until such an element is visible.
    #[track_caller]
    pub fn sees(&self, selector: &str) {
        wait(selector, || self.has(selector).then_some(()));
    }

    /// Waits until such an element is visible, on a page that may be loaded again meanwhile. In between no page can answer.
    #[track_caller]
    pub fn comes_to(&self, selector: &str) {
        let script = "return !window.mark && document.querySelector(arguments[0]) !== null";
        let has =
            || self.try_run(async { self.session().execute(script, vec![selector.into()]).await?.convert() });
        wait(selector, || has().unwrap_or(false).then_some(()));
    }

    /// Waits until no such element is visible.
    #[track_caller]
    pub fn misses(&self, selector: &str) {
        wait(format!("no {selector}"), || (!self.has(selector)).then_some(()));
    }

    /// Returns whether there is such an element now.
    #[track_caller]
    pub fn has(&self, selector: &str) -> bool {
        self.count(selector) > 0
    }

    /// Returns how many such elements there are now.
    #[track_caller]
    pub fn count(&self, selector: &str) -> usize {
        self.ask("return document.querySelectorAll(arguments[0]).length", &[selector.into()])
    }

    /// Returns the text of this element.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.textContent ?? null";
        let text: String = wait(selector, || self.ask(script, &[selector.into()]));
        text.replace('\u{200b}', "").trim().to_owned()
    }

    /// Waits until an element has this text.
    #[track_caller]
    pub fn reads(&self, selector: &str, text: &str) {
        let mut last = String::new();
        let start = Instant::now();
        while last != text {
            assert!(start.elapsed() < PATIENCE, "{selector} says {last:?} and not {text:?}");
            last = self.text(selector);
        }
    }

    /// Taps the element with this name.
    #[track_caller]
    pub fn tap(&self, name: &str) {
        self.tap_in("body", name);
    }

    /// Taps the element with this name in this part of the page. Two of the same name are a mistake of the page.
    #[track_caller]
    pub fn tap_in(&self, scope: &str, name: &str) {
        let tappable = ["button", "summary", "a", "label"].map(|tag| format!("{scope} {tag}")).join(", ");
        self.press(&tappable, Some(name));
    }

    /// Taps the element with this name in a game's part of the home page.
    #[track_caller]
    pub fn tap_of(&self, game: &str, name: &str) {
        self.tap_in(&format!(".game[aria-label={game}]"), name);
    }

    /// Taps the first such element.
    #[track_caller]
    pub fn tap_at(&self, selector: &str) {
        self.press(selector, None);
    }

    /// Clicks the element, and tries again if it moved away or was covered in that moment.
    #[track_caller]
    fn press(&self, selector: &str, name: Option<&str>) {
        let what = format!("{} at {selector}", name.unwrap_or("the first"));
        let count = self.insist(&format!("could not tap {what}"), async || {
            let found = self.session().execute(FIND, vec![selector.into(), name.into()]).await?.elements()?;
            if let [only] = &found[..] {
                only.click().await?;
                return Ok(self.has_arrived().await.then_some(1));
            }
            Ok(Some(found.len()).filter(|&count| count > 0))
        });
        assert_eq!(count, 1, "times {what}");
    }

    /// Returns whether the tap has hit its element. A second tap that comes too early would do something else.
    async fn has_arrived(&self) -> bool {
        let start = Instant::now();
        loop {
            let tap = self.session().execute(TAP, vec![]).await.and_then(|tap| tap.convert::<String>());
            match tap.as_deref() {
                Ok("waiting") if start.elapsed() < ON_ITS_WAY => sleep(Duration::from_millis(10)).await,
                // While one document replaces another, no page can answer.
                tap => return tap.unwrap_or("arrived") == "arrived",
            }
        }
    }

    /// Does something with the first such element as soon as it is there.
    #[track_caller]
    pub fn with<T>(&self, selector: &str, act: impl AsyncFn(WebElement) -> WebDriverResult<T>) -> T {
        self.insist(&format!("could not use {selector}"), async || {
            act(self.session().find(By::Css(selector)).await?).await.map(Some)
        })
    }

    /// Does something with elements. Tries again if they are not there yet or if the page has just replaced them.
    #[track_caller]
    fn insist<T>(&self, failure: &str, act: impl AsyncFn() -> WebDriverResult<Option<T>>) -> T {
        let mut refused = String::from("it is not there");
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            match self.try_run(act()) {
                Ok(Some(done)) => return done,
                Ok(None) => {}
                Err(error) => refused = error.to_string(),
            }
            std::thread::sleep(POLL);
        }
        panic!("{failure}: {refused}");
    }

    /// Goes to a route and starts the program anew.
    #[track_caller]
    pub fn go(&self, route: &str) {
        if self.server.is_away() {
            return self.go_from_here(route);
        }
        // Otherwise the browser would only change the part after the `#`.
        self.run(self.session().goto("about:blank"));
        self.run(self.session().goto(self.server.address(route, self.frame.get())));
        if self.frame.get().is_some() {
            self.run(self.session().enter_frame(0));
        }
        self.sees("main");
    }

    /// Goes to a route without leaving the game: otherwise `WebKit` may forget what it stores for private windows.
    #[track_caller]
    fn go_from_here(&self, route: &str) {
        let script = "window.mark = 1;
            history.replaceState(null, '', arguments[0]);
            setTimeout(() => location.reload())";
        self.ask::<Value>(script, &[self.server.address(route, None).into()]);
        self.is_loaded();
    }

    /// Waits until the marked page has been loaded again.
    #[track_caller]
    pub fn is_loaded(&self) {
        self.comes_to("main");
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        if self.frame.get().is_some() {
            let hash: String = self.ask("return location.hash", &[]);
            return self.go(hash.trim_start_matches('#'));
        }
        self.run(self.session().refresh());
        self.comes_to("main");
    }

    /// Saves a text in the browser's store. If it is a game in progress, its copy in the database goes away.
    #[track_caller]
    pub fn store(&self, key: &str, text: &str) {
        if key.rsplit('.').next() == Some("game") {
            self.forget_copies();
        }
        let key = [PREFIX, key].concat();
        self.ask::<Value>("localStorage.setItem(arguments[0], arguments[1])", &[key.into(), text.into()]);
    }

    /// Returns a text from the browser's store, without the line that says how it was saved, and without its veil.
    #[track_caller]
    pub fn stored(&self, key: &str) -> Option<String> {
        let key = [PREFIX, key].concat();
        let saved: Option<String> = self.ask("return localStorage.getItem(arguments[0])", &[key.into()]);
        let text = saved.map(|saved| opened(&saved).map_or(saved.clone(), |open| open.text.into_owned()));
        text.filter(|text| !text.is_empty())
    }

    /// Clears the browser's store and the database of the games in progress.
    #[track_caller]
    pub fn forget_all(&self) {
        self.forget_copies();
        self.ask::<Value>("localStorage.clear()", &[]);
    }

    /// Clears the database of the games in progress.
    #[track_caller]
    pub fn forget_copies(&self) {
        self.run(self.session().execute_async(FORGET_COPIES, vec![]));
    }

    /// Returns the texts that the page has put aside because it could not read them.
    #[track_caller]
    pub fn put_aside(&self) -> Vec<String> {
        let keys = "Object.keys(localStorage).filter((key) => key.startsWith('harbour.aside.'))";
        let saved: Vec<String> =
            self.ask(&format!("return {keys}.map((key) => localStorage.getItem(key))"), &[]);
        saved.iter().map(|saved| salvaged(saved).into_owned()).collect()
    }

    /// Returns the game that the page has saved.
    #[track_caller]
    pub fn record(&self) -> Record {
        let text = self.stored("shanghaien.game").expect("a game is saved");
        Record::read(text.as_bytes()).unwrap_or_else(|broken| panic!("{:?} in {text}", broken.error))
    }

    /// Leaves a picture of the page, its console and the saved games of a failed test.
    fn leave_traces(&self) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/failed");
        std::fs::create_dir_all(&folder).expect("a folder for what is left behind");
        let file = |ending: &str| folder.join(format!("{}.{ending}", suite::file_name()));
        let script = "
            const saved = key => { try { return localStorage.getItem(key); } catch (error) { return error; } };
            const at = document.activeElement;
            const keyboard = `keyboard: ${at?.tagName} ${at?.className} ${at?.textContent}`.slice(0, 200);
            return [location.href, keyboard, '', 'console:', ...window.said ?? [], '', 'saved:',
                ...['harbour.shanghaien.game', 'harbour.hispaniola.game'].map(saved)].join('\\n')";
        let told = self.try_run(async { self.session().execute(script, vec![]).await?.convert::<String>() });
        let told = told.unwrap_or_else(|error| format!("the page does not answer: {error}"));
        std::fs::write(file("txt"), &told).expect("a file in that folder");
        let picture = file("png");
        let shot = self.try_run(self.session().screenshot(&picture));
        let shot = shot.map_or_else(|error| format!("none: {error}"), |()| picture.display().to_string());
        let driver = self.browser().driver.last_words();
        suite::add_to_failure(&format!("picture: {shot}\npage: {told}\ndriver: {driver}\n"));
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        if std::thread::panicking() {
            // This browser may be in any state, so the next test gets another one.
            return self.leave_traces();
        }
        if let Some(browser) = self.browser.take() {
            browsers::pass_on(browser);
        }
    }
}
