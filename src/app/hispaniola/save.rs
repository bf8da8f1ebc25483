//! Keeps the game as a record with who plays it, and the settings as lines of text.

use std::rc::Rc;

use crate::{
    app::{
        desk::Change,
        platform::storage::{self, HISPANIOLA, HISPANIOLA_STANDING, STANDING_HAND},
        save::{kept_game, note_end},
    },
    i18n::hispaniola::at_table,
    model::{
        Sitting,
        hispaniola::{Command, Lesson, Settings, State, pirates_line, pirates_of},
    },
    record::hispaniola::Record,
};

/// What the players have chosen.
pub(super) fn kept_settings() -> Option<Settings> {
    storage::read(HISPANIOLA.settings).map(|text| Settings::from_text(&text))
}

/// No game, but what the players have chosen.
pub(super) fn fresh() -> State {
    State::default().after(Command::Set(kept_settings().unwrap_or_default()))
}

/// Everything as it was left.
pub(super) fn load() -> State {
    let state = fresh();
    match kept_game(HISPANIOLA.game, Record::read) {
        None => state,
        Some(Ok((record, text))) => state.after(Command::Begin(Rc::new(record), pirates_of(&text))),
        Some(Err(notice)) => state.after(Command::Tell(Some(notice))),
    }
}

/// Saves what has changed. A game that cannot be saved goes on, and the players are told.
pub(super) fn saved(before: &State, mut after: State, change: Change) -> State {
    let mut kept = Ok(());
    let is_changed = after.changes != before.changes || after.pirates != before.pirates;
    if is_changed
        && after.sitting() == Sitting::Game
        && let Some(record) = &after.record
    {
        kept = storage::keep(HISPANIOLA.game, &(pirates_line(after.pirates) + &record.to_string()));
        tell_home(&after);
        let ended = (before.in_progress(), before.record.as_deref());
        kept = kept.and(note_end(change, ended, (after.in_progress(), record)));
    }
    if after.lesson().is_some_and(Lesson::is_done) {
        HISPANIOLA.graduate();
    }
    if after.settings != before.settings {
        kept = kept.and(storage::keep(HISPANIOLA.settings, &after.settings.to_text()));
    }
    after.notice = storage::trouble(kept).or(after.notice);
    after
}

/// Leaves a line for the home page, which cannot read records of this game.
fn tell_home(state: &State) {
    match state.record.as_ref().filter(|_| state.in_progress()) {
        Some(record) => {
            let table = record.table();
            let names = at_table(record.players(), table.seats());
            let standing = format!("{names}{STANDING_HAND}{}", table.hand());
            // If it cannot be kept the home page merely does not offer to go on.
            drop(storage::keep(HISPANIOLA_STANDING, &standing));
        }
        None => storage::forget(HISPANIOLA_STANDING),
    }
}
