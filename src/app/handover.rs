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

/// Takes the waiting record, if it is one of this game.
pub(super) fn take(game: GameName) -> Option<String> {
    let is_ours = |record: &mut String| GameName::of_record(record.as_bytes()) == Some(game);
    WAITING.with_borrow_mut(|waiting| waiting.take_if(is_ours))
}
