//! Keeps the game as a record with who plays it, and the settings as lines of text.

use std::rc::Rc;

use crate::{
    app::{
        desk::Change,
        platform::storage::{self, SHANGHAIEN},
        save::{kept_game, note_end},
    },
    model::{
        Sitting,
        shanghaien::{Command, Lesson, Settings, State, captains_line, captains_of},
    },
    record::shanghaien::Record,
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
    match kept_game(SHANGHAIEN.game, Record::read) {
        None => state,
        Some(Ok((record, text))) => state.after(Command::Begin(Rc::new(record), captains_of(&text))),
        Some(Err(notice)) => state.after(Command::Tell(Some(notice))),
    }
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
        let ended = (before.in_progress(), before.record.as_deref());
        kept = kept.and(note_end(change, ended, (after.in_progress(), record)));
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
