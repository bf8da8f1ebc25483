//! The saved texts: a [`Store`] over `localStorage`, the keys of all texts, and short functions to use them.

use web_sys::Storage;

use super::{
    durable,
    promise::{Resolved, field},
};
use crate::model::{
    Notice, PageSettings, standing,
    store::{Prefixed, PutAside, Shelf, Store},
    stored_text::Unusable,
};

/// The keys of one game.
pub(in crate::app) struct Keys {
    /// The game on the table.
    pub(in crate::app) game: &'static str,
    /// The settings for the game.
    pub(in crate::app) settings: &'static str,
    /// Whether the guided game was played to its end.
    pub(in crate::app) lesson: &'static str,
    /// Whether the game has cards that not every player may see.
    pub(in crate::app) is_secret: bool,
}

/// The keys of Shanghaien.
pub(in crate::app) const SHANGHAIEN: Keys = Keys {
    game: "shanghaien.game",
    settings: "shanghaien.settings",
    lesson: "shanghaien.lesson",
    is_secret: false,
};

/// The keys of Hispaniola.
pub(in crate::app) const HISPANIOLA: Keys = Keys {
    game: "hispaniola.game",
    settings: "hispaniola.settings",
    lesson: "hispaniola.lesson",
    is_secret: true,
};

/// The key of the settings for both games.
pub(in crate::app) const PAGE_SETTINGS: &str = "house.settings";

/// The key of the page's language.
pub(in crate::app) const LANGUAGE: &str = "language";

/// The key under which older versions have saved how the game of Hispaniola stands.
const OLD_STANDING: &str = "hispaniola.standing";

/// The keys of the games in progress.
const GAMES: [&str; 2] = [SHANGHAIEN.game, HISPANIOLA.game];

/// How the key of a finished game begins that waits for the logbook. It ends with the time.
pub(in crate::app) const FINISHED: &str = "finished.";

thread_local! {
    static STORE: Store<Browser> = const { Store::new(Browser(Prefixed(Local))) };
}

/// The browser's `localStorage`. It is looked up for each access, because the browser may refuse it at any moment.
struct Local;

/// The page's corner of `localStorage`. A game in progress goes to the durable store too, whatever `localStorage` says.
struct Browser(Prefixed<Local>);

fn local_storage() -> Option<Storage> {
    gloo::utils::window().local_storage().ok()?
}

impl Shelf for Browser {
    fn get(&self, key: &str) -> Option<String> {
        self.0.get(key)
    }

