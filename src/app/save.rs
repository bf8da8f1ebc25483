//! What both games do alike to keep a game.

use std::fmt::Display;

use super::{
    desk::Change,
    platform::storage::{self, FINISHED},
};
use crate::{
    model::Notice,
    record::{Broken, Record, Recorded},
};

/// The game that is kept under a key, and the whole text. One that cannot be read is put aside.
pub(super) fn kept_game<G: Recorded>(
    key: &'static str,
    read: impl Fn(&[u8]) -> Result<Record<G>, Box<Broken<G>>>,
) -> Option<Result<(Record<G>, String), Notice>> {
    let text = match storage::read_checked(key).transpose()? {
        Ok(text) => text,
        Err(newer) => return Some(Err(newer.into())),
    };
    Some(match read(text.as_bytes()) {
        Ok(record) => Ok((record, text)),
        Err(broken) => {
            storage::put_aside(key, &text);
            Err(Notice::BadSave(broken.error))
        }
    })
}

/// A game that has ended waits for the logbook from now on, and no longer when its end is taken back. Before and after the
/// change: whether it is in progress, and its record.
pub(super) fn note_end<R: Display>(
    change: Change,
    before: (bool, Option<&R>),
    after: (bool, &R),
) -> Result<(), Notice> {
    match (before, after, change) {
        ((true, _), (false, ended), Change::Happened) => storage::add(FINISHED, &ended.to_string()),
        ((false, Some(ended)), (true, _), Change::Undone) => {
            storage::take_back(FINISHED, &ended.to_string());
            Ok(())
        }
        _ => Ok(()),
    }
}
