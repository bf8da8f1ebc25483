//! The computer captain as an opponent and as an adviser, and what happens when it fails.

use serde_json::Value;
use shanghaien::{
    ai::{
        message::Question,
        shanghaien::{
            Level,
            message::{Query, Question as Asked},
        },
    },
    i18n::shanghaien::ENGLISH,
    model::Notice,
    record::shanghaien::Record,
    rules::{
        Die, Seat, SeededChance,
        shanghaien::{End, Phase, Position, Step, Trick},
    },
};

use crate::{
    actions::choose,
    common::{random_record, text},
    page::{Page, open, wait, wait_long},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        two_computers_play_a_whole_game_by_themselves,
        a_reload_in_the_computers_turn_loses_nothing,
        a_captain_who_cannot_be_reached_is_reported_and_the_game_goes_on,
        a_captain_who_says_nothing_is_given_up_after_a_while,
        where_the_browser_makes_no_workers_that_is_told_at_once,
    ],
    ThePage: [
        two_persons_never_load_the_captain,
        two_taps_start_a_game_against_the_computer_that_was_chosen_last,
        a_person_plays_some_turns_against_every_level,
        the_computer_waits_while_something_is_looked_at_and_nobody_plays_for_it,
        a_person_can_take_back_a_die_before_the_computer_rolls,
        a_hint_names_legal_actions_and_does_nothing,
        chances_are_shown_when_wanted,
    ],
    Time: [the_captain_thinks_fast_enough],
};

pub const CARDS: &str = "S4 C3 *R A2 F3 I1";

/// Returns a game of a person in seat one against a captain of this level.
pub fn against(level: Level, moves: &str) -> String {
    format!("# captains person {}\n{}", level.code(), text(CARDS, moves))
}

/// Waits until the person can do something or the game is over, and returns the record.
#[track_caller]
pub fn persons_turn(page: &Page, person: Seat) -> Record {
    wait("the person's turn", || {
        if page.has(".report") {
            page.leave_report();
        }
        Some(page.record()).filter(|record| record.position().to_move().is_none_or(|seat| seat == person))
    })
}

fn two_persons_never_load_the_captain() {
    let page = open();
    page.store("shanghaien.settings", "first 1\n");
    page.store_pace("off");
    page.go("/");
    page.tap_of("Shanghaien", "Play");
    page.tap("Start");
    page.sees("main.table");
    let mut chance = SeededChance::from_number(3);
    for _ in 0..30 {
        page.play_on(&mut chance);
    }
    assert!(page.server.was_asked_for("app-"), "the server notes what it is asked for");
    assert!(!page.server.was_asked_for("captain"));
}

fn two_taps_start_a_game_against_the_computer_that_was_chosen_last() {
    let page = open();
    page.store("shanghaien.settings", "first 1\nrival deckhand\n");
    page.store_pace("off");
    page.go("/");
    page.tap("Against the computer");
    page.tap("Start");
    page.sees("main.table");
    assert_eq!(page.record().players().0, ["Red", "Deckhand"]);
    page.act(Step::Roll(()));
    assert!(page.stored("shanghaien.game").is_some_and(|game| game.contains("# captains person deckhand\n")));
}

fn a_person_plays_some_turns_against_every_level() {
    let page = open();
    page.store_pace("off");
    for level in Level::ALL {
        page.store("shanghaien.settings", &format!("first 1\ncaptains person {}\n", level.code()));
        page.store("shanghaien.game", "");
        page.go("/new");
        page.tap("Start");
        page.sees("main.table");
        page.hurry(10);
        let mut chance = SeededChance::from_number(level as u64);
        while page.record().events().len() < 10 {
            let record = persons_turn(&page, Seat::One);
            let action = choose(&record, &mut chance).expect("the game has only begun");
            page.act(action);
        }
        let record = persons_turn(&page, Seat::One);
        page.shows(&record);
        assert!(page.server.was_asked_for("captain_bg.wasm"), "{level:?}");
    }
}

