//! Keeps the game as a record with who plays it, and the settings as lines of text.

use std::rc::Rc;

use crate::{
    i18n::{English, hispaniola::Words},
    model::{
        Notice,
        hispaniola::{Command, Offer, Settings, State, pirates_line, pirates_of},
    },
    record::hispaniola::Record,
    ui::storage::{self, HISPANIOLA, HISPANIOLA_OFFER, HISPANIOLA_STANDING},
};

/// Everything as it was left.
pub(super) fn load() -> State {
    let settings = storage::read(HISPANIOLA.settings);
    let settings = settings.map_or_else(Settings::default, |text| Settings::from_text(&text));
    let mut state = State::default().after(Command::Set(settings));
    if let Some(text) = storage::read(HISPANIOLA.game) {
        match Record::read(text.as_bytes()) {
            Ok(record) => state = state.after(Command::Begin(Rc::new(record), pirates_of(&text))),
            Err(broken) => {
                HISPANIOLA.put_aside(&text);
                state.notice = Some(Notice::BadSave(broken.error));
            }
        }
    }
    state
}

/// What to do about a record that was opened on another page, if one waits.
pub(super) fn offered() -> Option<Command> {
    let text = storage::read(HISPANIOLA_OFFER)?;
    storage::forget(HISPANIOLA_OFFER);
    Some(match Record::read(text.as_bytes()) {
        Ok(record) => Command::Offer(Offer::Game(Rc::new(record))),
        Err(broken) => Command::Tell(Some(Notice::BadRecord(broken.error))),
    })
}

/// Saves what has changed. A game that cannot be saved goes on, and the players are told.
pub(super) fn saved(before: &State, mut after: State) -> State {
    let mut kept = true;
    if (after.changes != before.changes || after.pirates != before.pirates)
        && let Some(record) = &after.record
    {
        kept = storage::keep(HISPANIOLA.game, &(pirates_line(after.pirates) + &record.to_string()));
        tell_home(&after);
    }
    if after.settings != before.settings {
        kept &= storage::keep(HISPANIOLA.settings, &after.settings.to_text());
    }
    if !kept {
        after.notice = Some(Notice::NotSaved);
    }
    after
}

/// Leaves a line for the home page, which cannot read records of this game.
fn tell_home(state: &State) {
    match state.record.as_ref().filter(|_| state.in_progress()) {
        Some(record) => {
            let (names, table) = (record.players(), record.table());
            let standing = English.game_in_progress(names, table.seats(), table.hand());
            // If it cannot be kept the home page merely does not offer to go on.
            storage::keep(HISPANIOLA_STANDING, &standing);
        }
        None => storage::forget(HISPANIOLA_STANDING),
    }
}
