//! A tap draws only those components again that look different.

use std::collections::BTreeMap;

use crate::{
    common::text,
    hispaniola::actions::{BIDS, text as sea},
    page::{Page, open},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    OnePiece: [
        a_tap_draws_only_what_looks_different,
        what_the_rules_refuse_draws_nothing,
        a_card_chosen_in_hispaniola_leaves_the_sea_alone,
    ],
};

type Counts = BTreeMap<String, u32>;

/// Returns how often each component is drawn while something is done.
fn drawn(page: &Page, act: impl FnOnce()) -> Counts {
    page.is_drawn();
    page.ask::<()>("window.renders = {}", &[]);
    act();
    page.is_drawn();
    page.ask("return window.renders", &[])
}

fn counts<const N: usize>(counts: [(&str, u32); N]) -> Counts {
    counts.map(|(component, count)| (component.to_owned(), count)).into()
}

fn a_tap_draws_only_what_looks_different() {
    let page = open();
    page.start_from(&text("S4 C3 *R A2 F3 I1", "r12"));
    // Each die can go to either end, so four cards are lit. With a die chosen, two of them stay lit, and brighter.
    let chosen = drawn(&page, || page.tap_at(".roll-die"));
    assert_eq!(
        chosen,
        counts([("DiceTray", 1), ("PlayerArea", 1), ("Table", 1), ("Tavern", 1), ("TavernCard", 4)])
    );
}

fn what_the_rules_refuse_draws_nothing() {
    let page = open();
    page.start_from(&text("S4 C3 *R A2 F3 I1", "r12"));
    // A player can't roll twice, and can't take back a roll.
    let refused = drawn(&page, || page.keys("ru"));
    assert_eq!(refused, Counts::new());
}

fn a_card_chosen_in_hispaniola_leaves_the_sea_alone() {
    let page = open();
    page.start_hispaniola_from(&sea(BIDS));
    page.go_on();
    page.open_curtain();
    let chosen = drawn(&page, || page.tap_at(".fan button:not([aria-disabled])"));
    assert_eq!(chosen, counts([("Hand", 1), ("Table", 1)]));
}