fn two_computers_play_a_whole_game_by_themselves() {
    let page = open();
    page.store("shanghaien.settings", "first 2\ncaptains boatswain first-mate\n");
    page.store_pace("fast");
    page.go("/new");
    page.tap("Start");
    page.sees("main.table");
    page.hurry(20);
    wait_long("the end", || page.has("main.end").then_some(()));
    let record = page.record();
    assert_eq!(record.position().phase(), Phase::Over);
    assert_eq!(record.players().0, ["Boatswain", "First mate"]);
    let shown: Vec<u8> = page
        .ask("return [...document.querySelectorAll('.result strong')].map(e => Number(e.textContent))", &[]);
    assert_eq!(shown, record.position().score().totals.0);
}

fn a_reload_in_the_computers_turn_loses_nothing() {
    let page = open();
    // Before the computer's roll, and between its roll and its placement.
    for moves in ["r25 L p2", "r25 L p2 r34"] {
        page.start_from(&against(Level::Captain, moves));
        page.reload();
        let before = text(CARDS, moves);
        let record = persons_turn(&page, Seat::One);
        let events = Record::read(before.as_bytes()).expect("a record").events().to_vec();
        assert_eq!(record.events()[..events.len()], events);
        assert!(matches!(record.events().last(), Some(Step::Place { .. })));
        page.shows(&record);
    }
}

fn the_computer_waits_while_something_is_looked_at_and_nobody_plays_for_it() {
    let page = open();
    page.start_from(&against(Level::Captain, "r25"));
    page.stop_clock();
    let record = page.act(Step::Place { end: Some(End::Left), die: Die::ALL[1] });
    page.tap("Log");
    page.sees(".sheet");
    page.let_time_pass();
    assert_eq!(page.record(), record, "the log is open");
    page.tap("Close");
    page.misses(".sheet");
    assert!(!page.has(".seat.far .actions button"), "the computer's side has nothing to press");
    page.start_clock();
    persons_turn(&page, Seat::One);
}

fn a_person_can_take_back_a_die_before_the_computer_rolls() {
    let page = open();
    page.start_from(&against(Level::Captain, "r25"));
    let before = page.record();
    // The computer waits so long that the test can act first, even on a slow machine.
    page.hurry(0.02);
    page.act(Step::Place { end: Some(End::Left), die: Die::ALL[1] });
    page.tap("Undo");
    page.shows(&before);
    assert_eq!(page.record(), before);
}

fn a_hint_names_legal_actions_and_does_nothing() {
    let page = open();
    page.start_from(&text(CARDS, "r25 L p2 r34 p3 r16"));
    let record = page.record();
    page.tap("Hint");
    page.sees(".hints li");
    let advice: Vec<String> =
        page.ask("return [...document.querySelectorAll('.hints strong')].map(e => e.textContent)", &[]);
    let legal: Vec<String> =
        record.position().legal_actions().iter().map(|&action| ENGLISH.advice(action)).collect();
    assert!(!advice.is_empty() && advice.iter().all(|advice| legal.contains(advice)), "{advice:?}");
    assert!(page.text(".hints b").ends_with("\u{a0}%"));
    page.tap_at(".hints li");
    page.keys("\u{e00c}");
    page.misses(".sheet");
    page.tap("Hint");
    page.sees(".hints li");
    page.tap("Close");
    page.misses(".sheet");
    assert_eq!(page.record(), record);
}

fn chances_are_shown_when_wanted() {
    let page = open();
    page.start_from(&text(CARDS, "r25 L p2"));
    assert!(!page.has(".odds"));
    page.sets("chances", "Shown");
    page.sees(".odds");
    let label: String = page.ask("return document.querySelector('.odds').getAttribute('aria-label')", &[]);
    assert!(label.starts_with("Winning chances: Anna "), "{label}");
    let sum: u32 = page.ask(
        "return [...document.querySelectorAll('.odds > span:not(.scale)')]
            .reduce((sum, e) => sum + Number(e.textContent), 0)",
        &[],
    );
    assert_eq!(sum, 100);
    page.sets("chances", "Hidden");
    page.misses(".odds");
}

