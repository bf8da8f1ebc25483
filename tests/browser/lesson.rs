//! The guided games: the tests do what the page itself points at.

use std::time::Instant;

use shanghaien::rules::{
    Die,
    shanghaien::{End, Step},
};
use thirtyfour::Key;

use crate::{
    common::text,
    engine::Engine,
    hispaniola::actions::{BIDS, text as hispaniola_text},
    inspect::all_are_accessible,
    page::{PATIENCE, Page, open, wait},
    screens::{Screen, table},
    suite::{Test, tests},
    window::Size,
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        the_lesson_of_shanghaien_leads_from_home_to_a_first_game_and_leaves_the_kept_one_alone,
        the_coach_of_a_lesson_fits_every_size_and_covers_nothing_that_it_speaks_of,
    ],
    Chromium: [lessons_are_accessible],
    ThePage: [
        the_lesson_of_hispaniola_leads_to_a_first_game_and_leaves_the_kept_one_alone,
        lessons_go_by_keyboard_alone,
        a_lesson_keeps_the_keyboard_when_two_changes_come_at_once,
        a_lesson_waits_for_one_thing_and_says_which,
        a_lesson_that_cannot_be_loaded_says_so_and_can_be_tried_again,
        rules_open_at_the_part_that_concerns_the_moment_like_in_a_lesson,
    ],
};

/// Returns what is wrong at a step: the page points at nothing, the coach covers the target, or something sticks out.
const WRONG: &str = "
    const ring = document.querySelectorAll('[data-ring]'), coach = document.querySelector('.coach');
    if (ring.length !== 1) return [`${ring.length} rings`];
    const root = document.documentElement, found = [];
    const [a, b] = [ring[0], coach].map(e => e.getBoundingClientRect());
    const apart = b.bottom <= a.top + 1 || a.bottom <= b.top + 1 || b.right <= a.left + 1 || a.right <= b.left + 1;
    if (!apart) found.push(`the coach covers ${ring[0].className}`);
    if (a.top < -1 || a.bottom > innerHeight + 1) found.push(`${ring[0].className} is out of sight`);
    if (b.top < 0 || b.bottom > innerHeight || b.left < 0 || b.right > innerWidth) found.push('the coach is cut off');
    if (coach.scrollHeight > coach.clientHeight + 1) found.push('the coach scrolls');
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
    for (const e of coach.querySelectorAll('button')) {
        const box = e.getBoundingClientRect();
        if (Math.min(box.width, box.height) < 43.9) found.push(`${e.textContent} is too small`);
        if (e.scrollWidth > e.clientWidth + 1) found.push(`${e.textContent} does not fit`);
    }
    return found;";

/// The smallest phone.
const NARROW: Size = (320, 568);

/// A way to do what the step waits for.
type Go = fn(&Page);

fn by_taps(page: &Page) {
    let is_read = page.has(".coach footer .btn");
    page.tap_at(if is_read { ".coach footer .btn" } else { "[data-ring=tap]" });
}

/// Does a step by one key: the focus must already be in the right place.
fn by_keys(page: &Page) {
    let is_there = "const at = document.activeElement, next = document.querySelector('.coach footer .btn');
        return next ? at === next : Boolean(at.closest('[data-ring=tap]'))";
    wait("the keyboard where it is needed", || page.ask::<bool>(is_there, &[]).then_some(()));
    let is_box: bool = page.ask("return document.activeElement.type === 'checkbox'", &[]);
    page.key(if is_box { Key::Space } else { Key::Enter });
}

/// Goes on, and makes the page draw once more before any of its timers runs.
const GO_ON_IN_A_FLURRY: &str = "
    const done = arguments[0], find = selector => document.querySelector(selector);
    (find('.coach footer .btn') ?? find('[data-ring=tap] input') ?? find('[data-ring=tap]')).click();
    (async () => {
        for (let i = 0; i < 50; i++) await null;
        dispatchEvent(new KeyboardEvent('keydown', { key: 'u' }));
        done();
    })();";

