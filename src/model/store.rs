//! The store: texts under keys, each with the version that saved it. [`Store`] has the rules, a [`Shelf`] holds the
//! texts.
//!
//! A text that this program can't read is never overwritten: a broken text is put aside, and a text of a newer version
//! stays where it is. Only one tab writes. A text that the shelf refuses stays in memory until the page is left.

mod put_aside;
#[cfg(test)]
mod tests;

pub use put_aside::PutAside;

use std::cell::{Cell, RefCell};

use super::{
    Notice,
    stored_text::{Newer, with_version, without_version},
};

/// The start of the key of a text that was put aside because it can't be read. The rest of the key is the time.
pub const ASIDE: &str = "aside.";

/// Holds texts as they are: the browser's store.
pub trait Shelf {
    /// Returns the text under a key; `None` if there is none or it can't be read.
    fn get(&self, key: &str) -> Option<String>;

    /// Puts a text under a key.
    ///
    /// # Errors
    /// [`Notice::NotSaved`] if there is no shelf, [`Notice::Full`] if it does not take the text.
    fn set(&self, key: &str, text: &str) -> Result<(), Notice>;

    /// Removes the text under a key, if possible.
    fn remove(&self, key: &str);

    /// Returns all keys.
    fn keys(&self) -> Vec<String>;
}

/// A shelf, and the memory for what it refuses. No cell is borrowed during a call of the shelf: even if a call fails,
/// the saved texts can still be read and offered to the players.
pub struct Store<S> {
    shelf: S,
    /// The texts that the shelf has refused, with their keys.
    memory: RefCell<Vec<(String, String)>>,
    /// The keys of texts that could be neither read nor put aside.
    stuck: RefCell<Vec<&'static str>>,
    /// Whether another tab writes instead.
    is_elsewhere: Cell<bool>,
    /// Whether the players have been told that something could not be saved.
    is_told: Cell<bool>,
    /// The time in the last key made by [`Self::add`].
    last: Cell<u64>,
}

impl<S: Shelf> Store<S> {
    /// Makes a store with this shelf.
    pub const fn new(shelf: S) -> Self {
        Self {
            shelf,
            memory: RefCell::new(Vec::new()),
            stuck: RefCell::new(Vec::new()),
            is_elsewhere: Cell::new(false),
            is_told: Cell::new(false),
            last: Cell::new(0),
        }
    }

    /// Returns the text saved under a key.
    ///
    /// # Errors
    ///
    /// Returns [`Newer`] if a newer version has saved it.
    pub fn read(&self, key: &str) -> Result<Option<String>, Newer> {
        match self.remembered(key) {
            Some(text) => Ok(Some(text)),
            None => self.read_shelf(key),
        }
    }

    fn read_shelf(&self, key: &str) -> Result<Option<String>, Newer> {
        self.shelf.get(key).map(|saved| without_version(&saved).map(str::to_owned)).transpose()
    }

    fn remembered(&self, key: &str) -> Option<String> {
        self.memory.borrow().iter().find(|(saved, _)| saved == key).map(|(_, text)| text.clone())
    }

    /// Keeps a text in memory, or drops it.
    fn remember(&self, key: &str, text: Option<&str>) {
        let mut memory = self.memory.borrow_mut();
        memory.retain(|(saved, _)| saved != key);
        memory.extend(text.map(|text| (key.to_owned(), text.to_owned())));
    }

    /// Returns whether no text is in memory only, so that the page can be left.
    pub fn is_all_saved(&self) -> bool {
        self.memory.borrow().is_empty()
    }

    /// Returns whether the last text saved under this key is on the shelf, not only in memory.
    pub fn is_saved(&self, key: &str) -> bool {
        self.remembered(key).is_none()
    }

    /// Stops writing, because another tab has taken over.
    pub fn stop_writing(&self) {
        self.is_elsewhere.set(true);
    }

