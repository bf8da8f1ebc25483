//! The list of tests: which engines each is about, and how they are run beside each other.

use std::{
    cell::{Cell, RefCell},
    panic,
    path::PathBuf,
    sync::{Mutex, RwLock},
    time::{Duration, Instant},
};

use libtest_mimic::{Failed, Trial};

use crate::engine::Engine;

/// What a test is about, and so where it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Something that engines differ in: it runs in all of them.
    EveryEngine,
    /// The same, but something that a test cannot do in `WebKit`.
    ChromiumAndFirefox,
    /// The same, about the files that the program is cut into: not for a build in one piece.
    Parts,
    /// The page itself: Chromium is enough. `ALL_ENGINES=1` runs it in the others too.
    ThePage,
    /// Something that only Chromium's driver can do, or that no other engine could see differently.
    Chromium,
    /// A figure: measured in Chromium while no other test runs.
    Time,
}

impl About {
    pub fn runs_in(self, engine: Engine, all_engines: bool) -> bool {
        match self {
            Self::EveryEngine | Self::Parts => true,
            Self::ChromiumAndFirefox => engine != Engine::WebKit,
            Self::ThePage => all_engines || engine == Engine::Chromium,
            Self::Chromium | Self::Time => engine == Engine::Chromium,
        }
    }
}

/// Every fifth test also runs on a build whose program is in one piece.
const SAMPLE: usize = 5;

/// Some of these tests, for a build whose program is in one piece.
pub fn sample(tests: &[Test]) -> Vec<Test> {
    // Figures are those of the build that is published.
    let is_left_out = |test: &&Test| matches!(test.about, About::Parts | About::Time);
    tests.iter().filter(|test| !is_left_out(test)).step_by(SAMPLE).copied().collect()
}

/// A browser test.
#[derive(Clone, Copy)]
pub struct Test {
    /// Its module and its function.
    pub name: &'static str,
    pub about: About,
    pub run: fn(),
}

/// Lists the tests of a module. A test that is in no list is dead code, which the lints refuse.
macro_rules! tests {
    ($($about:ident: [$($name:ident),* $(,)?]),* $(,)?) => {
        &[$($($crate::suite::Test {
            name: concat!(module_path!(), "::", stringify!($name)),
            about: $crate::suite::About::$about,
            run: $name,
        }),*),*]
    };
}
pub(crate) use tests;

thread_local! {
    /// The test that this thread runs.
    static CURRENT: Cell<Option<(Engine, &'static str)>> = const { Cell::new(None) };
    /// Why it has failed, and what it left behind.
    static FAILURE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The engine that the running test is to use.
pub fn engine() -> Engine {
    CURRENT.get().expect("a test is running").0
}

/// The running test in a form that fits a file name.
pub fn file_name() -> String {
    let (engine, name) = CURRENT.get().expect("a test is running");
    format!("{}-{}", engine.word(), name.replace("::", "-"))
}

/// A place for a file of the running test.
pub fn temporary(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("{}-{}-{name}", file_name(), std::process::id()))
}

/// Adds something to what is told about the running test if it fails.
pub fn add_to_failure(text: &str) {
    FAILURE.with_borrow_mut(|failure| *failure += text);
}

/// Collects the message of a failing test instead of printing it between the lines of the others.
pub fn collect_failures() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| match CURRENT.get() {
        Some(_) => add_to_failure(&format!("{info}\n")),
        None => usual(info),
    }));
}

/// Tests that measure time take it for themselves, all others share it.
static MACHINE: RwLock<()> = RwLock::new(());

/// How long each test has taken.
static TIMES: Mutex<Vec<(Duration, String)>> = Mutex::new(Vec::new());

impl Test {
    /// The name without that of the program.
    fn short_name(self) -> &'static str {
        self.name.strip_prefix("browser::").unwrap_or(self.name)
    }

    /// This test in one engine.
    pub fn trial(self, engine: Engine) -> Trial {
        let name = format!("{}::{}", engine.word(), self.short_name());
        Trial::test(name.clone(), move || {
            let (_alone, _shared);
            if self.about == About::Time {
                _alone = MACHINE.write().expect("no test panics in here");
            } else {
                _shared = MACHINE.read().expect("no test panics in here");
            }
            let start = Instant::now();
            CURRENT.set(Some((engine, self.short_name())));
            let outcome = panic::catch_unwind(self.run);
            CURRENT.set(None);
            TIMES.lock().expect("no test panics in here").push((start.elapsed(), name));
            let failure = FAILURE.take();
            outcome.map_err(|_| Failed::from(failure))
        })
    }
}

/// Prints the tests that took longest.
pub fn print_slowest() {
    let mut times = TIMES.lock().expect("all tests have ended");
    times.sort();
    println!("The slowest tests:");
    for (time, name) in times.iter().rev().take(10) {
        println!("{:6.1} s  {name}", time.as_secs_f64());
    }
}
