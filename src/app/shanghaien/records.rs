//! Records of Shanghaien out of the page.

use std::rc::Rc;

use yew::prelude::*;

use crate::{app::platform::files, record::shanghaien::Record};

/// A callback that hands the record over as a file.
pub(super) fn saves(record: &Rc<Record>) -> Callback<MouseEvent> {
    let record = Rc::clone(record);
    Callback::from(move |_| files::hand_over(&record.to_string(), &file_name(&record)))
}

/// A name that tells one game from another.
fn file_name(record: &Record) -> String {
    let [one, two] = record.players().0.each_ref().map(|name| files::plain(name));
    format!("shanghaien-{one}-{two}-{}.txt", record.position().round())
}
