//! Splits a record into lines and words: drops comments and unwraps quoted names.

use std::{borrow::Cow, fmt};

use super::{Reason, RecordError};

/// An error on its way up: boxed, so that passing it on costs little.
pub(crate) type Fault = Box<RecordError>;

/// A word of a record.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Word<'a> {
    pub(crate) line: u32,
    pub(crate) text: Cow<'a, str>,
    pub(crate) quoted: bool,
}

impl Word<'_> {
    #[expect(clippy::unnecessary_box_returns, reason = "see `Fault`")]
    pub(crate) fn error(&self, reason: Reason) -> Fault {
        error(self.line, &self.text, reason)
    }
}

/// Returns the text of a word that is not a name.
pub(crate) fn plain<'w>(word: &'w Word<'_>) -> &'w str {
    if word.quoted { "" } else { &word.text }
}

/// The longest piece of a word that an error repeats.
const SHOWN: usize = 40;

#[expect(clippy::unnecessary_box_returns, reason = "see `Fault`")]
pub(crate) fn error(line: u32, token: &str, reason: Reason) -> Fault {
    let mut shown: String = token.chars().take(SHOWN).collect();
    if shown.len() < token.len() {
        shown.push('…');
    }
    Box::new(RecordError { line, token: shown, reason })
}

/// Returns the text of a record, or where it stops being text.
pub(crate) fn decode(bytes: &[u8]) -> Result<&str, Fault> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|broken| {
        let (before, rest) = bytes.split_at(broken.valid_up_to());
        let line = line_number(before.split(|&byte| byte == b'\n').count() - 1);
        let word = rest.split(u8::is_ascii_whitespace).next().unwrap_or_default();
        error(line, &String::from_utf8_lossy(word), Reason::NotText)
    })
}

/// Returns the number of the line after this many others.
pub(crate) fn line_number(lines_before: usize) -> u32 {
    u32::try_from(lines_before).unwrap_or(u32::MAX).saturating_add(1)
}

/// Returns the words of one line, without its comment.
pub(crate) fn words(line: u32, text: &str) -> Result<Vec<Word<'_>>, Fault> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() && !rest.starts_with('#') {
        let (text, quoted, after) = if rest.starts_with('"') {
            let (name, after) = quoted(rest).map_err(|reason| error(line, rest.trim_end(), reason))?;
            (Cow::Owned(name), true, after)
        } else {
            let end = rest.find(|c: char| c.is_whitespace() || c == '#').unwrap_or(rest.len());
            let (word, after) = rest.split_at_checked(end).unwrap_or((rest, ""));
            (Cow::Borrowed(word), false, after)
        };
        words.push(Word { line, text, quoted });
        rest = after.trim_start();
    }
    Ok(words)
}

/// Returns the quoted name that `text` starts with, unquoted, and the rest of the text.
fn quoted(text: &str) -> Result<(String, &str), Reason> {
    let mut name = String::new();
    let mut characters = text.chars();
    characters.next();
    while let Some(character) = characters.next() {
        match character {
            '"' => {
                let after = characters.as_str();
                let ends = after.is_empty() || after.starts_with(|c: char| c.is_whitespace() || c == '#');
                return if ends { Ok((name, after)) } else { Err(Reason::GluedToName) };
            }
            '\\' => match characters.next() {
                Some(escaped @ ('"' | '\\')) => name.push(escaped),
                Some(_) => return Err(Reason::UnknownEscape),
                None => return Err(Reason::UnclosedName),
            },
            other => name.push(other),
        }
    }
    Err(Reason::UnclosedName)
}

/// Returns a name that fits on one line of text.
pub(crate) fn one_line(name: &str) -> String {
    name.replace(char::is_control, " ")
}

/// Returns a name as the format writes it.
pub(crate) fn quote(name: &str) -> String {
    format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Writes tokens with a space between them, and a new line after each that ends one.
pub(crate) fn write_lines<T: fmt::Display>(
    out: &mut fmt::Formatter<'_>,
    tokens: &[T],
    mut ends_line: impl FnMut(&T) -> bool,
) -> fmt::Result {
    let mut line_is_open = false;
    for token in tokens {
        write!(out, "{}{token}", if line_is_open { " " } else { "" })?;
        line_is_open = !ends_line(token);
        if !line_is_open {
            writeln!(out)?;
        }
    }
    if line_is_open { writeln!(out) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(line: &str) -> Vec<String> {
        words(1, line).unwrap().into_iter().map(|word| word.text.into_owned()).collect()
    }

    #[test]
    fn comments_are_cut_but_not_inside_a_name() {
        assert_eq!(texts("r16 p1#then # more"), ["r16", "p1"]);
        assert_eq!(texts(r##"players "A # B" "C"# end"##), ["players", "A # B", "C"]);
    }

    #[test]
    fn quoting_and_unquoting_give_the_name_back() {
        for name in ["Anna", "", "a \"b\" \\ c", "Zoë\t#1"] {
            assert_eq!(texts(&quote(name)), [name]);
        }
    }

    #[test]
    fn broken_names_are_named_for_what_they_are() {
        let reason = |line| words(3, line).unwrap_err().reason;
        assert_eq!(reason(r#"players "Anna"#), Reason::UnclosedName);
        assert_eq!(reason(r#"players "An\na""#), Reason::UnknownEscape);
        assert_eq!(reason(r#"players "Anna"Bernd"#), Reason::GluedToName);
    }

    #[test]
    fn bytes_that_are_not_text_are_reported_with_their_line() {
        let broken = decode(b"shanghaien 1\nplayers \xff\xfe x").unwrap_err();
        assert_eq!((broken.line, broken.reason), (2, Reason::NotText));
        assert_eq!(decode(b"\xEF\xBB\xBFshanghaien"), Ok("shanghaien"));
    }
}
