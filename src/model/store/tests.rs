//! Tests of the store, on a shelf in memory that can be full, blocked or broken.

mod games;

use super::*;
use crate::{
    model::stored_text::{VERSION, with_version},
    record::GameName,
};

/// How a shelf fails.
#[derive(Clone, Copy, PartialEq)]
enum Failure {
    None,
    /// The browser refuses access to it.
    Blocked,
    /// It is accessible, but nothing can be read or written.
    Broken,
    /// It drops what it is told to hold, without an error.
    Silent,
}

/// A shelf in memory.
struct Fake {
    texts: RefCell<Vec<(String, String)>>,
    /// The number of bytes it holds, keys included.
    room: Cell<usize>,
    failure: Cell<Failure>,
}

impl Fake {
    fn size(&self) -> usize {
        self.texts.borrow().iter().map(|(key, text)| key.len() + text.len()).sum()
    }
}

impl Shelf for Fake {
    fn get(&self, key: &str) -> Option<String> {
        let texts = self.texts.borrow();
        let (_, text) = texts.iter().find(|(name, _)| name == key)?;
        matches!(self.failure.get(), Failure::None | Failure::Silent).then(|| text.clone())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Notice> {
        match self.failure.get() {
            Failure::None => {}
            Failure::Silent => return Ok(()),
            Failure::Blocked => return Err(Notice::NotSaved),
            Failure::Broken => return Err(Notice::Full),
        }
        let before = self.get(key);
        let old = before.as_ref().map_or(0, |before| key.len() + before.len());
        if self.size() - old + key.len() + text.len() > self.room.get() {
            return Err(Notice::Full);
        }
        self.texts.borrow_mut().retain(|(name, _)| name != key);
        self.texts.borrow_mut().push((key.to_owned(), text.to_owned()));
        Ok(())
    }

    fn remove(&self, key: &str) {
        if self.failure.get() == Failure::None {
            self.texts.borrow_mut().retain(|(name, _)| name != key);
        }
    }

    fn keys(&self) -> Vec<String> {
        match self.failure.get() {
            Failure::None | Failure::Silent => {
                self.texts.borrow().iter().map(|(key, _)| key.clone()).collect()
            }
            Failure::Blocked | Failure::Broken => Vec::new(),
        }
    }
}

const KEY: &str = "shanghaien.game";

/// Returns a store with these texts on its shelf, just as they are.
fn store(saved: &[(&str, &str)]) -> Store<Fake> {
    Store::new(Fake {
        texts: RefCell::new(texts_of(saved)),
        room: Cell::new(usize::MAX),
        failure: Cell::new(Failure::None),
    })
}

/// Returns a store without room for anything more.
fn full_store(saved: &[(&str, &str)]) -> Store<Fake> {
    let store = store(saved);
    store.shelf.room.set(store.shelf.size());
    store
}

/// Returns the texts on the shelf in the order in which they were saved.
fn on_shelf(store: &Store<Fake>) -> Vec<(String, String)> {
    store.shelf.texts.borrow().clone()
}

/// Returns the expected texts, to compare with [`on_shelf`].
fn texts_of(texts: &[(&str, &str)]) -> Vec<(String, String)> {
    texts.iter().map(|&(key, text)| (key.to_owned(), text.to_owned())).collect()
}

fn read(store: &Store<Fake>, key: &str) -> Option<String> {
    store.read(key).expect("no newer version has saved it")
}

/// Returns a text of a future version.
fn newer() -> String {
    with_version("new").replace(&VERSION.to_string(), &(VERSION + 1).to_string())
}

#[test]
fn what_is_saved_is_read_and_forgotten() {
    let store = store(&[("old", "of the first version")]);
    assert_eq!((read(&store, KEY), read(&store, "old").as_deref()), (None, Some("of the first version")));
    assert_eq!(store.save(KEY, "a game"), Ok(()));
    assert_eq!(read(&store, KEY).as_deref(), Some("a game"));
    assert_eq!(store.shelf.get(KEY), Some(with_version("a game")), "with its version");
    assert!(store.is_saved(KEY) && store.is_all_saved());
    store.forget(KEY);
    assert_eq!(on_shelf(&store), texts_of(&[("old", "of the first version")]));
}

#[test]
fn what_a_full_store_refuses_is_remembered_until_there_is_room() {
    let before = with_version("a game");
    let store = full_store(&[(KEY, &before)]);
    assert_eq!(store.save(KEY, "a longer game"), Err(Notice::Full));
    assert_eq!(read(&store, KEY).as_deref(), Some("a longer game"));
    assert!(!store.is_saved(KEY) && store.is_saved("language") && !store.is_all_saved());
    assert_eq!(on_shelf(&store), texts_of(&[(KEY, before.as_str())]), "the shelf has what was saved before");
    store.shelf.room.set(1000);
    assert_eq!(store.save(KEY, "a longer game still"), Ok(()));
    assert!(store.is_saved(KEY) && store.is_all_saved());
    assert_eq!(read(&store, KEY).as_deref(), Some("a longer game still"));
}

#[test]
fn what_is_forgotten_is_not_remembered_either() {
    let store = full_store(&[]);
    assert_eq!(store.save(KEY, "a game"), Err(Notice::Full));
    store.forget(KEY);
    assert_eq!((read(&store, KEY), store.is_all_saved()), (None, true));
}

#[test]
fn a_blocked_store_and_a_broken_one_leave_everything_in_memory() {
    for (failure, notice) in [(Failure::Blocked, Notice::NotSaved), (Failure::Broken, Notice::Full)] {
        let store = store(&[(KEY, "out of reach")]);
        store.shelf.failure.set(failure);
        assert_eq!(read(&store, KEY), None);
        assert_eq!(store.save(KEY, "a game"), Err(notice.clone()));
        assert_eq!(read(&store, KEY).as_deref(), Some("a game"));
        assert!(!store.is_saved(KEY));
        assert_eq!(store.add("finished.", "a game", 1), Err(notice));
        assert_eq!((store.keys(""), store.unreadable()), (vec![], vec![]));
        store.put_aside("hispaniola.game", 2);
        store.forget(KEY);
        assert_eq!(read(&store, KEY), None);
        assert_eq!(on_shelf(&store), texts_of(&[(KEY, "out of reach")]));
    }
}

#[test]
fn a_broken_text_is_put_aside_where_there_is_no_room_for_it_twice() {
    let broken = with_version("no record");
    let store = full_store(&[("shanghaien.game", &broken)]);
    store.shelf.room.set(store.shelf.size() + 10);
    store.put_aside(KEY, 7);
    assert_eq!(on_shelf(&store), texts_of(&[("aside.7", &veiled("no record", Mark::default()))]));
    assert_eq!(read(&store, KEY), None);
    store.shelf.room.set(1000);
    assert_eq!(store.save(KEY, "a game"), Ok(()), "its place is free");
}

#[test]
fn a_broken_text_that_cannot_be_put_aside_is_not_written_over() {
    // It has no line with a version yet; with one it is too long for a full store.
    let store = full_store(&[(KEY, "no record")]);
    store.put_aside(KEY, 7);
    assert_eq!(on_shelf(&store), texts_of(&[(KEY, "no record")]));
    // It is not overwritten later either, when there is room again.
    store.shelf.room.set(1000);
    assert_eq!(store.save(KEY, "a game"), Err(Notice::Full));
    assert_eq!(on_shelf(&store), texts_of(&[(KEY, "no record")]));
    assert_eq!(read(&store, KEY).as_deref(), Some("a game"));
    assert_eq!(store.save("language", "it"), Ok(()), "other keys are not concerned");
}

#[test]
fn what_a_newer_version_has_saved_is_left_alone() {
    let newer = newer();
    let store = store(&[(KEY, &newer)]);
    assert_eq!(store.read(KEY), Err(Unusable::Newer));
    assert_eq!(store.save(KEY, "a game"), Err(Notice::NewerSave));
    assert_eq!(read(&store, KEY).as_deref(), Some("a game"), "it is played on in memory");
    store.forget(KEY);
    let aside = store.unreadable();
    assert_eq!(aside, [PutAside { key: KEY.to_owned(), text: newer.clone(), is_in_place: true }]);
    store.forget_aside(&aside[0]);
    assert_eq!(on_shelf(&store), texts_of(&[(KEY, newer.as_str())]));
}

#[test]
fn two_texts_of_one_millisecond_are_one_after_the_other() {
    let store = store(&[("language", "it")]);
    for text in ["one", "two"] {
        assert_eq!(store.add("finished.", text, 5), Ok(()));
    }
    assert_eq!(store.add("finished.", "three", 4), Ok(()), "the clock was set back");
    assert_eq!(store.keys("finished."), ["finished.5", "finished.6", "finished.7"]);
    let texts = [5, 6, 7].map(|moment| read(&store, &format!("finished.{moment}")));
    assert_eq!(texts, ["one", "two", "three"].map(|text| Some(text.to_owned())));
}

#[test]
fn what_was_added_last_can_be_taken_back_and_nothing_else() {
    let store = store(&[]);
    store.take_back("finished.", "one");
    for (text, moment) in [("one", 1), ("two", 2)] {
        assert_eq!(store.add("finished.", text, moment), Ok(()));
    }
    store.take_back("finished.", "one");
    assert_eq!(store.keys(""), ["finished.1", "finished.2"]);
    store.take_back("finished.", "two");
    assert_eq!(store.keys(""), ["finished.1"]);
    // The logbook may have removed the text.
    store.take_back("finished.", "two");
    assert_eq!(store.keys(""), ["finished.1"]);
}

#[test]
fn what_cannot_be_added_is_not_remembered() {
    let store = full_store(&[]);
    assert_eq!(store.add("finished.", "a game", 1), Err(Notice::Full));
    assert!(store.is_all_saved());
    assert_eq!(read(&store, "finished.1"), None);
}

#[test]
fn the_players_are_told_once_until_something_can_be_saved_again() {
    let store = full_store(&[]);
    let tell = |store: &Store<Fake>| {
        let saved = store.save(KEY, "a game");
        store.first_failure(saved)
    };
    assert_eq!(tell(&store), Some(Notice::Full));
    assert_eq!(tell(&store), None);
    let added = store.add("finished.", "a game", 1);
    assert_eq!(store.first_failure(added), None, "whatever it is that cannot be saved");
    store.shelf.room.set(1000);
    assert_eq!(tell(&store), None, "it is saved");
    store.shelf.room.set(0);
    assert_eq!(tell(&store), Some(Notice::Full));
}

#[test]
fn a_tab_that_another_one_has_taken_over_from_writes_nothing() {
    let newest = [(KEY, "a game"), ("aside.1", "broken")];
    let store = store(&newest);
    let aside = store.unreadable();
    store.stop_writing();
    assert_eq!(store.save(KEY, "an older one"), Ok(()), "nothing to tell");
    assert_eq!(store.add("finished.", "an older one", 5), Ok(()));
    store.take_back("finished.", "an older one");
    store.put_aside(KEY, 6);
    store.forget(KEY);
    store.forget_aside(&aside[0]);
    store.restore(&PutAside { text: "older".to_owned(), ..aside[0].clone() });
    assert_eq!(on_shelf(&store), texts_of(&newest));
    assert_eq!(read(&store, KEY).as_deref(), Some("a game"), "nothing is in memory");
}

#[test]
fn what_could_not_be_read_is_listed_forgotten_and_restored() {
    let (game, newer) = (with_version("shanghaien 7"), newer());
    let saved = [
        ("aside.12", game.as_str()),
        ("hispaniola.game.unreadable", "of the first version"),
        ("language", "it"),
        ("shanghaien.settings", &newer),
    ];
    let store = store(&saved);
    let aside = store.unreadable();
    let games: Vec<_> = aside.iter().map(|it| (it.game(), it.moment(), it.is_in_place)).collect();
    let (one, other) = (Some(GameName::Shanghaien), Some(GameName::Hispaniola));
    assert_eq!(games, [(one, Some(12.0), false), (other, None, false), (one, None, true)]);
    store.forget_aside(&aside[0]);
    assert_eq!(on_shelf(&store), texts_of(&saved[1..]));
    store.restore(&aside[0]);
    assert_eq!(store.shelf.get("aside.12"), Some(game), "just as it was");
}

#[test]
fn what_is_remembered_in_place_of_an_unreadable_text_goes_on_without_it() {
    let store = store(&[("shanghaien.game.unreadable", "no record")]);
    let aside = store.unreadable();
    store.shelf.room.set(0);
    assert_eq!(store.save("shanghaien.game.unreadable", "a game"), Err(Notice::Full));
    store.forget_aside(&aside[0]);
    assert_eq!(on_shelf(&store), texts_of(&[]));
    assert_eq!(read(&store, "shanghaien.game.unreadable").as_deref(), Some("a game"));
}

#[test]
fn a_store_that_drops_texts_without_a_word_is_noticed() {
    let store = store(&[]);
    store.shelf.failure.set(Failure::Silent);
    assert_eq!(store.save(KEY, "a game"), Err(Notice::NotSaved));
    assert_eq!(store.add("finished.", "a game", 1), Err(Notice::NotSaved));
    assert_eq!(read(&store, KEY).as_deref(), Some("a game"), "it is played on in memory");
    assert!(!store.is_all_saved());
    store.shelf.failure.set(Failure::None);
    assert_eq!(store.save(KEY, "a game"), Ok(()));
    assert!(store.is_all_saved());
}
