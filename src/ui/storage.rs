//! What the browser keeps: texts under keys. A game's room says which.

use wasm_bindgen::JsValue;
use web_sys::Storage;

/// The keys of a game.
pub(super) struct Keys {
    /// The game on the table.
    pub(super) game: &'static str,
    /// Where a saved game goes that cannot be read, so that nothing is lost.
    pub(super) unreadable: &'static str,
    /// What the players have chosen.
    pub(super) settings: &'static str,
}

/// Where Shanghaien is kept.
pub(super) const SHANGHAIEN: Keys = Keys {
    game: "shanghaien.game",
    unreadable: "shanghaien.game.unreadable",
    settings: "shanghaien.settings",
};

/// Where Hispaniola is kept.
pub(super) const HISPANIOLA: Keys = Keys {
    game: "hispaniola.game",
    unreadable: "hispaniola.game.unreadable",
    settings: "hispaniola.settings",
};

/// A line about the game of Hispaniola in progress, for the home page.
pub(super) const HISPANIOLA_STANDING: &str = "hispaniola.standing";

/// Where a record of Hispaniola waits that was opened on another page.
pub(super) const HISPANIOLA_OFFER: &str = "hispaniola.offer";

fn store() -> Result<Storage, JsValue> {
    gloo::utils::window().local_storage()?.ok_or(JsValue::NULL)
}

/// What is kept under a key.
pub(super) fn read(key: &str) -> Option<String> {
    store().ok()?.get_item(key).ok()?
}

/// Keeps a text; `false` if the browser does not let us.
pub(super) fn keep(key: &str, text: &str) -> bool {
    store().and_then(|store| store.set_item(key, text)).is_ok()
}

/// Keeps nothing under a key any more.
pub(super) fn forget(key: &str) {
    // What cannot be removed could not be kept either.
    drop(store().and_then(|store| store.remove_item(key)));
}

impl Keys {
    /// Puts a game aside that cannot be read.
    pub(super) fn put_aside(&self, text: &str) {
        if keep(self.unreadable, text) {
            forget(self.game);
        }
    }
}
