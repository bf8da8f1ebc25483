//! The words of the logbook.

use crate::{
    i18n::{
        Shared,
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
        /// The names of the players.
        delete,
        deleted,
        added: Count,
        known: Count,
        /// How many, and what is wrong with the first one.
        broken,
        /// The limit in megabytes.
        too_large,
        aside,
        aside_note,
        forget,
        closed,
        newer,
        full,
    }
}

impl Logbook {
    /// Returns the label of the button that deletes a game.
    pub fn delete(&self, players: &[String]) -> String {
        fill(self.delete, &[&players.join(", ")])
    }

    /// Says that a file is too large, with the limit.
    pub fn too_large(&self, megabytes: u8) -> String {
        fill(self.too_large, &[&megabytes])
    }

    /// Says that a game was deleted.
    pub fn deleted(&self, what: &str) -> String {
        fill(self.deleted, &[&what])
    }

    /// Returns what was in a file: the numbers of new games, known ones and broken ones.
    pub fn imported(&self, shared: &Shared, added: usize, known: usize, broken: &[RecordError]) -> String {
        let mut lines = vec![count(&self.added, added)];
        if known > 0 {
            lines.push(count(&self.known, known));
        }
        if let Some(first) = broken.first() {
            lines.push(fill(self.broken, &[&broken.len(), &shared.record_error(first)]));
        }
        lines.join(" ")
    }
}
