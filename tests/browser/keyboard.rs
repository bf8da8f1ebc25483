//! The game played by keys only.

use shanghaien::{
    i18n::shanghaien::ENGLISH,
    record::shanghaien::Record,
    rules::{
        SeededChance,
        shanghaien::{Action, End, Phase, Step},
    },
};
use thirtyfour::Key;

use crate::{
    actions::choose,
    common::text,
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        a_whole_game_can_be_played_with_the_keyboard_alone,
        keys_open_and_close_what_buttons_do,
        a_sheet_holds_the_keyboard_until_it_is_closed,
    ],
};

/// Returns the element with the focus as its name and its words, or nothing if the whole page has it.
const FOCUSED: &str = "
    const e = document.activeElement;
    const nowhere = !e || e === document.body || e === document.documentElement;
    return nowhere ? null : `${e.getAttribute('aria-label') ?? ''}|${e.textContent.trim()}`;";

impl Page {
    /// Presses keys, wherever the focus is.
    #[track_caller]
    pub fn keys(&self, keys: &str) {
        let none = Some(std::time::Duration::ZERO);
        self.run(self.session().action_chain_with_delay(none, none).send_keys(keys).perform());
    }

    #[track_caller]
    pub fn key(&self, key: Key) {
        self.keys(&char::from(key).to_string());
    }

    pub fn focused(&self) -> Option<String> {
        self.ask(FOCUSED, &[])
    }

    /// Checks that some element still has the focus.
    #[track_caller]
    pub fn keeps_focus(&self, after: &str) {
        wait(format!("something that has the keyboard after {after}"), || self.focused());
    }

    /// Goes one step back with Tab.
    #[track_caller]
    pub fn tab_back(&self) {
        let back = self.session().action_chain().key_down(Key::Shift).send_keys(Key::Tab).key_up(Key::Shift);
        self.run(back.perform());
    }

    /// Presses Tab until the element with this name has the focus, and then presses that element.
    #[track_caller]
    pub fn tab_to(&self, name: &str) {
        let mut seen = Vec::new();
        for _ in 0..60 {
            let focused = self.focused().unwrap_or_default();
            if focused.starts_with(name) || focused.split('|').any(|part| part.contains(name)) {
                return self.key(Key::Enter);
            }
            seen.push(focused);
            self.key(Key::Tab);
        }
        panic!("Tab does not lead to {name:?}, only to {seen:?}");
    }

    /// Does one action by keys and returns the record.
    fn act_by_keys(&self, action: Action) -> Record {
        let before = self.record();
        let position = before.position();
        match action {
            Step::Roll(()) => self.keys("r"),
            Step::Shanghai => {
                self.keys("s");
                self.sees(".verdict");
                self.keeps_focus("S");
                self.tab_to("Shanghai now");
            }
            Step::Place { end: None, die } => self.keys(&die.pips().to_string()),
            Step::Place { end: Some(end), die } => {
                self.keys(&die.pips().to_string());
                self.sees(".roll-die[aria-pressed=true]");
                self.keeps_focus("choosing a die");
                self.key(if end == End::Left { Key::Left } else { Key::Right });
            }
            _ => {
                let first = position.legal_actions().iter().find_map(Step::trick);
                if action.trick() == first {
                    self.keys("t");
                } else {
                    self.tab_to(ENGLISH.trick(action.trick().expect("a trick")));
                }
                self.sees(".sheet");
                self.keeps_focus("opening a trick");
                self.tab_to(&ENGLISH.option(action));
            }
        }
        let after = wait(action.to_string(), || {
            Some(self.record()).filter(|record| record.events().len() > before.events().len())
        });
        assert_eq!(after.events().last().map(|event| event.action()), Some(action), "after {before}");
        after
    }
}

fn a_whole_game_can_be_played_with_the_keyboard_alone() {
    let page = open();
    page.store_pace("off");
    page.reload();
    page.tab_to("Play");
    page.sees("form.setup");
    page.tab_to("Start");
    page.sees(".throw");
    page.keeps_focus("Start");
    page.tab_to("To the table");
    page.sees("main.table");
    page.keeps_focus("To the table");
    let mut chance = SeededChance::from_number(2);
    while let Some(action) = choose(&page.record(), &mut chance) {
        let after = page.act_by_keys(action);
        page.keeps_focus(&action.to_string());
        if action == Step::Shanghai {
            page.sees(".report");
            let over = after.position().phase() == Phase::Over;
            page.tab_to(if over { "To the score" } else { "Continue" });
            page.misses(".report");
            page.keeps_focus("the report");
        }
        if after.position().phase() != Phase::Over {
            page.shows(&after);
        }
    }
    page.sees("main.end");
    page.tab_to("Look back");
    page.sees(".replay-bar");
    page.keeps_focus("Look back");
}

fn keys_open_and_close_what_buttons_do() {
    let page = open();
    page.start_from(&text("S4 C3 *R A2 F3 I1", "r13 L p3 r66 p6 r13 p3 r66 p6"));
    let record = page.record();
    page.keys("l");
    page.sees(".sheet .log");
    page.keeps_focus("L");
    page.key(Key::Escape);
    page.misses(".sheet");
    page.keeps_focus("closing the log");
    page.keys("s");
    page.sees(".verdict");
    page.key(Key::Escape);
    page.misses(".verdict");
    page.keeps_focus("leaving the what-if");
    page.keys("u");
    let undone = wait("undo", || Some(page.record()).filter(|after| *after != record));
    assert_eq!(undone, record.prefix(record.events().len() - 1));
    page.keeps_focus("undo");
    // Keys of actions that are not legal now do nothing.
    page.keys("ru1");
    page.shows(&undone.clone());
    assert_eq!(page.record(), undone);
}

fn a_sheet_holds_the_keyboard_until_it_is_closed() {
    let page = open();
    let game = text("S4 C3 *R A2 F3 I1", "r13");
    let open_menu = || {
        page.start_from(&game);
        page.tab_to("Menu");
        page.sees(".sheet .menu");
        page.keeps_focus("Menu");
    };
    // Tab goes through the sheet and then to the browser's own buttons, but never to anything under the sheet.
    open_menu();
    for _ in 0..25 {
        let Some(focused) = page.focused() else { break };
        let inside: bool = page.ask("return !!document.activeElement.closest('.sheet')", &[]);
        assert!(inside, "Tab leads under the sheet to {focused:?}");
        page.key(Key::Tab);
    }
    open_menu();
    while !page.focused().is_some_and(|focused| focused.starts_with("Close")) {
        page.tab_back();
        page.keeps_focus("Shift and Tab");
    }
    page.key(Key::Enter);
    page.misses(".sheet");
    page.keeps_focus("Close");
}
