//! The logbook: past games with their results and dates.

mod reader;
mod window;

pub use reader::{Found, Reader};
pub use window::Window;

use serde::{Deserialize, Serialize};

use crate::{
    record::{GameName, RecordError, hispaniola, shanghaien},
    rules,
};

/// The version of the format of an entry.
const VERSION: u32 = 1;

/// The latest moment that has a date, in milliseconds since 1970.
const LAST_MOMENT: f64 = 8.64e15;

/// A game in the logbook.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// The version of the format.
    version: u32,
    /// The key of the entry. The same game twice is one entry.
    pub id: String,
    /// The code of the game.
    game: String,
    /// When the game ended: milliseconds since 1970.
    pub ended: f64,
    /// The players' names.
    pub players: Vec<String>,
    /// Each player's points.
    pub points: Vec<i16>,
    /// Whether it was played to its end.
    pub is_over: bool,
    /// The game's record.
    pub record: String,
}

impl Entry {
    /// Makes the entry of a record.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the record.
    pub fn new(record: &[u8], ended: f64) -> Result<Self, RecordError> {
        if GameName::of_record(record) == Some(GameName::Hispaniola) {
            let record = hispaniola::Record::read(record).map_err(|broken| broken.error)?;
            let table = record.table();
            let seats = || table.seats().all();
            return Ok(Self {
                players: seats().map(|seat| record.shown_names()[seat].clone()).collect(),
                points: seats().map(|seat| table.points(seat)).collect(),
                is_over: table.phase() == rules::hispaniola::Phase::Over,
                ..Self::of(GameName::Hispaniola, record.to_string(), ended)
            });
        }
        // A text that names no game gets the error that it gets everywhere else.
        let record = shanghaien::Record::read(record).map_err(|broken| broken.error)?;
        let position = record.position();
        Ok(Self {
            players: record.shown_names().0.to_vec(),
            points: position.score().totals.0.map(i16::from).to_vec(),
            is_over: position.phase() == rules::shanghaien::Phase::Over,
            ..Self::of(GameName::Shanghaien, record.to_string(), ended)
        })
    }

    fn of(game: GameName, record: String, ended: f64) -> Self {
        let (players, points) = (Vec::new(), Vec::new());
        let (id, game) = (fingerprint(&record), game.code().to_owned());
        Self { version: VERSION, id, game, ended, players, points, is_over: false, record }
    }

    /// Returns whether this version knows the format and the game. A newer version may use the same fields differently.
    pub fn is_known(&self) -> bool {
        self.version <= VERSION && self.game().is_some()
    }

    /// Returns the game.
    pub fn game(&self) -> Option<GameName> {
        GameName::from_code(&self.game)
    }

    /// Returns the text of this entry in a file: a comment with the date, then the record.
    pub fn to_text(&self) -> String {
        [ENDED, &self.ended.to_string(), "\n", self.record.trim_end(), "\n"].concat()
    }

    /// Returns whether this player has the most points, alone or with others.
    pub fn is_winner(&self, player: usize) -> bool {
        self.is_over && self.points.iter().max() == self.points.get(player)
    }
}

/// Returns a hash that differs for different texts (FNV-1a).
fn fingerprint(text: &str) -> String {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}

/// How the comment with an entry's date begins.
const ENDED: &str = "# ended ";

/// Returns whether a moment has a date.
pub fn is_date(moment: f64) -> bool {
    moment.abs() <= LAST_MOMENT
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) const SHANGHAIEN: &str = include_str!("../../tests/saves/1/shanghaien.game");
    const HISPANIOLA: &str = include_str!("../../tests/saves/1/hispaniola.game");

    pub(super) fn entries() -> Vec<Entry> {
        vec![
            Entry::new(SHANGHAIEN.as_bytes(), 1e12).unwrap(),
            Entry::new(HISPANIOLA.as_bytes(), 2e12).unwrap(),
        ]
    }

    #[test]
    fn an_entry_knows_who_played_and_what_they_won() {
        let [one, other] = <[Entry; 2]>::try_from(entries()).unwrap();
        assert_eq!((one.game(), one.players.len()), (Some(GameName::Shanghaien), 2));
        assert_eq!((other.game(), other.players.len()), (Some(GameName::Hispaniola), 3));
        assert!(!one.is_over && !one.is_winner(0), "a game in progress has no winner");
        assert_ne!(one.id, other.id);
    }

    #[test]
    fn what_a_newer_version_has_written_is_not_known() {
        let entry = entries().remove(0);
        assert!(entry.is_known());
        assert!(!Entry { version: VERSION + 1, ..entry.clone() }.is_known());
        assert!(!Entry { game: "chess".to_owned(), ..entry }.is_known());
    }
}
