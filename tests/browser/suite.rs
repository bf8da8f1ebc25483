//! The list of tests: in which engines each runs, and how they run side by side.

use std::{
    cell::{Cell, RefCell},
    panic,
    path::PathBuf,
    sync::{Mutex, RwLock},
    time::{Duration, Instant},
};

use libtest_mimic::{Failed, Trial};

use crate::engine::Engine;

/// What a test is about, which decides where it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Something in which engines differ: runs in all of them.
    EveryEngine,
    /// Something in which engines differ, but which a test can't do in `WebKit`.
    ChromiumAndFirefox,
    /// The files of a program that is cut into parts: runs in all engines, but not for a build in one piece.
    Parts,
    /// Something that only a build in one piece has: it counts how often components are drawn.
    OnePiece,
    /// The page itself: Chromium is enough. `ALL_ENGINES=1` runs it in the other engines too.
    ThePage,
    /// Something that only Chromium's driver can do, or that looks the same in every engine.
    Chromium,
    /// Killing browsers: takes minutes, so `scripts/kill-test` runs it alone.
    Kill,
    /// A figure: measured in Chromium while no other test runs.
    Time,
}

impl About {
    pub fn runs_in(self, engine: Engine, all_engines: bool) -> bool {
        match self {
            Self::EveryEngine | Self::Parts => true,
            Self::ChromiumAndFirefox | Self::Kill => engine != Engine::WebKit,
            Self::ThePage => all_engines || engine == Engine::Chromium,
            Self::Chromium | Self::OnePiece | Self::Time => engine == Engine::Chromium,
        }
    }
}

/// Every fifth test also runs on a build whose program is in one piece.
const SAMPLE: usize = 5;

/// Returns these tests without those for a build in one piece.
pub fn of_parts(tests: &[Test]) -> Vec<Test> {
    tests.iter().filter(|test| test.about != About::OnePiece).copied().collect()
}

/// Returns a sample of these tests for a build in one piece, and all tests that only such a build can run.
pub fn sample(tests: &[Test]) -> Vec<Test> {
    let own = tests.iter().filter(|test| test.about == About::OnePiece);
    // The figures are those of the published build.
    let is_of_both = |test: &&Test| !matches!(test.about, About::Parts | About::OnePiece | About::Time);
    tests.iter().filter(is_of_both).step_by(SAMPLE).chain(own).copied().collect()
}

/// A browser test.
#[derive(Clone, Copy)]
pub struct Test {
    /// The module and the function of the test.
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
    /// Why the test has failed, and what it has left behind.
    static FAILURE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Returns the engine of the running test.
pub fn engine() -> Engine {
    CURRENT.get().expect("a test is running").0
}

/// Returns the name of the running test in a form that fits a file name.
pub fn file_name() -> String {
    let (engine, name) = CURRENT.get().expect("a test is running");
    format!("{}-{}", engine.word(), name.replace("::", "-"))
}

/// Returns a path for a file of the running test.
pub fn temporary(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("{}-{}-{name}", file_name(), std::process::id()))
}

/// Adds something to the message of the running test if it fails.
pub fn add_to_failure(text: &str) {
    FAILURE.with_borrow_mut(|failure| *failure += text);
}

/// Collects the message of a failing test, so that it is not printed between the lines of other tests.
pub fn collect_failures() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| match CURRENT.get() {
        Some(_) => add_to_failure(&format!("{info}\n")),
        None => usual(info),
    }));
}

/// A test that measures time takes the machine for itself. All other tests share it.
static MACHINE: RwLock<()> = RwLock::new(());

/// How long each test has taken.
static TIMES: Mutex<Vec<(Duration, String)>> = Mutex::new(Vec::new());

impl Test {
    /// Returns the name of the test without that of the program.
    fn short_name(self) -> &'static str {
        self.name.strip_prefix("browser::").unwrap_or(self.name)
    }

    /// Returns this test for one engine.
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

/// Prints the slowest tests.
pub fn print_slowest() {
    let mut times = TIMES.lock().expect("all tests have ended");
    times.sort();
    println!("The slowest tests:");
    for (time, name) in times.iter().rev().take(10) {
        println!("{:6.1} s  {name}", time.as_secs_f64());
    }
}
