//! Keeps the game as a record with who plays it, and the settings as lines of text.

use std::rc::Rc;

use crate::{
    model::{
        Notice,
        shanghaien::{Settings, State, captains_line, captains_of},
    },
    record::shanghaien::Record,
    ui::storage::{self, SHANGHAIEN},
};

/// Everything as it was left.
pub(super) fn load() -> State {
    let settings = storage::read(SHANGHAIEN.settings);
    let settings = settings.map_or_else(Settings::default, |text| Settings::from_text(&text));
    let mut state = State { settings, ..State::default() };
    if let Some(text) = storage::read(SHANGHAIEN.game) {
        match Record::read(text.as_bytes()) {
            Ok(record) => {
                state.record = Some(Rc::new(record));
                state.captains = captains_of(&text);
            }
            Err(broken) => {
                SHANGHAIEN.put_aside(&text);
                state.notice = Some(Notice::BadSave(broken.error));
            }
        }
    }
    state
}

/// Saves what has changed. A game that cannot be saved goes on, and the players are told.
pub(super) fn saved(before: &State, mut after: State) -> State {
    let mut kept = true;
    if (after.changes != before.changes || after.captains != before.captains)
        && let Some(record) = &after.record
    {
        let text = captains_line(after.captains) + &record.to_string();
        kept = storage::keep(SHANGHAIEN.game, &text);
    }
    if after.settings != before.settings {
        kept &= storage::keep(SHANGHAIEN.settings, &after.settings.to_text());
    }
    if !kept {
        after.notice = Some(Notice::NotSaved);
    }
    after
}
