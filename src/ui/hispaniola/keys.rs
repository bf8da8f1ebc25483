//! The keys of the table.

use super::Dispatch;
use crate::model::hispaniola::{Choice, Command, Sheet, State, TableModel};

/// What a key does.
pub(super) fn press(key: &str, state: &State, dispatch: &Dispatch) {
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
