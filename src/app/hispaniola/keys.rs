//! The keys of the table.

use super::Dispatch;
use crate::{
    app::router::go_back,
    model::hispaniola::{Choice, Command, Leap, Sheet, State, TableCommand, TableModel},
};

/// Does what a key stands for.
pub(super) fn press(key: &str, state: &State, dispatch: &Dispatch) {
    if let Some(at) = state.replay_step() {
        step_replay(at, key, dispatch);
    }
    match key {
        "Escape" if state.computer_to_move().is_some() => dispatch.send(Command::Hurry),
        "c" | "C" => dispatch.send(TableCommand::Cover),
        "u" | "U" => dispatch.send(Command::Undo),
        "l" | "L" => dispatch.send(Command::Open(Sheet::LastTrick)),
        "s" | "S" => dispatch.send(Command::Open(Sheet::Scores)),
        "m" | "M" => dispatch.send(Command::Open(Sheet::Menu)),
        "p" | "P" => confirm(state, dispatch),
        _ => {}
    }
}

/// Steps through a replay.
fn step_replay(at: usize, key: &str, dispatch: &Dispatch) {
    dispatch.send(match key {
        "ArrowLeft" => Command::ShowStep(at.saturating_sub(1)),
        "ArrowRight" => Command::ShowStep(at + 1),
        "ArrowUp" => Command::Leap(Leap::Trick, false),
        "ArrowDown" => Command::Leap(Leap::Trick, true),
        "Home" => Command::Leap(Leap::Hand, false),
        "End" => Command::Leap(Leap::Hand, true),
        "Escape" => return go_back(),
        _ => return,
    });
}

/// Confirms the current choice, or goes on.
fn confirm(state: &State, dispatch: &Dispatch) {
    let choices = TableModel::new(state).map(|model| model.choices).unwrap_or_default();
    for choice in choices {
        match choice {
            Choice::Confirm(action) => return dispatch.send(Command::Act(action)),
            Choice::GoOn => return dispatch.send(TableCommand::GoOn),
            _ => {}
        }
    }
}
