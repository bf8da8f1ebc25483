//! The keys of the table. Every one of them does what a button does.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::{Dispatch, app::page_now};
use crate::{
    model::hispaniola::{Choice, Command, Sheet, State, TableModel},
    ui::route::Page,
};

/// Listens to the keys; they count while the table is shown.
pub(super) fn on_keys(dispatch: &Dispatch) -> EventListener {
    let dispatch = dispatch.clone();
    EventListener::new(&gloo::utils::window(), "keydown", move |event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        // Keys that belong to the browser, or to a sheet, are left alone.
        let state = dispatch.state();
        let foreign = event.ctrl_key() || event.alt_key() || event.meta_key();
        if !foreign && page_now() == Some(Page::Table) && state.sheet.is_none() && state.offered.is_none() {
            press(&event.key(), &state, &dispatch);
        }
    })
}

fn press(key: &str, state: &State, dispatch: &Dispatch) {
    match key {
        "Escape" if state.thinker().is_some() => dispatch.send(Command::Hurry),
        "c" | "C" => dispatch.send(Command::Cover),
        "u" | "U" => dispatch.send(Command::Undo),
        "l" | "L" => dispatch.send(Command::Open(Sheet::LastTrick)),
        "s" | "S" => dispatch.send(Command::Open(Sheet::Scores)),
        "m" | "M" => dispatch.send(Command::Open(Sheet::Menu)),
        "p" | "P" => confirm(state, dispatch),
        _ => {}
    }
}

/// Does what has been chosen, or goes on.
fn confirm(state: &State, dispatch: &Dispatch) {
    let choices = TableModel::new(state).map(|model| model.choices).unwrap_or_default();
    for choice in choices {
        match choice {
            Choice::Confirm(action) => return dispatch.act(action),
            Choice::GoOn => return dispatch.send(Command::GoOn),
            _ => {}
        }
    }
}
