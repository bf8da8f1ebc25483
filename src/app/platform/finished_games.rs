//! What waits in the page's store: finished games for the logbook, and texts that could not be read.

use super::{
    logbook_database::{Database, Trouble},
    promise::{call, field},
    storage::{self, ASIDE, FINISHED},
    theme::is_media,
};
use crate::{
    model::{kept::unseal, logbook::Entry},
    record::GameName,
};

/// A text that could not be read.
#[derive(Clone)]
pub(in crate::app) struct PutAside {
    pub(in crate::app) key: String,
    /// Just as it was kept.
    pub(in crate::app) text: String,
    /// It is where it was: a newer version of the page will read it.
    pub(in crate::app) is_in_place: bool,
}

impl PutAside {
    /// The game that it is of, as far as one can tell.
    pub(in crate::app) fn game(&self) -> Option<GameName> {
        let text = unseal(&self.text).unwrap_or_default();
        self.key
            .split('.')
            .next()
            .and_then(GameName::from_code)
            .or_else(|| GameName::of_record(text.as_bytes()))
    }

    /// When it was put aside.
    pub(in crate::app) fn moment(&self) -> Option<f64> {
        self.key.strip_prefix(ASIDE)?.parse().ok()
    }

    /// Forgets it.
    pub(in crate::app) fn forget(&self) {
        storage::forget_in_store(&self.key);
    }

    /// Keeps it again.
    pub(in crate::app) fn restore(&self) {
        // There was room for it a moment ago.
        drop(storage::store().and_then(|store| store.set_item(&self.key, &self.text)));
    }
}

/// The keys of the store that begin or end like this.
fn keys(is_ours: impl Fn(&str) -> bool) -> Vec<String> {
    let Ok(store) = storage::store() else { return Vec::new() };
    let all = (0..store.length().unwrap_or(0)).filter_map(|index| store.key(index).ok().flatten());
    all.filter(|key| is_ours(key)).collect()
}

/// The games that wait for the logbook, with their keys.
pub(in crate::app) fn games() -> impl Iterator<Item = (String, Entry)> {
    keys(|key| key.starts_with(FINISHED)).into_iter().filter_map(|key| {
        let moment = key.strip_prefix(FINISHED)?.parse().ok()?;
        let entry = Entry::new(&storage::read(&key)?, moment).ok()?;
        Some((key, entry))
    })
}

/// Takes the waiting games into the database. Each goes out of the page's store only once it is there.
pub(in crate::app) async fn take_in(database: &Database) -> Result<(), Trouble> {
    for (key, entry) in games() {
        database.add(&[entry]).await?;
        storage::forget(&key);
    }
    Ok(())
}

/// Forgets a waiting game; `false` if it does not wait.
pub(in crate::app) fn forget(gone: &Entry) -> bool {
    let keys: Vec<String> = games().filter(|(_, entry)| entry.id == gone.id).map(|(key, _)| key).collect();
    for key in &keys {
        storage::forget(key);
    }
    !keys.is_empty()
}

/// Lets a game wait again.
pub(in crate::app) fn wait(entry: &Entry) {
    // There was room for it a moment ago.
    storage::keep(&[FINISHED, &entry.ended.to_string()].concat(), &entry.record).unwrap_or_default();
}

/// When the page is opened: what waits would fill the store that the game on the table needs. Once there is something
/// to lose, the browser is asked not to tidy up here by itself.
pub(in crate::app) async fn tidy() {
    let has_games = games().next().is_some();
    if has_games && let Ok(database) = Database::open().await {
        // What cannot be taken in goes on waiting, and the logbook tells why.
        take_in(&database).await.unwrap_or_default();
    }
    if has_games || is_media("(display-mode: standalone)") {
        let storage = field(&gloo::utils::window().navigator(), "storage");
        // Whatever it answers: nothing here depends on it.
        drop(storage.and_then(|storage| call(&storage, "persist", &wasm_bindgen::JsValue::UNDEFINED)));
    }
}

/// What could not be read: put aside by this version, by the first one, which had other keys for it, or left where
/// a newer one has it.
pub(in crate::app) fn put_aside() -> Vec<PutAside> {
    let Ok(store) = storage::store() else { return Vec::new() };
    let is_aside = |key: &str| key.starts_with(ASIDE) || key.ends_with(".unreadable");
    let found = keys(|_| true).into_iter().filter_map(|key| {
        let text = store.get_item(&key).ok()??;
        let is_in_place = unseal(&text).is_err();
        (is_aside(&key) || is_in_place).then_some(PutAside { key, text, is_in_place })
    });
    found.collect()
}
