//! Phrases as data: a language is a constant that has them all, and a text with one of them a line.

use std::fmt::Display;

/// A phrase.
pub type Text = &'static str;

/// A phrase about none, one and several, which stand at `{0}`.
pub type Count = [Text; 3];

/// One phrase or more, always in the same order.
pub trait Phrases: Copy {
    /// What is said before the words of a language have come.
    const BLANK: Self;

    /// Adds them to the lines.
    fn write(&self, lines: &mut Vec<Text>);

    /// Takes them from the lines.
    fn read(&mut self, lines: &mut Lines);

    /// All of them, one a line.
    fn to_text(&self) -> String {
        let mut lines = Vec::new();
        self.write(&mut lines);
        lines.join("\n") + "\n"
    }

    /// Those of a text; `None` if it has fewer or more.
    fn from_text(text: Text) -> Option<Self> {
        let mut words = Self::BLANK;
        let mut lines = Lines { rest: text.lines(), is_short: false };
        words.read(&mut lines);
        (!lines.is_short && lines.rest.next().is_none()).then_some(words)
    }
}

/// Lines that are being read.
pub struct Lines {
    rest: std::str::Lines<'static>,
    is_short: bool,
}

impl Phrases for Text {
    const BLANK: Self = "";

    fn write(&self, lines: &mut Vec<Text>) {
        lines.push(self);
    }

    // A call for each of hundreds of phrases is smaller than its content.
    #[inline(never)]
    fn read(&mut self, lines: &mut Lines) {
        match lines.rest.next() {
            Some(line) => *self = line,
            None => lines.is_short = true,
        }
    }
}

impl<P: Phrases, const N: usize> Phrases for [P; N] {
    const BLANK: Self = [P::BLANK; N];

    fn write(&self, lines: &mut Vec<Text>) {
        for phrase in self {
            phrase.write(lines);
        }
    }

    fn read(&mut self, lines: &mut Lines) {
        for phrase in self {
            phrase.read(lines);
        }
    }
}

/// A struct of phrases. A field without a type is one phrase.
macro_rules! phrases {
    (@type) => { $crate::i18n::phrases::Text };
    (@type $type:ty) => { $type };
    (
        $(#[$about:meta])*
        $visible:vis struct $name:ident { $($(#[$note:meta])* $field:ident $(: $type:ty)?,)* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        #[allow(missing_docs, reason = "each is named after what it says")]
        $visible struct $name { $($(#[$note])* pub $field: $crate::i18n::phrases::phrases!(@type $($type)?),)* }

        impl $crate::i18n::phrases::Phrases for $name {
            const BLANK: Self = Self { $($field: $crate::i18n::phrases::Phrases::BLANK,)* };

            fn write(&self, lines: &mut Vec<$crate::i18n::phrases::Text>) {
                $(self.$field.write(lines);)*
            }

            #[inline(never)]
            fn read(&mut self, lines: &mut $crate::i18n::phrases::Lines) {
                $(self.$field.read(lines);)*
            }
        }
    };
}

pub(super) use phrases;

/// A template with the parts in their places: `{0}` is the first one.
pub(super) fn fill(template: &str, parts: &[&dyn Display]) -> String {
    let mut pieces = template.split('{');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (place, rest) = piece.split_once('}').unwrap_or_default();
        if let Some(part) = place.parse().ok().and_then(|place: usize| parts.get(place)) {
            text += &part.to_string();
        }
        text += rest;
    }
    text
}

/// The phrase about so many.
pub(super) fn count(forms: &Count, number: impl Into<usize>) -> String {
    let number = number.into();
    fill(forms[number.min(2)], &[&number])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_come_into_their_places() {
        assert_eq!(fill("{1} for {0}, {2}!", &[&"Ada", &"{0}", &3]), "{0} for Ada, 3!");
        assert_eq!(fill("nothing", &[&"Ada"]), "nothing");
    }

    #[test]
    fn none_one_and_several_are_counted() {
        let forms = ["no dice", "{0} die", "{0} dice"];
        assert_eq!(
            [0_usize, 1, 2, 400].map(|dice| count(&forms, dice)),
            ["no dice", "1 die", "2 dice", "400 dice"]
        );
    }

    #[test]
    fn a_text_with_a_line_too_few_or_too_many_is_refused() {
        type Two = [Text; 2];
        assert_eq!(Two::from_text("a\nb\n"), Some(["a", "b"]));
        assert_eq!(Two::from_text("a\n"), None);
        assert_eq!(Two::from_text("a\nb\nc\n"), None);
    }
}