fn a_captain_who_cannot_be_reached_is_reported_and_the_game_goes_on() {
    let page = open();
    let spoilt = [
        ("captain-loader.js", None),
        ("captain.js", Some("this is no program")),
        ("captain_bg.wasm", Some("no program either")),
    ];
    for what in spoilt {
        page.server.spoil(Some(what));
        page.start_from(&against(Level::Captain, "r25 L p2 r34"));
        let record = page.record();
        page.reads(".message[role=alert]", &ENGLISH.shared().notice(&Notice::NoAnswer));
        assert_eq!(page.record(), record, "{what:?}");
        page.server.spoil(None);
        page.tap("Try again");
        persons_turn(&page, Seat::One);

        page.server.spoil(Some(what));
        page.start_from(&against(Level::Captain, "r25 L p2 r34"));
        page.tap("Take over");
        let action = page.record().position().legal_actions()[0];
        page.act(action);
        page.reload();
        assert_eq!(page.record().events().len(), record.events().len() + 1);
        assert!(
            page.stored("shanghaien.game").is_some_and(|game| !game.contains("# captains")),
            "two persons now"
        );
    }
}

fn a_captain_who_says_nothing_is_given_up_after_a_while() {
    let page = open();
    page.server.spoil(Some(("captain-loader.js", Some("onmessage = () => {}"))));
    page.start_from(&text(CARDS, "r25"));
    page.lose_patience();
    page.tap("Hint");
    page.reads(".sheet-body p", ENGLISH.labels().hint_missing);
    page.server.spoil(Some((
        "captain-loader.js",
        Some(
            "postMessage('Ready');
        onmessage = ({ data }) => postMessage({ Answer: { id: data.id, actions: [['RollAgain', 50]], millis: 0 } })",
        ),
    )));
    page.tap_in(".sheet", "Close");
    page.tap("Hint");
    page.reads(".sheet-body p", ENGLISH.labels().hint_missing);
}

fn where_the_browser_makes_no_workers_that_is_told_at_once() {
    let page = open();
    page.start_from(&text(CARDS, "r25"));
    // Nothing that takes time happens.
    page.stop_clock();
    let none = "window.Worker = class { constructor() { throw new DOMException('none', 'SecurityError'); } }";
    page.ask::<Value>(none, &[]);
    page.tap("Hint");
    page.reads(".sheet-body p", ENGLISH.labels().hint_missing);
}

/// Starts a worker, asks it one question after the other and returns how many milliseconds each answer took.
const ASK: &str = "
    const [questions, done] = arguments;
    const worker = new Worker('captain-loader.js'), times = [];
    let next = 0, start;
    worker.onerror = error => done(String(error.message));
    worker.onmessage = ({ data }) => {
        if (data.Answer && !data.Answer.actions.length) { done('refused'); return; }
        if (data.Answer) times.push(performance.now() - start);
        if (next === questions.length) { worker.terminate(); done(times); return; }
        start = performance.now();
        worker.postMessage(questions[next++]);
    };";

fn the_captain_thinks_fast_enough() {
    let page = open();
    let holds = |position: &Position| {
        Seat::ALL.iter().any(|&seat| Trick::ALL.iter().any(|&trick| position.tricks(seat, trick) > 0))
    };
    for (name, with_tricks, budget) in [("without tricks", false, 300.0), ("with tricks", true, 1000.0)] {
        let mut questions = Vec::new();
        for seed in 0..12 {
            let record = random_record(seed);
            for (count, position) in record.positions().enumerate() {
                if position.legal_actions().len() > 1 && holds(&position) == with_tricks && count % 3 == 0 {
                    let query = Query::Move(Level::Captain);
                    let question = Question { id: 1, seed: 0, asked: Asked::new(query, &position) };
                    questions.push(serde_json::to_value(question).expect("plain data"));
                }
            }
        }
        // A sample from all games, small enough to be quick.
        let step = (questions.len() / 120).max(1);
        let questions: Vec<Value> = questions.into_iter().step_by(step).collect();
        let mut times: Vec<f64> =
            page.run(async { page.session().execute_async(ASK, vec![questions.into()]).await?.convert() });
        times.sort_by(f64::total_cmp);
        let at = |share: usize| times[(times.len() - 1) * share / 100];
        println!(
            "{name}: {} positions, {:.0} ms in the middle, {:.0} ms at 95 %, {:.0} ms at worst",
            times.len(),
            at(50),
            at(95),
            at(100)
        );
        assert!(at(95) <= budget, "{name}: {} ms", at(95));
    }
}
