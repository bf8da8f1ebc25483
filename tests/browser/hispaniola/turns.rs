//! What a player can't do, and what a player can take back.

use shanghaien::{
    i18n::hispaniola::ENGLISH,
    record::hispaniola::Record,
    rules::hispaniola::{Card, Colour, Give, Refusal, Seat, Step},
};

use super::actions::{BIDS, TRICK, in_hand, read, text};
use crate::{
    page::{Page, open, wait},
    suite::{Test, tests},
    turns::undo_is_off,
};

pub const TESTS: &[Test] = tests! {
    ThePage: [
        a_dimmed_card_says_why_and_changes_nothing,
        a_boarding_and_a_gift_can_be_taken_back_but_no_card,
        a_bid_can_be_taken_back_until_the_next_curtain_opens,
        a_bid_stays_once_the_next_player_has_looked_and_covered_the_cards_again,
        the_last_trick_can_be_looked_at_again,
    ],
};

fn card(colour: Colour, number: u8) -> Card {
    Card::new(colour, number).expect("a card")
}

#[track_caller]
fn undoes(page: &Page) -> Record {
    let before = page.saved();
    page.tap("Undo");
    let after = wait("one event less", || Some(page.saved()).filter(|after| *after != before));
    assert_eq!(after, before.prefix(before.events().len() - 1));
    after
}

fn a_dimmed_card_says_why_and_changes_nothing() {
    let page = open();
    let game = text(&format!("{BIDS}\nV4 B2"));
    page.start_hispaniola_from(&game);
    page.open_curtain();
    assert_eq!(page.count(".fan .pcard.can"), 3, "Ben can follow with V1, V2 and V3");
    assert_eq!(page.count(".fan [aria-disabled=true]"), 11);
    page.tap_at(&in_hand(card(Colour::Red, 5)));
    page.reads(".refusal[role=alert]", &ENGLISH.why_not(&Refusal::MustFollow { led: Colour::Violet }));
    assert!(!page.has(".fan [aria-pressed=true]") && !page.has(".does .btn.go"), "nothing is chosen");
    // A second tap plays a chosen card, but this card was not chosen.
    page.tap_at(&in_hand(card(Colour::Red, 5)));
    page.sees(".refusal");
    assert_eq!(page.saved(), read(&game));
    page.tap_at(&in_hand(card(Colour::Violet, 2)));
    page.sees(".fan [aria-pressed=true]");
    page.misses(".refusal");
    assert_eq!(page.saved(), read(&game), "chosen, not played");
    page.tap_at(&in_hand(card(Colour::Violet, 2)));
    wait("the card in the trick", || {
        (page.saved() == read(&text(&format!("{BIDS}\nV4 B2 V2")))).then_some(())
    });
}

fn a_boarding_and_a_gift_can_be_taken_back_but_no_card() {
    let page = open();
    page.start_hispaniola_from(&text(&format!("{BIDS}\nV4 B2")));
    assert!(undo_is_off(&page), "Ada's card has been seen");
    page.does(Step::Play(card(Colour::Violet, 1)));
    page.sees(".his[data-phase=board]");
    assert!(undo_is_off(&page), "Ben's card has been seen");
    page.does(Step::Board(None));
    page.does(Step::Give(Give::Left { pile: false }));
    page.shows_sea(&undoes(&page), None);
    page.shows_sea(&undoes(&page), None);
    page.sees(".his[data-phase=board]");
    assert!(undo_is_off(&page), "no further than the card");
    assert_eq!(page.saved(), read(&text(TRICK)));
    // After taking a move back, the player can choose another one.
    page.does(Step::Board(None));
    page.does(Step::Give(Give::Keep));
    assert_eq!(page.saved(), read(&text(&format!("{TRICK} ^ k"))));
}

fn a_bid_can_be_taken_back_until_the_next_curtain_opens() {
    let page = open();
    page.start_hispaniola_from(&text(""));
    assert!(undo_is_off(&page), "the cards have been dealt");
    page.does(Step::Bid(card(Colour::Blue, 3)));
    let undone = undoes(&page);
    page.is_covered(&undone);
    page.shows_sea(&undone, None);
    page.does(Step::Bid(card(Colour::Green, 6)));
    page.open_curtain();
    page.shows_sea(&page.saved(), Some(Seat::Two));
    assert!(undo_is_off(&page), "Ben looks at his cards");
    page.does(Step::Bid(card(Colour::Red, 2)));
    page.does(Step::Bid(card(Colour::Yellow, 9)));
    page.sees(".his[data-phase=bids]");
    assert!(undo_is_off(&page), "all have seen the bids");
    page.go_on();
    page.sees(".his[data-phase=play]");
    assert!(undo_is_off(&page));
}

fn a_bid_stays_once_the_next_player_has_looked_and_covered_the_cards_again() {
    let page = open();
    page.start_hispaniola_from(&text(""));
    page.does(Step::Bid(card(Colour::Blue, 3)));
    page.open_curtain();
    page.tap("Cover the cards");
    page.is_covered(&page.saved());
    assert!(undo_is_off(&page), "Ben has looked at his cards");
}

fn the_last_trick_can_be_looked_at_again() {
    let page = open();
    page.start_hispaniola_from(&text(&format!("{TRICK} ^ gl\nV5")));
    let record = page.saved();
    page.tap("Last trick");
    page.sees(".sheet .shown");
    let cards: Vec<String> = page.ask(
        "return [...document.querySelectorAll('.sheet .pcard')].map(e => e.getAttribute('aria-label'))",
        &[],
    );
    let played = [(Colour::Violet, 4), (Colour::Blue, 2), (Colour::Violet, 1)];
    assert_eq!(cards, played.map(|(colour, number)| ENGLISH.card(card(colour, number))));
    assert!(page.text(".sheet .log").contains("Cleo gave the trick to Ada."));
    page.hides(&record, None);
    page.tap("Close");
    page.misses(".sheet");
    page.shows_sea(&record, None);
}
