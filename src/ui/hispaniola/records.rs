//! Records of Hispaniola out of the page and into it.

use std::rc::Rc;

use yew::prelude::*;

use super::Dispatch;
use crate::{
    model::{
        Notice,
        hispaniola::{Command, Offer, State},
    },
    record::{GameName, hispaniola::Record},
    rules::hispaniola::Phase,
    ui::{
        files,
        route::{Page, Route},
    },
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

/// Puts the game of a record on the table or says what is wrong with it.
pub(super) fn open(dispatch: &Dispatch, bytes: &[u8]) {
    match Record::read(bytes) {
        Ok(record) => {
            dispatch.send(Command::Offer(Offer::Game(Rc::new(record))));
            Route::Of(GameName::Hispaniola, Page::Table).go();
        }
        Err(broken) => dispatch.send(Command::Tell(Some(Notice::BadRecord(broken.error)))),
    }
}
