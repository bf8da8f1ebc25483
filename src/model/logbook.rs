//! The logbook: past games with their results and dates.

use serde::{Deserialize, Serialize};

use crate::{
    record::{GameName, Reason, RecordError, hispaniola, shanghaien},
    rules,
};

/// The version of the format of an entry.
const VERSION: u32 = 1;

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
    pub fn new(record: &str, ended: f64) -> Result<Self, RecordError> {
        let bytes = record.as_bytes();
        match GameName::of_record(bytes) {
            Some(GameName::Shanghaien) => {
                let record = shanghaien::Record::read(bytes).map_err(|broken| broken.error)?;
                let position = record.position();
                Ok(Self {
                    players: record.shown_names().0.to_vec(),
                    points: position.score().totals.0.map(i16::from).to_vec(),
                    is_over: position.phase() == rules::shanghaien::Phase::Over,
                    ..Self::of(GameName::Shanghaien, record.to_string(), ended)
                })
            }
            Some(GameName::Hispaniola) => {
                let record = hispaniola::Record::read(bytes).map_err(|broken| broken.error)?;
                let table = record.table();
                let seats = || table.seats().all();
                Ok(Self {
                    players: seats().map(|seat| record.shown_names()[seat].clone()).collect(),
                    points: seats().map(|seat| table.points(seat)).collect(),
                    is_over: table.phase() == rules::hispaniola::Phase::Over,
                    ..Self::of(GameName::Hispaniola, record.to_string(), ended)
                })
            }
            None => Err(RecordError { line: 1, token: String::new(), reason: Reason::UnknownGame }),
        }
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

const ENDED: &str = "# ended ";

/// Returns all entries as one text: record after record, each after a comment with its date.
pub fn to_text(entries: &[Entry]) -> String {
    let lines = entries.iter().flat_map(|entry| {
        [ENDED, &entry.ended.to_string(), "\n", entry.record.trim_end(), "\n"].map(str::to_owned)
    });
    lines.collect()
}

/// Reads the entries of such a text, or of a single record. Each may be broken. Records without a date get `now`.
pub fn from_text(text: &str, now: f64) -> Vec<Result<Entry, RecordError>> {
    let is_start =
        |line: &str| line.split_whitespace().next().is_some_and(|word| GameName::from_code(word).is_some());
    let mut records: Vec<(f64, usize, String)> = Vec::new();
    let mut date = None;
    for (lines_before, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        if let Some(moment) = line.strip_prefix(ENDED) {
            date = moment.trim().parse().ok().filter(|moment: &f64| moment.is_finite());
        }
        if is_start(line) {
            records.push((date.take().unwrap_or(now), lines_before, String::new()));
        }
        if let Some((_, _, record)) = records.last_mut() {
            *record += line;
            record.push('\n');
        }
    }
    if records.is_empty() {
        records.push((now, 0, text.to_owned()));
    }
    let entry = |(date, before, record): (f64, usize, String)| {
        Entry::new(&record, date).map_err(|error| {
            let line = error.line + u32::try_from(before).unwrap_or_default();
            RecordError { line, ..error }
        })
    };
    records.into_iter().map(entry).collect()
}

/// Sorts the entries, the latest first.
pub fn sort(entries: &mut [Entry]) {
    entries.sort_by(|one, other| other.ended.total_cmp(&one.ended));
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHANGHAIEN: &str = include_str!("../../tests/saves/1/shanghaien.game");
    const HISPANIOLA: &str = include_str!("../../tests/saves/1/hispaniola.game");

    fn entries() -> Vec<Entry> {
        vec![Entry::new(SHANGHAIEN, 1e12).unwrap(), Entry::new(HISPANIOLA, 2e12).unwrap()]
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
    fn what_is_written_is_read_again() {
        let read: Result<Vec<Entry>, _> = from_text(&to_text(&entries()), 0.0).into_iter().collect();
        assert_eq!(read, Ok(entries()));
    }

    #[test]
    fn a_single_record_is_read_with_todays_date() {
        let read = from_text(&format!("\u{feff}# a game\n\n{SHANGHAIEN}"), 5.0);
        assert_eq!(read.len(), 1);
        assert_eq!(read[0].as_ref().map(|entry| entry.ended), Ok(5.0));
    }

    #[test]
    fn a_broken_record_does_not_hide_the_others_and_says_where_it_is() {
        let text = to_text(&entries()).replacen("players", "plyers", 1);
        let read = from_text(&text, 0.0);
        let [Err(broken), Ok(whole)] = read.as_slice() else { panic!("{read:?}") };
        assert_eq!((broken.line, broken.token.as_str()), (3, "plyers"));
        assert_eq!(whole, &entries()[1]);
        assert!(matches!(from_text("not a record", 0.0)[..], [Err(_)]));
        assert!(matches!(from_text("", 0.0)[..], [Err(_)]));
    }

    #[test]
    fn a_date_that_is_none_is_todays() {
        let read = from_text(&format!("# ended NaN\n{SHANGHAIEN}"), 5.0);
        assert_eq!(read[0].as_ref().map(|entry| entry.ended), Ok(5.0));
    }

    #[test]
    fn what_a_newer_version_has_written_is_not_known() {
        let entry = entries().remove(0);
        assert!(entry.is_known());
        assert!(!Entry { version: VERSION + 1, ..entry.clone() }.is_known());
        assert!(!Entry { game: "chess".to_owned(), ..entry }.is_known());
    }

    #[test]
    fn the_latest_comes_first() {
        let mut book = entries();
        sort(&mut book);
        assert_eq!(book[0].game(), Some(GameName::Hispaniola));
    }
}
