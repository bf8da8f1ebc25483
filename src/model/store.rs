//! The store: texts under keys, each with the version that saved it. [`Store`] has the rules, a [`Shelf`] holds the
//! texts.
//!
//! A text that this program can't read is never overwritten: a broken text is put aside, and a text of a newer version
//! stays where it is. Only one tab writes. A text that the shelf refuses stays in memory until the page is left.
//!
//! A game in progress has a second copy in the browser's database. [`Store::take_in`] decides at the start which of the
//! two goes on.

mod copies;
mod prefix;
mod put_aside;
#[cfg(test)]
mod tests;

pub use copies::{Verdict, compare};
pub use prefix::{PREFIX, Prefixed};
pub use put_aside::PutAside;

use std::cell::{Cell, RefCell};

use super::{
    Notice,
    stored_text::{Mark, Unusable, opened, salvaged, veiled, with_version},
};

/// The start of the key of a text that was put aside because it can't be read. The rest of the key is the time.
pub const ASIDE: &str = "aside.";

/// Holds texts as they are: the browser's store.
pub trait Shelf {
    /// Returns the text under a key; `None` if there is none or it can't be read.
    fn get(&self, key: &str) -> Option<String>;

    /// Returns another text under this key, which an older version has saved after this one took over its texts.
    fn older(&self, _key: &str) -> Option<String> {
        None
    }

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
    /// The keys of the games in progress, each with the mark of its last save.
    marks: RefCell<Vec<(&'static str, Mark)>>,
    /// The keys of the games of which the shelf had lost the last moves.
    behind: RefCell<Vec<&'static str>>,
    /// The last text that the database has got ahead of the shelf.
    ahead: RefCell<String>,
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
            marks: RefCell::new(Vec::new()),
            behind: RefCell::new(Vec::new()),
            ahead: RefCell::new(String::new()),
            is_elsewhere: Cell::new(false),
            is_told: Cell::new(false),
            last: Cell::new(0),
        }
    }

    /// Returns the text saved under a key.
    ///
    /// # Errors
    ///
    /// Returns why the text can't be used.
    pub fn read(&self, key: &str) -> Result<Option<String>, Unusable> {
        match self.remembered(key) {
            Some(text) => Ok(Some(text)),
            None => self.read_shelf(key),
        }
    }

    fn read_shelf(&self, key: &str) -> Result<Option<String>, Unusable> {
        let Some(saved) = self.shelf.get(key) else { return Ok(None) };
        let text = opened(&saved)?.text.into_owned();
        // An empty text stands for a game that was put aside.
        Ok(Some(text).filter(|text| !text.is_empty()))
    }

    /// Returns the text under a key as well as it can be read, even if it is damaged; `None` if there is none or a newer
    /// version has saved it.
    pub fn salvaged(&self, key: &str) -> Option<String> {
        let on_shelf = || self.shelf.get(key).filter(|_| !self.is_newer(key));
        self.remembered(key).or_else(|| Some(salvaged(&on_shelf()?).into_owned()))
    }

    /// Returns whether a newer version has saved the text under this key.
    fn is_newer(&self, key: &str) -> bool {
        self.shelf.get(key).is_some_and(|saved| opened(&saved) == Err(Unusable::Newer))
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
        self.is_free(key)?;
        self.put(key, &self.written(key, text))
    }

    /// Checks that nothing is in the way under this key.
    fn is_free(&self, key: &str) -> Result<(), Notice> {
        match self.is_newer(key) {
            true => Err(Notice::NewerSave),
            false if self.stuck.borrow().contains(&key) => Err(Notice::Full),
            false => Ok(()),
        }
    }

    /// Puts a text on the shelf just as it is, and looks whether it is there: some browsers drop it without a word.
    fn put(&self, key: &str, saved: &str) -> Result<(), Notice> {
        self.shelf.set(key, saved)?;
        if self.shelf.get(key).as_deref() == Some(saved) { Ok(()) } else { Err(Notice::NotSaved) }
    }

    /// Returns a text as it is saved under this key: a game in progress with the next mark.
    fn written(&self, key: &str, text: &str) -> String {
        let mut marks = self.marks.borrow_mut();
        let Some((_, mark)) = marks.iter_mut().find(|(name, _)| *name == key) else {
            return with_version(text);
        };
        let ahead = self.ahead.take();
        if !ahead.is_empty() && veiled(text, *mark) == ahead {
            return ahead;
        }
        mark.count += 1;
        veiled(text, *mark)
    }

    /// Returns the text as [`Self::save`] will save it next, for the database, which gets it ahead; `None` if nothing
    /// may be saved.
    pub fn ahead(&self, key: &str, text: &str) -> Option<String> {
        if self.is_elsewhere.get() || self.is_free(key).is_err() {
            return None;
        }
        let saved = self.written(key, text);
        self.ahead.replace(saved.clone());
        Some(saved)
    }

    /// Compares a game in progress with its copy in the database, and lets the newer one go on. `copy` is `None` if the
    /// database has not answered, and `Some(None)` if it has no copy.
    pub fn take_in(&self, key: &'static str, copy: Option<Option<&str>>, now: u64) {
        let older = self.shelf.older(key);
        let mut saved = self.shelf.get(key);
        for other in [older.as_deref(), copy.flatten()].into_iter().flatten() {
            saved = Some(self.newer_of(key, saved, other, now));
        }
        let opened = saved.as_deref().map(opened);
        let mark = opened.iter().flatten().find_map(|saved| saved.mark);
        let new_line = Mark { line: now, count: 0 };
        // Without the other copy nobody knows which number is the next one of this line.
        self.marks.borrow_mut().push((key, mark.filter(|_| copy.is_some()).unwrap_or(new_line)));
        let Some(saved) = &saved else { return };
        let is_here = self.shelf.get(key).as_ref() == Some(saved);
        if !is_here {
            self.behind.borrow_mut().push(key);
        }
        let is_put = match &opened {
            // Who reads it finds out why it can't be used.
            Some(Err(_)) if is_here => return,
            // It is not put over a copy that nobody has seen.
            Some(Ok(_)) if is_here && mark.is_some() && copy.is_none() => return,
            Some(Ok(older)) if mark.is_none() => return drop(self.save(key, &older.text)),
            _ => !self.stuck.borrow().contains(&key) && self.put(key, saved).is_ok(),
        };
        let text = opened.and_then(Result::ok).map(|saved| saved.text);
        self.remember(key, text.as_deref().filter(|text| !is_put && !text.is_empty()));
    }

    /// Returns whether the shelf had lost the last moves of this game. Then it may have lost other texts too.
    pub fn was_behind(&self, key: &str) -> bool {
        self.behind.borrow().contains(&key)
    }

    /// Returns the copy that goes on. If the other one has to be put aside and there is no room, nothing is saved under
    /// this key.
    fn newer_of(&self, key: &'static str, saved: Option<String>, other: &str, now: u64) -> String {
        let Some(saved) = saved else { return other.to_owned() };
        let verdict = compare(&saved, other);
        let (winner, loser) = if verdict.is_second { (other, &*saved) } else { (&*saved, other) };
        if verdict.keeps_other && self.keep_aside(loser, now).is_err() {
            self.stuck.borrow_mut().push(key);
        }
        winner.to_owned()
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
        let key = self.next_key(beginning, now);
        if self.is_elsewhere.get() { Ok(()) } else { self.save_on_shelf(&key, text) }
    }

    /// Returns a key that no text has. Two texts added in the same millisecond get different keys all the same.
    fn next_key(&self, beginning: &str, now: u64) -> String {
        self.last.set(now.max(self.last.get() + 1));
        self.last_key(beginning)
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
        if !self.is_newer(key) {
            self.shelf.remove(key);
        }
    }

    /// Puts aside a game that can't be read. The old place is cleared first, because a full store has no room for the
    /// text twice. If there is still no room, the text is put back and nothing is saved in its place.
    pub fn put_aside(&self, key: &'static str, now: u64) {
        let Some(saved) = self.shelf.get(key).filter(|_| !self.is_elsewhere.get()) else { return };
        self.forget(key);
        if self.keep_aside(&saved, now).is_err() {
            self.put_back(key, &saved);
            self.stuck.borrow_mut().push(key);
        } else if self.marks.borrow().iter().any(|(name, _)| *name == key) {
            // So that the copy in the database does not come back. If there is no room for this, it is put aside again.
            drop(self.shelf.set(key, &self.written(key, "")));
        }
    }

    /// Keeps a copy of a game under a new key: a veiled or damaged one just as it is, others under a veil.
    fn keep_aside(&self, saved: &str, now: u64) -> Result<(), Notice> {
        let key = self.next_key(ASIDE, now);
        match opened(saved) {
            Ok(bare) if bare.mark.is_none() => self.put(&key, &veiled(&bare.text, Mark::default())),
            _ => self.put(&key, saved),
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
