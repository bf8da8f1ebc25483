//! How long a tap keeps the page busy, from the click until the document has all changes.

use std::collections::BTreeMap;

use crate::{
    page::{Page, open},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    Time: [a_tap_is_answered_within_its_budget, a_roll_is_shown_within_its_budget],
};

/// Measures how many milliseconds this machine takes to build some plain elements.
const MEASURE: &str = "
    const measure = () => {
        const start = performance.now(), root = document.createElement('div');
        for (let i = 0; i < 3000; i++) {
            const child = root.appendChild(document.createElement('p'));
            child.className = `a b${i % 7}`;
            child.textContent = `element ${i}`;
        }
        return performance.now() - start;
    };";

/// Plays a whole game by clicks on whatever is lit, and returns the milliseconds of each click by kind. The yardstick is
/// measured between the clicks, so that what disturbs the one disturbs the other too.
const PLAY: &str = "
    const done = arguments[arguments.length - 1];
    const one = selector => document.querySelector(selector);
    const times = {};
    const click = async (kind, element) => {
        const start = performance.now();
        element.click();
        // The page renders in a microtask.
        await null; await null; await null;
        (times[kind] ??= []).push(performance.now() - start);
        await new Promise(resolve => setTimeout(resolve, 30));
        (times.yardstick ??= []).push(measure());
    };
    for (let step = 0; step < 600 && !one('.end'); step++) {
        const options = [...document.querySelectorAll('.sheet :is(.option, .pick):not([aria-disabled])')];
        const lit = [...document.querySelectorAll('.card.can')];
        const buttons = [...document.querySelectorAll('.actions .btn:not([aria-disabled])')];
        if (one('.sheet')) await click('sheet', options[step % Math.max(options.length, 1)] ?? one('.sheet button'));
        else if (one('.chip.awake') && step % 3 === 0) await click('trick', one('.chip.awake'));
        else if (lit.length) await click('card', lit[step % lit.length]);
        else if (step % 9 === 0) await click('log', one('.bar [aria-label=Log]'));
        else await click(buttons[0].firstChild.textContent, step % 4 === 0 ? buttons.at(-1) : buttons[0]);
    }
    done(times);";

/// The budget of a tap in milliseconds. Some taps are slow when something else uses the machine, so the median of all
/// taps counts. Rolls do not count: they are drawn later, when they are saved, and have a test of their own. The test
/// prints the median and the worst of each kind.
const BUDGET: f64 = 20.0;

/// Returns the yardstick: the median of some measurements.
const YARDSTICK: &str = "return Array.from({ length: 15 }, measure).sort((a, b) => a - b)[7]";

/// The same time on a machine for which the budget holds as it is.
const REFERENCE: f64 = 4.0;

/// Returns how many times slower this machine is than the one for which budgets hold; 1 for a faster one.
pub fn slowness(page: &Page) -> f64 {
    slowness_of(page.ask(&[MEASURE, YARDSTICK].concat(), &[]))
}

fn slowness_of(yardstick: f64) -> f64 {
    (yardstick / REFERENCE).max(1.0)
}

/// Returns a page with a new game, in which nothing moves.
fn at_a_new_table() -> Page {
    let page = open();
    page.store("shanghaien.settings", "first 1\n");
    page.store_pace("off");
    page.go("/new");
    page.tap("Start");
    page.sees("main.table");
    page
}

fn a_tap_is_answered_within_its_budget() {
    let page = at_a_new_table();
    let play = [MEASURE, PLAY].concat();
    let mut times: BTreeMap<String, Vec<f64>> =
        page.run(async { page.session().execute_async(play, vec![]).await?.convert() });
    assert!(times.len() > 5, "a whole game was played");
    let middle = |times: &mut Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    let mut yardstick = times.remove("yardstick").expect("measured after each click");
    let budget = BUDGET * slowness_of(middle(&mut yardstick));
    println!("the budget is {budget:.1} ms");
    times.retain(|kind, _| !kind.starts_with("Roll"));
    let mut all: Vec<f64> = times.values().flatten().copied().collect();
    for (kind, mut times) in times {
        let middle = middle(&mut times);
        println!(
            "{kind:14} {:3} taps, {middle:5.1} ms in the middle, {:5.1} ms at worst",
            times.len(),
            times[times.len() - 1]
        );
    }
    let middle = middle(&mut all);
    println!(
        "{:14} {:3} taps, {middle:5.1} ms in the middle, {:5.1} ms at worst",
        "all",
        all.len(),
        all[all.len() - 1]
    );
    assert!(middle <= budget, "{middle} ms of {budget}");
}

/// Taps Roll and waits for the dice, many times, and returns the milliseconds of each. Between two rolls the game goes
/// on by whatever is lit.
const ROLLS: &str = "
    const done = arguments[arguments.length - 1];
    const one = selector => document.querySelector(selector);
    const frame = () => new Promise(resolve => setTimeout(resolve, 5));
    const roll = () => [...document.querySelectorAll('.actions .btn')].find(
        it => /^Roll/.test(it.textContent) && it.ariaDisabled !== 'true');
    const times = [];
    for (let step = 0; step < 600 && times.length < 20 && !one('.end'); step++) {
        if (roll() && !one('.sheet')) {
            const start = performance.now();
            roll().click();
            while (roll()) await frame();
            times.push(performance.now() - start);
        } else (one('.sheet .option, .sheet button') ?? one('.card.can') ?? one('.actions .btn')).click();
        await frame();
    }
    done(times);";

/// The budget of a roll in milliseconds, from the click to the dice: the roll is saved before it is shown.
const ROLL: f64 = 100.0;

fn a_roll_is_shown_within_its_budget() {
    let page = at_a_new_table();
    let rolls = || {
        let mut times: Vec<f64> =
            page.run(async { page.session().execute_async(ROLLS, vec![]).await?.convert() });
        assert!(times.len() > 5, "{times:?}");
        times.sort_by(f64::total_cmp);
        (times.len(), times[times.len() / 2], times[times.len() - 1])
    };
    let (count, middle, worst) = rolls();
    println!("{count} rolls, {middle:.1} ms in the middle, {worst:.1} ms at worst");
    let budget = ROLL * slowness(&page);
    assert!(middle <= budget, "{middle} ms of {budget}");
}
