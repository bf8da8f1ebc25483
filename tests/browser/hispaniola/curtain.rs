//! The curtain: whoever holds the device can't see another player's cards, and neither can a program that reads the
//! page.

use serde_json::Value;
use shanghaien::{
    i18n::hispaniola::ENGLISH,
    record::hispaniola::Record,
    rules::{
        SeededChance,
        hispaniola::{Card, Colour, HandScore, Phase, Place, Seat, Ship, Step},
    },
};

use super::actions::{BIDS, TRICK, choose, in_hand, read, text};
use crate::{
    engine::Engine,
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [
        a_whole_hand_of_three_persons_by_taps_shows_nobody_anothers_cards,
        after_a_reload_the_curtain_is_up_again_and_all_is_as_it_was,
    ],
    ThePage: [
        what_looks_for_hidden_cards_finds_them_when_they_are_shown,
        covered_cards_tell_nothing_of_what_was_chosen,
    ],
};

/// Returns all words of the page: texts, values and attributes, except the path data of drawings.
const WORDS: &str = "
    const drawing = ['d', 'viewBox', 'points', 'transform'], found = [];
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
    while (texts.nextNode()) {
        if (!texts.currentNode.parentElement?.closest('script, style')) found.push(texts.currentNode.data);
    }
    for (const e of document.querySelectorAll('*')) {
        for (const { name, value } of e.attributes) if (!drawing.includes(name)) found.push(value);
        if ('value' in e) found.push(String(e.value));
    }
    return found;";

/// Returns all cards that lie face up.
const FACES: &str = "
    return [...document.querySelectorAll('.pcard:not(.back)')].map(
        e => /\\bs-(\\w)/.exec(e.className)[1] + e.querySelector('b').textContent);";

/// Returns the cards that nobody but this player may see: hands, and bids that lie face down.
fn secrets(record: &Record, looker: Option<Seat>) -> Vec<Card> {
    let (game, seats) = (record.game(), record.table().seats());
    let others = seats.all().filter(|&seat| Some(seat) != looker);
    others.flat_map(|seat| game.hand(seat).iter().chain(game.face_down(seat)).collect::<Vec<_>>()).collect()
}

/// Returns whether these words name this card, in the language of the page or in record notation.
fn tells(words: &str, card: Card) -> bool {
    let is_part = |end: Option<char>| end.is_some_and(char::is_alphanumeric);
    let names = |words: &str, name: &str| {
        words.match_indices(name).any(|(at, found)| {
            !is_part(words[..at].chars().next_back()) && !is_part(words[at + found.len()..].chars().next())
        })
    };
    names(words, &card.to_string()) || names(&words.to_lowercase(), &ENGLISH.card(card))
}

impl Page {
    /// Returns all words of the page, including those that only a screen reader gets.
    fn all_words(&self) -> String {
        let mut words: Vec<String> = self.ask(WORDS, &[]);
        // Only Chromium gives us the screen reader's tree. In the other engines the labels must do.
        if self.engine == Engine::Chromium {
            let tree = self.devtools("Accessibility.getFullAXTree", serde_json::json!({}));
            let nodes = tree["nodes"].as_array().expect("a tree");
            let said = |node: &Value| {
                ["name", "value", "description"]
                    .map(|key| node[key]["value"].as_str().unwrap_or("").to_owned())
            };
            words.extend(nodes.iter().flat_map(said));
        }
        words.join("\n")
    }

    /// Chooses an option of a list.
    #[track_caller]
    pub fn pick(&self, option: &str) {
        self.with(option, async |option| option.click().await);
    }

    /// Checks that the page contains nothing that this player may not see.
    #[track_caller]
    pub fn hides(&self, record: &Record, looker: Option<Seat>) {
        let (words, faces): (String, Vec<String>) = (self.all_words(), self.ask(FACES, &[]));
        for card in secrets(record, looker) {
            assert!(!tells(&words, card), "{card} is told after {record}\nin {words}");
            assert!(!faces.contains(&card.to_string()), "{card} is shown after {record}");
        }
    }

    /// Checks that the curtain is closed for the player to move and hides all cards.
    #[track_caller]
    pub fn is_covered(&self, record: &Record) {
        self.sees(".curtain");
        assert!(!self.has(".fan"), "no hand is on the page");
        let mover = record.table().to_move().expect("somebody takes over");
        assert_eq!(self.text(".curtain button"), ENGLISH.show_cards(&record.players()[mover]));
        self.hides(record, None);
    }
}

fn what_looks_for_hidden_cards_finds_them_when_they_are_shown() {
    let page = open();
    page.start_hispaniola_from(&text(""));
    let record = page.saved();
    page.is_covered(&record);
    page.open_curtain();
    let (words, faces): (String, Vec<String>) = (page.all_words(), page.ask(FACES, &[]));
    let hand = record.game().hand(Seat::One);
    assert_eq!(faces.len(), hand.len());
    for card in hand.iter() {
        assert!(tells(&words, card) && faces.contains(&card.to_string()), "{card}");
        if page.engine == Engine::Chromium {
            let twice = words.to_lowercase().matches(&ENGLISH.card(card).to_lowercase()).count();
            assert!(twice > 1, "{card} is in the tree of a screen reader as well");
        }
    }
    page.hides(&record, Some(Seat::One));
    assert!(tells("a Blue 1.", Card::new(Colour::Blue, 1).unwrap()));
    assert!(!tells("blue 12 h-b1", Card::new(Colour::Blue, 1).unwrap()));
}

