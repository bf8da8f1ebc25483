//! The durable store of the games in progress: what `localStorage` has lost comes back, and a roll is saved before it is
//! shown.

use serde_json::Value;
use shanghaien::{
    i18n,
    model::{Notice, stored_text::Unusable},
    rules::{Game, shanghaien::Step},
};

use crate::{
    common::text,
    hispaniola::actions::{BIDS, text as sea},
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        what_the_browser_has_lost_of_a_game_comes_back,
        a_roll_is_shown_when_it_is_saved_and_a_second_tap_is_no_second_roll,
        a_game_in_the_store_is_veiled_and_its_record_can_be_had_without_the_program,
    ],
    ThePage: [
        a_deal_is_shown_when_it_is_saved,
        a_flipped_bit_is_noticed_and_the_other_copy_goes_on,
        a_game_damaged_in_both_stores_is_put_aside_and_told,
        a_fork_is_put_aside,
        a_store_that_drops_texts_without_a_word_is_told,
        a_full_store_puts_no_hand_into_the_document,
    ],
    Chromium: [a_database_that_does_not_answer_holds_nobody_up],
};

const CARDS: &str = "S4 C3 *R A2 F3 I1";
const GAME: &str = "harbour.shanghaien.game";

/// Returns the copies of the games in the database, by their keys.
const COPIES: &str = "
    const done = arguments[arguments.length - 1];
    const request = indexedDB.open('harbour', 1);
    request.onsuccess = () => {
        const games = request.result.transaction('games').objectStore('games').getAll();
        games.onsuccess = () => { request.result.close(); done(games.result); };
    };";

/// Holds back what the page writes into the database.
const HOLD: &str = "
    const write = durable.write;
    durable.write = (...saved) => new Promise(done => { window.release = () => write(...saved).then(done); });";

impl Page {
    /// Returns what the browser's store has under this key, just as it is.
    #[track_caller]
    fn raw(&self, key: &str) -> String {
        let saved: Option<String> = self.ask("return localStorage.getItem(arguments[0])", &[key.into()]);
        saved.expect("it is saved")
    }

    #[track_caller]
    fn set_raw(&self, key: &str, saved: &str) {
        self.ask::<Value>("localStorage.setItem(arguments[0], arguments[1])", &[key.into(), saved.into()]);
    }

    /// Returns all games in the database, just as they are.
    #[track_caller]
    fn copies(&self) -> Vec<String> {
        self.run(async { self.session().execute_async(COPIES, vec![]).await?.convert() })
    }

    /// Waits until the database has what the browser's store has under this key.
    #[track_caller]
    fn is_durable(&self, key: &str) {
        wait("a copy in the database", || self.copies().contains(&self.raw(key)).then_some(()));
    }
}

fn what_the_browser_has_lost_of_a_game_comes_back() {
    let page = open();
    page.start_from(&text(CARDS, ""));
    let before = page.raw(GAME);
    page.act(Step::Roll(()));
    let action = page.record().position().legal_actions()[0];
    let record = page.act(action);
    page.is_durable(GAME);
    // Chromium writes localStorage to the disk once a minute.
    page.set_raw(GAME, &before);
    page.reload();
    page.shows(&record);
    assert_eq!((page.record(), page.put_aside()), (record.clone(), vec![]));
    page.ask::<Value>("localStorage.clear()", &[]);
    page.go("/");
    page.tap_of("Shanghaien", "Continue");
    page.shows(&record);
    // A game that was given up does not come back.
    page.go("/new");
    page.tap("Start");
    page.tap("Replace it");
    page.tap("To the table");
    wait("a new game", || page.record().events().is_empty().then_some(()));
    page.is_durable(GAME);
    page.set_raw(GAME, &before);
    page.reload();
    assert!(page.record().events().is_empty());
    assert_ne!(page.record(), record.prefix(0));
    assert_eq!(page.put_aside(), Vec::<String>::new());
}

fn a_roll_is_shown_when_it_is_saved_and_a_second_tap_is_no_second_roll() {
    let page = open();
    page.start_from(&text(CARDS, ""));
    page.ask::<Value>(HOLD, &[]);
    page.tap("Roll");
    page.keys("r");
    page.keys("r");
    page.is_drawn();
    assert!(!page.has(".roll-die"), "it is not saved yet");
    assert_eq!(page.record().events().len(), 0);
    page.ask::<Value>("release()", &[]);
    page.sees(".roll-die");
    assert_eq!(page.record().events().len(), 1);
    page.is_durable(GAME);
    // Where chance decides nothing, nobody waits.
    page.tap_at(".tavern .card.can");
    wait("the die at its card", || (page.count(".tavern .die.p1") == 1).then_some(()));
    assert_eq!(page.record().events().len(), 2);
}

fn a_deal_is_shown_when_it_is_saved() {
    let page = open();
    page.start_hispaniola_from(&sea(""));
    let head: String = page.saved().prefix(0).to_string();
    page.start_hispaniola_at_pace(&head, "off");
    wait("cards", || (page.saved().events().len() == 1).then_some(()));
    page.is_durable("harbour.hispaniola.game");
    assert_eq!(page.copies().len(), 1);
}

