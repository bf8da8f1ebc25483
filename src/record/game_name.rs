//! Which game a record is of.

use super::text::{decode, line_number, plain, words};

/// The games, by the names that start their records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameName {
    /// Shanghaien.
    Shanghaien,
    /// Hispaniola.
    Hispaniola,
}

impl GameName {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Shanghaien, Self::Hispaniola];

    /// Returns the first word of this game's records.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Shanghaien => "shanghaien",
            Self::Hispaniola => "hispaniola",
        }
    }

    /// Returns the game with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.code() == code)
    }

    /// Returns the game that a record names in its first line; `None` if it names none.
    pub fn of_record(bytes: &[u8]) -> Option<Self> {
        // What is broken further on does not change which game it is.
        let end = bytes.utf8_chunks().next().map_or(0, |chunk| chunk.valid().len());
        let text = decode(bytes.get(..end)?).ok()?;
        let mut lines = text.lines().enumerate().map(|(before, line)| words(line_number(before), line));
        let first = lines.find(|words| words.as_ref().map_or(true, |words| !words.is_empty()))?.ok()?;
        Self::from_code(plain(first.first()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_word_tells_the_game() {
        let of = |text: &str| GameName::of_record(text.as_bytes());
        assert_eq!(of("shanghaien 1\n"), Some(GameName::Shanghaien));
        assert_eq!(of("\u{feff}# from a friend\n\n  hispaniola 7 \"unclosed"), None);
        assert_eq!(
            of("\u{feff}# from a friend\n\n  hispaniola 1\nplayers \"unclosed"),
            Some(GameName::Hispaniola)
        );
        assert_eq!(GameName::of_record(b"hispaniola 1\nplayers \xff"), Some(GameName::Hispaniola));
        for other in ["", "# hispaniola", "\"hispaniola\" 1", "chess 1", "players\nhispaniola 1"] {
            assert_eq!(of(other), None, "{other}");
        }
    }
}
