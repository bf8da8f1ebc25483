//! Finds the games in a file that is read piece by piece.

use super::{ENDED, Entry, is_date};
use crate::{
    model::link_codec::LARGEST,
    record::{GameName, RecordError},
};

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The text of a game in a file, not read yet.
#[derive(Debug)]
pub struct Found {
    ended: f64,
    /// How many lines of the file come before it.
    before: u32,
    text: Vec<u8>,
}

impl Found {
    /// Reads the game.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with it, with its line in the file.
    pub fn entry(&self) -> Result<Entry, RecordError> {
        Entry::new(&self.text, self.ended)
            .map_err(|error| RecordError { line: error.line.saturating_add(self.before), ..error })
    }

    /// Adds a line. A record that gets too long ends with a word that no game knows, so that it counts as broken.
    fn add(&mut self, line: &[u8]) {
        let limit = LARGEST as usize;
        if self.text.len() <= limit {
            self.text.extend_from_slice(line);
            if self.text.len() > limit {
                self.text.extend_from_slice("\n…\n".as_bytes());
            }
        }
    }
}

/// Finds the games in a file. The file has record after record, each perhaps after a comment with its date.
#[derive(Debug)]
pub struct Reader {
    /// The date of games that have none.
    now: f64,
    /// How many lines have ended.
    lines: u32,
    /// The beginning of a line whose end has not come.
    line: Vec<u8>,
    /// The date in the last comment that had one.
    date: Option<f64>,
    /// The game that may go on, or what comes before the first one.
    open: Found,
    has_game: bool,
}

impl Reader {
    /// Returns a reader at the start of a file. Records without a date get `now`.
    pub fn new(now: f64) -> Self {
        let open = Found { ended: now, before: 0, text: Vec::new() };
        Self { now, lines: 0, line: Vec::new(), date: None, open, has_game: false }
    }

    /// Takes the next bytes of the file, and returns the games that end in them.
    pub fn take(&mut self, bytes: &[u8]) -> Vec<Found> {
        let mut found = Vec::new();
        for piece in bytes.split_inclusive(|&byte| byte == b'\n') {
            let ends = piece.ends_with(b"\n");
            // No line needs to be longer than the longest record.
            if ends || self.line.len() <= LARGEST as usize {
                self.line.extend_from_slice(piece);
            }
            if ends {
                found.extend(self.end_line());
            }
        }
        found
    }

    /// Returns the last game. If there was none, returns what the file has instead, which will turn out to be broken.
    pub fn end(mut self) -> Vec<Found> {
        let before = self.end_line();
        before.into_iter().chain([self.open]).collect()
    }

    /// Adds a line to its game. If another game starts with it, returns the game before.
    fn end_line(&mut self) -> Option<Found> {
        let line = std::mem::take(&mut self.line);
        let content = match self.lines {
            0 => line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&line),
            _ => &line,
        };
        if let Some(moment) = content.strip_prefix(ENDED.as_bytes()) {
            let moment = std::str::from_utf8(moment).ok().and_then(|moment| moment.trim().parse().ok());
            self.date = moment.filter(|&moment| is_date(moment));
        }
        let mut ended = None;
        if is_start(content) {
            let next =
                Found { ended: self.date.take().unwrap_or(self.now), before: self.lines, text: Vec::new() };
            let before = std::mem::replace(&mut self.open, next);
            ended = std::mem::replace(&mut self.has_game, true).then_some(before);
        }
        self.open.add(content);
        self.lines = self.lines.saturating_add(1);
        ended
    }
}

/// Returns whether a record starts with this line.
fn is_start(line: &[u8]) -> bool {
    let first = line.split(u8::is_ascii_whitespace).find(|word| !word.is_empty());
    first.is_some_and(|first| GameName::ALL.iter().any(|game| game.code().as_bytes() == first))
}

#[cfg(test)]
mod tests {
    use super::{
        super::tests::{SHANGHAIEN, entries},
        *,
    };
    use crate::record::Reason;

