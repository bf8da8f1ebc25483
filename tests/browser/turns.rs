//! Undo, reload, the preview of a shanghai and the end of a round.

use shanghaien::{
    i18n::shanghaien::ENGLISH,
    rules::shanghaien::{Action, Step},
};

use crate::{
    common::{random_record, read, text},
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        a_reload_changes_nothing_in_the_middle_of_a_turn,
        at_normal_pace_the_cards_travel_and_a_tap_skips_them,
    ],
    ThePage: [
        what_was_put_down_can_be_taken_back_but_no_roll,
        a_trick_can_be_taken_back_until_dice_roll_again,
        a_round_that_has_ended_stays_ended_but_for_the_last,
        a_what_if_shows_who_would_get_what_and_back_changes_nothing,
        shanghai_ends_the_round_and_the_report_says_why,
        the_log_tells_every_action,
    ],
};

const CARDS: &str = "S4 C3 *R A2 F3 I1";
/// Anna can shanghai.
const ENOUGH: &str = "r13 L p3 r66 p6 r13 p3 r66 p6";

fn action(page: &Page, token: &str) -> Action {
    let record = page.record();
    let legal = record.position().legal_actions();
    *legal
        .iter()
        .find(|action| action.to_string() == token)
        .unwrap_or_else(|| panic!("{token} after {record}"))
}

/// Returns whether there is nothing to take back.
pub fn undo_is_off(page: &Page) -> bool {
    page.has("button[aria-label=Undo][aria-disabled=true]")
}

#[track_caller]
fn undoes(page: &Page) {
    let before = page.record();
    page.tap("Undo");
    let after = wait("one event less", || Some(page.record()).filter(|after| *after != before));
    assert_eq!(after, before.prefix(before.events().len() - 1));
    page.shows(&after);
}

fn what_was_put_down_can_be_taken_back_but_no_roll() {
    let page = open();
    page.start_from(&text(CARDS, ""));
    assert!(undo_is_off(&page), "nothing has happened");
    page.act(Step::Roll(()));
    assert!(undo_is_off(&page), "dice have been seen");
    let place = page.record().position().legal_actions()[0];
    page.act(place);
    undoes(&page);
    assert!(undo_is_off(&page), "no further than the roll");
    page.shows(&page.act(place));
    page.act(Step::Roll(()));
    assert!(undo_is_off(&page), "the next player has rolled");
}

fn a_trick_can_be_taken_back_until_dice_roll_again() {
    let page = open();
    page.start_from(&text(CARDS, &format!("{ENOUGH} !\nr66 L p6 r24")));
    page.act(Step::RollAgain);
    undoes(&page);
    page.act(Step::RollAgain);
    page.act(Step::Roll(()));
    assert!(undo_is_off(&page), "new dice have been seen");
    page.start_from(&text("S4 C3 *N A2 F3 I1", &format!("{ENOUGH} !\nr66 L p6 r24")));
    page.act(action(&page, "n4+"));
    page.act(action(&page, "p5"));
    undoes(&page);
    undoes(&page);
    assert!(undo_is_off(&page));
}

fn a_round_that_has_ended_stays_ended_but_for_the_last() {
    let page = open();
    page.start_from(&text(CARDS, ENOUGH));
    page.act(Step::Shanghai);
    page.sees(".report");
    assert!(undo_is_off(&page), "new cards have been seen");
    let whole = random_record(3);
    page.start_from(&whole.prefix(whole.events().len() - 1).to_string());
    page.act(Step::Shanghai);
    page.sees(".report");
    undoes(&page);
}

fn a_reload_changes_nothing_in_the_middle_of_a_turn() {
    let page = open();
    let reloads = |moves: &str, step: &str| {
        page.start_from(&text(CARDS, moves));
        page.act(action(&page, step));
        let (record, before) = (page.record(), page.look());
        page.shows(&record);
        page.reload();
        page.shows(&record);
        assert_eq!(page.look(), before);
        assert_eq!(page.record(), record);
    };
    reloads("", "roll");
    reloads(&format!("{ENOUGH} !\nr66 L p6 r24"), "a");
    reloads(&format!("{ENOUGH} !\nr66 L p6 r24 a"), "roll");
    reloads("r13 L p3 r55 p5 r13 p3 r55 p5 r11 p1 !\nr24", "wRS");
    reloads("r13", "L p3");
}

fn a_what_if_shows_who_would_get_what_and_back_changes_nothing() {
    let page = open();
    page.start_from(&text(CARDS, ENOUGH));
    let record = page.record();
    let before = page.look();
    page.tap("Shanghai");
    page.sees(".verdict");
    // Two dice at card 3 are Anna's, two at card 6 are Bernd's. The other cards leave the game.
    let marks: Vec<String> =
        page.ask("return [...document.querySelectorAll('.slot .verdict')].map(e => e.className)", &[]);
    assert_eq!(marks, ["out", "out", "p1", "out", "out", "p2"].map(|who| format!("verdict {who}")));
    assert_eq!(page.record(), record, "only a look");
    page.tap("Back");
    page.misses(".verdict");
    assert_eq!(page.look(), before);
    assert_eq!(page.record(), record);
}

fn shanghai_ends_the_round_and_the_report_says_why() {
    let page = open();
    page.start_from(&text(CARDS, ENOUGH));
    let after = page.act(Step::Shanghai);
    page.sees(".report");
    let takers: Vec<String> =
        page.ask("return [...document.querySelectorAll('.report .taker')].map(e => e.textContent)", &[]);
    let none = ENGLISH.labels().leaves;
    assert_eq!(takers, [none, none, "Anna", none, none, "Bernd"]);
    page.tap("Continue");
    page.misses(".report");
    page.shows(&after);
}

fn at_normal_pace_the_cards_travel_and_a_tap_skips_them() {
    let page = open();
    let travels = |pace: &str| {
        page.start_at_pace(&text(CARDS, ENOUGH), pace);
        page.act(Step::Shanghai);
        page.sees(".slot.is-now[data-goes]");
        page.sees(".slot.is-gone");
        assert!(!page.has(".report"), "the others are still to come");
    };
    travels("normal");
    page.tap_at(".bar p");
    page.sees(".report");
    travels("normal");
    page.keys("\u{e00c}");
    page.sees(".report");
    // Without a tap all six cards travel, and the report comes by itself.
    travels("fast");
    page.sees(".report");
    page.tap("Continue");
    page.shows(&page.record());
}

fn the_log_tells_every_action() {
    let page = open();
    let record = read(&text(CARDS, &format!("{ENOUGH} !\nr66 L p6 r24 a")));
    page.start_from(&record.to_string());
    page.tap("Log");
    // The sheet may still be on its way.
    page.sees(".sheet .log li");
    let lines = page.count(".sheet .log li");
    assert_eq!(lines, record.events().len() + 6, "one for each event and one for each card of round 1");
    page.tap("Close");
    page.misses(".sheet");
    let somewhere = "return document.activeElement !== document.body";
    wait("something that has the keyboard", || page.ask::<bool>(somewhere, &[]).then_some(()));
}
