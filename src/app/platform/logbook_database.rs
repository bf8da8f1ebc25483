//! The logbook's storage: an `IndexedDB` database, which has room for more games than `localStorage`.
//!
//! The games are on one of two shelves. To delete all games, the database changes the shelf, which takes no time
//! however many they are. The other shelf is emptied when nobody can restore those games any more.

mod requests;
mod walk;

pub(in crate::app) use requests::Task;
pub(in crate::app) use walk::Walk;

use std::cell::Cell;

use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{
    IdbCursorDirection, IdbDatabase, IdbKeyRange, IdbObjectStore, IdbObjectStoreParameters, IdbOpenDbRequest,
    IdbTransaction, IdbTransactionMode,
};
use yew::Callback;

use self::requests::{Asked, answer, number, written};
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
const MOVED: u32 = 50;

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

thread_local! {
    /// Whether an older version of the database in another tab keeps this page from opening it. Only the first attempt
    /// hears of it, and all others wait for that one.
    static IS_BLOCKED: Cell<bool> = const { Cell::new(false) };
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
pub(in crate::app) struct Database(IdbDatabase);

impl Drop for Database {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Database {
    /// Opens the database, and creates it if there is none. This may take for ever.
    pub(in crate::app) fn open(news: Callback<News>) -> Task<'static, Self> {
        Box::pin(async move {
            let factory = gloo::utils::window().indexed_db()?.ok_or(Trouble::Closed)?;
            let request = factory.open_with_u32(NAME, VERSION)?;
            let (blocked, sorting) = (news.clone(), news.clone());
            let blocked = Closure::once_into_js(move || {
                IS_BLOCKED.set(true);
                blocked.emit(News::Blocked);
            });
            request.set_onblocked(Some(blocked.unchecked_ref()));
            let upgrading = request.clone();
            let upgrade = Closure::once_into_js(move || {
                IS_BLOCKED.set(false);
                sorting.emit(News::Sorting);
                // If this fails, the first use of the database fails too and is reported.
                drop(upgrade(&upgrading));
            });
            request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
            let database: IdbDatabase = answer(request.into()).await?.unchecked_into();
            let closing = database.clone();
            let give_way = Closure::once_into_js(move || {
                // Otherwise the other tab could not open it.
                closing.close();
                news.emit(News::TakenOver);
            });
            database.set_onversionchange(Some(give_way.unchecked_ref()));
            Ok(Self(database))
        })
    }

    /// Returns whether an older version of the page in another tab keeps the database from opening.
    pub(in crate::app) fn is_blocked() -> bool {
        IS_BLOCKED.get()
    }

    /// Returns how many games there are, and whether there are others that this version can't list.
    pub(in crate::app) fn count(&self) -> Task<'_, (usize, bool)> {
        Box::pin(async move {
            let games = self.for_reading().await?;
            let listed = number(games.index(BY_TIME)?.count()?).await?;
            let all = number(games.count()?).await?;
            Ok((listed, listed < all))
        })
    }

    /// Returns how many games ended after this moment.
    pub(in crate::app) fn count_after(&self, moment: f64) -> Task<'_, usize> {
        Box::pin(async move {
            let after = IdbKeyRange::lower_bound_with_open(&moment.into(), true)?;
            number(self.for_reading().await?.index(BY_TIME)?.count_with_key(&after)?).await
        })
    }

    /// Returns so many games after having skipped others, the latest first; `None` for each game that this version
    /// can't read.
    pub(in crate::app) fn games(&self, skip: usize, count: usize) -> Task<'_, Vec<Option<Entry>>> {
        Box::pin(async move {
            let mut walk = self.walk(IdbCursorDirection::Prev).await?;
            walk.skip(skip).await?;
            let mut games = Vec::new();
            while games.len() < count
                && let Some(game) = walk.next().await?
            {
                games.push(game);
            }
            Ok(games)
        })
    }

    /// Starts to go through all games by their time, the earliest first.
    pub(in crate::app) fn walk_all(&self) -> Task<'_, Walk> {
        Box::pin(async move { self.walk(IdbCursorDirection::Next).await })
    }

    fn walk(&self, direction: IdbCursorDirection) -> Task<'_, Walk> {
        Box::pin(async move { Walk::new(&self.for_reading().await?.index(BY_TIME)?, direction) })
    }

    /// Adds games in one transaction and returns how many are new. Games that are there already stay as they are.
    pub(in crate::app) fn add<'a>(&'a self, entries: &'a [Entry]) -> Task<'a, usize> {
        Box::pin(async move {
            let (change, [games, _]) = self.change().await?;
            let mut counts = Vec::with_capacity(entries.len());
            // All are asked at once: one by one they would take as many turns of the browser.
            for entry in entries {
                counts.push(Asked::new(games.count_with_key(&id_of(entry))?));
            }
            let mut added = 0;
            for (index, count) in counts.into_iter().enumerate() {
                let entry = &entries[index];
                let is_there = count.answer().await?.as_f64() != Some(0.0);
                if !is_there && !entries[..index].iter().any(|before| before.id == entry.id) {
                    let value = serde_wasm_bindgen::to_value(entry).map_err(|_| Trouble::Closed)?;
                    // If this fails, the transaction fails.
                    games.put(&value)?;
                    added += 1;
                }
            }
            written(change).await?;
            Ok(added)
        })
    }

    /// Removes a game.
    pub(in crate::app) fn remove<'a>(&'a self, entry: &'a Entry) -> Task<'a, ()> {
        Box::pin(async move {
            let (change, [games, _]) = self.change().await?;
            games.delete(&id_of(entry))?;
            written(change).await
        })
    }

    /// Removes all games, so that `restore_all` can bring them back.
    pub(in crate::app) fn remove_all(&self) -> Task<'_, ()> {
        Box::pin(async move {
            let (change, [games, removed]) = self.change().await?;
            if number(removed.count()?).await? == 0 {
                use_shelf(&change, &removed)?;
            } else {
                // All games were removed before, and these came later.
                pour(&games, &removed).await?;
            }
            written(change).await
        })
    }

    /// Brings back the games that `remove_all` has removed. Games that were added since stay.
    pub(in crate::app) fn restore_all(&self) -> Task<'_, ()> {
        Box::pin(async move {
            let (change, [games, removed]) = self.change().await?;
            pour(&games, &removed).await?;
            use_shelf(&change, &removed)?;
            written(change).await
        })
    }

    /// Gives up the games that `remove_all` has removed.
    pub(in crate::app) fn forget_removed(&self) -> Task<'_, ()> {
        Box::pin(async move {
            let (change, [_, removed]) = self.change().await?;
            removed.clear()?;
            written(change).await
        })
    }

    /// Returns the shelf in use.
    fn for_reading(&self) -> Task<'_, IdbObjectStore> {
        Box::pin(async move {
            let state = self.0.transaction_with_str(STATE)?;
            let name = SHELVES[shelf_in_use(&state).await?];
            Ok(self.0.transaction_with_str(name)?.object_store(name)?)
        })
    }

    /// Starts a change. Returns the shelf in use and the other one.
    fn change(&self) -> Task<'_, (IdbTransaction, [IdbObjectStore; 2])> {
        Box::pin(async move {
            let names: Array = [STATE, SHELVES[0], SHELVES[1]].into_iter().map(JsValue::from_str).collect();
            let mode = IdbTransactionMode::Readwrite;
            let change = self.0.transaction_with_str_sequence_and_mode(&names, mode)?;
            let used = shelf_in_use(&change).await?;
            let shelves = [change.object_store(SHELVES[used])?, change.object_store(SHELVES[1 - used])?];
            Ok((change, shelves))
        })
    }
}

