//! The keys of the table.

use super::Dispatch;
use crate::{
    app::router::go_back,
    model::shanghaien::{Command, Round, Sheet, Stage, State, TableCommand},
    rules::{
        Die,
        shanghaien::{Action, End, Step, Trick},
    },
};

/// Does what a key stands for.
pub(super) fn press(key: &str, state: &State, dispatch: &Dispatch) {
    let watches = state.computer_to_move().is_some();
    match (state.stage, key) {
        (Stage::Play, "h" | "H") if state.can_hint() => dispatch.send(Command::Open(Sheet::Hint)),
        (Stage::Play, "Escape") if watches => dispatch.send(Command::Hurry),
        (_, "u" | "U") => dispatch.send(Command::Undo),
        (_, "l" | "L") => dispatch.send(Command::Open(Sheet::Log)),
        (_, "m" | "M") => dispatch.send(Command::Open(Sheet::Menu)),
        _ if state.is_replay() => step_replay(state.replay_step().unwrap_or_default(), key, dispatch),
        // A player can't act for the computer captain.
        (Stage::Play, _) if watches => {}
        (Stage::Play, "r" | "R") => dispatch.send(Command::Act(Step::Roll(()))),
        (Stage::Play, "s" | "S") if legal(state, Step::Shanghai) => {
            dispatch.send(TableCommand::Show(Stage::WhatIf));
        }
        (Stage::Play, "t" | "T") => {
            if let Some(trick) = first_trick(state) {
                dispatch.send(Command::Open(Sheet::Trick(trick)));
            }
        }
        (Stage::Play, "ArrowLeft") => choose_end(state, dispatch, End::Left),
        (Stage::Play, "ArrowRight") => choose_end(state, dispatch, End::Right),
        (Stage::WhatIf, "Escape") => dispatch.send(Command::Close),
        (Stage::Travel(_), "Escape") => dispatch.send(TableCommand::Show(Stage::Report)),
        (Stage::Play, digit) => {
            if let Some(die) = digit.parse().ok().and_then(Die::new) {
                choose_die(state, dispatch, die);
            }
        }
        _ => {}
    }
}

/// Steps through a replay.
fn step_replay(at: usize, key: &str, dispatch: &Dispatch) {
    dispatch.send(match key {
        "ArrowLeft" => Command::ShowStep(at.saturating_sub(1)),
        "ArrowRight" => Command::ShowStep(at + 1),
        "Home" => Command::Leap(Round, false),
        "End" => Command::Leap(Round, true),
        "Escape" => return go_back(),
        _ => return,
    });
}

fn legal(state: &State, action: Action) -> bool {
    state.record.as_ref().is_some_and(|record| record.position().check(action).is_ok())
}

fn first_trick(state: &State) -> Option<Trick> {
    let actions = state.record.as_ref()?.position().legal_actions();
    actions.iter().find_map(Step::trick)
}

/// Places the die if only one place is possible. In the round's first placement it picks the die, and the end follows.
fn choose_die(state: &State, dispatch: &Dispatch, die: Die) {
    if legal(state, Step::Place { end: None, die }) {
        dispatch.send(Command::Act(Step::Place { end: None, die }));
    } else if let Some(roll) = state.shown_position().and_then(|position| position.rolled())
        && let Some(index) = [roll.low(), roll.high()].iter().position(|&rolled| rolled == die)
    {
        dispatch.send(TableCommand::Pick(index));
    }
}

fn choose_end(state: &State, dispatch: &Dispatch, end: End) {
    if let Some(die) = state.picked_die() {
        let action = Step::Place { end: Some(end), die };
        if legal(state, action) {
            dispatch.send(Command::Act(action));
        }
    }
}
