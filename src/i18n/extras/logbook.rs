//! The words of the logbook.

use std::ops::Range;

use crate::{
    i18n::{
        Shared,
        phrases::{Count, fill, phrases},
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
        delete_all,
        deleted,
        deleted_all: Count,
        added: Count,
        known: Count,
        /// How many, and what is wrong with the first one.
        broken,
        /// The limit in megabytes.
        too_large,
        /// How much of a file has been read or written, in percent.
        reading,
        writing,
        cancel,
        stopped,
        /// Which games are shown: from, to, of how many.
        shown,
        earlier,
        later,
        up_to,
        /// What stands between thousands and hundreds in a number.
        thousands,
        unknown,
        aside,
        aside_note,
        forget,
        closed,
        silent,
        blocked,
        newer,
        full,
    }
}

impl Logbook {
    /// Returns the label of the button that deletes a game.
    pub fn delete(&self, players: &[String]) -> String {
        fill(self.delete, &[&players.join(", ")])
    }

    /// Returns the message that a file is too large, with the limit.
    pub fn too_large(&self, megabytes: usize) -> String {
        fill(self.too_large, &[&self.grouped(megabytes)])
    }

    /// Returns the message that a game was deleted.
    pub fn deleted(&self, what: &str) -> String {
        fill(self.deleted, &[&what])
    }

    /// Returns the message that all games were deleted.
    pub fn deleted_all(&self, games: usize) -> String {
        self.count(&self.deleted_all, games)
    }

    /// Returns how much of a file has been read.
    pub fn reading(&self, percent: u8) -> String {
        fill(self.reading, &[&percent])
    }

    /// Returns how much of a file has been written.
    pub fn writing(&self, percent: u8) -> String {
        fill(self.writing, &[&percent])
    }

    /// Returns which games are shown.
    pub fn shown(&self, rows: &Range<usize>, total: usize) -> String {
        fill(self.shown, &[&self.grouped(rows.start + 1), &self.grouped(rows.end), &self.grouped(total)])
    }

    /// Returns what was in a file: new games, known ones and broken ones, with what is wrong with the first of those.
    pub fn imported(
        &self,
        shared: &Shared,
        added: usize,
        known: usize,
        broken: Option<(usize, &RecordError)>,
    ) -> String {
        let mut lines = vec![self.count(&self.added, added)];
        if known > 0 {
            lines.push(self.count(&self.known, known));
        }
        if let Some((broken, first)) = broken {
            lines.push(fill(self.broken, &[&self.grouped(broken), &shared.record_error(first)]));
        }
        lines.join(" ")
    }

    fn count(&self, forms: &Count, number: usize) -> String {
        fill(forms[number.min(2)], &[&self.grouped(number)])
    }

    /// Writes a large number as people write it in this language.
    fn grouped(&self, number: usize) -> String {
        let digits = number.to_string();
        let mut text = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text += self.thousands;
            }
            text.push(digit);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use crate::i18n::{Language, extras::Words};

    #[test]
    fn large_numbers_are_written_as_people_write_them() {
        let said = |language| Words::of(language).logbook.deleted_all(1_234_567);
        assert_eq!(said(Language::English), "1,234,567 games deleted.");
        assert_eq!(said(Language::German), "1.234.567 Partien gelöscht.");
        let english = Words::of(Language::English).logbook;
        assert_eq!([0, 12, 123, 1000].map(|number| english.grouped(number)), ["0", "12", "123", "1,000"]);
        assert_eq!(english.shown(&(50..100), 100_000), "51–100 of 100,000");
    }
}
