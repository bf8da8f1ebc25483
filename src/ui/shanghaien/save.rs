//! Keeps the game as a record with who plays it, and the settings as lines of text.

use std::rc::Rc;

use crate::{
    model::{
        Notice, Sitting,
        shanghaien::{Command, Lesson, Settings, State, captains_line, captains_of},
    },
    record::shanghaien::Record,
    ui::{
        desk::Change,
        storage::{self, FINISHED, SHANGHAIEN},
    },
};

/// What the players have chosen.
pub(super) fn kept_settings() -> Option<Settings> {
    storage::read(SHANGHAIEN.settings).map(|text| Settings::from_text(&text))
}

/// No game, but what the players have chosen.
pub(super) fn fresh() -> State {
    State::default().after(Command::Set(kept_settings().unwrap_or_default()))
}

/// Everything as it was left.
pub(super) fn load() -> State {
    let state = fresh();
    let Some(text) = storage::read_checked(SHANGHAIEN.game).transpose() else { return state };
    state.after(match text.map(|text| (Record::read(text.as_bytes()), text)) {
        Ok((Ok(record), text)) => Command::Begin(Rc::new(record), captains_of(&text)),
        Ok((Err(broken), text)) => {
            storage::put_aside(SHANGHAIEN.game, &text);
            Command::Tell(Some(Notice::BadSave(broken.error)))
        }
        Err(newer) => Command::Tell(Some(newer.into())),
    })
}

/// Saves what has changed. A game that cannot be saved goes on, and the players are told.
pub(super) fn saved(before: &State, mut after: State, change: Change) -> State {
    let mut kept = Ok(());
    let is_changed = after.changes != before.changes || after.captains != before.captains;
    if is_changed
        && after.sitting() == Sitting::Game
        && let Some(record) = &after.record
    {
        let text = captains_line(after.captains) + &record.to_string();
        kept = storage::keep(SHANGHAIEN.game, &text);
        match (before.in_progress(), after.in_progress(), change) {
            (true, false, Change::Happened) => {
                kept = kept.and(storage::add(FINISHED, &record.to_string()));
            }
            (false, true, Change::Undone) => {
                let ended = before.record.as_ref().map(ToString::to_string).unwrap_or_default();
                storage::take_back(FINISHED, &ended);
            }
            _ => {}
        }
    }
    if after.lesson().is_some_and(Lesson::is_done) {
        SHANGHAIEN.graduate();
    }
    if after.settings != before.settings {
        kept = kept.and(storage::keep(SHANGHAIEN.settings, &after.settings.to_text()));
    }
    after.notice = storage::trouble(kept).or(after.notice);
    after
}
