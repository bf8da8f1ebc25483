//! Several tabs with the same game: one of them has it, the others say so.

use serde_json::Value;

use crate::{
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        a_page_that_is_busy_at_its_start_does_not_take_itself_for_another_tab,
        tabs_that_take_over_at_the_same_time_take_turns,
    ],
};

/// Keeps the page busy for a while, right after it has asked for the lock.
const BUSY: &str = "addEventListener('DOMContentLoaded', () => {
    const end = performance.now() + 1700;
    while (performance.now() < end);
});";

fn a_page_that_is_busy_at_its_start_does_not_take_itself_for_another_tab() {
    let page = open();
    page.server.run_first(Some(BUSY));
    for _ in 0..6 {
        page.reload();
        assert!(!page.has("#trouble:not([hidden])"));
    }
}

/// Whether the page shows the game, or says that another tab has it; nothing while it starts.
const STATE: &str = "return document.querySelector('#trouble:not([hidden])') ? 'covered'
    : document.querySelector('main') ? 'open' : null";

/// Takes over the game when any tab of this page says so.
const LISTEN: &str = "window.all = new BroadcastChannel('all');
    all.onmessage = () => dispatchEvent(new Event('take-over'));";

impl Page {
    #[track_caller]
    fn state_of_tab(&self) -> String {
        wait("a page", || self.ask::<Option<String>>(STATE, &[]))
    }
}

fn tabs_that_take_over_at_the_same_time_take_turns() {
    let page = open();
    let mut tabs = vec![page.run(page.session().window())];
    for _ in 0..3 {
        let tab = page.run(page.session().new_tab());
        page.run(page.session().switch_to_window(tab.clone()));
        page.run(page.session().goto(page.server.address("/", None)));
        assert_eq!(page.state_of_tab(), "covered");
        tabs.push(tab);
    }
    for _ in 0..2 {
        for tab in &tabs {
            page.run(page.session().switch_to_window(tab.clone()));
            page.ask::<Value>(LISTEN, &[]);
        }
        page.ask::<Value>("window.mark = 1; all.postMessage(0); dispatchEvent(new Event('take-over'))", &[]);
        // Each tab gets its turn; in the end one of them has the game.
        wait("one open tab", || {
            let states = tabs.iter().map(|tab| {
                page.run(page.session().switch_to_window(tab.clone()));
                // While the tab is being loaded again, Firefox answers with nothing.
                let has_had_its_turn: Option<bool> = page.ask("return !window.all", &[]);
                (has_had_its_turn == Some(true)).then(|| page.state_of_tab())
            });
            let states: Option<Vec<String>> = states.collect();
            let open = states?.iter().filter(|state| *state == "open").count();
            (open == 1).then_some(())
        });
    }
    for tab in &tabs[1..] {
        page.run(page.session().switch_to_window(tab.clone()));
        page.run(page.session().close_window());
    }
    page.run(page.session().switch_to_window(tabs[0].clone()));
    page.reload();
}
