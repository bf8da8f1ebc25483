//! The logbook's storage: an `IndexedDB` database, which has room for more games than `localStorage`.
//!
//! The games are on one of two shelves. To delete all games, the database changes the shelf, which takes no time
//! however many they are. The other shelf is emptied when nobody can restore those games any more.

mod walk;

pub(in crate::app) use walk::Walk;

use std::future::IntoFuture;

use idb::{
    CursorDirection, DatabaseEvent, Error, Event, Factory, KeyPath, KeyRange, ObjectStore, ObjectStoreParams,
    Query, Request, Transaction, TransactionMode, event::VersionChangeEvent,
};
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use yew::Callback;

use crate::model::logbook::Entry;

const NAME: &str = "shanghaien";
/// The shelves. The first version of the database had only the first one.
const SHELVES: [&str; 2] = ["games", "games.2"];
/// The index of a shelf by the time when the games ended.
const BY_TIME: &str = "ended";
/// A store with one number: the shelf in use.
const STATE: &str = "state";
const SHELF: &str = "shelf";
/// The version of the database's structure. It goes up whenever the structure changes.
const VERSION: u32 = 2;

/// How many games are moved at a time.
const MOVED: u32 = 100;

/// Why the database does not work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Trouble {
    /// The browser does not open it.
    Closed,
    /// The browser does not answer.
    Silent,
    /// Another tab uses it with an older version of the page.
    Blocked,
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

/// What happens to a database besides what was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum News {
    /// Another tab keeps the database from opening, because it uses an older version of it.
    Blocked,
    /// The games of an older version are being sorted, which may take a while.
    Sorting,
    /// A newer version of the page in another tab has taken the database over.
    TakenOver,
}

/// The database.
pub(in crate::app) struct Database(idb::Database);

impl Drop for Database {
    fn drop(&mut self) {
        self.0.close();
        // The browser may still call them.
        self.0.forget_callbacks();
    }
}

impl Database {
    /// Opens the database, and creates it if there is none. This may take for ever.
    pub(in crate::app) async fn open(news: Callback<News>) -> Result<Self, Trouble> {
        let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
        let (blocked, sorting) = (news.clone(), news.clone());
        request.on_blocked(move |_| blocked.emit(News::Blocked));
        request.on_upgrade_needed(move |event| {
            sorting.emit(News::Sorting);
            // If this fails, the first use of the database fails too and is reported.
            drop(upgrade(&event));
        });
        let mut database = request.await?;
        database.on_version_change(move |event| {
            // Otherwise the other tab could not open it.
            let database: Option<web_sys::EventTarget> = event.target();
            if let Some(database) = database.and_then(|target| idb::Database::try_from(target).ok()) {
                database.close();
            }
            news.emit(News::TakenOver);
        });
        Ok(Self(database))
    }

    /// Returns how many games there are, and whether there are others that this version can't list.
    pub(in crate::app) async fn count(&self) -> Result<(usize, bool), Trouble> {
        let games = self.for_reading().await?;
        let listed = games.index(BY_TIME)?.count(None)?.into_future();
        let all = games.count(None)?.into_future();
        let (listed, all) = (listed.await?, all.await?);
        Ok((usize::try_from(listed).unwrap_or_default(), listed < all))
    }

