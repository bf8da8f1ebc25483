//! The same seed plays the same game natively and on wasm32. This test runs on both.

mod common;

#[cfg(not(target_arch = "wasm32"))]
use core::prelude::v1::test as check;

use shanghaien::{
    ai::hispaniola::{Level, choose},
    rules::{Game, SeededChance, Turn, hispaniola},
};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::{wasm_bindgen_test as check, wasm_bindgen_test_configure};

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test_configure!(run_in_browser);

#[check]
fn a_seed_gives_the_game_that_is_written_down() {
    let expected = include_str!("records/valid/seed-2008.txt");
    assert_eq!(common::random_record(2008).to_string(), expected);
}

#[check]
fn a_record_is_read_alike() {
    let text = include_str!("records/valid/two-sailors.txt");
    let expected: serde_json::Value =
        serde_json::from_str(include_str!("records/valid/two-sailors.json")).unwrap();
    assert_eq!(common::json(common::read(text).position()), expected);
}

#[check]
fn a_seed_gives_the_game_of_hispaniola_that_is_written_down() {
    let expected = include_str!("records/valid/hispaniola-seed-2008.txt");
    assert_eq!(common::hispaniola_record(2008).to_string(), expected);
}

/// Returns a short game of quartermasters.
fn game_of_pirates() -> hispaniola::Hispaniola {
    let setup = hispaniola::Setup::new(hispaniola::Seats::Three, hispaniola::Seat::One, 1).expect("it fits");
    let mut game = hispaniola::Hispaniola::new(&setup);
    let mut chance = SeededChance::from_number(2004);
    loop {
        let action = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => hispaniola::Step::Deal(()),
            Turn::Seat(seat) => {
                let view = across_the_border(&game.view(seat));
                choose(&view, Level::Quartermaster, &mut chance, &mut || false).expect("it is their turn")
            }
        };
        let event = game.draw(action, &mut chance);
        game.apply(event).expect("pirates keep to the rules");
    }
}

/// Returns the view that a worker gets when the page sends this one.
#[cfg(target_arch = "wasm32")]
fn across_the_border(view: &hispaniola::View) -> hispaniola::View {
    let sent = serde_wasm_bindgen::to_value(view).expect("plain data");
    let arrived = serde_wasm_bindgen::from_value(sent).expect("the same data");
    assert_eq!(*view, arrived);
    arrived
}

#[cfg(not(target_arch = "wasm32"))]
fn across_the_border(view: &hispaniola::View) -> hispaniola::View {
    view.clone()
}

#[check]
fn computer_pirates_play_alike() {
    let game = game_of_pirates();
    let points = hispaniola::Seats::Three.all().map(|seat| game.table().points(seat));
    assert_eq!(points.collect::<Vec<_>>(), [21, 23, 40]);
}
