//! Saved texts. The first line is a comment with the version of the program that saved the text and with a checksum:
//!
//! ```text
//! # version 3 CHECKSUM
//! # version 3 CHECKSUM LINE COUNT veiled
//! ```
//!
//! The second form is that of a game in progress. It has a [`Mark`], which tells the order of two copies of the game,
//! and the text below it is veiled: somebody who happens to see the browser's storage can't read the cards in it. The
//! veil is no lock; `static/durable.js` lifts it too. The checksum is that of everything behind it.
//!
//! Texts of the second version have only the version in that line, texts of the first version have no such line. Whoever
//! changes what is saved raises [`VERSION`], keeps reading the older versions, and adds an example of the last one to
//! `tests/saves/`.

use std::borrow::Cow;

use super::checked_text::{START, digits, sum};

/// The current version.
pub const VERSION: u32 = 3;

const LINE: &str = "# version ";

/// Where a save of a game stands in the order of saves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// The time at which the line of saves began. A page that can't see all copies of a game begins a new line.
    pub line: u64,
    /// The number of the save in its line. It only goes up, also when an action is taken back.
    pub count: u64,
}

/// A saved text without its first line, and without the veil.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved<'a> {
    /// The text.
    pub text: Cow<'a, str>,
    /// The mark, if the text has one.
    pub mark: Option<Mark>,
}

/// Why a saved text can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// A newer version has saved it. This one must not touch it.
    Newer,
    /// It is not the text that was saved.
    Damaged,
}

/// Returns a text as it is saved.
pub fn with_version(text: &str) -> String {
    with_line("", text)
}

/// Returns the text of a game in progress as it is saved.
pub fn veiled(text: &str, mark: Mark) -> String {
    let words = [" ", &mark.line.to_string(), " ", &mark.count.to_string(), " veiled"].concat();
    with_line(&words, &veil(text))
}

fn with_line(words: &str, text: &str) -> String {
    let summed = [words, "\n", text].concat();
    let checksum: String = checksum(&summed).map(char::from).collect();
    [LINE, &VERSION.to_string(), " ", &checksum, &summed].concat()
}

fn checksum(summed: &str) -> impl Iterator<Item = u8> {
    digits(sum(START, summed.as_bytes()))
}

/// Puts the veil on a text, or lifts it: exchanges each visible character of ASCII for the one 47 places further, as
/// ROT47 does. The text gets no longer, so it fits where it has fitted.
fn veil(text: &str) -> String {
    let change = |letter: char| match letter {
        '!'..='~' => char::from((letter as u8 - b'!' + 47) % 94 + b'!'),
        other => other,
    };
    text.chars().map(change).collect()
}

/// Reads a saved text of any version.
///
/// # Errors
///
/// Returns why the text can't be used.
pub fn opened(saved: &str) -> Result<Saved<'_>, Unusable> {
    let Some(rest) = saved.strip_prefix(LINE) else { return Ok(open(saved)) };
    let end = rest.find([' ', '\n']).unwrap_or(rest.len());
    let (number, behind) = rest.split_at_checked(end).unwrap_or((rest, ""));
    match number.parse::<u32>() {
        Ok(1 | 2) => match behind.strip_prefix('\n') {
            Some(text) => Ok(open(text)),
            None if behind.is_empty() => Ok(open("")),
            None => Err(Unusable::Damaged),
        },
        Ok(VERSION) => current(behind).ok_or(Unusable::Damaged),
        _ => Err(Unusable::Newer),
    }
}

fn open(text: &str) -> Saved<'_> {
    Saved { text: Cow::Borrowed(text), mark: None }
}

/// Reads what follows the number of the current version.
fn current(behind: &str) -> Option<Saved<'_>> {
    let (found, summed) = behind.strip_prefix(' ')?.split_at_checked(8)?;
    if !found.bytes().eq(checksum(summed)) {
        return None;
    }
    let (line, text) = summed.split_once('\n')?;
    let mut words = line.split(' ').skip(1);
    let Some(first) = words.next() else { return Some(open(text)) };
    let mark = Mark { line: first.parse().ok()?, count: words.next()?.parse().ok()? };
    Some(Saved { text: Cow::Owned(veil(text)), mark: Some(mark) })
}

