//! Which of two copies of a game in progress goes on. The page saves each game twice: in the browser's fast store, which
//! may lose the last minute when the browser dies, and in its database (`static/durable.js`).

use super::super::stored_text::{Mark, Saved, Unusable, opened};

/// What becomes of two copies of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether the second copy goes on, and not the first.
    pub is_second: bool,
    /// Whether the copy that does not go on is put aside, because it may hold moves that the other one lacks.
    pub keeps_other: bool,
}

/// Compares two copies, as they are saved.
pub fn compare(first: &str, second: &str) -> Verdict {
    let verdict = |is_second, keeps_other| Verdict { is_second, keeps_other };
    let (one, other) = match (opened(first), opened(second)) {
        _ if first == second => return verdict(false, false),
        // A copy of a newer version stays where it is, and then that version's copy is the one not to be written over.
        (Err(Unusable::Newer), _) => return verdict(false, false),
        (_, Err(Unusable::Newer)) | (Err(Unusable::Damaged), Ok(_)) => return verdict(true, true),
        (_, Err(Unusable::Damaged)) => return verdict(false, true),
        (Ok(one), Ok(other)) => (one, other),
    };
    let (mark, other_mark) = (mark_of(&one), mark_of(&other));
    if mark.line == other_mark.line && mark.line != 0 {
        return verdict(other_mark.count > mark.count, false);
    }
    // Two lines: nobody knows which of the two was saved last in both stores. Moves that both have are enough once.
    let (record, other_record) = (bare(&one.text), bare(&other.text));
    if !record.is_empty() && !other_record.is_empty() {
        if continues(record, other_record) {
            return verdict(false, false);
        }
        if continues(other_record, record) {
            return verdict(true, false);
        }
    }
    let is_second = other_mark.line > mark.line;
    let loser = if is_second { record } else { other_record };
    verdict(is_second, !loser.is_empty())
}

/// Returns the mark of a copy; older versions gave it none.
fn mark_of(saved: &Saved<'_>) -> Mark {
    saved.mark.unwrap_or_default()
}

/// Returns the record without the lines that are saved before it.
fn bare(mut text: &str) -> &str {
    while text.starts_with('#') {
        text = text.split_once('\n').map_or("", |(_, rest)| rest);
    }
    text.trim_end()
}

/// Returns whether one record is another one with more moves, or the same.
fn continues(longer: &str, shorter: &str) -> bool {
    longer.strip_prefix(shorter).is_some_and(|more| more.is_empty() || more.starts_with([' ', '\n']))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::stored_text::{veiled, with_version};

    const HEAD: &str = "# captains person mate\nshanghaien 1\nplayers \"A\" \"B\"\ndeck S4 C3\n\n";

    fn game(moves: &str) -> String {
        [HEAD, moves, "\n"].concat()
    }

    fn save(line: u64, count: u64, moves: &str) -> String {
        veiled(&game(moves), Mark { line, count })
    }

    const FIRST: Verdict = Verdict { is_second: false, keeps_other: false };
    const SECOND: Verdict = Verdict { is_second: true, keeps_other: false };
    const FIRST_AND_ASIDE: Verdict = Verdict { is_second: false, keeps_other: true };
    const SECOND_AND_ASIDE: Verdict = Verdict { is_second: true, keeps_other: true };

    #[test]
    fn the_later_save_of_a_line_goes_on() {
        let (old, new) = (save(7, 60, "r13 L p3"), save(7, 61, "r13 L p3 r66"));
        assert_eq!((compare(&new, &old), compare(&old, &new)), (FIRST, SECOND));
        assert_eq!(compare(&new, &new), FIRST);
    }

    #[test]
    fn what_was_taken_back_does_not_come_again() {
        let (old, new) = (save(7, 60, "r13 L p3"), save(7, 61, "r13"));
        assert_eq!((compare(&new, &old), compare(&old, &new)), (FIRST, SECOND));
    }

    #[test]
    fn a_game_that_was_given_up_does_not_come_again() {
        let (old, new) =
            (save(7, 60, "r13 L p3"), veiled("shanghaien 1\nanother", Mark { line: 7, count: 61 }));
        assert_eq!((compare(&new, &old), compare(&old, &new)), (FIRST, SECOND));
        let nothing = veiled("", Mark { line: 7, count: 61 });
        assert_eq!((compare(&nothing, &old), compare(&old, &nothing)), (FIRST, SECOND));
    }

    #[test]
    fn without_numbers_the_longer_record_of_the_same_game_goes_on() {
        let (short, long) = (game("r13 L p3"), game("r13 L p3 r66"));
        for (short, long) in [
            (short.clone(), long.clone()),
            (with_version(&short), save(7, 1, "r13 L p3 r66")),
            (save(7, 1, "r13 L p3"), ["# version 2\n", &long].concat()),
            (save(7, 99, "r13 L p3"), save(6, 1, "r13 L p3 r66")),
        ] {
            assert_eq!((compare(&long, &short), compare(&short, &long)), (FIRST, SECOND));
        }
    }

    #[test]
    fn who_sits_where_makes_no_other_game() {
        let person = game("r13 L p3").replace("mate", "person");
        assert_eq!(compare(&person, &game("r13")), FIRST);
        assert_eq!(compare(&game("r13"), &person), SECOND);
    }

    #[test]
    fn a_longer_word_is_no_continuation() {
        assert_eq!(compare(&save(7, 1, "r13 p1"), &save(6, 9, "r13 p12")), FIRST_AND_ASIDE);
    }

    #[test]
    fn of_a_fork_the_later_line_goes_on_and_the_other_copy_is_put_aside() {
        let (old, new) = (save(6, 60, "r13 L p3"), save(7, 2, "r13 R p1"));
        assert_eq!(compare(&new, &old), FIRST_AND_ASIDE);
        assert_eq!(compare(&old, &new), SECOND_AND_ASIDE);
        // An old tab has gone on after the new version has taken over its game.
        assert_eq!(compare(&new, &game("r13 L p3")), FIRST_AND_ASIDE);
    }

    #[test]
    fn of_two_games_in_two_lines_both_are_kept() {
        let (old, new) =
            (save(6, 60, "r13 L p3"), veiled("shanghaien 1\nanother", Mark { line: 7, count: 1 }));
        assert_eq!(compare(&new, &old), FIRST_AND_ASIDE);
        assert_eq!(compare(&old, &new), SECOND_AND_ASIDE);
        let nothing = veiled("", Mark { line: 5, count: 1 });
        assert_eq!((compare(&new, &nothing), compare(&nothing, &new)), (FIRST, SECOND));
    }

    #[test]
    fn a_damaged_copy_is_put_aside_and_the_whole_one_goes_on() {
        let (whole, damaged) = (save(7, 60, "r13"), save(7, 61, "r13 L").replace(" 61 ", " 99 "));
        assert_eq!(compare(&whole, &damaged), FIRST_AND_ASIDE);
        assert_eq!(compare(&damaged, &whole), SECOND_AND_ASIDE);
        assert_eq!(
            compare(&damaged, &[&damaged, "x"].concat()),
            FIRST_AND_ASIDE,
            "the players are told of the first"
        );
    }

    #[test]
    fn a_copy_of_a_newer_version_stays() {
        let newer = "# version 99\nnew";
        assert_eq!(compare(newer, &save(7, 60, "r13")), FIRST);
        assert_eq!(compare(&save(7, 60, "r13"), newer), SECOND_AND_ASIDE);
    }
}