    /// Saves a text.
    ///
    /// # Errors
    ///
    /// Returns why the text is only in memory.
    pub fn save(&self, key: &str, text: &str) -> Result<(), Notice> {
        if self.is_elsewhere.get() {
            // The other tab saves everything, and this one is blocked by a cover.
            return Ok(());
        }
        let saved = self.save_on_shelf(key, text);
        self.remember(key, saved.is_err().then_some(text));
        if saved.is_ok() {
            self.is_told.set(false);
        }
        saved
    }

    fn save_on_shelf(&self, key: &str, text: &str) -> Result<(), Notice> {
        self.read_shelf(key)?;
        if self.stuck.borrow().contains(&key) {
            return Err(Notice::Full);
        }
        self.shelf.set(key, &with_version(text))
    }

    /// Returns the notice for a failure to save: once, until something can be saved again.
    pub fn first_failure(&self, saved: Result<(), Notice>) -> Option<Notice> {
        saved.err().filter(|_| !self.is_told.replace(true))
    }

    /// Saves a text under a new key with this beginning, on the shelf or not at all.
    ///
    /// # Errors
    ///
    /// Returns why the text is not saved.
    pub fn add(&self, beginning: &str, text: &str, now: u64) -> Result<(), Notice> {
        // Two texts added in the same millisecond get different keys all the same.
        self.last.set(now.max(self.last.get() + 1));
        if self.is_elsewhere.get() {
            return Ok(());
        }
        self.save_on_shelf(&self.last_key(beginning), text)
    }

    fn last_key(&self, beginning: &str) -> String {
        [beginning, &self.last.get().to_string()].concat()
    }

    /// Removes this text, if it was added last and is still there.
    pub fn take_back(&self, beginning: &str, text: &str) {
        let key = self.last_key(beginning);
        if self.read(&key).is_ok_and(|saved| saved.as_deref() == Some(text)) {
            self.forget(&key);
        }
    }

    /// Removes the text under a key.
    pub fn forget(&self, key: &str) {
        if !self.is_elsewhere.get() {
            self.forget_on_shelf(key);
            self.remember(key, None);
        }
    }

    /// Removes a text from the shelf, unless a newer version has saved it.
    fn forget_on_shelf(&self, key: &str) {
        if self.read_shelf(key).is_ok() {
            self.shelf.remove(key);
        }
    }

    /// Puts aside a text that can't be read. The old place is cleared first, because a full store has no room for the
    /// text twice. If there is still no room, the text is put back and nothing is saved in its place.
    pub fn put_aside(&self, key: &'static str, text: &str, now: u64) {
        let Some(saved) = self.shelf.get(key) else { return };
        self.forget(key);
        if self.add(ASIDE, text, now).is_err() {
            self.put_back(key, &saved);
            self.stuck.borrow_mut().push(key);
        }
    }

    /// Puts back a text just as it was. There is room for it, because it was there a moment ago.
    fn put_back(&self, key: &str, saved: &str) {
        drop(self.shelf.set(key, saved));
    }

    /// Returns the keys on the shelf with this beginning.
    pub fn keys(&self, beginning: &str) -> Vec<String> {
        let mut keys = self.shelf.keys();
        keys.retain(|key| key.starts_with(beginning));
        keys
    }

    /// Returns the texts that could not be read: put aside by this version or by the first one, which used other keys,
    /// or left in place because a newer version has saved them.
    pub fn unreadable(&self) -> Vec<PutAside> {
        let found = self.shelf.keys().into_iter().filter_map(|key| {
            let text = self.shelf.get(&key)?;
            PutAside::of(key, text)
        });
        found.collect()
    }

    /// Removes a text that could not be read. A text in memory under the same key stays.
    pub fn forget_aside(&self, aside: &PutAside) {
        if !self.is_elsewhere.get() {
            self.forget_on_shelf(&aside.key);
        }
    }

    /// Puts back a text that was removed by [`Self::forget_aside`].
    pub fn restore(&self, aside: &PutAside) {
        if !self.is_elsewhere.get() {
            self.put_back(&aside.key, &aside.text);
        }
    }
}
