//! The words of the logbook.

use crate::{
    i18n::{
        House,
        phrases::{Count, count, fill, phrases},
    },
    record::RecordError,
};

phrases! {
    /// What the logbook says.
    pub struct Logbook {
        no_games,
        export,
        import,
        unfinished,
        /// The names of who played.
        delete,
        deleted,
        added: Count,
        known: Count,
        /// How many, and what is wrong with the first one.
        broken,
        aside,
        aside_note,
        forget,
        closed,
        newer,
        full,
    }
}

/// A number that is large enough to tell one from several.
fn some(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

impl Logbook {
    /// What the button to delete a game is called.
    pub fn delete(&self, players: &[String]) -> String {
        fill(self.delete, &[&players.join(", ")])
    }

    /// That it was deleted.
    pub fn deleted(&self, what: &str) -> String {
        fill(self.deleted, &[&what])
    }

    /// What was in a file: new games, known ones and broken ones.
    pub fn imported(&self, house: &House, added: usize, known: usize, broken: &[RecordError]) -> String {
        let mut lines = vec![count(&self.added, some(added))];
        if known > 0 {
            lines.push(count(&self.known, some(known)));
        }
        if let Some(first) = broken.first() {
            lines.push(fill(self.broken, &[&broken.len(), &house.record_error(first)]));
        }
        lines.join(" ")
    }
}
