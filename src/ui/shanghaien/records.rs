//! Records of Shanghaien out of the page, and records of both games into it.

use std::rc::Rc;

use yew::prelude::*;

use super::Dispatch;
use crate::{
    model::{
        Notice,
        shanghaien::{Command, Offer},
    },
    record::{GameName, shanghaien::Record},
    ui::{
        files, offer,
        route::{Page, Route},
    },
};

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

/// Takes in a game that was looked at and is to be played on.
pub(super) fn take_offer(dispatch: &Dispatch) {
    let record = offer::take(GameName::Shanghaien).and_then(|text| Record::read(text.as_bytes()).ok());
    if let Some(record) = record {
        dispatch.send(Command::Offer(Offer::Game(Rc::new(record))));
    }
}

/// Puts the game of a record on the table or says what is wrong with it. One of Hispaniola goes to its table.
pub(super) fn open(dispatch: &Dispatch, bytes: &[u8]) {
    match Record::read(bytes) {
        _ if GameName::of_record(bytes) == Some(GameName::Hispaniola) => {
            offer::leave(&String::from_utf8_lossy(bytes));
            Route::Of(GameName::Hispaniola, Page::Table).go();
        }
        Ok(record) => {
            dispatch.send(Command::Offer(Offer::Game(Rc::new(record))));
            Route::TABLE.go();
        }
        Err(broken) => dispatch.send(Command::Tell(Some(Notice::BadRecord(broken.error)))),
    }
}
