//! Hispaniola played by keys only.

use shanghaien::{
    i18n::hispaniola::ENGLISH,
    model::hispaniola::Choice,
    record::hispaniola::Record,
    rules::{
        Game, SeededChance,
        hispaniola::{Action, Phase, Step},
    },
};
use thirtyfour::Key;

use super::actions::{TRICK, choose, read, text};
use crate::{
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        a_game_of_hispaniola_can_be_played_with_the_keyboard_alone,
        the_end_of_a_hand_and_of_the_game_can_be_left_with_the_keyboard,
        keys_of_hispaniola_do_what_buttons_do,
    ],
};

impl Page {
    /// Does one action of Hispaniola by keys and returns the record.
    #[track_caller]
    fn does_by_keys(&self, action: Action) -> Record {
        let before = self.saved();
        let (names, count) = (before.players(), before.events().len());
        let must_choose = before.game().legal_actions().len() > 1;
        match action {
            Step::Bid(card) | Step::Play(card) => {
                if self.has(".curtain") {
                    self.tab_to("show my cards");
                    self.sees(".fan");
                    self.keeps_focus("opening the curtain");
                }
                self.tab_to(&ENGLISH.card(card));
                if must_choose {
                    self.sees(".fan [aria-pressed=true]");
                    self.keeps_focus("choosing a card");
                    self.key(Key::Enter);
                }
            }
            Step::Give(give) => {
                if give.takes_pile() {
                    self.tab_back();
                    self.sees(".with :focus");
                    self.keys(" ");
                    self.sees(".with :checked");
                }
                let winner = before.table().to_move().expect("a winner");
                let to = give.taker(before.table().seats(), winner);
                self.tab_to(&ENGLISH.choice(Choice::Give { give, to }, names));
            }
            _ => {
                if must_choose {
                    self.tab_to(&ENGLISH.choice(Choice::Preview { action, is_chosen: false }, names));
                    self.keeps_focus("looking at a boarding");
                }
                // The chosen option also has a key of its own.
                self.sees(".does .btn.go");
                self.keys("p");
                // The focus is on the next thing to do, not on whatever took the place of the old button.
                self.sees(".does .go:focus");
            }
        }
        let after =
            wait(action.to_string(), || Some(self.saved()).filter(|record| record.events().len() > count));
        assert_eq!(after.events()[count].map_deal(|_| ()), action, "after {before}");
        after
    }

    /// Presses Tab until something in this part of the page has the focus.
    #[track_caller]
    fn tab_into(&self, part: &str) {
        let inside = "return !!document.activeElement?.closest(arguments[0])";
        for _ in 0..60 {
            if self.ask(inside, &[part.into()]) {
                return;
            }
            self.key(Key::Tab);
        }
        panic!("Tab does not lead into {part}");
    }
}

fn a_game_of_hispaniola_can_be_played_with_the_keyboard_alone() {
    let page = open();
    page.store("hispaniola.settings", "players 3\npirates person person person gunner gunner\nrounds 1\n");
    page.store_pace("off");
    page.reload();
    page.tab_into(".game[aria-label=Hispaniola] .pair");
    page.key(Key::Enter);
    page.sees(".his-setup");
    page.tab_into(".name:nth-child(1) input");
    page.keys("Ada");
    page.tab_to("Start");
    page.sees("main.his");
    page.keeps_focus("Start");
    let dealt =
        wait("cards", || Some(page.stored("hispaniola.game")?).filter(|game| game.contains("\ndeal ")));
    assert_eq!(read(&dealt).players().0[0], "Ada");
    let mut chance = SeededChance::from_number(11);
    let mut tricks = 0;
    // Some tricks in the middle are enough; the end of the hand is checked below.
    while tricks < 4 {
        let record = page.saved();
        if page.has(".his[data-phase=bids]") {
            page.tab_to("Continue");
            page.misses(".his[data-phase=bids]");
            page.keeps_focus("the bids");
        }
        let action = choose(&record, &mut chance);
        page.does_by_keys(action);
        page.keeps_focus(&action.to_string());
        tricks += u8::from(matches!(action, Step::Give(_)));
    }
}

fn the_end_of_a_hand_and_of_the_game_can_be_left_with_the_keyboard() {
    let page = open();
    let record = crate::common::hispaniola_record(3);
    let last = |phase: Phase| {
        let count = record.games().collect::<Vec<_>>().iter().rposition(|game| game.table().phase() == phase);
        record.prefix(count.expect("it ends") - 1)
    };
    for (before, button, then) in
        [(last(Phase::Deal), "Next hand", "main.his"), (last(Phase::Over), "To the result", "main.his-end")]
    {
        page.start_hispaniola_from(&before.to_string());
        let give = before.game().legal_actions()[0];
        page.does_by_keys(give);
        page.sees(".sheet .points");
        page.keeps_focus("the last trick of the hand");
        page.tab_to(button);
        page.misses(".sheet");
        page.sees(then);
        page.keeps_focus(button);
    }
    page.tab_to("New game");
    page.sees(".his-setup");
}

fn keys_of_hispaniola_do_what_buttons_do() {
    let page = open();
    let game = text(&format!("{TRICK} ^"));
    page.start_hispaniola_from(&game);
    for (key, sheet) in [("l", ".sheet"), ("s", ".sheet"), ("m", ".sheet .menu")] {
        page.keys(key);
        page.sees(sheet);
        page.keeps_focus(key);
        page.key(Key::Escape);
        page.misses(".sheet");
        page.keeps_focus("closing it");
    }
    page.open_curtain();
    page.keys("c");
    page.is_covered(&read(&game));
    page.keeps_focus("C");
    page.keys("u");
    wait("undo", || (page.saved() == read(&text(TRICK))).then_some(()));
    page.keeps_focus("U");
    page.keys("p");
    wait("the boarding", || (page.saved() == read(&game)).then_some(()));
    page.keeps_focus("P");
    // On another page the keys do nothing.
    page.go("/hispaniola/new");
    page.sees(".his-setup");
    page.keys("up");
    assert_eq!(page.saved(), read(&game));
}