/// Returns the text as well as it can be read, even if it is damaged: what a player may want to save as a file.
pub fn salvaged(saved: &str) -> Cow<'_, str> {
    match opened(saved) {
        Ok(Saved { text, .. }) => text,
        Err(Unusable::Newer) => Cow::Borrowed(saved),
        Err(Unusable::Damaged) => match saved.split_once('\n') {
            Some((line, text)) if line.ends_with("veiled") => Cow::Owned(veil(text)),
            _ => Cow::Borrowed(saved),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str =
        "# captains person mate\nshanghaien 1\nplayers \"Élodie\" \"B~!\"\ndeck S4 C3 *R\n\nr13 L p3\n";
    const MARK: Mark = Mark { line: 1_763_312_345_678, count: 61 };

    fn text(saved: &str) -> Result<String, Unusable> {
        opened(saved).map(|saved| saved.text.into_owned())
    }

    #[test]
    fn what_is_saved_is_found_again() {
        for saved in ["", "one line", "a game\nof lines\n", "# version 1\nof something else", GAME] {
            assert_eq!(opened(&with_version(saved)), Ok(open(saved)));
            let game = opened(&veiled(saved, MARK)).unwrap().text.into_owned();
            assert_eq!(game, saved);
            assert_eq!(opened(&veiled(saved, MARK)).unwrap().mark, Some(MARK));
        }
    }

    #[test]
    fn what_older_versions_saved_has_no_checksum() {
        assert_eq!(opened(GAME), Ok(open(GAME)), "the first version had no line");
        assert_eq!(text("# version 2\nit").as_deref(), Ok("it"));
        assert_eq!(text("# version 2").as_deref(), Ok(""));
    }

    #[test]
    fn what_a_newer_version_saved_is_left_alone() {
        for saved in
            [format!("{LINE}{}\nwhatever", VERSION + 1), format!("{LINE}2.1"), format!("{LINE}99999999999")]
        {
            assert_eq!(opened(&saved), Err(Unusable::Newer), "{saved}");
        }
    }

    #[test]
    fn a_casual_look_sees_no_cards() {
        let saved = veiled(GAME, MARK);
        let (line, veiled) = saved.split_once('\n').unwrap();
        assert!(line.ends_with(" 1763312345678 61 veiled"), "{line}");
        for word in ["shanghaien", "deck", "S4", "C3", "r13", "captains"] {
            assert!(!veiled.contains(word), "{word} in {veiled}");
        }
        assert_eq!(veiled.len(), GAME.len(), "it takes no more room");
        assert_eq!(veiled.lines().count(), GAME.lines().count());
    }

    #[test]
    fn no_flipped_bit_goes_unnoticed() {
        for saved in [veiled(GAME, MARK), with_version(GAME)] {
            let whole = opened(&saved).unwrap();
            for at in 0..saved.len() * 8 {
                let mut bytes = saved.clone().into_bytes();
                bytes[at / 8] ^= 1 << (at % 8);
                // A flipped bit of the first words makes a text without a version, which can't be a record as long as it
                // is veiled, or a text of a newer version.
                let Ok(flipped) = String::from_utf8(bytes) else { continue };
                let read = opened(&flipped);
                let is_noticed = at / 8 < LINE.len() + 2 || read == Err(Unusable::Damaged);
                assert!(is_noticed && read.as_ref() != Ok(&whole), "bit {at}: {flipped}");
            }
        }
    }

    #[test]
    fn a_text_that_was_cut_off_is_damaged() {
        let saved = veiled(GAME, MARK);
        for (end, _) in saved.char_indices().skip(LINE.len() + 2) {
            assert_eq!(opened(&saved[..end]), Err(Unusable::Damaged), "{}", &saved[..end]);
        }
    }

    #[test]
    fn a_damaged_game_can_still_be_looked_at() {
        assert_eq!(salvaged(&veiled(GAME, MARK)), GAME);
        assert_eq!(salvaged(&veiled(GAME, MARK).replace(" 61 ", " 62 ")), GAME);
        assert_eq!(salvaged("no record"), "no record");
        assert_eq!(salvaged("# version 99\nnew"), "# version 99\nnew");
    }
}
