//! The running browsers, which the tests pass on to each other.

use std::sync::Mutex;

use thirtyfour::WebDriver;
use tokio::runtime::Runtime;

use crate::engine::{Driver, Engine};

/// A running browser. A start takes seconds, so each test passes its browser on to the next.
pub struct Browser {
    engine: Engine,
    pub session: WebDriver,
    pub runtime: Runtime,
    pub driver: Driver,
}

impl Browser {
    /// Starts a browser, with a fresh profile or with the one in this folder.
    pub fn start(engine: Engine, profile: Option<&str>) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let driver = Driver::start(engine);
        let session = runtime
            .block_on(WebDriver::new(driver.address(), engine.capabilities(profile)))
            .unwrap_or_else(|error| panic!("{engine:?} does not start: {error}"));
        Self { engine, session, runtime, driver }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Whatever the answer: the driver ends now, and the browser with it.
        drop(self.runtime.block_on(self.session.clone().quit()));
    }
}

/// The browsers that no test uses at the moment.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// Returns an idle browser of this engine, or starts one.
pub fn take(engine: Engine) -> Browser {
    take_idle(engine).unwrap_or_else(|| Browser::start(engine, None))
}

/// Passes a browser on to the next test.
pub fn pass_on(browser: Browser) {
    if let Ok(mut idle) = IDLE.lock() {
        idle.push(browser);
    }
}

/// Takes an idle browser of this engine. Browsers of the other engines are no longer needed, so they end.
fn take_idle(engine: Engine) -> Option<Browser> {
    let idle = std::mem::take(&mut *IDLE.lock().expect("no test panics in here"));
    let (mut same, others): (Vec<_>, Vec<_>) = idle.into_iter().partition(|browser| browser.engine == engine);
    let taken = same.pop();
    IDLE.lock().expect("no test panics in here").append(&mut same);
    drop(others);
    taken
}

/// Ends all browsers when all tests are done.
pub fn close_all() {
    IDLE.lock().expect("all tests have ended").clear();
}
