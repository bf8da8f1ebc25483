//! The messages between the page and the workers of the computer players, for both games: plain data, written and read
//! by the same code at both ends.

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

/// Actions with their values, the best first.
pub type Weighed<A> = Vec<(A, Percent)>;

/// A message of the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply<A> {
    /// The worker can receive questions. Earlier ones were lost.
    Ready,
    /// The answer to a question.
    Answer {
        /// The number of the question.
        id: u32,
        /// The actions with their values. Empty if the worker can't answer.
        actions: Weighed<A>,
        /// How long the worker thought, in milliseconds.
        millis: u32,
    },
}

/// The chance of the player to move to win, in percent; a draw counts half.
pub type Percent = u8;

/// A certain win.
pub const CERTAIN: Percent = 100;

/// Returns whether these actions make sense as an answer: there is one, all are legal, and no value is above 100 %.
pub fn is_sensible<A: PartialEq>(actions: &[(A, Percent)], legal: &[A]) -> bool {
    !actions.is_empty() && actions.iter().all(|(action, value)| legal.contains(action) && *value <= CERTAIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_arrives_as_it_was_sent() {
        let answer =
            Reply::Answer { id: 3, actions: vec![("L p2".to_owned(), 50), ("p2".to_owned(), 7)], millis: 5 };
        for reply in [Reply::Ready, answer] {
            let sent = serde_json::to_string(&reply).unwrap();
            assert_eq!(serde_json::from_str::<Reply<String>>(&sent).unwrap(), reply, "{sent}");
        }
    }

    #[test]
    fn an_answer_that_breaks_the_rules_makes_no_sense() {
        let legal = ["L p2", "p2"];
        assert!(is_sensible(&[("p2", 7), ("L p2", 0)], &legal));
        assert!(is_sensible(&[("p2", CERTAIN)], &legal));
        for wrong in [&[][..], &[("roll", 50)], &[("p2", 50), ("L p3", 7)], &[("p2", CERTAIN + 1)]] {
            assert!(!is_sensible(wrong, &legal), "{wrong:?}");
        }
    }
}
