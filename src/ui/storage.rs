//! What the browser keeps: the game as a record with who plays it, the settings as lines of text.

use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::Storage;

use crate::{
    model::{Notice, Settings, State, captains_line, captains_of},
    record::shanghaien::Record,
};

const GAME: &str = "shanghaien.game";
/// Where a saved game goes that cannot be read, so that nothing is lost.
const UNREADABLE_GAME: &str = "shanghaien.game.unreadable";
const SETTINGS: &str = "shanghaien.settings";

fn store() -> Result<Storage, JsValue> {
    gloo::utils::window().local_storage()?.ok_or(JsValue::NULL)
}

fn read(key: &str) -> Option<String> {
    store().ok()?.get_item(key).ok()?
}

/// Everything as it was left.
pub(super) fn load() -> State {
    let settings = read(SETTINGS).map_or_else(Settings::default, |text| Settings::from_text(&text));
    let mut state = State { settings, ..State::default() };
    if let Some(text) = read(GAME) {
        match Record::read(text.as_bytes()) {
            Ok(record) => {
                state.record = Some(Rc::new(record));
                state.captains = captains_of(&text);
            }
            Err(broken) => {
                put_aside(&text);
                state.notice = Some(Notice::BadSave(broken.error));
            }
        }
    }
    state
}

fn put_aside(text: &str) {
    if let Ok(store) = store()
        && store.set_item(UNREADABLE_GAME, text).is_ok()
    {
        // If this fails the game is merely put aside once more next time.
        drop(store.remove_item(GAME));
    }
}

/// Keeps the game.
pub(super) fn save_game(state: &State) -> Result<(), JsValue> {
    let Some(record) = &state.record else { return Ok(()) };
    store()?.set_item(GAME, &(captains_line(state.captains) + &record.to_string()))
}

/// The saved game as text, even where it cannot be read as a record.
pub(super) fn saved_text() -> Option<String> {
    read(GAME)
}

/// Keeps the settings.
pub(super) fn save_settings(settings: &Settings) -> Result<(), JsValue> {
    store()?.set_item(SETTINGS, &settings.to_text())
}
