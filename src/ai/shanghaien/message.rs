//! What the page and the computer captain in its worker say to each other: plain data, the game as a record,
//! actions in its notation.

use serde::{Deserialize, Serialize};

use super::{Captain, Level, round::Asked};
use crate::{
    record::shanghaien::Record,
    rules::shanghaien::{Action, Position},
};

/// A question of the page about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Its number, not 0: the answer carries the same.
    pub id: u32,
    /// The code of what is wished.
    pub wish: String,
    /// The game, without the order of the cards to come.
    pub record: String,
}

/// What the page may wish to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// What a captain of this level would do.
    Move(Level),
    /// What each action is worth.
    Hint,
    /// What the position is worth: the best action stands for it.
    Chance,
}

/// What the worker says. Flat, because every visitor pays for the reading of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    /// The number of the question; 0 says that the worker is ready for questions.
    pub id: u32,
    /// A line for each action, the best first: its chance in percent, a space, its notation. Nothing refuses the question.
    pub lines: String,
    /// How long the worker thought, in milliseconds.
    pub millis: u32,
}

/// The chance of the player to move in percent, a draw counting half.
pub type Percent = u8;

/// A certain win.
pub const CERTAIN: Percent = 100;

/// A value from 0 to 1 in percent. What is not certain never looks so.
fn percent(value: f32) -> Percent {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is from 0 to 1")]
    let rounded = (value * 100.0 + 0.5) as Percent;
    if value > 0.0 && value < 1.0 { rounded.clamp(1, CERTAIN - 1) } else { rounded }
}

impl Wish {
    /// Its code in a question.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Move(level) => level.code(),
            Self::Hint => "hint",
            Self::Chance => "chance",
        }
    }

    /// The wish with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        match code {
            "hint" => Some(Self::Hint),
            "chance" => Some(Self::Chance),
            level => Level::from_code(level).map(Self::Move),
        }
    }
}

impl Question {
    /// A question about the end of this record. What nobody at the table can know is left out of it.
    pub fn new(id: u32, wish: Wish, record: &Record) -> Self {
        Self { id, wish: wish.code().to_owned(), record: record.with_cards_to_come_sorted().to_string() }
    }
}

impl Reply {
    /// The actions with their values, if all of them are legal in this position.
    pub fn read(&self, position: &Position) -> Option<Vec<(Action, Percent)>> {
        let legal = position.legal_actions();
        let mut weighed = Vec::new();
        for line in self.lines.lines() {
            let (value, notation) = line.split_once(' ')?;
            let value = value.parse().ok().filter(|&value| value <= CERTAIN)?;
            let action = legal.iter().find(|action| action.to_string() == notation)?;
            weighed.push((*action, value));
        }
        (!weighed.is_empty()).then_some(weighed)
    }
}

impl Captain {
    /// Answers a question; what cannot be understood is refused.
    pub fn answer(&mut self, question: &Question) -> Reply {
        let record = Record::read(question.record.as_bytes()).ok();
        let weighed = match (Wish::from_code(&question.wish), &record) {
            (Some(wish), Some(record)) => self.fulfil(wish, record.position()),
            _ => Vec::new(),
        };
        let lines = weighed.iter().map(|(action, value)| format!("{} {action}\n", percent(*value)));
        Reply { id: question.id, lines: lines.collect(), millis: 0 }
    }

    fn fulfil(&mut self, wish: Wish, position: &Position) -> Vec<(Action, f32)> {
        match wish {
            Wish::Move(level) => {
                // What a weaker captain thinks it is worth is nobody's business.
                self.choose(position, level).map(|action| (action, 0.0)).into_iter().collect()
            }
            Wish::Hint => self.weigh(position, Level::Captain, Asked::Every).actions,
            Wish::Chance => {
                let mut actions = self.weigh(position, Level::Captain, Asked::Best).actions;
                actions.truncate(1);
                actions
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::shanghaien::Step;

    fn record(moves: &str) -> Record {
        let text = format!(
            "shanghaien 1\nplayers \"Anna\" \"Bernd\"\nfirst 1\ndeck A1 A2 A3 A4 C1 *B A3 C2 C3 C3 C4 *N \
             D1 D2 D3 D3 D4 *R F1 F2 F3 F3 F4 *B G1 G2 G3 G3 G4 *N I1 I2 I3 I3 I4 *R S1 S2 S3 S3 S4 *N \
             T1 T2 T3 T3 T4 *R\n{moves}\n"
        );
        Record::read(text.as_bytes()).unwrap_or_else(|broken| panic!("{:?}", broken.error))
    }

    fn wishes() -> impl Iterator<Item = Wish> {
        Level::ALL.map(Wish::Move).into_iter().chain([Wish::Hint, Wish::Chance])
    }

    #[test]
    fn every_wish_is_known_by_its_code() {
        assert!(wishes().all(|wish| Wish::from_code(wish.code()) == Some(wish)));
        assert_eq!(Wish::from_code("admiral"), None);
    }

    #[test]
    fn every_wish_is_answered_with_legal_actions() {
        let record = record("r11 L p1 r22 p2 r11 p1 r25");
        let mut captain = Captain::new();
        for wish in wishes() {
            let reply = captain.answer(&Question::new(7, wish, &record));
            let weighed = reply.read(record.position()).unwrap_or_else(|| panic!("{wish:?}: {reply:?}"));
            assert_eq!(reply.id, 7);
            assert_eq!(weighed.len(), if wish == Wish::Hint { 2 } else { 1 });
        }
    }

    #[test]
    fn a_hint_weighs_every_action_and_begins_with_the_best() {
        let record = record("r25");
        let reply = Captain::new().answer(&Question::new(1, Wish::Hint, &record));
        let weighed = reply.read(record.position()).unwrap();
        assert_eq!(weighed.len(), record.position().legal_actions().len());
        assert!(weighed.is_sorted_by_key(|&(_, value)| CERTAIN - value));
    }

    #[test]
    fn what_cannot_be_understood_is_refused() {
        let question = Question::new(3, Wish::Hint, &record("r25"));
        let broken = Question { record: "no record".into(), ..question.clone() };
        let unknown = Question { wish: "admiral".into(), ..question };
        for question in [broken, unknown] {
            let reply = Captain::new().answer(&question);
            assert_eq!((reply.id, reply.read(record("r25").position())), (3, None));
        }
    }

    #[test]
    fn a_reply_that_breaks_the_rules_is_not_read() {
        let record = record("r25");
        let read = |lines: &str| Reply { lines: lines.into(), ..Reply::default() }.read(record.position());
        assert!(matches!(read("50 L p2\n").as_deref(), Some([(Step::Place { .. }, 50)])));
        for lines in ["", "50 roll", "50 L p3", "50 p2", "50", "L p2", "101 L p2", "NaN L p2", "1 L p2\n\n"] {
            assert_eq!(read(lines), None, "{lines}");
        }
    }

    #[test]
    fn only_what_is_certain_is_nothing_or_all() {
        assert_eq!([0.0, 0.001, 0.5, 0.543, 0.999, 1.0].map(percent), [0, 1, 50, 54, 99, 100]);
    }

    #[test]
    fn a_question_tells_nothing_of_the_order_of_the_cards_to_come() {
        let question = Question::new(1, Wish::Hint, &record("r25"));
        assert!(question.record.contains("deck A1 A2 A3 A4 C1 *B *B *N *N *N *R *R *R A3 C2"));
    }
}
