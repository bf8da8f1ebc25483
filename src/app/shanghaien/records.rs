//! Saves records of Shanghaien as files.

use std::rc::Rc;

use yew::prelude::*;

use crate::{app::platform::files, record::shanghaien::Record};

/// Returns a callback that saves the record as a file.
pub(super) fn saves(record: &Rc<Record>) -> Callback<MouseEvent> {
    let record = Rc::clone(record);
    Callback::from(move |_| files::hand_over(&record.to_string(), &file_name(&record)))
}

/// Returns a file name that tells one game from another.
fn file_name(record: &Record) -> String {
    let [one, two] = record.players().0.each_ref().map(|name| files::plain(name));
    format!("shanghaien-{one}-{two}-{}.txt", record.position().round())
}
