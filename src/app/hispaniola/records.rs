//! Saves records of Hispaniola as files.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    app::platform::files, model::hispaniola::State, record::hispaniola::Record, rules::hispaniola::Phase,
};

/// Returns a callback that saves the record as a file. In the middle of a hand there is none, because the record would
/// reveal all players' cards.
pub(super) fn saves(state: &State) -> Option<Callback<MouseEvent>> {
    let record = state.record.as_ref()?;
    let shows_all = matches!(record.table().phase(), Phase::Deal | Phase::Over);
    shows_all.then(|| hands_over(record))
}

/// Returns a callback that saves the record as a file. The game must have no hidden cards.
pub(super) fn hands_over(record: &Rc<Record>) -> Callback<MouseEvent> {
    let record = Rc::clone(record);
    Callback::from(move |_| files::hand_over(&record.to_string(), &file_name(&record)))
}

/// Returns a file name that tells one game from another.
fn file_name(record: &Record) -> String {
    let names = record.setup().seats.all().map(|seat| files::plain(&record.players()[seat]) + "-");
    format!("hispaniola-{}{}.txt", names.collect::<String>(), record.table().hand())
}
