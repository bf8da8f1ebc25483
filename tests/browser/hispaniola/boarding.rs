//! Boarding: the page shows what a boarding would do before the player confirms it.

use serde_json::json;
use shanghaien::{
    i18n::hispaniola::{ENGLISH, Segment},
    model::hispaniola::Prompt,
    record::hispaniola::Record,
    rules::{
        Game,
        hispaniola::{Action, Hispaniola, Phase, Place, Seat, Side, Step},
    },
};

use super::{
    actions::{after, find, legal},
    shown_table::sea,
};
use crate::{
    page::{Page, open, wait},
    suite::{Test, tests},
};

pub const TESTS: &[Test] = tests! {
    ThePage: [
        on_a_full_ship_the_winner_sees_who_would_fall_before_it_happens,
        every_way_of_boarding_does_what_the_rules_say,
        a_swap_marks_both_pirates_and_moves_no_island,
        with_nobody_in_reserve_there_is_nothing_but_going_on_or_a_swap,
    ],
};

const FORE: Action = Step::Board(Some(Side::Fore));
const AFT: Action = Step::Board(Some(Side::Aft));

/// Returns whether a pirate can board a full ship while no island is free.
pub fn is_crowded(game: &Hispaniola) -> bool {
    let (table, sea) = (game.table(), game.table().sea());
    let is_full = |ship| Place::ALL.iter().all(|&place| sea.at(ship, place).is_some());
    matches!(table.phase(), Phase::Board(_))
        && table.ship().is_some_and(is_full)
        && sea.islands().iter().all(Option::is_some)
        && game.legal_actions().contains(&FORE)
}

/// Returns the winner who boards, and the captain and the pirate at this side before the boarding.
fn players(record: &Record, side: Side) -> (Seat, Seat, Seat) {
    let table = record.table();
    let ship = table.ship().expect("a trick");
    let at = |place: Place| table.sea().at(ship, place).expect("a full ship");
    (table.to_move().expect("a winner"), at(Place::Captain), at(side.into()))
}

/// Returns the selector of a place on the ship that is boarded.
fn place(place: Place) -> String {
    format!(".ship.is-target .place:nth-child({})", place as usize + 1)
}

/// Checks that ships, islands and reserves look as they would after this action, but that nothing has happened.
#[track_caller]
fn looks_like(page: &Page, record: &Record, action: Action) {
    let would_be = sea(&after(record, action), None);
    wait(format!("a look at {action}"), || {
        let seen = page.look_at_sea();
        ["ships", "islands", "reserve"].iter().all(|key| seen[key] == would_be[key]).then_some(())
    });
    assert_eq!(page.look_at_sea()["to_move"], sea(record, None)["to_move"]);
    assert_eq!(page.saved(), *record, "nothing has happened yet");
}

fn on_a_full_ship_the_winner_sees_who_would_fall_before_it_happens() {
    let page = open();
    let record = find(is_crowded);
    page.start_hispaniola_from(&record.to_string());
    assert!(!page.has(".is-coming") && !page.has(".is-moved"), "nothing is chosen yet");
    assert!(!page.has(".does .btn.go"), "so there is nothing to confirm");
    for (side, action, words) in [(Side::Fore, FORE, "fore"), (Side::Aft, AFT, "aft")] {
        page.tap_at(&place(side.into()));
        looks_like(&page, &record, action);
        page.sees(&format!("{}.is-coming", place(Place::Captain)));
        page.sees(&format!("{}.is-moved", place(side.into())));
        assert_eq!(page.count(".place.is-coming"), 1);
        assert_eq!(page.count(".place.is-moved"), 1);
        assert_eq!(page.count(".isle.is-moved"), 5, "all islands move on, and one pirate goes home");
        let (winner, captain, fallen) = players(&record, side);
        let names = record.players();
        let because = page.text(".because");
        let of = format!("{}’s{}", names[captain], if winner == captain { " old" } else { "" });
        assert!(
            because.contains(&format!("{} is captain", names[winner]))
                && because.contains(&format!("{of} captain goes {words}."))
                && because.contains(&format!("{} goes overboard to island 1.", names[fallen])),
            "{because}"
        );
        let returned = record.table().sea().islands()[3].expect("no island is free");
        assert!(because.contains(&format!("{} comes home from island 4.", names[returned])), "{because}");
        assert!(page.has(&format!(".haven [href='#h-b{}']", returned.number())));
    }
    // Taps on the captain's place switch between the two ways to board.
    page.tap_at(&place(Place::Captain));
    looks_like(&page, &record, FORE);
    page.tap_at(&place(Place::Captain));
    looks_like(&page, &record, AFT);
    page.reload();
    page.shows_sea(&record, None);
    assert!(!page.has(".is-coming"), "only a look, which is forgotten");
    page.tap_at(&place(Place::Fore));
    looks_like(&page, &record, FORE);
    page.tap_in(".does", "Board");
    let boarded = wait("the boarding", || Some(page.saved()).filter(|now| *now != record));
    assert_eq!(boarded, after(&record, FORE));
    page.shows_sea(&boarded, None);
    assert!(!page.has(".is-coming") && !page.has(".is-moved"), "now it is so");
}

