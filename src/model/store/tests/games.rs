//! Tests of the games in progress: each has a copy in the browser's database, and an older version may have saved it.

use super::*;
use crate::model::stored_text::{Saved, opened};

const GAME: &str = "shanghaien 1\nplayers \"A\" \"B\"\n\nr13 L p3\n";
const LONGER: &str = "shanghaien 1\nplayers \"A\" \"B\"\n\nr13 L p3 r66\n";
const FORK: &str = "shanghaien 1\nplayers \"A\" \"B\"\n\nr13 R p1\n";

fn save(line: u64, count: u64, text: &str) -> String {
    veiled(text, Mark { line, count })
}

/// Returns the mark and the text under a key of the shelf.
fn on(store: &Store<Fake>, key: &str) -> (Option<Mark>, String) {
    let saved = store.shelf.get(key).expect("a text");
    let Saved { text, mark } = opened(&saved).expect("a whole text");
    (mark, text.into_owned())
}

fn marked(line: u64, count: u64, text: &str) -> (Option<Mark>, String) {
    (Some(Mark { line, count }), text.to_owned())
}

#[test]
fn a_browser_that_has_died_goes_on_with_the_copy_in_the_database() {
    for here in [None, Some(save(5, 37, GAME))] {
        let here: Vec<_> = here.iter().map(|game| (KEY, game.as_str())).collect();
        let store = store(&here);
        store.take_in(KEY, Some(Some(&save(5, 60, LONGER))), 9);
        assert!(store.was_behind(KEY));
        assert_eq!(on(&store, KEY), marked(5, 60, LONGER));
        assert_eq!(store.save(KEY, GAME), Ok(()));
        assert_eq!(on(&store, KEY), marked(5, 61, GAME), "the number goes up though a move was taken back");
        assert_eq!(store.keys("aside."), Vec::<String>::new());
    }
}

#[test]
fn the_copy_in_the_database_goes_on_where_the_shelf_has_no_room() {
    let store = full_store(&[]);
    store.take_in(KEY, Some(Some(&save(5, 60, LONGER))), 9);
    assert_eq!(read(&store, KEY).as_deref(), Some(LONGER));
    assert!(!store.is_saved(KEY));
}

#[test]
fn the_first_save_of_this_version_is_veiled_and_numbered() {
    let store = store(&[(KEY, &["# version 2\n", GAME].concat())]);
    store.take_in(KEY, Some(None), 9);
    assert!(!store.was_behind(KEY));
    assert_eq!(on(&store, KEY), marked(9, 1, GAME));
    assert!(!store.shelf.get(KEY).expect("it is saved").contains("r13"));
}

#[test]
fn without_an_answer_of_the_database_a_new_line_begins() {
    let store = store(&[(KEY, &save(5, 37, GAME))]);
    store.take_in(KEY, None, 9);
    assert_eq!(on(&store, KEY), marked(5, 37, GAME), "it is not put over the other copy");
    assert_eq!(store.save(KEY, FORK), Ok(()));
    assert_eq!(on(&store, KEY), marked(9, 1, FORK));
    // At the next start the database answers.
    let next = Store::new(store.shelf);
    next.take_in(KEY, Some(Some(&save(5, 60, LONGER))), 12);
    assert_eq!(on(&next, KEY), marked(9, 1, FORK));
    assert_eq!(on(&next, "aside.12"), marked(5, 60, LONGER), "both are kept");
    assert_eq!(next.unreadable()[0].record(), LONGER);
}

#[test]
fn a_fork_that_cannot_be_put_aside_is_not_written_over() {
    let fork = save(9, 1, FORK);
    let store = full_store(&[(KEY, &fork)]);
    store.take_in(KEY, Some(Some(&save(5, 60, LONGER))), 12);
    assert_eq!(store.save(KEY, GAME), Err(Notice::Full));
    assert_eq!(store.ahead(KEY, GAME), None);
    assert_eq!(on_shelf(&store), texts_of(&[(KEY, fork.as_str())]));
    assert_eq!(read(&store, KEY).as_deref(), Some(GAME), "it is played on in memory");
}

#[test]
fn of_two_copies_the_whole_one_goes_on() {
    let (whole, damaged) = (save(5, 60, GAME), save(5, 61, LONGER).replace(" 61 ", " 71 "));
    for (here, copy) in [(&whole, &damaged), (&damaged, &whole)] {
        let store = store(&[(KEY, here)]);
        store.take_in(KEY, Some(Some(copy)), 9);
        assert_eq!(on(&store, KEY), marked(5, 60, GAME));
        assert_eq!(store.shelf.get("aside.9").as_ref(), Some(&damaged));
        assert_eq!(store.unreadable()[0].record(), LONGER, "what can be read of it");
    }
}

#[test]
fn a_damaged_game_without_a_whole_copy_is_reported_and_put_aside() {
    let damaged = save(5, 61, LONGER).replace(" 61 ", " 71 ");
    for (here, copy) in
        [(Some(&damaged), None), (None, Some(damaged.as_str())), (Some(&damaged), Some(&*damaged))]
    {
        let here: Vec<_> = here.into_iter().map(|game| (KEY, game.as_str())).collect();
        let store = store(&here);
        store.take_in(KEY, Some(copy), 9);
        assert_eq!(store.read(KEY), Err(Unusable::Damaged));
        store.put_aside(KEY, 9);
        assert_eq!(read(&store, KEY), None);
        assert_eq!(on(&store, KEY), marked(9, 1, ""), "so that the other copy does not come back");
        assert_eq!(store.shelf.get("aside.9").as_ref(), Some(&damaged));
    }
}

