//! The line before a saved game of Hispaniola that says how the game stands. The home page shows it, because it can't
//! read the record.

/// How the line begins. To the record it is a comment.
const LINE: &str = "# standing ";

/// Separates the names from the number of the hand. It is a single character, because searching for a longer text costs
/// a kilobyte.
const HAND: char = '#';

/// Returns the line for these players and this hand.
pub fn line(names: &str, hand: &str) -> String {
    [LINE, names, &HAND.to_string(), hand, "\n"].concat()
}

/// Puts the line before a game whose standing an older version has saved under a key of its own.
pub fn with_older_line(older: &str, game: &str) -> String {
    [LINE, older, "\n", game].concat()
}

/// Returns what the line before a saved game says; `None` if there is no game in progress.
pub fn of_saved(saved: &str) -> Option<&str> {
    saved.lines().find_map(|line| line.strip_prefix(LINE))
}

/// Returns the names and the number of the hand in the line. The first version saved whole words instead; those are not
/// read.
pub fn names_and_hand(standing: &str) -> Option<(&str, &str)> {
    standing.rsplit_once(HAND)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_hand_come_back_whatever_the_players_are_called() {
        for names in ["Ada, Ben, Cleo", "#1, #2, C#3", ""] {
            let saved = ["# pirates -\n", &line(names, "12"), "hispaniola 1\n"].concat();
            assert_eq!(of_saved(&saved).and_then(names_and_hand), Some((names, "12")));
        }
        assert_eq!(of_saved("# pirates -\nhispaniola 1\n"), None);
    }

    #[test]
    fn whole_words_of_the_first_version_mean_that_there_is_a_game() {
        let saved = with_older_line("Ada, Ben, Cleo: hand 2", "hispaniola 1\n");
        assert!(of_saved(&saved).is_some());
        assert_eq!(of_saved(&saved).and_then(names_and_hand), None);
    }
}
