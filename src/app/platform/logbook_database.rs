//! The logbook's own store: the browser's database, for more games than the page's store could hold.

use idb::{
    DatabaseEvent, Error, Factory, KeyPath, ObjectStore, ObjectStoreParams, Query, Transaction,
    TransactionMode,
};
use js_sys::Reflect;
use wasm_bindgen::JsValue;

use crate::model::logbook::Entry;

const NAME: &str = "shanghaien";
const GAMES: &str = "games";
/// Raised when the database changes its form.
const VERSION: u32 = 1;

/// Why the database does not do what it should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Trouble {
    /// The browser does not open it.
    Closed,
    /// A newer version of the page has written it.
    Newer,
    /// There is no room in it.
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
    /// Opens it, and makes it if there is none.
    pub(in crate::app) async fn open() -> Result<Self, Trouble> {
        let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
        request.on_upgrade_needed(|event| {
            let mut by_id = ObjectStoreParams::new();
            by_id.key_path(Some(KeyPath::new_single("id")));
            // What cannot be made is missed when it is used, and told then.
            drop(event.database().and_then(|database| database.create_object_store(GAMES, by_id)));
        });
        Ok(Self(request.await?))
    }

    /// All games that this version can read, and whether there are others: those are left where they are.
    pub(in crate::app) async fn entries(&self) -> Result<(Vec<Entry>, bool), Trouble> {
        let games = self.0.transaction(&[GAMES], TransactionMode::ReadOnly)?.object_store(GAMES)?;
        let kept = games.get_all(None, None)?.await?;
        let all = kept.len();
        let read = kept.into_iter().filter_map(|entry| serde_wasm_bindgen::from_value(entry).ok());
        let entries: Vec<Entry> = read.filter(Entry::is_known).collect();
        let has_others = entries.len() < all;
        Ok((entries, has_others))
    }

    /// Adds games; those that are there already stay as they are.
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

    /// Takes a game out.
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

/// Waits until a change is written: before that the browser may still find that it has no room.
async fn written(change: Transaction) -> Result<(), Trouble> {
    if change.await?.is_committed() { Ok(()) } else { Err(Trouble::Full) }
}

fn id_of(entry: &Entry) -> Query {
    JsValue::from_str(&entry.id).into()
}
