//! The logbook's own store: the browser's database, for more games than the page's store could hold.

use idb::{
    Database, DatabaseEvent, Error, Factory, KeyPath, ObjectStore, ObjectStoreParams, Query, TransactionMode,
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
pub(super) enum Trouble {
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
pub(super) struct Library(Database);

impl Library {
    /// Opens it, and makes it if there is none.
    pub(super) async fn open() -> Result<Self, Trouble> {
        let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
        request.on_upgrade_needed(|event| {
            let mut by_id = ObjectStoreParams::new();
            by_id.key_path(Some(KeyPath::new_single("id")));
            // What cannot be made is missed when it is used, and told then.
            drop(event.database().and_then(|database| database.create_object_store(GAMES, by_id)));
        });
        Ok(Self(request.await?))
    }

    fn games(&self, mode: TransactionMode) -> Result<ObjectStore, Error> {
        self.0.transaction(&[GAMES], mode)?.object_store(GAMES)
    }

    /// All games. What another version has written in its own way is left where it is.
    pub(super) async fn entries(&self) -> Result<Vec<Entry>, Trouble> {
        let kept = self.games(TransactionMode::ReadOnly)?.get_all(None, None)?.await?;
        Ok(kept.into_iter().filter_map(|entry| serde_wasm_bindgen::from_value(entry).ok()).collect())
    }

    /// Adds a game; one that is there already stays as it is.
    pub(super) async fn put(&self, entry: &Entry) -> Result<(), Trouble> {
        let value = serde_wasm_bindgen::to_value(entry).map_err(|_| Trouble::Closed)?;
        let games = self.games(TransactionMode::ReadWrite)?;
        let has_it = games.count(Some(id_of(entry)))?.await? > 0;
        if !has_it {
            games.put(&value, None)?.await?;
        }
        Ok(())
    }

    /// Takes a game out.
    pub(super) async fn remove(&self, entry: &Entry) -> Result<(), Trouble> {
        self.games(TransactionMode::ReadWrite)?.delete(id_of(entry))?.await?;
        Ok(())
    }
}

fn id_of(entry: &Entry) -> Query {
    JsValue::from_str(&entry.id).into()
}
