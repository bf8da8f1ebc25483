//! The store: texts that the browser keeps under keys, each with its version. A game's room says which.
//!
//! Nothing in it is ever written over that this program cannot read: what is broken is put aside, what a newer
//! version has kept stays where it is. And only one tab writes, see `tabs`. What the browser refuses to store stays in
//! memory until the page is left.

use std::cell::{Cell, RefCell};

use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::tabs;
use crate::model::{
    Notice,
    kept::{Newer, seal, unseal},
};

/// The keys of a game.
pub(in crate::app) struct Keys {
    /// The game on the table.
    pub(in crate::app) game: &'static str,
    /// What the players have chosen.
    pub(in crate::app) settings: &'static str,
    /// Whether the guided game was gone through to its end.
    pub(in crate::app) lesson: &'static str,
    /// Whether the game has cards that not everybody may see.
    pub(in crate::app) is_secret: bool,
}

/// Where Shanghaien is kept.
pub(in crate::app) const SHANGHAIEN: Keys = Keys {
    game: "shanghaien.game",
    settings: "shanghaien.settings",
    lesson: "shanghaien.lesson",
    is_secret: false,
};

/// Where Hispaniola is kept.
pub(in crate::app) const HISPANIOLA: Keys = Keys {
    game: "hispaniola.game",
    settings: "hispaniola.settings",
    lesson: "hispaniola.lesson",
    is_secret: true,
};

/// What is chosen for the whole house.
pub(in crate::app) const HOUSE: &str = "house.settings";

/// The language of the page.
pub(in crate::app) const LANGUAGE: &str = "language";

/// A line about the game of Hispaniola in progress, for the home page.
pub(in crate::app) const HISPANIOLA_STANDING: &str = "hispaniola.standing";

/// What stands in it between the names and the number of the hand. One letter, because looking for more costs a
/// kilobyte.
pub(in crate::app) const STANDING_HAND: char = '#';

/// What the key of a finished game begins with that waits for the logbook. Its end is the moment.
pub(in crate::app) const FINISHED: &str = "finished.";

/// What the key of a text begins with that was put aside because it cannot be read. Its end is the moment.
pub(in crate::app) const ASIDE: &str = "aside.";

/// The browser's own store.
pub(in crate::app) fn store() -> Result<Storage, JsValue> {
    gloo::utils::window().local_storage()?.ok_or(JsValue::NULL)
}

/// What is kept under a key; nothing if a newer version has kept it.
pub(in crate::app) fn read(key: &str) -> Option<String> {
    read_checked(key).ok()?
}

/// What is kept under a key.
pub(in crate::app) fn read_checked(key: &str) -> Result<Option<String>, Newer> {
    match remembered(key) {
        Some(text) => Ok(Some(text)),
        None => read_store(key),
    }
}

/// The same, as the browser keeps it.
fn read_store(key: &str) -> Result<Option<String>, Newer> {
    let kept = store().and_then(|store| store.get_item(key)).ok().flatten();
    kept.map(|kept| unseal(&kept).map(str::to_owned)).transpose()
}

thread_local! {
    /// What the browser does not keep, with its keys.
    static REMEMBERED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

fn remembered(key: &str) -> Option<String> {
    let find =
        |all: &Vec<(String, String)>| all.iter().find(|(kept, _)| kept == key).map(|(_, text)| text.clone());
    REMEMBERED.with_borrow(find)
}

/// Whether nothing is in memory only: then the page can be left.
pub(in crate::app) fn is_all_kept() -> bool {
    REMEMBERED.with_borrow(Vec::is_empty)
}

/// Whether the browser has what was kept last under this key, and not only the memory.
pub(in crate::app) fn is_kept(key: &str) -> bool {
    remembered(key).is_none()
}

/// Remembers a text, or nothing any more.
fn remember(key: &str, text: Option<&str>) {
    REMEMBERED.with_borrow_mut(|all| {
        all.retain(|(kept, _)| kept != key);
        all.extend(text.map(|text| (key.to_owned(), text.to_owned())));
    });
}

thread_local! {
    /// The keys of texts that could be neither read nor put aside.
    static STUCK: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };

    /// Whether the players have been told that something could not be kept.
    static IS_TOLD: Cell<bool> = const { Cell::new(false) };
}

/// Keeps a text, or says why the browser does not let us.
pub(in crate::app) fn keep(key: &str, text: &str) -> Result<(), Notice> {
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
    if STUCK.with_borrow(|stuck| stuck.contains(&key)) {
        return Err(Notice::Full);
    }
    let store = store().map_err(|_| Notice::NotSaved)?;
    store.set_item(key, &seal(text)).map_err(|_| Notice::Full)
}

/// What to tell about what could not be kept: once, until something can be kept again.
pub(in crate::app) fn trouble(kept: Result<(), Notice>) -> Option<Notice> {
    kept.err().filter(|_| !IS_TOLD.replace(true))
}

thread_local! {
    /// The moment of the last text that got a key of its own.
    static LAST: Cell<u64> = const { Cell::new(0) };
}

/// Keeps a text under a key of its own that begins like this, in the browser or not at all.
pub(in crate::app) fn add(beginning: &str, text: &str) -> Result<(), Notice> {
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
pub(in crate::app) fn take_back(beginning: &str, text: &str) {
    let key = [beginning, &LAST.get().to_string()].concat();
    if read(&key).as_deref() == Some(text) {
        forget(&key);
    }
}

/// Keeps nothing under a key any more.
pub(in crate::app) fn forget(key: &str) {
    if !tabs::is_elsewhere() {
        forget_in_store(key);
        remember(key, None);
    }
}

/// The same for what the browser keeps: what is remembered in its place goes on.
pub(in crate::app) fn forget_in_store(key: &str) {
    if read_store(key).is_ok() {
        // What cannot be removed could not be kept either.
        drop(store().and_then(|store| store.remove_item(key)));
    }
}

impl Keys {
    /// Whether nothing is known of the game: never played, never learnt.
    pub(in crate::app) fn is_new(&self) -> bool {
        [self.game, self.lesson].into_iter().all(|key| read(key).is_none())
    }

    /// Remembers that the guided game was gone through.
    pub(in crate::app) fn graduate(&self) {
        // If it cannot be kept, the guided game is merely offered as before.
        drop(keep(self.lesson, "done"));
    }
}

/// Puts a text aside that cannot be read. It makes room for itself: a full store has no place for it twice. If even
/// that is too little, it stays where it is, and nothing is kept in its place.
pub(in crate::app) fn put_aside(key: &'static str, text: &str) {
    let Some((store, kept)) =
        store().ok().and_then(|store| Some((store.clone(), store.get_item(key).ok()??)))
    else {
        return;
    };
    forget(key);
    if add(ASIDE, text).is_err() {
        // There was room for it a moment ago.
        drop(store.set_item(key, &kept));
        STUCK.with_borrow_mut(|stuck| stuck.push(key));
    }
}
