//! Every use of every dirty trick, and the choices of a round's first placement.

use shanghaien::{
    record::shanghaien::Record,
    rules::shanghaien::{Action, Phase, Step},
};

use crate::{
    common::{read, text},
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    ThePage: [
        every_trick_does_what_the_rules_say_in_the_first_placement,
        every_trick_does_what_the_rules_say_once_an_end_is_set,
        a_trick_offers_only_what_is_legal_and_sleeps_before_the_roll,
        where_two_dice_reach_a_card_the_page_asks_which,
    ],
};

/// Anna holds the trick and the Spanish 4. She has rolled a 2 and a 4 for the round's first placement.
const FIRST: &str = "r13 L p3 r55 p5 r13 p3 r55 p5 r11 p1 !\nr24";
/// Anna holds the trick and no sailor. An end is set, and she has rolled a 2 and a 4.
const LATER: &str = "r13 L p3 r66 p6 r13 p3 r66 p6 !\nr66 R p6 r24";

fn with_trick(code: char, moves: &str) -> String {
    text(&format!("S4 C3 *{code} A2 F3 I1"), moves)
}

fn trick_actions(record: &Record) -> Vec<Action> {
    record.position().legal_actions().iter().copied().filter(|action| action.trick().is_some()).collect()
}

/// Plays every use of this trick that the rules allow after these moves, each from the same position.
fn every_use(page: &Page, code: char, moves: &str, expected: &[&str]) {
    let game = with_trick(code, moves);
    let actions = trick_actions(&read(&game));
    let notation: Vec<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(notation, expected);
    for action in actions {
        page.start_from(&game);
        let after = page.act(action);
        page.shows(&after);
        if after.position().phase() == Phase::Reroll {
            let rolled = page.act(Step::Roll(()));
            page.shows(&rolled);
        }
        if let Phase::Place(_) = page.record().position().phase() {
            let next = page.record().position().legal_actions();
            let place = next.iter().find(|action| matches!(action, Step::Place { .. }));
            page.shows(&page.act(*place.expect("a die must be put down")));
        }
    }
}

fn every_trick_does_what_the_rules_say_in_the_first_placement() {
    let page = open();
    every_use(&page, 'N', FIRST, &["n2+", "n2-", "n4+", "n4-", "wNS"]);
    every_use(&page, 'B', FIRST, &["L b", "R b", "wBS"]);
    every_use(&page, 'R', FIRST, &["a", "wRS"]);
}

fn every_trick_does_what_the_rules_say_once_an_end_is_set() {
    let page = open();
    every_use(&page, 'N', LATER, &["n2+", "n2-", "n4+", "n4-"]);
    every_use(&page, 'B', LATER, &["b"]);
    every_use(&page, 'R', LATER, &["a"]);
}

fn a_trick_offers_only_what_is_legal_and_sleeps_before_the_roll() {
    let page = open();
    // A die can't go below 1 or above 6, and 2 sailors need a sailor.
    page.start_from(&with_trick('N', &LATER.replace("r24", "r16")));
    page.tap("Die ±1");
    page.sees(".sheet .option");
    let options =
        "return [...document.querySelectorAll('.sheet .option')].map(e => e.getAttribute('aria-label'))";
    assert_eq!(page.ask::<Vec<String>>(options, &[]), ["1 becomes 2", "6 becomes 5"]);
    assert_eq!(page.count(".sheet .pick"), 8);
    assert_eq!(page.count(".sheet .pick[aria-disabled=true]"), 8);
    page.tap("Close");
    page.misses(".sheet");
    // Before the roll the sheet only says when the trick can be played.
    page.start_from(&with_trick('N', LATER.trim_end_matches(" r24")));
    page.tap("Die ±1");
    page.sees(".sheet-body > *");
    assert!(!page.has(".sheet .option") && !page.has(".sheet .pick:not([aria-disabled])"));
    page.tap("Close");
    page.shows(&page.record());
}

fn where_two_dice_reach_a_card_the_page_asks_which() {
    let page = open();
    let game = text("S4 C3 *N A2 F3 I1", "r25");
    for token in ["L p2", "R p5", "L p5", "R p2"] {
        let legal = read(&game).position().legal_actions();
        let action = legal.iter().find(|action| action.to_string() == token);
        // If the player taps the card first, a sheet asks for the die.
        page.start_from(&game);
        let by_card = page.act(*action.expect("legal"));
        page.shows(&by_card);
        // If the player taps the die first, there is nothing left to ask.
        page.start_from(&game);
        let Some(&Step::Place { end: Some(end), die }) = action else { panic!("a first placement") };
        page.tap(&format!("Die {}", die.pips()));
        page.sees(".roll-die[aria-pressed=true]");
        page.tap_card(end.position_of(die));
        wait("the die at its card", || (page.record() == by_card).then_some(()));
        page.shows(&by_card);
    }
    page.start_from(&game);
    page.tap_card(1);
    page.sees(".sheet .option");
    page.tap("Close");
    page.shows(&read(&game));
}
