//! The same seed plays the same game natively and on wasm32: this test runs on both.

mod common;

#[cfg(not(target_arch = "wasm32"))]
use core::prelude::v1::test as check;
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
