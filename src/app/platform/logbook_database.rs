//! The logbook's storage: an `IndexedDB` database, which has room for more games than `localStorage`.

use idb::{
    DatabaseEvent, Error, Factory, KeyPath, ObjectStore, ObjectStoreParams, Query, Transaction,
    TransactionMode,
};
use js_sys::Reflect;
use wasm_bindgen::JsValue;

use crate::model::logbook::Entry;

const NAME: &str = "shanghaien";
const GAMES: &str = "games";
/// The version of the database's structure. It goes up whenever the structure changes.
const VERSION: u32 = 1;

/// Why the database does not work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Trouble {
    /// The browser does not open it.
    Closed,
    /// A newer version of the page has written it.
    Newer,
    /// It is full.
    Full,
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        let cause = match error {
            Error::DomException(cause) => cause.into(),
            Error::IndexedDbOpenFailed(cause) | Error::UpdateFailed(cause) => cause,
            _ => JsValue::UNDEFINED,
        };
        let name = Reflect::get(&cause, &"name".into()).ok().and_then(|name| name.as_string());
        match name.as_deref() {
            Some("VersionError") => Self::Newer,
            Some("QuotaExceededError") => Self::Full,
            _ => Self::Closed,
        }
    }
}

/// The database.
pub(in crate::app) struct Database(idb::Database);

impl Database {
    /// Opens the database, and creates it if there is none.
    pub(in crate::app) async fn open() -> Result<Self, Trouble> {
        let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
        request.on_upgrade_needed(|event| {
            let mut by_id = ObjectStoreParams::new();
            by_id.key_path(Some(KeyPath::new_single("id")));
            // If this fails, the first use of the database fails too and is reported.
            drop(event.database().and_then(|database| database.create_object_store(GAMES, by_id)));
        });
        Ok(Self(request.await?))
    }

    /// Returns all games that this version can read, and whether there are others. Those others stay where they are.
    pub(in crate::app) async fn entries(&self) -> Result<(Vec<Entry>, bool), Trouble> {
        let games = self.0.transaction(&[GAMES], TransactionMode::ReadOnly)?.object_store(GAMES)?;
        let saved = games.get_all(None, None)?.await?;
        let all = saved.len();
        let read = saved.into_iter().filter_map(|entry| serde_wasm_bindgen::from_value(entry).ok());
        let entries: Vec<Entry> = read.filter(Entry::is_known).collect();
        let has_others = entries.len() < all;
        Ok((entries, has_others))
    }

    /// Adds games. Games that are there already stay as they are.
    pub(in crate::app) async fn add(&self, entries: &[Entry]) -> Result<(), Trouble> {
        let (change, games) = self.change()?;
        for entry in entries {
            let value = serde_wasm_bindgen::to_value(entry).map_err(|_| Trouble::Closed)?;
            if games.count(Some(id_of(entry)))?.await? == 0 {
                games.put(&value, None)?.await?;
            }
        }
        written(change).await
    }

    /// Removes a game.
    pub(in crate::app) async fn remove(&self, entry: &Entry) -> Result<(), Trouble> {
        let (change, games) = self.change()?;
        games.delete(id_of(entry))?.await?;
        written(change).await
    }

    fn change(&self) -> Result<(Transaction, ObjectStore), Error> {
        let change = self.0.transaction(&[GAMES], TransactionMode::ReadWrite)?;
        let games = change.object_store(GAMES)?;
        Ok((change, games))
    }
}

/// Waits until a change is written: until then the browser may still find that it has no room.
async fn written(change: Transaction) -> Result<(), Trouble> {
    if change.await?.is_committed() { Ok(()) } else { Err(Trouble::Full) }
}

fn id_of(entry: &Entry) -> Query {
    JsValue::from_str(&entry.id).into()
}
