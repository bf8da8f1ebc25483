//! What the browser saves, what happens when it does not, and the ways between the pages.

use serde_json::Value;
use shanghaien::rules::shanghaien::Step;

use crate::{
    common::{random_record, text},
    page::{open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        a_save_that_cannot_be_read_is_put_aside_and_play_goes_on,
        the_browsers_back_button_leads_home_and_continue_to_the_game,
        the_back_button_first_closes_what_lies_over_the_table,
        what_is_opened_while_the_address_goes_back_stays_open,
        a_quick_way_through_the_menu_leads_back_at_once,
        an_address_that_was_kept_while_something_lay_over_the_table_leads_to_the_table,
    ],
    ThePage: [
        the_rules_can_be_read_and_lead_back_to_the_table,
        a_game_that_is_over_can_be_looked_at_again_and_played_anew,
        a_page_opened_by_its_file_name_asks_before_replacing_a_game,
        the_way_back_from_the_rules_stays_while_their_text_comes,
    ],
};

const CARDS: &str = "S4 C3 *R A2 F3 I1";

fn a_save_that_cannot_be_read_is_put_aside_and_play_goes_on() {
    let page = open();
    page.store("shanghaien.game", "shanghaien 1\nplayers \"A\" \"B\"\nfirst 9\n");
    page.reload();
    let message = page.text(".message[role=alert]");
    assert!(message.contains("line 3"), "{message}");
    assert!(page.put_aside().iter().any(|text| text.contains("first 9")));
    page.tap_of("Shanghaien", "Play");
    page.tap("Start");
    page.tap("To the table");
    page.shows(&page.record());
    page.act(Step::Roll(()));
}

fn the_browsers_back_button_leads_home_and_continue_to_the_game() {
    let page = open();
    page.tap_of("Shanghaien", "Play");
    page.tap("Start");
    page.tap("To the table");
    page.sees("main.table");
    page.tap("Roll");
    page.sees(".roll-die");
    let record = page.record();
    page.run(page.session().back());
    page.sees("main.home");
    page.tap_of("Shanghaien", "Continue");
    page.shows(&record);
    page.tap("Menu");
    page.tap("Home");
    page.sees("main.home");
    page.reload();
    page.tap_of("Shanghaien", "Continue");
    page.shows(&record);
}

fn the_rules_can_be_read_and_lead_back_to_the_table() {
    let page = open();
    page.start_from(&text(CARDS, "r13"));
    page.tap("Rules");
    page.sees("main.article h2");
    assert!(page.count("main.article h2") >= 3, "the rules have chapters");
    page.tap("Back");
    page.shows(&page.record());
    // The rules, opened by their address alone.
    page.go("/rules");
    page.sees("main.article h2");
    page.go("/nowhere");
    page.sees("main.home");
}

fn a_game_that_is_over_can_be_looked_at_again_and_played_anew() {
    let page = open();
    let record = random_record(4);
    page.start_from(&record.to_string());
    page.sees("main.end");
    page.tap("Look back");
    page.sees(".replay-bar");
    let at = || page.text(".replay-bar p");
    let first = at();
    assert!(!page.has(".tavern .number"), "at the first deal no end is set");
    page.tap("One step forward");
    wait("another step", || (at() != first).then_some(()));
    page.tap("One step back");
    page.reads(".replay-bar p", &first);
    for _ in 0..8 {
        page.tap_at(".replay-bar button:last-child");
    }
    page.tap_at(".replay-bar button:first-child");
    page.sees(".tavern .number");
    for _ in 0..8 {
        page.tap_at(".replay-bar button:first-child");
    }
    assert!(!page.has(".tavern .number"), "at the first deal no end is set");
    assert!(!page.has(".tavern .die.p1"));
    assert_eq!(page.record(), record, "looking changes nothing");
    page.tap("Leave");
    page.sees("main.end");
    page.tap("Rematch");
    page.sees("main.table");
    let rematch = page.record();
    assert_eq!(rematch.players(), record.players());
    assert_eq!(rematch.setup().first, record.setup().first.other());
    page.shows(&rematch);
}

