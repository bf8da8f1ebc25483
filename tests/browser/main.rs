//! Plays the release build in real browsers, by taps and keys. `scripts/test NAME` is the easy way to run some tests.
//!
//! `BROWSER="chromium firefox webkit" cargo test --test browser -- NAME` runs the matching tests in these engines.
//! `DIST` names another build than `dist`. With `SAMPLE` set, a fifth of the tests run, on a build whose program is in
//! one piece. With `ALL_ENGINES` set, every engine runs every test that it can. With `PICTURES` set, the tests leave
//! pictures of all screens in `target/screenshots/<browser>/`. With `KILLS` set, only the tests run that kill browsers.

mod actions;
mod axe;
mod browsers;
mod captain;
mod clock;
#[path = "../common/mod.rs"]
mod common;
mod durable;
mod engine;
mod games;
mod hispaniola;
mod hosting;
mod inspect;
mod keyboard;
mod kill;
mod languages;
mod lesson;
mod logbook;
mod names;
mod offline;
mod page;
mod records;
mod renders;
mod replay;
mod saves;
mod screens;
mod seatings;
mod server;
mod settings;
mod shown_table;
mod sizes;
mod speed;
mod start;
mod store;
mod suite;
mod tabs;
mod tricks;
mod trouble;
mod turns;
mod window;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};
use suite::Test;

use crate::engine::Engine;

/// All tests. Long ones come first, so that no browser has to finish them alone at the end.
const TESTS: &[&[Test]] = &[
    speed::TESTS,
    captain::TESTS,
    screens::TESTS,
    hispaniola::screens::TESTS,
    hispaniola::curtain::TESTS,
    hispaniola::pirates::TESTS,
    hispaniola::keyboard::TESTS,
    hispaniola::boarding::TESTS,
    hispaniola::giving::TESTS,
    hispaniola::loading::TESTS,
    hispaniola::records::TESTS,
    hispaniola::turns::TESTS,
    lesson::TESTS,
    games::TESTS,
    keyboard::TESTS,
    renders::TESTS,
    replay::fit::TESTS,
    replay::links::TESTS,
    replay::steps::TESTS,
    settings::TESTS,
    settings::comfort::TESTS,
    settings::fit::TESTS,
    offline::TESTS,
    logbook::TESTS,
    start::TESTS,
    names::TESTS,
    logbook::database::TESTS,
    logbook::long::TESTS,
    store::TESTS,
    durable::TESTS,
    tabs::TESTS,
    hosting::TESTS,
    languages::TESTS,
    records::TESTS,
    saves::TESTS,
    seatings::TESTS,
    sizes::TESTS,
    tricks::TESTS,
    trouble::TESTS,
    turns::TESTS,
];

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(2);
    let engines = match Engine::asked() {
        Ok(engines) => engines,
        Err(trouble) => {
            eprintln!("error: {trouble}");
            return ExitCode::FAILURE;
        }
    };
    let all_engines = std::env::var_os("ALL_ENGINES").is_some();
    let all: Vec<Test> = if kill::is_wanted() { kill::TESTS.to_vec() } else { TESTS.concat() };
    let is_in_one_piece = std::env::var_os("SAMPLE").is_some();
    let tests = if is_in_one_piece { suite::sample(&all) } else { suite::of_parts(&all) };
    let trials = |&engine: &Engine| -> Vec<Trial> {
        let here = tests.iter().filter(|test| test.about.runs_in(engine, all_engines));
        here.map(|test| test.trial(engine)).collect()
    };
    let trials: Vec<Trial> = engines.iter().flat_map(trials).collect();
    if arguments.list {
        return libtest_mimic::run(&arguments, trials).exit_code();
    }
    suite::collect_failures();
    let conclusion = libtest_mimic::run(&arguments, trials);
    suite::print_slowest();
    browsers::close_all();
    conclusion.exit_code()
}
