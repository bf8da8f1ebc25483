//! The finished games that wait in `localStorage` for the logbook.

use super::{
    logbook_database::{Database, Trouble},
    promise::{call, field},
    storage::{self, FINISHED},
    theme::is_media,
};
use crate::model::logbook::Entry;

/// Returns the games that wait for the logbook, with their keys.
pub(in crate::app) fn games() -> impl Iterator<Item = (String, Entry)> {
    storage::keys(FINISHED).into_iter().filter_map(|key| {
        let moment = key.strip_prefix(FINISHED)?.parse().ok()?;
        let entry = Entry::new(&storage::read(&key)?, moment).ok()?;
        Some((key, entry))
    })
}

/// Moves the waiting games into the database. Each leaves `localStorage` only after the database has it.
pub(in crate::app) async fn take_in(database: &Database) -> Result<(), Trouble> {
    for (key, entry) in games() {
        database.add(&[entry]).await?;
        storage::forget(&key);
    }
    Ok(())
}

/// Forgets a waiting game. Returns `false` if it was not waiting.
pub(in crate::app) fn forget(gone: &Entry) -> bool {
    let keys: Vec<String> = games().filter(|(_, entry)| entry.id == gone.id).map(|(key, _)| key).collect();
    for key in &keys {
        storage::forget(key);
    }
    !keys.is_empty()
}

/// Puts a game back among those that wait.
pub(in crate::app) fn wait(entry: &Entry) {
    // There was room for it a moment ago.
    storage::save(&[FINISHED, &entry.ended.to_string()].concat(), &entry.record).unwrap_or_default();
}

/// Tidies up when the page is opened. Waiting games move into the database, because they take room in `localStorage`
/// that the saved game needs. If there is something to lose, the browser is asked not to delete it.
pub(in crate::app) async fn tidy() {
    let has_games = games().next().is_some();
    if has_games && let Ok(database) = Database::open().await {
        // A game that can't be moved goes on waiting; the logbook says why.
        take_in(&database).await.unwrap_or_default();
    }
    if has_games || is_media("(display-mode: standalone)") {
        let storage = field(&gloo::utils::window().navigator(), "storage");
        // The answer does not matter: nothing here depends on it.
        drop(storage.and_then(|storage| call(&storage, "persist", &wasm_bindgen::JsValue::UNDEFINED)));
    }
}
