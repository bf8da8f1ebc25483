//! Players' names: however long they are and whatever they are written in, they change nothing around them.

use std::cell::RefCell;

use shanghaien::rules::{
    SeededChance,
    hispaniola::{Phase, Seat},
};

use crate::{
    common::random_record,
    hispaniola::{
        self,
        actions::{choose, find},
    },
    languages::NARROW,
    page::{Page, open},
    replay,
    screens::{self, CAN_SHANGHAI, Screen, page},
    sizes::misfits,
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    ThePage: [
        no_name_widens_or_covers_anything,
        names_from_right_to_left_leave_the_sentence_as_it_is,
        a_name_that_is_typed_has_a_greatest_length,
    ],
};

/// Names of the greatest length that can be typed.
const LONG: [&str; 5] =
    ["Maximilian Musterman", "Wilhelmina Wanderwar", "Bartholomew the Bold", "Grace O'Malley", "Ada"];

thread_local! {
    /// The names that the screens of this test have.
    static NAMES: RefCell<[String; 5]> = RefCell::new(LONG.map(str::to_owned));
}

/// Returns the text of a record with the names that all screens have: as long as can be typed.
pub fn long_names(record: &str) -> String {
    let line = record.lines().find(|line| line.starts_with("players ")).expect("a header");
    let count = line.split_whitespace().count() - 1;
    let quoted = |name: &String| format!("\"{name}\"");
    let names: Vec<String> = NAMES.with_borrow(|names| names[..count].iter().map(quoted).collect());
    record.replacen(line, &format!("players {}", names.join(" ")), 1)
}

/// The screens with names that are not among the others.
const OTHERS: [Screen; 3] = [
    page("names-his-home", |page| {
        let record = find(|game| game.table().phase() == Phase::Bid(Seat::One));
        page.start_hispaniola_from(&long_names(&record.to_string()));
        // Only a saved action tells the home page about the game.
        page.does(choose(&page.saved(), &mut SeededChance::from_number(1)));
        page.go("/");
        page.sees("main.home");
    }),
    page("names-setup", |page| {
        let name = "W".repeat(20);
        page.store("shanghaien.settings", &format!("names \"{name}\" \"{name}\"\ncaptains person person\n"));
        page.go("/new");
        page.tap("More options");
        page.sees("details[open]");
    }),
    page("names-logbook", |page| {
        page.store("finished.1763312345678", &long_names(&random_record(1).to_string()));
        page.go("/logbook");
        page.sees(".entry");
    }),
];

fn no_name_widens_or_covers_anything() {
    // The widest letter without a place to break the line, as often as a record allows.
    let widest = "W".repeat(1000);
    let names = [&widest, "WWWWWWWWWWWWWWWWWWWW", &"W W ".repeat(250), &"ﷺ".repeat(1000), &widest];
    NAMES.set(names.map(str::to_owned));
    let page = open();
    page.resize(NARROW);
    let mut wrong = Vec::new();
    let screens = screens::SCREENS.iter().chain(&hispaniola::screens::SCREENS).chain(&replay::fit::SCREENS);
    for screen in screens.chain(&OTHERS) {
        page.stretch(NARROW);
        page.visit(screen);
        for size in [NARROW, (1280, 800)] {
            page.stretch(size);
            page.shoot(&format!("names-{}-{}", screen.name, size.0));
            let mut found = misfits(&page, screen.is_table);
            // On such a narrow phone, fifteen cards and the places on ships are narrower than a finger with any names.
            found.retain(|what| size != NARROW || !(what.contains("(pcard ") || what.contains("(place ")));
            wrong.extend(found.iter().map(|what| format!("{} {}: {what}", screen.name, size.0)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns where these words start within the element, from the left.
fn starts(page: &Page, selector: &str, words: &str) -> f64 {
    let script = "
        const [selector, words] = arguments;
        const walker = document.createTreeWalker(document.querySelector(selector), NodeFilter.SHOW_TEXT);
        for (let node; node = walker.nextNode();) {
            const at = node.data.indexOf(words);
            if (at < 0) continue;
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + words.length);
            return range.getBoundingClientRect().left;
        }
        return -1;";
    let left = page.ask(script, &[selector.into(), words.into()]);
    assert!(left >= 0.0, "{words} is in {selector}: {}", page.text(selector));
    left
}

fn names_from_right_to_left_leave_the_sentence_as_it_is() {
    let page = open();
    for (one, other, round) in [
        ("דנה", "ליאת", "round"),
        // Marks that turn all that follows round, and one that ends an isolation too early.
        ("\u{202e}Anna", "Bernd", "round"),
        ("דנה\u{2069}\u{202e}", "ליאת", "round"),
    ] {
        let game = CAN_SHANGHAI.to_string();
        page.start_from(&game.replace("\"Anna\" \"Bernd\"", &format!("\"{one}\" \"{other}\"")));
        page.go("/");
        page.sees("main.home");
        let plain = |name: &str| name.replace(['\u{202e}', '\u{2069}'], "");
        let at =
            [plain(one), plain(other), round.into()].map(|words| starts(&page, ".game .btn small", &words));
        assert!(at[0] < at[1] && at[1] < at[2], "{one} and {other}: {at:?}");
    }
}

fn a_name_that_is_typed_has_a_greatest_length() {
    let page = open();
    for route in ["/new", "/hispaniola/new"] {
        page.go(route);
        page.sees(".name input");
        let unlimited =
            "return [...document.querySelectorAll('input:not([type=file], [type=radio], [type=checkbox])')]
            .filter(it => it.maxLength !== 20).length";
        assert_eq!(page.ask::<usize>(unlimited, &[]), 0, "{route}");
    }
}
