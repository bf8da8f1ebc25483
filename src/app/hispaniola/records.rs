//! Saves records of Hispaniola as files.

use std::rc::Rc;

use yew::prelude::*;

use crate::{app::platform::files, record::hispaniola::Record};

/// Returns a callback that saves the record as a file. The game must have no hidden cards.
pub(super) fn saves(record: &Rc<Record>) -> Callback<MouseEvent> {
    let record = Rc::clone(record);
    Callback::from(move |_| files::hand_over(&record.to_string(), &file_name(&record)))
}

/// Returns a file name that tells one game from another.
fn file_name(record: &Record) -> String {
    let names = record.setup().seats.all().map(|seat| files::plain(&record.players()[seat]) + "-");
    format!("hispaniola-{}{}.txt", names.collect::<String>(), record.table().hand())
}