#[test]
fn a_copy_of_a_newer_version_is_not_written_over() {
    let newer = newer();
    let store = store(&[(KEY, &save(5, 37, GAME))]);
    store.take_in(KEY, Some(Some(&newer)), 9);
    assert_eq!(store.read(KEY), Err(Unusable::Newer));
    assert_eq!(store.save(KEY, FORK), Err(Notice::NewerSave));
    assert_eq!((store.shelf.get(KEY), store.ahead(KEY, FORK)), (Some(newer), None));
    assert_eq!(on(&store, "aside.9"), marked(5, 37, GAME));
}

#[test]
fn what_the_database_gets_ahead_is_saved_with_the_same_number() {
    let store = store(&[(KEY, &save(5, 37, GAME))]);
    store.take_in(KEY, Some(None), 9);
    let ahead = store.ahead(KEY, LONGER).expect("it may be saved");
    assert_eq!(ahead, save(5, 38, LONGER));
    assert_eq!(on(&store, KEY), marked(5, 37, GAME), "nothing is shown yet");
    assert_eq!(store.save(KEY, LONGER), Ok(()));
    assert_eq!(store.shelf.get(KEY), Some(ahead));
    assert_eq!(store.save(KEY, LONGER), Ok(()));
    assert_eq!(on(&store, KEY), marked(5, 39, LONGER), "only once");
    store.stop_writing();
    assert_eq!(store.ahead(KEY, FORK), None);
}

/// Returns a store whose shelf belongs to other pages too.
fn shared_store(saved: &[(&str, &str)]) -> Store<Prefixed<Fake>> {
    Store::new(Prefixed(store(saved).shelf))
}

#[test]
fn old_keys_are_taken_over_and_those_of_other_pages_are_left_alone() {
    let store = shared_store(&[
        ("shanghaien.game", GAME),
        ("hispaniola.settings", "# version 2\nplayers 4\n"),
        ("finished.1763312345678", "# version 2\nshanghaien 1"),
        ("shanghaien.game.unreadable", "no record"),
        ("language", "# version 2\nit"),
    ]);
    let theirs = [("finished.yes", "of another page"), ("theirs", "too")];
    store.shelf.0.texts.borrow_mut().extend(texts_of(&theirs));
    let before = store.shelf.keys();
    store.shelf.take_over();
    assert_eq!(store.shelf.keys().len(), before.len());
    assert!(
        store.shelf.0.keys().iter().all(|key| key.starts_with(PREFIX) || theirs.iter().any(|it| it.0 == key))
    );
    assert_eq!(store.read("shanghaien.game"), Ok(Some(GAME.to_owned())));
    assert_eq!(store.read("language"), Ok(Some("it".to_owned())));
    assert_eq!(store.read("theirs"), Ok(None));
    assert_eq!(store.unreadable().len(), 1);
    store.forget("theirs");
    assert_eq!(store.shelf.0.get("theirs").as_deref(), Some("too"));
}

#[test]
fn the_language_of_another_page_is_not_ours() {
    let store = shared_store(&[("language", "it")]);
    store.shelf.take_over();
    assert_eq!(store.read("language"), Ok(None));
    assert_eq!(store.save("language", "de"), Ok(()));
    assert_eq!(store.shelf.0.get("language").as_deref(), Some("it"));
}

#[test]
fn in_a_full_store_old_texts_stay_under_their_keys_and_are_saved_in_their_place() {
    let store = shared_store(&[("shanghaien.game", GAME), ("language", "# version 2\nit")]);
    let room = store.shelf.0.size();
    store.shelf.0.room.set(room);
    store.shelf.take_over();
    store.take_in(KEY, Some(None), 9);
    assert_eq!(store.shelf.0.size(), room, "nothing is lost");
    assert_eq!(store.read("language"), Ok(Some("it".to_owned())));
    assert_eq!(store.read(KEY), Ok(Some(GAME.to_owned())));
    store.shelf.0.room.set(room + 60);
    assert_eq!(store.save(KEY, LONGER), Ok(()), "there is no room for both");
    assert_eq!(store.shelf.0.get("shanghaien.game"), None);
}

#[test]
fn what_an_old_tab_has_saved_later_goes_on_or_is_put_aside() {
    for (old, goes_on, aside) in [(LONGER, LONGER, false), (GAME, GAME, false), (FORK, GAME, true)] {
        let store =
            shared_store(&[("harbour.shanghaien.game", &save(5, 37, GAME)), ("shanghaien.game", old)]);
        store.shelf.take_over();
        store.take_in(KEY, Some(Some(&save(5, 37, GAME))), 9);
        assert_eq!(store.read(KEY), Ok(Some(goes_on.to_owned())));
        assert_eq!(store.keys("aside.").len(), usize::from(aside));
        assert_eq!(store.shelf.0.get("shanghaien.game"), None, "it is decided once");
    }
}