    /// Returns how many games ended after this moment.
    pub(in crate::app) async fn count_after(&self, moment: f64) -> Result<usize, Trouble> {
        let after = KeyRange::lower_bound(&moment.into(), Some(true))?;
        let count = self.for_reading().await?.index(BY_TIME)?.count(Some(after.into()))?.await?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// Returns so many games after having skipped others, the latest first; `None` for each game that this version
    /// can't read.
    pub(in crate::app) async fn games(
        &self,
        skip: usize,
        count: usize,
    ) -> Result<Vec<Option<Entry>>, Trouble> {
        let mut walk = self.walk(CursorDirection::Prev).await?;
        walk.skip(skip).await?;
        let mut games = Vec::new();
        while games.len() < count
            && let Some(game) = walk.next().await?
        {
            games.push(game);
        }
        Ok(games)
    }

    /// Starts to go through all games by their time, the earliest first.
    pub(in crate::app) async fn walk_all(&self) -> Result<Walk, Trouble> {
        self.walk(CursorDirection::Next).await
    }

    async fn walk(&self, direction: CursorDirection) -> Result<Walk, Trouble> {
        let index = self.for_reading().await?.index(BY_TIME)?;
        Ok(Walk::new(index, direction))
    }

    /// Adds games in one transaction and returns how many are new. Games that are there already stay as they are.
    pub(in crate::app) async fn add(&self, entries: &[Entry]) -> Result<usize, Trouble> {
        let (change, [games, _]) = self.change().await?;
        let mut counts = Vec::with_capacity(entries.len());
        // All are asked at once: one by one they would take as many turns of the browser.
        for entry in entries {
            counts.push(games.count(Some(id_of(entry)))?.into_future());
        }
        let mut added = 0;
        for (index, count) in counts.into_iter().enumerate() {
            let entry = &entries[index];
            if count.await? == 0 && !entries[..index].iter().any(|before| before.id == entry.id) {
                let value = serde_wasm_bindgen::to_value(entry).map_err(|_| Trouble::Closed)?;
                // If this fails, the transaction fails.
                drop(games.put(&value, None)?);
                added += 1;
            }
        }
        written(change).await?;
        Ok(added)
    }

    /// Removes a game.
    pub(in crate::app) async fn remove(&self, entry: &Entry) -> Result<(), Trouble> {
        let (change, [games, _]) = self.change().await?;
        drop(games.delete(id_of(entry))?);
        written(change).await
    }

    /// Removes all games, so that `restore_all` can bring them back.
    pub(in crate::app) async fn remove_all(&self) -> Result<(), Trouble> {
        let (change, [games, removed]) = self.change().await?;
        if removed.count(None)?.await? == 0 {
            use_shelf(&change, &removed)?;
        } else {
            // All games were removed before, and these came later.
            pour(&games, &removed).await?;
        }
        written(change).await
    }

    /// Brings back the games that `remove_all` has removed. Games that were added since stay.
    pub(in crate::app) async fn restore_all(&self) -> Result<(), Trouble> {
        let (change, [games, removed]) = self.change().await?;
        pour(&games, &removed).await?;
        use_shelf(&change, &removed)?;
        written(change).await
    }

    /// Gives up the games that `remove_all` has removed.
    pub(in crate::app) async fn forget_removed(&self) -> Result<(), Trouble> {
        let (change, [_, removed]) = self.change().await?;
        drop(removed.clear()?);
        written(change).await
    }

    /// Returns the shelf in use.
    async fn for_reading(&self) -> Result<ObjectStore, Error> {
        let state = self.0.transaction(&[STATE], TransactionMode::ReadOnly)?;
        let shelf = SHELVES[shelf_in_use(&state).await?];
        self.0.transaction(&[shelf], TransactionMode::ReadOnly)?.object_store(shelf)
    }

    /// Starts a change. Returns the shelf in use and the other one.
    async fn change(&self) -> Result<(Transaction, [ObjectStore; 2]), Error> {
        let names = [STATE, SHELVES[0], SHELVES[1]];
        let change = self.0.transaction(&names, TransactionMode::ReadWrite)?;
        let used = shelf_in_use(&change).await?;
        let shelves = [change.object_store(SHELVES[used])?, change.object_store(SHELVES[1 - used])?];
        Ok((change, shelves))
    }
}

/// Creates whatever the database does not have yet.
fn upgrade(event: &VersionChangeEvent) -> Result<(), Error> {
    let database = event.database()?;
    let names = database.store_names();
    let has = |name: &str| names.iter().any(|there| there == name);
    for shelf in SHELVES {
        let games = if has(shelf) {
            let change = event.target()?.transaction().ok_or(Error::EventTargetNotFound)?;
            change.object_store(shelf)?
        } else {
            let mut by_id = ObjectStoreParams::new();
            by_id.key_path(Some(KeyPath::new_single("id")));
            database.create_object_store(shelf, by_id)?
        };
        games.create_index(BY_TIME, KeyPath::new_single("ended"), None)?;
    }
    database.create_object_store(STATE, ObjectStoreParams::new())?;
    Ok(())
}

async fn shelf_in_use(transaction: &Transaction) -> Result<usize, Error> {
    let state = transaction.object_store(STATE)?.get(JsValue::from_str(SHELF))?.await?;
    Ok(usize::from(state.and_then(|shelf| shelf.as_f64()) == Some(1.0)))
}

fn use_shelf(change: &Transaction, shelf: &ObjectStore) -> Result<(), Error> {
    let shelf = if shelf.name() == SHELVES[1] { 1 } else { 0 };
    drop(change.object_store(STATE)?.put(&shelf.into(), Some(&SHELF.into()))?);
    Ok(())
}

/// Moves all games to another shelf, some at a time.
async fn pour(from: &ObjectStore, to: &ObjectStore) -> Result<(), Error> {
    let mut rest = None;
    loop {
        let games = from.get_all(rest, Some(MOVED))?.await?;
        let Some(last) = games.last() else { break };
        let after = KeyRange::lower_bound(&Reflect::get(last, &"id".into()).unwrap_or_default(), Some(true))?;
        rest = Some(Query::KeyRange(after));
        for game in &games {
            drop(to.put(game, None)?);
        }
    }
    drop(from.clear()?);
    Ok(())
}

/// Waits until a change is written: until then the browser may still find that it has no room.
async fn written(change: Transaction) -> Result<(), Trouble> {
    if change.await?.is_committed() { Ok(()) } else { Err(Trouble::Full) }
}

fn id_of(entry: &Entry) -> Query {
    JsValue::from_str(&entry.id).into()
}
