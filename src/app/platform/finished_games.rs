//! The finished games that wait in `localStorage` for the logbook.

use std::pin::Pin;

use yew::Callback;

use super::{
    logbook_database::{Database, Task},
    pieces::Pieces,
    promise::{call, field},
    storage::{self, FINISHED},
    theme::is_media,
};
use crate::model::{logbook::Entry, store::PutAside};

/// How many games are moved at a time.
const MOVED: usize = 50;

/// A game that waits for the logbook.
#[derive(Clone)]
pub(in crate::app) struct Waiting {
    key: String,
    pub(in crate::app) entry: Entry,
}

impl Waiting {
    /// Forgets the game.
    pub(in crate::app) fn forget(&self) {
        storage::forget(&self.key);
    }

    /// Puts the game back.
    pub(in crate::app) fn wait(&self) {
        // There was room for it a moment ago.
        storage::save(&self.key, &self.entry.record).unwrap_or_default();
    }
}

/// The games that wait, the latest first, and those that can't be read.
type Survey = (Vec<Waiting>, Vec<PutAside>);

/// Reads all games that wait.
pub(in crate::app) fn survey() -> Pin<Box<dyn Future<Output = Survey>>> {
    Box::pin(async move {
        let (mut waiting, mut broken) = (Vec::new(), Vec::new());
        let mut pieces = Pieces::new();
        for key in storage::keys(FINISHED) {
            // What a newer version has saved is not broken, and it is not read.
            let Some(text) = storage::salvaged(&key) else { continue };
            let is_whole = storage::read(&key).is_some();
            let entry = moment(&key).and_then(|moment| Entry::new(text.as_bytes(), moment).ok());
            match entry {
                Some(entry) if is_whole => waiting.push(Waiting { key, entry }),
                _ => broken.push(PutAside { key, text, is_in_place: false }),
            }
            pieces.rest().await;
        }
        waiting.sort_by(|one, other| other.entry.ended.total_cmp(&one.entry.ended));
        (waiting, broken)
    })
}

/// Returns when the game under this key ended, if its key says so.
pub(in crate::app) fn moment(key: &str) -> Option<f64> {
    key.strip_prefix(FINISHED)?.parse().ok().filter(|&moment: &f64| moment.is_finite())
}

/// Forgets a game that can't be read. Returns `false` if it is another kind of text.
pub(in crate::app) fn forget_broken(aside: &PutAside) -> bool {
    let is_ours = aside.key.starts_with(FINISHED);
    if is_ours {
        storage::forget(&aside.key);
    }
    is_ours
}

/// Puts a game back that can't be read. Returns `false` if it is another kind of text.
pub(in crate::app) fn restore_broken(aside: &PutAside) -> bool {
    let is_ours = aside.key.starts_with(FINISHED);
    if is_ours {
        storage::save(&aside.key, &aside.text).unwrap_or_default();
    }
    is_ours
}

/// Moves waiting games into the database. Each leaves `localStorage` only after the database has it.
pub(in crate::app) fn take_in<'a>(database: &'a Database, waiting: &'a [Waiting]) -> Task<'a, ()> {
    Box::pin(async move {
        for some in waiting.chunks(MOVED) {
            // A game may have been deleted meanwhile.
            let some: Vec<&Waiting> = some.iter().filter(|game| storage::has(&game.key)).collect();
            let entries: Vec<Entry> = some.iter().map(|game| game.entry.clone()).collect();
            database.add(&entries).await?;
            for game in some {
                game.forget();
            }
        }
        Ok(())
    })
}

/// Tidies up when the page is opened. Waiting games move into the database, because they take room in `localStorage`
/// that the saved game needs. If there is something to lose, the browser is asked not to delete it.
pub(in crate::app) async fn tidy() {
    let (waiting, _) = survey().await;
    let has_games = !waiting.is_empty();
    if has_games && let Ok(database) = Database::open(Callback::noop()).await {
        // A game that can't be moved goes on waiting; the logbook says why.
        take_in(&database, &waiting).await.unwrap_or_default();
    }
    if has_games || is_media("(display-mode: standalone)") {
        let storage = field(&gloo::utils::window().navigator(), "storage");
        // The answer does not matter: nothing here depends on it.
        drop(storage.and_then(|storage| call(&storage, "persist", &wasm_bindgen::JsValue::UNDEFINED)));
    }
}
