//! Phrases as data: a language is a constant that has them all, and a text with one phrase on each line.

use std::fmt::Display;

#[cfg(not(target_arch = "wasm32"))]
use crate::model::checked_text::signed;
use crate::model::checked_text::{START, checked, sum};

/// A phrase.
pub type Text = &'static str;

/// Phrases for none, one and several; the number stands at `{0}`.
pub type Count = [Text; 3];

/// One phrase or more, always in the same order.
pub trait Phrases: Copy {
    /// What is said until the words of a language have arrived.
    const BLANK: Self;

    /// Changes with the names of the phrases and with their order.
    const KEY: u32;

    /// Appends these phrases to `lines`.
    fn write(&self, lines: &mut Vec<Text>);

    /// Takes these phrases from the front of `lines`.
    fn read(&mut self, lines: &mut Lines);

    /// Returns the phrases as a text: a checksum line, then one phrase per line.
    #[cfg(not(target_arch = "wasm32"))]
    fn to_text(&self) -> String {
        let mut lines = Vec::new();
        self.write(&mut lines);
        signed(Self::KEY, &(lines.join("\n") + "\n"))
    }

    /// Reads the phrases from a text; returns `None` if it was not made of these phrases, or has been changed since.
    fn from_text(text: Text) -> Option<Self> {
        let text = checked(Self::KEY, text)?;
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

    const KEY: u32 = START;

    fn write(&self, lines: &mut Vec<Text>) {
        lines.push(self);
    }

    // Hundreds of calls are smaller than hundreds of copies of this.
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

    // A number is not as wide in the page as in the tool.
    const KEY: u32 = sum(P::KEY, &(N as u64).to_le_bytes());

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

            const KEY: u32 = {
                let key = $crate::model::checked_text::START;
                $(
                    let key = $crate::i18n::phrases::field(
                        key,
                        stringify!($field),
                        <$crate::i18n::phrases::phrases!(@type $($type)?) as $crate::i18n::phrases::Phrases>::KEY,
                    );
                )*
                key
            };

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

/// Calls `take` with each run of words of a template in order, and with the placeholder before it, if there is one.
pub(super) fn walk(template: &str, take: &mut dyn FnMut(Option<usize>, &str)) {
    let mut pieces = template.split('{');
    take(None, pieces.next().unwrap_or_default());
    for piece in pieces {
        let (place, words) = piece.split_once('}').unwrap_or_default();
        take(place.parse().ok(), words);
    }
}

/// Returns the key of a struct with one more field of a type with the key `of_its_type`.
pub(super) const fn field(key: u32, name: &str, of_its_type: u32) -> u32 {
    sum(sum(key, name.as_bytes()), &of_its_type.to_le_bytes())
}

/// Returns a template with the parts in their places: `{0}` is the first one.
pub(super) fn fill(template: &str, parts: &[&dyn Display]) -> String {
    let mut text = String::new();
    walk(template, &mut |place, words| {
        if let Some(part) = place.and_then(|place| parts.get(place)) {
            text += &part.to_string();
        }
        text += words;
    });
    text
}

/// Returns the phrase for this number.
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

    phrases! {
        /// Two phrases.
        struct Two { one, other, }
    }

    phrases! {
        /// The same, the other way round.
        struct Swapped { other, one, }
    }

    phrases! {
        /// As many lines, but not of two fields.
        struct Nested { one: [Text; 2], }
    }

    #[test]
    fn a_text_is_read_by_those_phrases_that_have_made_it_and_no_others() {
        let text = Two { one: "a", other: "b" }.to_text();
        let read = Two::from_text(text.clone().leak()).unwrap();
        assert_eq!((read.one, read.other), ("a", "b"));
        assert!(Swapped::from_text(text.clone().leak()).is_none());
        assert!(Nested::from_text(text.clone().leak()).is_none());
        for changed in ["b\na\n", "a\n", "a\nb\nc\n", "a\nB\n", ""] {
            assert!(Two::from_text(text.replace("a\nb\n", changed).leak()).is_none(), "{changed:?}");
        }
        assert!(Two::from_text("a\nb\n").is_none());
    }

    #[test]
    fn a_text_with_a_line_too_few_or_too_many_is_refused() {
        for text in ["a\n", "a\nb\nc\n"] {
            assert!(Two::from_text(signed(Two::KEY, text).leak()).is_none());
        }
    }
}
