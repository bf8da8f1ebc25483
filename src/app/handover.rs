//! Hands a record from one page to the table of its game.

use std::cell::RefCell;

use crate::record::GameName;

thread_local! {
    /// The record that waits for its table to open.
    static WAITING: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Leaves a record for the table of its game.
pub(super) fn leave(record: String) {
    WAITING.set(Some(record));
}

fn is_of(record: &str, game: GameName) -> bool {
    GameName::of_record(record.as_bytes()) == Some(game)
}

/// Returns whether a record of this game waits.
pub(super) fn has(game: GameName) -> bool {
    WAITING.with_borrow(|waiting| waiting.as_ref().is_some_and(|record| is_of(record, game)))
}

/// Takes the waiting record, if it is one of this game.
pub(super) fn take(game: GameName) -> Option<String> {
    WAITING.with_borrow_mut(|waiting| waiting.take_if(|record| is_of(record, game)))
}
