//! A lesson as a text, which the page fetches when the lesson begins.
//!
//! First comes the line with its checksum. Then the coach's own texts, one a line; a line for each step with its cue,
//! its target and its text; after a mark the record of the game. `i18n::lesson` writes it in each language.

use super::{Cue, LessonStep};
#[cfg(not(target_arch = "wasm32"))]
use crate::model::checked_text::signed;
use crate::model::checked_text::{START, checked};

/// The mark between the parts of a step.
const PART: char = '|';
/// The mark before the record.
const GAME: char = '~';

/// The coach's own texts, besides the steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// The button to the next step.
    pub next: &'static str,
    /// The button to the step before.
    pub back: &'static str,
    /// The button that ends the lesson.
    pub leave: &'static str,
    /// The label of the ring around the place to tap.
    pub ring: &'static str,
    /// The button to a real game.
    pub play: &'static str,
}

/// The texts and places of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    /// The coach's own texts.
    pub words: Words,
    /// The steps.
    pub steps: Vec<LessonStep>,
}

impl Script {
    /// Reads the script in a text and the record after it; `None` for another kind of text.
    pub fn read(text: &'static str) -> Option<(Self, &'static str)> {
        let (text, game) = checked(START, text)?.split_once(GAME)?;
        let mut lines = text.lines();
        let mut line = || lines.next();
        let words = Words { next: line()?, back: line()?, leave: line()?, ring: line()?, play: line()? };
        let steps = lines.map(step).collect::<Option<Vec<LessonStep>>>()?;
        (!steps.is_empty()).then_some((Self { words, steps }, game))
    }
}

fn step(line: &'static str) -> Option<LessonStep> {
    let mut parts = line.split(PART);
    let mut part = || parts.next();
    let cue = match part()? {
        "next" => Cue::Next,
        "reach" => Cue::Reach,
        "do" => Cue::Do,
        events => Cue::Watch(events.parse().ok()?),
    };
    Some(LessonStep { cue, target: part()?, line: part()? })
}

/// Writes a lesson as a text.
#[cfg(not(target_arch = "wasm32"))]
pub fn text(words: &[&str], steps: &[(Cue, &str)], lines: &[&str], game: &str) -> String {
    assert_eq!(steps.len(), lines.len(), "a line for each step");
    let mut text = words.join("\n") + "\n";
    for ((cue, target), line) in steps.iter().zip(lines) {
        assert!(![*target, *line].concat().contains([PART, GAME]), "no mark in {line}");
        let cue = match cue {
            Cue::Next => "next".to_owned(),
            Cue::Watch(events) => events.to_string(),
            Cue::Reach => "reach".to_owned(),
            Cue::Do => "do".to_owned(),
        };
        text += &format!("{cue}{PART}{target}{PART}{line}\n");
    }
    signed(START, &format!("{text}{GAME}{game}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: [&str; 5] = ["Next", "Back", "Leave", "Here", "Play"];

    #[test]
    fn a_script_is_read_back_from_its_text() {
        let steps =
            [(Cue::Next, ".tavern"), (Cue::Watch(12), ".crew"), (Cue::Reach, ".die"), (Cue::Do, ".btn")];
        let text = text(&WORDS, &steps, &["One", "Two", "Three", "Four"], "record");
        assert_eq!(Script::read(text.replace("One", "Two").leak()), None);
        let (script, game) = Script::read(text.leak()).unwrap();
        assert_eq!((script.words.leave, game), ("Leave", "record"));
        let read: Vec<_> = script.steps.iter().map(|step| (step.cue, step.target)).collect();
        assert_eq!((read.as_slice(), script.steps[2].line), (&steps[..], "Three"));
    }

    #[test]
    fn another_text_is_no_script() {
        for text in ["", "no mark\n", "a\nb\nc\nd\ne\n~", "a\nb\nc\nd\ne\nnext|spot\n~", "a\nb\n~game"] {
            assert_eq!(Script::read(signed(START, text).leak()), None, "{text:?}");
        }
    }
}