    /// Reads a file in pieces of this many bytes.
    fn in_pieces(file: &[u8], size: usize) -> Vec<Result<Entry, RecordError>> {
        let mut reader = Reader::new(5.0);
        let mut found: Vec<Found> = file.chunks(size).flat_map(|piece| reader.take(piece)).collect();
        found.extend(reader.end());
        found.iter().map(Found::entry).collect()
    }

    fn read(file: impl AsRef<[u8]>) -> Vec<Result<Entry, RecordError>> {
        in_pieces(file.as_ref(), usize::MAX)
    }

    fn whole_file() -> String {
        entries().iter().map(Entry::to_text).collect()
    }

    #[test]
    fn what_is_written_is_read_again_in_pieces_of_any_size() {
        let file = whole_file();
        for size in [1, 2, 3, 7, 64, 1000, file.len()] {
            let read: Result<Vec<Entry>, _> = in_pieces(file.as_bytes(), size).into_iter().collect();
            assert_eq!(read, Ok(entries()), "{size}");
        }
    }

    #[test]
    fn a_single_record_is_read_with_todays_date() {
        let file = format!("\u{feff}# a game\n\n{SHANGHAIEN}");
        for file in [&file, file.trim_end(), &file.replace('\n', "\r\n")] {
            let read = read(file);
            assert_eq!(read.len(), 1);
            assert_eq!(read[0].as_ref().map(|entry| entry.ended), Ok(5.0));
        }
        assert_eq!(read(format!("\u{feff}{SHANGHAIEN}")).len(), 1);
    }

    #[test]
    fn a_broken_record_does_not_hide_the_others_and_says_where_it_is() {
        let read = read(whole_file().replacen("players", "plyers", 1));
        let [Err(broken), Ok(whole)] = read.as_slice() else { panic!("{read:?}") };
        assert_eq!((broken.line, broken.token.as_str()), (3, "plyers"));
        assert_eq!(whole, &entries()[1]);
    }

    #[test]
    fn a_file_without_games_is_one_broken_record() {
        for file in ["not a record", "", "# ended 5\n", "\u{feff}"] {
            assert!(matches!(read(file)[..], [Err(_)]), "{file}");
        }
    }

    #[test]
    fn bytes_that_are_no_text_break_their_record_only() {
        let file = whole_file();
        let at = file.find('"').expect("a name") + 1;
        let mut bytes = file.into_bytes();
        bytes[at] = 0xff;
        let found = read(&bytes);
        let [Err(broken), Ok(_)] = found.as_slice() else { panic!("{found:?}") };
        assert_eq!((broken.line, broken.reason), (3, Reason::NotText));
        let latin = read(b"Partie f\xfcr zwei\n");
        assert!(matches!(&latin[..], [Err(broken)] if broken.reason == Reason::NotText), "{latin:?}");
    }

    #[test]
    fn a_date_that_is_none_is_todays() {
        for date in ["NaN", "inf", "1e300", "yesterday", ""] {
            let read = read(format!("# ended {date}\n{SHANGHAIEN}"));
            assert_eq!(read[0].as_ref().map(|entry| entry.ended), Ok(5.0), "{date}");
        }
    }

    #[test]
    fn a_record_without_an_end_is_broken_and_takes_little_room() {
        let endless = format!("{SHANGHAIEN}{}", "# and so on\n".repeat(20_000));
        for file in [endless.clone(), endless.replace("on\n", "on "), "x".repeat(1_000_000)] {
            let mut reader = Reader::new(5.0);
            for piece in file.as_bytes().chunks(1000) {
                assert!(reader.take(piece).is_empty());
                let room = reader.line.len() + reader.open.text.len();
                assert!(room < 3 * LARGEST as usize, "{room}");
            }
            let found = reader.end();
            assert!(found.iter().all(|found| found.entry().is_err()), "{:?}", found[0].entry());
        }
    }
}
