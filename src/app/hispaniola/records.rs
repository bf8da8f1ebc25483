//! Records of Hispaniola out of the page.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    app::platform::files, model::hispaniola::State, record::hispaniola::Record, rules::hispaniola::Phase,
};

/// A callback that hands the record over as a file. In the middle of a hand there is none: it would show
/// everybody's cards.
pub(super) fn saves(state: &State) -> Option<Callback<MouseEvent>> {
    let record = state.record.as_ref()?;
    let shows_all = matches!(record.table().phase(), Phase::Deal | Phase::Over);
    shows_all.then(|| hands_over(record))
}

/// A callback that hands over the record of a game that lies open.
pub(super) fn hands_over(record: &Rc<Record>) -> Callback<MouseEvent> {
    let record = Rc::clone(record);
    Callback::from(move |_| files::hand_over(&record.to_string(), &file_name(&record)))
}

/// A name that tells one game from another.
fn file_name(record: &Record) -> String {
    let names = record.setup().seats.all().map(|seat| files::plain(&record.players()[seat]) + "-");
    format!("hispaniola-{}{}.txt", names.collect::<String>(), record.table().hand())
}