    fn older(&self, key: &str) -> Option<String> {
        self.0.older(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Notice> {
        if GAMES.contains(&key) {
            // Nobody waits for this one.
            drop(durable::write(key, text));
        }
        self.0.set(key, text)
    }

    fn remove(&self, key: &str) {
        self.0.remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.0.keys()
    }
}

impl Shelf for Local {
    fn get(&self, key: &str) -> Option<String> {
        local_storage()?.get_item(key).ok()?
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Notice> {
        local_storage().ok_or(Notice::NotSaved)?.set_item(key, text).map_err(|_| Notice::Full)
    }

    fn remove(&self, key: &str) {
        if let Some(store) = local_storage() {
            // What can't be removed could not be saved either.
            drop(store.remove_item(key));
        }
    }

    fn keys(&self) -> Vec<String> {
        let Some(store) = local_storage() else { return Vec::new() };
        let all = 0..store.length().unwrap_or(0);
        all.filter_map(|index| store.key(index).ok().flatten()).collect()
    }
}

/// Returns the text under a key; `None` if it is damaged or a newer version has saved it.
pub(in crate::app) fn read(key: &str) -> Option<String> {
    read_checked(key).ok()?
}

/// Returns the text under a key as well as it can be read; `None` if a newer version has saved it.
pub(in crate::app) fn salvaged(key: &str) -> Option<String> {
    STORE.with(|store| store.salvaged(key))
}

/// Returns the text under a key, or why it can't be used.
pub(in crate::app) fn read_checked(key: &str) -> Result<Option<String>, Unusable> {
    STORE.with(|store| store.read(key))
}

/// Returns whether anything is saved under a key, readable or not.
pub(in crate::app) fn has(key: &str) -> bool {
    !matches!(read_checked(key), Ok(None))
}

/// Returns whether everything is saved, so that the page can be left.
pub(in crate::app) fn is_all_saved() -> bool {
    STORE.with(Store::is_all_saved)
}

/// Returns whether the browser has the text that was saved last under this key, and not only the memory.
pub(in crate::app) fn is_saved(key: &str) -> bool {
    STORE.with(|store| store.is_saved(key))
}

/// Stops writing from now on: another tab writes.
pub(in crate::app) fn stop_writing() {
    STORE.with(Store::stop_writing);
}

/// Saves a text, or returns why it is only in memory.
pub(in crate::app) fn save(key: &str, text: &str) -> Result<(), Notice> {
    STORE.with(|store| store.save(key, text))
}

/// Returns a failed save only if it has to be reported: once, until a save succeeds again.
pub(in crate::app) fn first_failure(saved: Result<(), Notice>) -> Option<Notice> {
    STORE.with(|store| store.first_failure(saved))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole milliseconds")]
fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Saves a text under a new key that begins like this, in the browser or not at all.
pub(in crate::app) fn add(beginning: &str, text: &str) -> Result<(), Notice> {
    STORE.with(|store| store.add(beginning, text, now()))
}

/// Removes this text again, if it was added last and is still there.
pub(in crate::app) fn take_back(beginning: &str, text: &str) {
    STORE.with(|store| store.take_back(beginning, text));
}

/// Forgets the text under a key.
pub(in crate::app) fn forget(key: &str) {
    STORE.with(|store| store.forget(key));
}

/// Puts a game aside that can't be read. If there is no room, the game stays, and nothing is saved in its place.
pub(in crate::app) fn put_aside(key: &'static str) {
    STORE.with(|store| store.put_aside(key, now()));
}

/// Takes over what older versions have saved under other keys, and lets the newer copy of each game in progress go on.
/// This comes before anything is read for the page to show.
pub(in crate::app) async fn begin() {
    Prefixed(Local).take_over();
    let copies = durable::read().await;
    for key in GAMES {
        let copy = copies.as_ref().map(|all| field(all, key).and_then(|text| text.as_string()));
        STORE.with(|store| store.take_in(key, copy.as_ref().map(Option::as_deref), now()));
    }
    if let (Some(line), Some(game)) = (read(OLD_STANDING), read(HISPANIOLA.game))
        && save(HISPANIOLA.game, &standing::with_older_line(&line, &game)).is_ok()
    {
        forget(OLD_STANDING);
    }
}

/// Returns whether `localStorage` had lost the last moves of this game.
pub(in crate::app) fn was_behind(key: &str) -> bool {
    STORE.with(|store| store.was_behind(key))
}

/// Saves a game in the durable store before it is shown, and waits for that a short time. `None` if there is nothing to
/// wait for.
pub(in crate::app) fn ahead(key: &str, text: &str) -> Option<Resolved> {
    let saved = STORE.with(|store| store.ahead(key, text))?;
    durable::write(key, &saved)
}

/// Returns the keys in the browser that begin like this.
pub(in crate::app) fn keys(beginning: &str) -> Vec<String> {
    STORE.with(|store| store.keys(beginning))
}

/// Returns the texts that could not be read.
pub(in crate::app) fn unreadable() -> Vec<PutAside> {
    STORE.with(Store::unreadable)
}

/// Forgets a text that could not be read.
pub(in crate::app) fn forget_aside(aside: &PutAside) {
    STORE.with(|store| store.forget_aside(aside));
}

/// Restores a text after `forget_aside`.
pub(in crate::app) fn restore(aside: &PutAside) {
    STORE.with(|store| store.restore(aside));
}

impl Keys {
    /// Returns whether the game was never played and never learnt here.
    pub(in crate::app) fn is_new(&self) -> bool {
        [self.game, self.lesson].into_iter().all(|key| read(key).is_none())
    }

    /// Saves that the guided game was played to its end.
    pub(in crate::app) fn mark_lesson_done(&self) {
        // If it can't be saved, the guided game is offered as before.
        drop(save(self.lesson, "done"));
    }
}

/// Moves the pace to the page's settings. An older version has saved it with each game. This must come before a game
/// saves its settings, because that drops the old pace.
pub(in crate::app) fn move_pace() {
    let Ok(page) = read_checked(PAGE_SETTINGS) else { return };
    let games = [SHANGHAIEN.settings, HISPANIOLA.settings].map(|key| read(key).unwrap_or_default());
    if let Some(settings) = PageSettings::with_older_pace(&page.unwrap_or_default(), &games.concat()) {
        // What can't be saved is in memory.
        drop(save(PAGE_SETTINGS, &settings));
    }
}