/// Fills in the set-up page for three persons and starts the game.
fn set_up_three_persons(page: &Page) {
    page.tap("Settings");
    page.choose("pace", "Off");
    page.tap("Back");
    page.tap_of("Hispaniola", "Play");
    page.sees(".his-setup");
    for (seat, name) in Seat::ALL.into_iter().zip(["Ada", "Ben", "Cleo"]) {
        page.pick(&format!("select[aria-label='{}'] option[value='']", ENGLISH.player_of_band(seat)));
        let field = format!("input[aria-label='{}']", ENGLISH.name_of_band(seat));
        page.sees(&field);
        page.write(&field, name);
    }
    page.tap("Short");
    page.tap("Start");
    page.sees("main.his");
}

fn a_whole_hand_of_three_persons_by_taps_shows_nobody_anothers_cards() {
    let page = open();
    set_up_three_persons(&page);
    wait("cards", || page.stored("hispaniola.game").filter(|text| text.contains("\ndeal ")));
    let mut chance = SeededChance::from_number(5);
    // The player who saw their own cards last and still holds the device.
    let (mut holder, mut curtains) = (None, 0);
    loop {
        let record = page.saved();
        if page.has(".his[data-phase=bids]") {
            page.hides(&record, None);
            assert!(!page.has(".fan"), "all look at the bids");
            page.go_on();
            holder = None;
        }
        let Some(mover) = record.table().to_move() else { break };
        if holder == Some(mover) {
            page.sees(".fan");
            page.hides(&record, holder);
        } else {
            page.is_covered(&record);
            curtains += 1;
        }
        page.shows_sea(&record, holder.filter(|&seat| seat == mover));
        let action = choose(&record, &mut chance);
        page.does(action);
        if matches!(action, Step::Bid(_) | Step::Play(_)) {
            holder = Some(mover);
        }
    }
    assert!(curtains > 40, "a curtain for every bid and almost every card, not {curtains}");
    the_sheet_shows_the_score(&page);
    page.tap_in(".sheet", "Next hand");
    let next = wait("the next deal", || {
        Some(page.saved()).filter(|record| matches!(record.table().phase(), Phase::Bid(_)))
    });
    assert_eq!((next.table().hand(), next.table().first()), (2, next.setup().first_of(2)));
    page.is_covered(&next);
    page.shows_sea(&next, None);
}

/// Checks every line of the sheet at the end of the first hand.
fn the_sheet_shows_the_score(page: &Page) {
    page.sees(".sheet .points");
    let record = page.saved();
    let (table, sea) = (record.table(), record.table().sea());
    assert_eq!(table.phase(), Phase::Deal);
    page.hides(&record, None);
    let rows: Vec<Vec<i16>> = page.ask(
        "return [...document.querySelectorAll('.sheet .points tbody tr')].map(row =>
            [...row.querySelectorAll('td')].map(e => Number(e.textContent.replace('−', '-'))))",
        &[],
    );
    let [captains, beside, islands, piles, hand, totals] = &rows[..] else { panic!("{rows:?}") };
    let at = |place: Place, seat: Seat| {
        let ships = Ship::ALL.into_iter().filter(|&ship| sea.at(ship, place) == Some(seat));
        i16::try_from(ships.count()).expect("six ships")
    };
    for (column, seat) in table.seats().all().enumerate() {
        let on_islands = (1..).zip(sea.islands()).filter(|(_, pirate)| **pirate == Some(seat));
        assert_eq!(captains[column], HandScore::CAPTAIN * at(Place::Captain, seat));
        assert_eq!(beside[column], at(Place::Fore, seat) + at(Place::Aft, seat));
        assert_eq!(islands[column], on_islands.map(|(number, _)| -number).sum::<i16>());
        assert_eq!(
            hand[column],
            captains[column] + beside[column] + islands[column] + piles[column],
            "the lines add up"
        );
        assert_eq!([hand[column], totals[column]], [table.points(seat); 2], "it is the first hand");
    }
    assert!(piles.contains(&-4), "somebody has most tricks");
}

fn after_a_reload_the_curtain_is_up_again_and_all_is_as_it_was() {
    let page = open();
    // Before a bid, with a bid face down, before a lead, in a trick, before boarding, before giving.
    let moments = ["", "tB1", "tB1 tR2", &format!("{BIDS}\nV4"), TRICK, &format!("{TRICK} ^")];
    for moves in moments {
        let game = text(moves);
        page.start_hispaniola_from(&game);
        let record = read(&game);
        page.is_covered(&record);
        page.shows_sea(&record, None);
        page.open_curtain();
        page.shows_sea(&record, record.table().to_move());
        page.reload();
        page.is_covered(&record);
        page.shows_sea(&record, None);
        assert_eq!(page.saved(), record);
    }
}

fn covered_cards_tell_nothing_of_what_was_chosen() {
    let page = open();
    page.start_hispaniola_from(&text("tB1"));
    let record = page.saved();
    page.open_curtain();
    page.tap_at(&in_hand(Card::new(Colour::Red, 5).unwrap()));
    page.sees(".fan [aria-pressed=true]");
    page.tap("Cover the cards");
    page.is_covered(&record);
    page.open_curtain();
    assert!(!page.has(".fan [aria-pressed=true]"), "nothing is chosen any more");
    assert_eq!(page.saved(), record);
}
