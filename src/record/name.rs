//! Players' names: how long a name in a record may be, and how the page shows it.

/// The most characters of a name in a record. No person's name is as long.
pub const LONGEST: usize = 1000;

/// The most characters that the page shows of a name: more than can be typed there.
const SHOWN: usize = 30;

/// Returns a name as the page shows it.
pub(super) fn shown(name: &str) -> String {
    isolated(name, SHOWN)
}

/// Returns at most this many characters of a text from somewhere else, for use in a sentence. Neither marks for the
/// direction of writing nor letters that are written from right to left can change the order of the words around it.
pub(crate) fn isolated(text: &str, most: usize) -> String {
    let mut characters = text.chars().filter(|&character| !is_mark(character));
    let mut shown: String = characters.by_ref().take(most).collect();
    if characters.next().is_some() {
        shown.push('…');
    }
    // The other letters need no isolation, because all languages of the page run from left to right.
    if shown.contains(runs_left) { ["\u{2068}", &shown, "\u{2069}"].concat() } else { shown }
}

/// Returns whether this invisible character changes the direction of writing or ends a line.
pub(crate) fn is_mark(character: char) -> bool {
    matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns whether this letter belongs to a script that runs from right to left.
fn runs_left(character: char) -> bool {
    matches!(
        character,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_usual_name_is_shown_as_it_is() {
        for name in [
            "Anna",
            "",
            "Maximilian Musterman",
            "Zoë \"Z\" 李小龙 Ωμέγα Анна",
            "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        ] {
            assert_eq!(shown(name), name);
        }
    }

    #[test]
    fn a_long_name_is_cut() {
        assert_eq!(shown(&"W".repeat(10_000)), "W".repeat(SHOWN) + "…");
    }

    #[test]
    fn a_name_from_right_to_left_is_isolated_from_its_sentence() {
        assert_eq!(shown("דנה"), "\u{2068}דנה\u{2069}");
        assert_eq!(shown("ليلى (2)"), "\u{2068}ليلى (2)\u{2069}");
        assert_eq!(shown(&"ש".repeat(99)), format!("\u{2068}{}…\u{2069}", "ש".repeat(SHOWN)));
    }

    #[test]
    fn marks_for_the_direction_of_writing_are_not_shown() {
        assert_eq!(shown("An\u{202e}na\u{2066}\u{200f}"), "Anna");
        // An end without a beginning would end the isolation.
        assert_eq!(shown("דנה\u{2069}\u{2029}!"), "\u{2068}דנה!\u{2069}");
    }
}
