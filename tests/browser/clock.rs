//! Lets a test control the page's clock: faster, slower, or stopped until the test lets time pass.

use serde_json::Value;

use crate::page::{Page, wait};

/// Timers of at least this many milliseconds stand for time that passes. Shorter ones only wait for the browser.
const IS_TIME: u32 = 50;

/// Timers of at least this many milliseconds end a wait for something that never comes.
const PATIENCE: u32 = 10_000;

/// Such a wait keeps its length: otherwise the page would give up a worker on a busy machine.
const HURRY: &str = "
    const run = setTimeout, [times, patience] = arguments;
    window.setTimeout = (what, wait) => run(what, wait < patience ? wait / times : wait)";

const LOSE_PATIENCE: &str = "
    const run = setTimeout, [patience] = arguments;
    window.setTimeout = (what, wait) => run(what, wait < patience ? wait : wait / 50)";

/// Holds all timers back, and counts the messages that workers still owe. The first is the one that says "ready".
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

/// Runs all waiting timers and returns whether there were any. No timer runs while a worker thinks: otherwise the page
/// would give the worker up.
const RUN: &str = "
    if (thoughts > 0) return true;
    const due = [...waits.values()];
    waits.clear();
    for (const { what } of due) what();
    return due.length > 0;";

/// Waits until the browser has drawn the last changes.
const DRAWN: &str = "
    const done = arguments[0];
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)));";

impl Page {
    /// Makes timers that are set from now on run this many times as fast.
    #[track_caller]
    pub fn hurry(&self, times: impl Into<f64>) {
        self.ask::<Value>(HURRY, &[times.into().into(), PATIENCE.into()]);
    }

    /// Makes the page give up quickly on what does not come.
    #[track_caller]
    pub fn lose_patience(&self) {
        self.ask::<Value>(LOSE_PATIENCE, &[PATIENCE.into()]);
    }

    /// Stops the clock: timers that are set from now on run only in `let_time_pass`.
    #[track_caller]
    pub fn stop_clock(&self) {
        self.ask::<Value>(STOP, &[IS_TIME.into()]);
    }

    /// Waits until a timer has been set since the clock was stopped.
    #[track_caller]
    pub fn waits_for_time(&self) {
        wait("a timer", || self.ask::<bool>("return waits.size > 0", &[]).then_some(()));
    }

    /// Runs timers and waits for workers until nothing waits for either any more.
    #[track_caller]
    pub fn let_time_pass(&self) {
        let mut quiet = 0;
        wait("an end of all that waits", || {
            self.is_drawn();
            quiet = if self.ask(RUN, &[]) { 0 } else { quiet + 1 };
            // A change by one timer may set the next timer when the browser draws it.
            (quiet == 3).then_some(())
        });
    }

    /// Starts the clock again.
    #[track_caller]
    pub fn start_clock(&self) {
        self.ask::<Value>("startClock()", &[]);
    }

    /// Waits until the browser has drawn all changes and has nothing left to do.
    #[track_caller]
    pub fn is_drawn(&self) {
        self.run(self.session().execute_async(DRAWN, vec![]));
    }
}
