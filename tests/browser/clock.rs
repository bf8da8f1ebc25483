//! The page's clock in the hands of a test: faster, slower, or standing still until the test lets time pass.

use serde_json::Value;

use crate::page::{Page, wait};

/// Timers of this many milliseconds and more are about time; shorter ones only wait for the browser.
const IS_TIME: u32 = 50;

const HURRY: &str = "
    const run = setTimeout, times = arguments[0];
    window.setTimeout = (what, wait) => run(what, wait / times)";

/// Keeps timers from running, and counts the workers' answers that are still to come, the first one being that it is ready.
const STOP: &str = "
    const [least] = arguments, set = setTimeout, clear = clearTimeout;
    let last = 1e9;
    window.waits = new Map();
    window.setTimeout = (what, wait = 0) => {
        if (wait < least) return set(what, wait);
        waits.set(++last, { what, wait });
        return last;
    };
    window.clearTimeout = id => { if (!waits.delete(id)) clear(id); };
    window.startClock = () => {
        window.setTimeout = set;
        for (const { what, wait } of waits.values()) set(what, wait);
    };
    window.thoughts = 0;
    const Real = Worker;
    window.Worker = class extends Real {
        constructor(address) {
            super(address);
            this.isAsked();
        }
        isAsked() {
            thoughts += 1;
            this.addEventListener('message', () => { thoughts -= 1; }, { once: true });
        }
        postMessage(question) {
            this.isAsked();
            super.postMessage(question);
        }
    };";

/// Runs all timers that wait, and says whether there were any. While a worker thinks no time passes: else the page would
/// give it up.
const RUN: &str = "
    if (thoughts > 0) return true;
    const due = [...waits.values()];
    waits.clear();
    for (const { what } of due) what();
    return due.length > 0;";

/// Waits until the browser has drawn what has changed.
const DRAWN: &str = "
    const done = arguments[0];
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)));";

impl Page {
    /// Makes timers that are set from now on run this many times as fast.
    #[track_caller]
    pub fn hurry(&self, times: impl Into<f64>) {
        self.ask::<Value>(HURRY, &[times.into().into()]);
    }

    /// Stops the clock: timers that are set from now on run when `let_time_pass` is called.
    #[track_caller]
    pub fn stop_clock(&self) {
        self.ask::<Value>(STOP, &[IS_TIME.into()]);
    }

    /// Waits until a timer has been set since the clock was stopped.
    #[track_caller]
    pub fn waits_for_time(&self) {
        wait("a timer", || self.ask::<bool>("return waits.size > 0", &[]).then_some(()));
    }

    /// Lets so much time pass that everything has happened that only waits for time or for a worker.
    #[track_caller]
    pub fn let_time_pass(&self) {
        let mut quiet = 0;
        wait("an end of all that waits", || {
            self.is_drawn();
            quiet = if self.ask(RUN, &[]) { 0 } else { quiet + 1 };
            // What one timer has changed may set the next one when it is drawn.
            (quiet == 3).then_some(())
        });
    }

    /// Lets the clock go on.
    #[track_caller]
    pub fn start_clock(&self) {
        self.ask::<Value>("startClock()", &[]);
    }

    /// Waits until the browser has drawn all changes, and has come to rest.
    #[track_caller]
    pub fn is_drawn(&self) {
        self.run(self.session().execute_async(DRAWN, vec![]));
    }
}
