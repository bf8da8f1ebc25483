//! The store: texts that the browser keeps under keys, each with its version. A game's room says which.
//!
//! Nothing in it is ever written over that this program cannot read: what is broken is put aside, what a newer
//! version has kept stays where it is. And only one tab writes, see `tabs`. What the browser does not keep is remembered
//! by the document, so that it counts for all programs of the page until that is left.

use std::cell::Cell;

use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::tabs;
use crate::model::{
    Notice,
    kept::{Newer, seal, unseal},
};

/// The keys of a game.
pub(super) struct Keys {
    /// The game on the table.
    pub(super) game: &'static str,
    /// What the players have chosen.
    pub(super) settings: &'static str,
    /// Whether the guided game was gone through to its end.
    pub(super) lesson: &'static str,
    /// Whether the game has cards that not everybody may see.
    pub(super) is_secret: bool,
}

/// Where Shanghaien is kept.
pub(super) const SHANGHAIEN: Keys = Keys {
    game: "shanghaien.game",
    settings: "shanghaien.settings",
    lesson: "shanghaien.lesson",
    is_secret: false,
};

/// Where Hispaniola is kept.
pub(super) const HISPANIOLA: Keys = Keys {
    game: "hispaniola.game",
    settings: "hispaniola.settings",
    lesson: "hispaniola.lesson",
    is_secret: true,
};

/// What is chosen for the whole house.
pub(super) const HOUSE: &str = "house.settings";

/// The language of all programs.
pub(super) const LANGUAGE: &str = "language";

/// A line about the game of Hispaniola in progress, for the home page.
pub(super) const HISPANIOLA_STANDING: &str = "hispaniola.standing";

/// What stands in it between the names and the number of the hand. One letter, because looking for more costs a
/// kilobyte.
pub(super) const STANDING_HAND: char = '#';

/// What the key of a finished game begins with that waits for the logbook. Its end is the moment.
pub(super) const FINISHED: &str = "finished.";

/// What the key of a text begins with that was put aside because it cannot be read. Its end is the moment.
pub(super) const ASIDE: &str = "aside.";

/// The browser's own store.
pub(super) fn store() -> Result<Storage, JsValue> {
    gloo::utils::window().local_storage()?.ok_or(JsValue::NULL)
}

/// What is kept under a key; nothing if a newer version has kept it.
pub(super) fn read(key: &str) -> Option<String> {
    read_checked(key).ok()?
}

/// What is kept under a key.
pub(super) fn read_checked(key: &str) -> Result<Option<String>, Newer> {
    match gloo::utils::document_element().get_attribute(&remembered(key)) {
        Some(text) => Ok(Some(text)),
        None => read_store(key),
    }
}

/// The same, as the browser keeps it.
fn read_store(key: &str) -> Result<Option<String>, Newer> {
    let kept = store().and_then(|store| store.get_item(key)).ok().flatten();
    kept.map(|kept| unseal(&kept).map(str::to_owned)).transpose()
}

/// How the names of attributes begin that remember what the browser does not keep.
const REMEMBERED: &str = "data-kept-";

/// The attribute of the document that remembers what the browser does not keep.
fn remembered(key: &str) -> String {
    [REMEMBERED, key].concat()
}

/// Whether the document remembers nothing that the browser does not keep: then it can be left.
pub(super) fn is_all_kept() -> bool {
    let names = gloo::utils::document_element().get_attribute_names();
    !names.iter().any(|name| name.as_string().is_some_and(|name| name.starts_with(REMEMBERED)))
}

/// Whether the browser has what was kept last under this key, and not only the document.
pub(super) fn is_kept(key: &str) -> bool {
    !gloo::utils::document_element().has_attribute(&remembered(key))
}

/// Remembers a text, or nothing any more.
fn remember(key: &str, text: Option<&str>) {
    let (document, name) = (gloo::utils::document_element(), remembered(key));
    // Only a broken name of an attribute could be refused.
    drop(match text {
        Some(text) => document.set_attribute(&name, text),
        None => document.remove_attribute(&name),
    });
}

thread_local! {
    /// The key of a text that could not be read nor put aside.
    static STUCK: Cell<&'static str> = const { Cell::new("") };

    /// Whether the players have been told that something could not be kept.
    static IS_TOLD: Cell<bool> = const { Cell::new(false) };
}

/// Keeps a text, or says why the browser does not let us.
pub(super) fn keep(key: &str, text: &str) -> Result<(), Notice> {
    if tabs::is_elsewhere() {
        // The other tab keeps everything, and this one is covered.
        return Ok(());
    }
    let kept = keep_in_store(key, text);
    remember(key, kept.is_err().then_some(text));
    if kept.is_ok() {
        IS_TOLD.set(false);
    }
    kept
}

fn keep_in_store(key: &str, text: &str) -> Result<(), Notice> {
    read_store(key)?;
    if STUCK.get() == key {
        return Err(Notice::Full);
    }
    let store = store().map_err(|_| Notice::NotSaved)?;
    store.set_item(key, &seal(text)).map_err(|_| Notice::Full)
}

/// What to tell about what could not be kept: once, until something can be kept again.
pub(super) fn trouble(kept: Result<(), Notice>) -> Option<Notice> {
    kept.err().filter(|_| !IS_TOLD.replace(true))
}

thread_local! {
    /// The moment of the last text that got a key of its own.
    static LAST: Cell<u64> = const { Cell::new(0) };
}

/// Keeps a text under a key of its own that begins like this, in the browser or not at all.
pub(super) fn add(beginning: &str, text: &str) -> Result<(), Notice> {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole milliseconds")]
    let now = js_sys::Date::now() as u64;
    // Two in one millisecond are one after the other all the same.
    let moment = now.max(LAST.get() + 1);
    LAST.set(moment);
    if tabs::is_elsewhere() {
        return Ok(());
    }
    keep_in_store(&[beginning, &moment.to_string()].concat(), text)
}

/// Takes this text back, if it was added last and is still there.
pub(super) fn take_back(beginning: &str, text: &str) {
    let key = [beginning, &LAST.get().to_string()].concat();
    if read(&key).as_deref() == Some(text) {
        forget(&key);
    }
}

/// Keeps nothing under a key any more.
pub(super) fn forget(key: &str) {
    if !tabs::is_elsewhere() {
        forget_in_store(key);
        remember(key, None);
    }
}

/// The same for what the browser keeps: what is remembered in its place goes on.
pub(super) fn forget_in_store(key: &str) {
    if read_store(key).is_ok() {
        // What cannot be removed could not be kept either.
        drop(store().and_then(|store| store.remove_item(key)));
    }
}

impl Keys {
    /// Whether nothing is known of the game: never played, never learnt.
    pub(super) fn is_new(&self) -> bool {
        [self.game, self.lesson].into_iter().all(|key| read(key).is_none())
    }

    /// Remembers that the guided game was gone through.
    pub(super) fn graduate(&self) {
        // If it cannot be kept, the guided game is merely offered as before.
        drop(keep(self.lesson, "done"));
    }
}

/// Puts a text aside that cannot be read. It makes room for itself: a full store has no place for it twice. If even
/// that is too little, it stays where it is, and nothing is kept in its place.
pub(super) fn put_aside(key: &'static str, text: &str) {
    let Some((store, kept)) =
        store().ok().and_then(|store| Some((store.clone(), store.get_item(key).ok()??)))
    else {
        return;
    };
    forget(key);
    if add(ASIDE, text).is_err() {
        // There was room for it a moment ago.
        drop(store.set_item(key, &kept));
        STUCK.set(key);
    }
}
