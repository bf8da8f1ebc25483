//! A line about the game in progress of Hispaniola. The home page shows it, because it can't read the record.

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is in progress.
    Running {
        /// The names of the players, as a list.
        names: String,
        /// The number of the hand.
        hand: String,
    },
    /// It is over.
    Over,
}

/// Separates the names from the number of the hand. It is a single character, because searching for a longer text costs
/// a kilobyte.
const HAND: char = '#';

impl Standing {
    /// Returns the line to save; `None` if the game is over.
    pub fn line(&self) -> Option<String> {
        match self {
            Self::Running { names, hand } => {
                let mut line = names.clone();
                line.push(HAND);
                Some(line + hand.as_str())
            }
            Self::Over => None,
        }
    }

    /// Reads the names and the number of the hand from a saved line. The first version saved whole words instead; those
    /// are not read.
    pub fn read(line: &str) -> Option<(&str, &str)> {
        line.rsplit_once(HAND)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_hand_come_back_whatever_the_players_are_called() {
        for names in ["Ada, Ben, Cleo", "#1, #2, C#3", ""] {
            let standing = Standing::Running { names: names.into(), hand: "12".into() };
            assert_eq!(Standing::read(&standing.line().unwrap()), Some((names, "12")));
        }
        assert_eq!(Standing::Over.line(), None);
        assert_eq!(Standing::read("Ada, Ben, Cleo: hand 2"), None);
    }
}