fn every_way_of_boarding_does_what_the_rules_say() {
    let page = open();
    let offers = |wanted: Action| {
        move |game: &Hispaniola| {
            matches!(game.table().phase(), Phase::Board(_)) && game.legal_actions().contains(&wanted)
        }
    };
    for action in [Step::Board(None), FORE, AFT, Step::Swap(Side::Fore), Step::Swap(Side::Aft), Step::Nothing]
    {
        let record = find(offers(action));
        page.start_hispaniola_from(&record.to_string());
        let boarded = page.does(action);
        assert_eq!(boarded, after(&record, action));
        page.shows_sea(&boarded, None);
    }
}

fn a_swap_marks_both_pirates_and_moves_no_island() {
    let page = open();
    let record = find(|game| {
        matches!(game.table().phase(), Phase::Board(_))
            && game.legal_actions().contains(&Step::Swap(Side::Aft))
    });
    page.start_hispaniola_from(&record.to_string());
    page.tap_in(".does", "Swap with aft");
    looks_like(&page, &record, Step::Swap(Side::Aft));
    for moved in [Place::Captain, Place::Aft] {
        page.sees(&format!("{}.is-moved", place(moved)));
    }
    assert!(!page.has(".is-coming") && !page.has(".isle.is-moved"));
    assert!(page.text(".because").contains("swaps captain and aft with"));
    page.tap_in(".does", "Swap");
    let swapped = wait("the swap", || Some(page.saved()).filter(|now| *now != record));
    assert_eq!(swapped, after(&record, Step::Swap(Side::Aft)));
}

fn with_nobody_in_reserve_there_is_nothing_but_going_on_or_a_swap() {
    let page = open();
    let has_nobody = |count: usize| {
        find(move |game: &Hispaniola| {
            let legal = game.legal_actions();
            legal.contains(&Step::Nothing) && legal.len() == count
        })
    };
    let record = has_nobody(1);
    page.start_hispaniola_from(&record.to_string());
    let (mover, ship) = (record.table().to_move().expect("a winner"), record.table().ship().expect("a ship"));
    let prompt = ENGLISH.prompt(Prompt::HasNobody(mover, ship), record.players());
    let [Segment::Text(prompt)] = &prompt[..] else { panic!("{prompt:?}") };
    page.reads(".prompt", prompt);
    assert!(!page.has(".place.can") && !page.has(".is-coming"), "no place can be tapped");
    assert_eq!(
        page.ask::<Vec<String>>(
            "return [...document.querySelectorAll('.does button')].map(e => e.textContent)",
            &[]
        ),
        ["Continue"]
    );
    page.shows_sea(&page.does(Step::Nothing), None);

    let record = has_nobody(2);
    let swap = *legal(&record).iter().find(|action| **action != Step::Nothing).expect("a swap");
    let Step::Swap(side) = swap else { panic!("{swap:?}") };
    page.start_hispaniola_from(&record.to_string());
    // If the player has no pirate to board with, a tap at the side stands for the swap.
    page.tap_at(&place(side.into()));
    looks_like(&page, &record, swap);
    assert_eq!(page.look_at_sea()["islands"], json!(sea(&record, None)["islands"]));
    page.tap_in(".does", "Stay in port");
    page.misses(".is-moved");
    assert_eq!(page.saved(), record);
    page.shows_sea(&page.does(swap), None);
}
