//! The messages between the page and the workers of the computer players, for both games: plain data, written and read
//! by the same code at both ends.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

/// A question of the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question<Q> {
    /// The question's number, not 0: the reply carries the same.
    pub id: u32,
    /// The seed of the computer's random choices.
    pub seed: u32,
    /// The question itself, with all that may be known for the answer.
    pub asked: Q,
}

/// A reply of the worker. It is flat, because the code that reads it is part of every first visit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    /// The number of the question; 0 means that the worker is ready for questions.
    pub id: u32,
    /// A line for each action, the best first: its value, a space, its notation. Empty if the worker can't answer.
    pub lines: String,
    /// How long the worker thought, in milliseconds.
    pub millis: u32,
}

/// The chance of the player to move to win, in percent; a draw counts half.
pub type Percent = u8;

/// A certain win.
pub const CERTAIN: Percent = 100;

impl Reply {
    /// Makes the reply to the question with this number.
    pub fn new<A: Display>(id: u32, weighed: impl IntoIterator<Item = (A, Percent)>) -> Self {
        let line = |(action, percent): (A, Percent)| format!("{percent} {action}\n");
        Self { id, lines: weighed.into_iter().map(line).collect(), millis: 0 }
    }
}

/// Returns the actions in the lines of a reply, each with its value; `None` if there is none or one is not legal.
pub fn read<A: Copy + Display>(lines: &str, legal: &[A]) -> Option<Vec<(A, Percent)>> {
    let mut weighed = Vec::new();
    for line in lines.lines() {
        let (value, notation) = line.split_once(' ')?;
        let value = value.parse().ok().filter(|&value| value <= CERTAIN)?;
        let action = legal.iter().find(|action| action.to_string() == notation)?;
        weighed.push((*action, value));
    }
    (!weighed.is_empty()).then_some(weighed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_is_read_as_it_was_said() {
        let reply = Reply::new(3, [("L p2", 50), ("p2", 7)]);
        assert_eq!((reply.id, reply.lines.as_str()), (3, "50 L p2\n7 p2\n"));
        assert_eq!(read(&reply.lines, &["p2", "L p2"]), Some(vec![("L p2", 50), ("p2", 7)]));
    }

    #[test]
    fn a_reply_that_breaks_the_rules_is_not_read() {
        for lines in ["", "50 roll", "50 L p3", "50 R p2", "50", "L p2", "101 L p2", "NaN L p2", "1 L p2\n\n"]
        {
            assert_eq!(read(lines, &["L p2", "p2"]), None, "{lines}");
        }
    }
}