fn a_game_in_the_store_is_veiled_and_its_record_can_be_had_without_the_program() {
    let page = open();
    page.start_hispaniola_from(&sea(BIDS));
    page.start_from(&text(CARDS, "r13"));
    page.is_durable(GAME);
    let all: String = page.ask("return Object.values(localStorage).join('\\n')", &[]);
    let copies = page.copies();
    assert_eq!(copies.len(), 2);
    for saved in copies.iter().chain([&all]) {
        for word in ["deck", "deal", "S4", "C3", "r13", "tB", "Anna"] {
            assert!(!saved.contains(word), "{word} in {saved}");
        }
    }
    let ask = "const done = arguments[1]; durable.record(arguments[0]).then(done)";
    let record = |key: &str| -> Option<String> {
        page.run(async { page.session().execute_async(ask, vec![key.into()]).await?.convert() })
    };
    assert_eq!(record("shanghaien.game"), page.stored("shanghaien.game"));
    assert!(record("hispaniola.game").is_some_and(|text| text.contains("\ndeal ")));
    page.ask::<Value>("localStorage.clear()", &[]);
    page.go("/rules");
    page.ask::<Value>("localStorage.clear()", &[]);
    assert!(record("shanghaien.game").is_some_and(|text| text.contains("r13")));
    assert_eq!(record("nothing"), None);
}

/// Flips a bit in the last word of a saved text.
fn flipped(saved: &str) -> String {
    let at = saved.trim_end().len() - 1;
    let letter = char::from(saved.as_bytes()[at] ^ 1);
    [&saved[..at], &letter.to_string(), &saved[at + 1..]].concat()
}

fn a_flipped_bit_is_noticed_and_the_other_copy_goes_on() {
    let page = open();
    page.start_from(&text(CARDS, "r13"));
    page.is_durable(GAME);
    let record = page.record();
    page.set_raw(GAME, &flipped(&page.raw(GAME)));
    page.reload();
    page.shows(&record);
    assert_eq!((page.record(), page.put_aside().len()), (record, 1));
}

fn a_game_damaged_in_both_stores_is_put_aside_and_told() {
    let page = open();
    page.start_from(&text(CARDS, "r13"));
    page.forget_copies();
    page.set_raw(GAME, &flipped(&page.raw(GAME)));
    page.reload();
    page.reads(".message[role=alert]", &i18n::ENGLISH.notice(&Notice::from(Unusable::Damaged)));
    assert_eq!((page.stored("shanghaien.game"), page.put_aside().len()), (None, 1));
    page.reload();
    page.tap_of("Shanghaien", "Play");
    assert_eq!(page.put_aside().len(), 1, "only once");
}

fn a_fork_is_put_aside() {
    let page = open();
    page.start_from(&text(CARDS, "r13"));
    page.is_durable(GAME);
    // A version without the database has gone on with the same game in another way.
    page.set_raw(GAME, &text(CARDS, "r66 p6"));
    page.reload();
    page.sees("main.table");
    assert_eq!(page.record().events().len(), 1);
    let aside = page.put_aside();
    assert!(aside.len() == 1 && aside[0].contains("r66 p6"), "{aside:?}");
}

fn a_store_that_drops_texts_without_a_word_is_told() {
    let page = open();
    page.start_from(&text(CARDS, ""));
    page.ask::<Value>("Storage.prototype.setItem = () => {}", &[]);
    page.tap("Roll");
    page.sees(".roll-die");
    page.reads(".message[role=alert]", &i18n::ENGLISH.notice(&Notice::NotSaved));
}

fn a_full_store_puts_no_hand_into_the_document() {
    for refusal in ["QuotaExceededError", "SecurityError"] {
        let page = open();
        page.start_hispaniola_from(&sea(""));
        let full =
            format!("Storage.prototype.setItem = () => {{ throw new DOMException('', '{refusal}'); }}");
        page.ask::<Value>(&full, &[]);
        let record = page.saved();
        page.is_covered(&record);
        page.open_curtain();
        let action = record.game().legal_actions()[0];
        page.take_in_hand(action, &record);
        page.sees(".curtain");
        page.reads(".message[role=alert]", &i18n::ENGLISH.notice(&Notice::Full));
        let mut after = record;
        after.push(action.map_deal(|()| unreachable!("a bid"))).expect("it is legal");
        page.is_covered(&after);
    }
}

fn a_database_that_does_not_answer_holds_nobody_up() {
    for broken in ["() => ({})", "() => { throw new DOMException('', 'SecurityError'); }"] {
        let page = open();
        let script = serde_json::json!({ "source": format!("IDBFactory.prototype.open = {broken}") });
        let undo = page.devtools("Page.addScriptToEvaluateOnNewDocument", script);
        page.start_from(&text(CARDS, ""));
        page.tap("Roll");
        page.sees(".roll-die");
        page.act(page.record().position().legal_actions()[0]);
        page.reload();
        assert_eq!(page.record().events().len(), 2);
        page.devtools("Page.removeScriptToEvaluateOnNewDocument", undo);
    }
}