fn in_a_flurry(page: &Page) {
    page.run(page.session().execute_async(GO_ON_IN_A_FLURRY, vec![]));
}

/// Waits until nothing is wrong: the ring appears a moment after the words.
#[track_caller]
fn looks_right(page: &Page, step: &str) {
    let start = Instant::now();
    loop {
        let wrong: Vec<String> = page.ask(WRONG, &[]);
        if wrong.is_empty() {
            return;
        }
        assert!(start.elapsed() < PATIENCE, "step {step}: {}", wrong.join(", "));
    }
}

/// Goes through a lesson to its end and returns the number of its steps.
#[track_caller]
fn learn(page: &Page, go: Go) -> usize {
    learn_in_sizes(page, go, &[])
}

/// Goes through a lesson in the present size, checks every step in these other sizes too, and returns the number of
/// steps.
#[track_caller]
fn learn_in_sizes(page: &Page, go: Go, sizes: &[Size]) -> usize {
    let mut steps = 1;
    loop {
        page.sees("[data-ring]");
        let step = page.text(".coach small");
        assert!(step.starts_with(&format!("{steps} /")), "{step} at step {steps}");
        looks_right(page, &step);
        for size in sizes {
            page.stretch(*size);
            looks_right(page, &format!("{step} at {size:?}"));
        }
        if page.has(".coach .ways") {
            return steps;
        }
        page.keeps_focus(&step);
        go(page);
        wait(format!("what comes after {step}"), || (page.text(".coach small") != step).then_some(()));
        steps += 1;
    }
}

fn the_lesson_of_shanghaien_leads_from_home_to_a_first_game_and_leaves_the_kept_one_alone() {
    let page = open();
    page.start_from(&text("S4 C3 *R A2 F3 I1", "r13 L p3 r66"));
    let game = page.record();
    page.go("/");
    page.tap_of("Shanghaien", "Learn by playing");
    assert!(learn(&page, by_taps) > 30);
    assert_eq!(page.record(), game);
    assert!(!page.has(".end-actions"));
    page.tap_in(".coach", "Home");
    page.sees("main.home");
    page.tap_of("Shanghaien", "Continue");
    page.sees(".table .roll-die");
    assert_eq!(page.record(), game);
}

fn the_lesson_of_hispaniola_leads_to_a_first_game_and_leaves_the_kept_one_alone() {
    let page = open();
    page.start_hispaniola_from(&hispaniola_text(BIDS));
    let game = page.saved();
    page.go("/");
    page.tap_of("Hispaniola", "Learn by playing");
    assert!(learn(&page, by_taps) > 20);
    assert_eq!(page.saved(), game);
    page.tap_in(".coach", "Play a first game");
    page.sees("form.setup");
    page.misses(".coach");
    assert_eq!(page.saved(), game);
}

fn lessons_go_by_keyboard_alone() {
    let page = open();
    for route in ["/lesson", "/hispaniola/lesson"] {
        page.go(route);
        page.sees(".coach");
        learn(&page, by_keys);
    }
}

fn a_lesson_keeps_the_keyboard_when_two_changes_come_at_once() {
    let page = open();
    page.store_pace("off");
    for route in ["/lesson", "/hispaniola/lesson"] {
        page.go(route);
        page.sees(".coach");
        learn(&page, in_a_flurry);
    }
}

fn the_coach_of_a_lesson_fits_every_size_and_covers_nothing_that_it_speaks_of() {
    let page = open();
    let sizes: &[Size] = match page.engine {
        Engine::Chromium => &[(1280, 800), (844, 390), (390, 844), (360, 640), NARROW],
        _ => &[NARROW],
    };
    page.resize_loosely(NARROW);
    // German needs the most room. The other languages are checked only on the smallest phone.
    let mut languages = vec![("de", sizes)];
    if page.engine == Engine::Chromium {
        languages.extend([("fr", &[] as &[Size]), ("it", &[])]);
    }
    page.store_pace("off");
    for (language, sizes) in languages {
        page.store("language", language);
        for route in ["/lesson", "/hispaniola/lesson"] {
            page.go(route);
            page.sees(".coach");
            learn_in_sizes(&page, by_taps, sizes);
        }
    }
}

