//! How long a round takes to solve, natively and in the browser: this test runs on both. It is of use in a
//! release build only:
//!
//!     cargo test --release --test solver_time -- --nocapture
//!     cargo test --release --test solver_time --target wasm32-unknown-unknown -- --nocapture

mod common;

#[cfg(not(target_arch = "wasm32"))]
use core::prelude::v1::test as check;

use common::hoarding_record;
use shanghaien::{
    ai::shanghaien::{
        round::{Asked, RoundSolver},
        value::Model,
    },
    rules::{
        Seat,
        shanghaien::{Position, Trick},
    },
};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::{console_log, wasm_bindgen_test as check, wasm_bindgen_test_configure};

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test_configure!(run_in_browser);

/// For each number of tricks per player: the most milliseconds for one end as the 1. A browser may take 1.6 times as
/// long.
const BUDGETS: [(usize, f64); 3] = [(0, 8.0), (1, 100.0), (2, 400.0)];
/// How many positions are solved for each of them.
const POSITIONS: usize = 6;

#[cfg(not(target_arch = "wasm32"))]
fn milliseconds() -> f64 {
    use std::{sync::LazyLock, time::Instant};
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64() * 1000.0
}

#[cfg(target_arch = "wasm32")]
fn milliseconds() -> f64 {
    js_sys::Date::now()
}

#[cfg(not(target_arch = "wasm32"))]
macro_rules! console_log {
    ($($text:tt)*) => { println!($($text)*) };
}

/// Returns starts of the seventh round in which each player holds so many kinds of trick.
fn starts(kinds: usize) -> impl Iterator<Item = Position> {
    let holds = move |position: &Position| {
        Seat::ALL.into_iter().all(|seat| {
            Trick::ALL.into_iter().filter(|&trick| position.tricks(seat, trick) > 0).count() == kinds
        })
    };
    (0..)
        .filter_map(|seed| hoarding_record(seed).positions().find(|position| position.round() == 7))
        .filter(holds)
}

#[check]
fn a_round_is_solved_within_its_budget() {
    if cfg!(debug_assertions) {
        return;
    }
    let model = Model::trained();
    let mut solver = RoundSolver::new();
    for (kinds, budget) in BUDGETS {
        let repeats = [100, 4, 1][kinds];
        let mut times = Vec::new();
        for position in starts(kinds).take(POSITIONS) {
            let start = milliseconds();
            for _ in 0..repeats {
                let value = model.at(&position).expect("rounds follow");
                assert!(solver.solve(&position, Asked::Best, &value).is_some());
            }
            // Before the first die either end can be the 1, so this solves two rounds.
            times.push((milliseconds() - start) / f64::from(repeats) / 2.0);
        }
        times.sort_by(f64::total_cmp);
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        console_log!("{kinds} tricks each, one end: median {median:.2} ms, worst {worst:.2} ms");
        let allowed = if cfg!(target_arch = "wasm32") { budget * 1.6 } else { budget };
        assert!(median <= allowed, "{median} ms is over {allowed}");
    }
}