fn a_page_opened_by_its_file_name_asks_before_replacing_a_game() {
    let page = open();
    page.start_from(&text(CARDS, "r13"));
    let record = page.record();
    for address in ["index.html#/new", "?from=a-link#/new"] {
        let address = page.server.address("", None).replace('#', address);
        // Firefox sometimes draws nothing and hears no click after going from one page of the game straight to another.
        page.run(page.session().goto("about:blank"));
        page.run(page.session().goto(&address));
        page.tap("Start");
        page.sees(".sheet");
        page.tap("Keep it");
        page.sees("main.page:not([inert])");
        assert_eq!(page.record(), record);
    }
}

fn the_back_button_first_closes_what_lies_over_the_table() {
    let page = open();
    page.start_from(&text(CARDS, "r13 L p3 r66 p6 r13 p3 r66 p6"));
    let record = page.record();
    for (name, open) in [("Log", ".sheet"), ("Shanghai", ".verdict")] {
        page.tap(name);
        page.sees(open);
        // The address changes a moment later. No thumb is faster than that, but a test is.
        wait("the address", || page.ask::<bool>("return location.hash.endsWith('!')", &[]).then_some(()));
        page.run(page.session().back());
        page.misses(open);
        page.shows(&record);
    }
}

fn what_is_opened_while_the_address_goes_back_stays_open() {
    let page = open();
    page.start_from(&text(CARDS, "r13 L p3 r66 p6 r13 p3 r66 p6"));
    let is_marked = || page.ask::<bool>("return location.hash.endsWith('!')", &[]);
    page.tap("Log");
    wait("the address", || is_marked().then_some(()));
    // Makes the browser slow to go back, as a busy one is.
    let slow = "const go = history.go.bind(history);
        window.backs = 0;
        history.go = steps => setTimeout(() => { go(steps); window.backs++; }, 500)";
    page.ask::<Value>(slow, &[]);
    page.tap("Close");
    page.misses(".sheet");
    page.tap("Menu");
    page.sees(".sheet");
    let backs = || page.ask::<u32>("return window.backs", &[]);
    wait("the way back", || (backs() == 1).then_some(()));
    wait("the address with its mark again", || is_marked().then_some(()));
    page.is_drawn();
    assert!(page.has(".sheet .menu"), "it is still open");
    page.run(page.session().back());
    page.misses(".sheet");
    assert_eq!(backs(), 1, "one was enough");
    page.sees("main.table");
}

/// Goes from the table to the settings before a timer can run, as quick taps on a slow phone do.
const QUICKLY: &str = "
    const done = arguments[0], tap = selector => document.querySelector(selector).click();
    (async () => {
        tap('[aria-label=Menu]');
        for (let i = 0; i < 50; i++) await null;
        tap('.menu button:has([href=\"#i-settings\"])');
        done();
    })();";

fn a_quick_way_through_the_menu_leads_back_at_once() {
    let page = open();
    page.start_from(&text(CARDS, "r13"));
    // Loads the menu, so that the quick taps find it.
    page.tap("Menu");
    page.sees(".menu");
    page.tap("Close");
    page.misses(".sheet");
    wait("the address of the table", || {
        (page.ask::<String>("return location.hash", &[]) == "#/table").then_some(())
    });
    page.run(page.session().execute_async(QUICKLY, vec![]));
    page.sees(".settings");
    page.tap("Back");
    page.sees("main.table");
    page.misses(".settings");
    assert_eq!(page.ask::<String>("return location.hash", &[]), "#/table");
}

fn an_address_that_was_kept_while_something_lay_over_the_table_leads_to_the_table() {
    let page = open();
    page.start_from(&text(CARDS, "r13"));
    // The entry before this one in the browser's history is not a page of the game.
    page.go("/table!");
    wait("the address of the table", || {
        (page.ask::<String>("return location.hash", &[]) == "#/table").then_some(())
    });
    page.shows(&page.record());
}

fn the_way_back_from_the_rules_stays_while_their_text_comes() {
    let page = open();
    let look = "const look = () => { window.first ??= document.querySelector('.article-head button'); };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true })";
    page.ask::<Value>(look, &[]);
    page.tap("Rules of Shanghaien");
    page.sees(".article h2");
    assert!(page.ask::<bool>("return window.first.isConnected", &[]));
}