fn a_lesson_waits_for_one_thing_and_says_which() {
    let page = open();
    page.store_pace("off");
    page.go("/lesson");
    page.sees(".coach");
    // The lesson does not wait for a roll yet: the player has to read first.
    page.tap("Roll");
    page.sees(".coach[data-nudges='1']");
    page.keys("ruslmh5");
    page.misses(".sheet, .verdict, .roll-die");
    page.tap_in(".coach", "Next");
    page.tap("Roll");
    page.sees(".near .roll-die");
    page.tap_at(".near .roll-die:nth-child(2)");
    page.sees(".coach .note");
    page.tap_card(2);
    assert_eq!(page.text(".coach small"), "3 / 35");
    page.tap_in(".coach", "Back");
    page.reads(".coach small", "2 / 35");
    // To the rules and back: the lesson is at the same step.
    page.tap("Rules");
    page.sees(".article h2");
    page.tap("Back");
    page.sees(".coach");
    assert_eq!(page.text(".coach small"), "2 / 35");
    page.tap_in(".coach", "Leave the lesson");
    page.sees("main.home");
    assert_eq!(page.stored("shanghaien.game"), None);
}

/// A step with words to read and steps with something to tap, in both lessons.
const MOMENTS: [Screen; 3] = [
    table("lesson", |page| {
        page.go("/lesson");
        page.sees("[data-ring]");
    }),
    table("lesson-tap", |page| {
        page.go("/lesson");
        page.tap_in(".coach", "Next");
        page.sees("[data-ring=tap]");
    }),
    table("his-lesson", |page| {
        page.go("/hispaniola/lesson");
        page.sees("[data-ring]");
    }),
];

fn lessons_are_accessible() {
    all_are_accessible(&MOMENTS);
}

fn a_lesson_that_cannot_be_loaded_says_so_and_can_be_tried_again() {
    let page = open();
    page.server.spoil(Some(("lessons/en-shanghaien.txt", None)));
    page.go("/lesson");
    page.sees("main.page .message");
    page.server.spoil(None);
    page.tap("Try again");
    page.sees(".coach");
}

/// Returns how many pixels below the head of the rules a section begins, or nothing before the text is there.
const BELOW_HEAD: &str = "
    const part = document.getElementById(arguments[0]), head = document.querySelector('.article-head');
    return part && head ? Math.round(part.getBoundingClientRect().top - head.getBoundingClientRect().bottom) : null;";

/// Waits until the rules are open at this section.
#[track_caller]
fn opens_at(page: &Page, section: &str) {
    page.sees(".article h2");
    wait(format!("the rules at {section}"), || {
        let below: Option<i32> = page.ask(BELOW_HEAD, &[section.into()]);
        below.filter(|below| (-2..80).contains(below))
    });
}

fn rules_open_at_the_part_that_concerns_the_moment_like_in_a_lesson() {
    let page = open();
    page.resize((360, 640));
    page.start_from(&text("S4 C3 *R A2 F3 I1", "r13"));
    page.tap("Rules");
    opens_at(&page, "ends");
    page.tap("Back");
    page.sees(".table .roll-die");
    page.act(Step::Place { end: Some(End::Left), die: Die::ALL[2] });
    page.tap("Menu");
    page.tap_in(".sheet", "Rules");
    opens_at(&page, "turn");
    page.start_hispaniola_from(&hispaniola_text(""));
    page.tap("Rules");
    opens_at(&page, "bid");
    page.tap("Back");
    page.sees("main.his");
    // From the home page the rules open at the top.
    page.go("/");
    page.tap("Rules of Shanghaien");
    page.sees(".article h2");
    wait("the top", || (page.ask::<i32>("return Math.round(scrollY)", &[]) == 0).then_some(()));
}