/// Creates whatever the database does not have yet.
fn upgrade(request: &IdbOpenDbRequest) -> Result<(), JsValue> {
    let database: IdbDatabase = request.result()?.unchecked_into();
    let change = request.transaction().ok_or(JsValue::NULL)?;
    for shelf in SHELVES {
        let games = if database.object_store_names().contains(shelf) {
            change.object_store(shelf)?
        } else {
            let by_id = IdbObjectStoreParameters::new();
            by_id.set_key_path(&"id".into());
            database.create_object_store_with_optional_parameters(shelf, &by_id)?
        };
        games.create_index_with_str(BY_TIME, "ended")?;
    }
    database.create_object_store(STATE)?;
    Ok(())
}

fn shelf_in_use(transaction: &IdbTransaction) -> Task<'_, usize> {
    Box::pin(async move { number(transaction.object_store(STATE)?.get(&SHELF.into())?).await })
}

fn use_shelf(change: &IdbTransaction, shelf: &IdbObjectStore) -> Result<(), Trouble> {
    let shelf = u8::from(shelf.name() == SHELVES[1]);
    change.object_store(STATE)?.put_with_key(&shelf.into(), &SHELF.into())?;
    Ok(())
}

/// Moves all games to another shelf, some at a time.
fn pour<'a>(from: &'a IdbObjectStore, to: &'a IdbObjectStore) -> Task<'a, ()> {
    Box::pin(async move {
        let mut rest = JsValue::NULL;
        loop {
            let games: Array = answer(from.get_all_with_key_and_limit(&rest, MOVED)?).await?.unchecked_into();
            if games.length() == 0 {
                break;
            }
            for game in games.iter() {
                to.put(&game)?;
                let id = Reflect::get(&game, &"id".into())?;
                rest = IdbKeyRange::lower_bound_with_open(&id, true)?.into();
            }
        }
        from.clear()?;
        Ok(())
    })
}

fn id_of(entry: &Entry) -> JsValue {
    JsValue::from_str(&entry.id)
}
