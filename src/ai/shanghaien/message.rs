//! The question of the page to the worker of the computer captain: a query and a position.

use serde::{Deserialize, Serialize};

use super::{Captain, Level, round::Asked};
use crate::{
    ai::message::{CERTAIN, Percent, Weighed},
    rules::shanghaien::{Action, Position},
};

/// A query about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Query {
    /// The action of a captain of this level.
    Move(Level),
    /// The value of each action.
    Hint,
    /// The value of the position, given as its best action.
    Chance,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The query.
    pub query: Query,
    /// The position. It holds no hidden card.
    pub position: Position,
}

/// Converts a value from 0 to 1 to percent. Only a certain win or loss becomes 100 or 0.
fn percent(value: f32) -> Percent {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is from 0 to 1")]
    let rounded = (value * 100.0 + 0.5) as Percent;
    if value > 0.0 && value < 1.0 { rounded.clamp(1, CERTAIN - 1) } else { rounded }
}

impl Question {
    /// Makes the question for a position.
    pub fn new(query: Query, position: &Position) -> Self {
        Self { query, position: *position }
    }
}

impl Captain {
    /// Answers a question.
    pub fn answer(&mut self, question: &Question) -> Weighed<Action> {
        let weighed = self.fulfil(question.query, &question.position);
        weighed.into_iter().map(|(action, value)| (action, percent(value))).collect()
    }

    fn fulfil(&mut self, query: Query, position: &Position) -> Vec<(Action, f32)> {
        match query {
            Query::Move(level) => {
                // The values of a weaker captain are of no use to the page.
                self.choose(position, level).map(|action| (action, 0.0)).into_iter().collect()
            }
            Query::Hint => self.weigh(position, Level::Captain, Asked::Every).actions,
            Query::Chance => {
                let mut actions = self.weigh(position, Level::Captain, Asked::Best).actions;
                actions.truncate(1);
                actions
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, from_value, to_value};

    use super::*;
    use crate::{
        ai::message::{self, Reply, is_sensible},
        record::shanghaien::Record,
        rules::shanghaien::Card,
    };

    /// The cards of the first tavern; those of the others follow.
    const FIRST: &str = "A1 A2 A3 A4 C1 *B";
    const TO_COME: [&str; 7] = [
        "A3 C2 C3 C3 C4 *N",
        "D1 D2 D3 D3 D4 *R",
        "F1 F2 F3 F3 F4 *B",
        "G1 G2 G3 G3 G4 *N",
        "I1 I2 I3 I3 I4 *R",
        "S1 S2 S3 S3 S4 *N",
        "T1 T2 T3 T3 T4 *R",
    ];

    fn record_on(deck: &str, moves: &str) -> Record {
        let text = format!("shanghaien 1\nplayers \"Anna\" \"Bernd\"\nfirst 1\ndeck {deck}\n{moves}\n");
        Record::read(text.as_bytes()).unwrap_or_else(|broken| panic!("{:?}", broken.error))
    }

    fn position(moves: &str) -> Position {
        *record_on(&format!("{FIRST} {}", TO_COME.join(" ")), moves).position()
    }

    fn queries() -> impl Iterator<Item = Query> {
        Level::ALL.map(Query::Move).into_iter().chain([Query::Hint, Query::Chance])
    }

    fn question(id: u32, query: Query, position: &Position) -> message::Question<Question> {
        message::Question { id, seed: 1, asked: Question::new(query, position) }
    }

    #[test]
    fn every_question_arrives_as_it_was_sent() {
        let moves = ["", "r12", "r12 L p1", "r11 L p1 r25", "r11 R p1 r22 p2 r11 p1 r22 p2 ! r34 R p3"];
        for (query, moves) in queries().flat_map(|query| moves.map(|moves| (query, moves))) {
            let question = question(7, query, &position(moves));
            let sent = serde_json::to_string(&question).unwrap();
            assert_eq!(
                serde_json::from_str::<message::Question<Question>>(&sent).unwrap(),
                question,
                "{sent}"
            );
        }
    }

    #[test]
    fn every_wish_is_answered_with_legal_actions() {
        let position = position("r11 L p1 r22 p2 r11 p1 r25");
        let mut captain = Captain::new();
        for query in queries() {
            let actions = captain.answer(&Question::new(query, &position));
            assert!(is_sensible(&actions, &position.legal_actions()), "{query:?}: {actions:?}");
            assert_eq!(actions.len(), if query == Query::Hint { 2 } else { 1 });
        }
    }

    #[test]
    fn a_hint_weighs_every_action_and_begins_with_the_best() {
        let position = position("r25");
        let legal = position.legal_actions();
        let weighed = Captain::new().answer(&Question::new(Query::Hint, &position));
        assert!(is_sensible(&weighed, &legal));
        assert_eq!(weighed.len(), legal.len());
        assert!(weighed.is_sorted_by_key(|&(_, value)| CERTAIN - value));
    }

    /// Returns the question read from JSON in which one value has been replaced.
    fn with(place: &str, value: Value) -> Result<Question, serde_json::Error> {
        let mut sent = to_value(Question::new(Query::Hint, &position("r25"))).unwrap();
        *sent.pointer_mut(place).expect(place) = value;
        from_value(sent)
    }

    #[test]
    fn a_question_with_an_unknown_wish_or_an_impossible_table_does_not_arrive() {
        let cards = Card::kinds().count();
        let broken: [(&str, Value); 8] = [
            ("/query", "Admiral".into()),
            ("/query", serde_json::json!({ "Move": "Admiral" })),
            ("/position/phase/Place/low", 0.into()),
            ("/position/phase/Place/high", 7.into()),
            ("/position/tavern/0", cards.into()),
            ("/position/tavern", Vec::<u8>::new().into()),
            ("/position/unseen", Vec::<u8>::new().into()),
            ("/position/to_move", "Three".into()),
        ];
        for (place, value) in broken {
            assert!(with(place, value.clone()).is_err(), "{place}: {value}");
        }
        assert!(with("/position/tavern/0", (cards - 1).into()).is_ok(), "so it is the value that is refused");
        assert!(with("/position/phase/Place/high", 6.into()).is_ok());
        assert!(with("/query", "Chance".into()).is_ok());
    }

    #[test]
    fn every_answer_arrives_as_it_was_sent() {
        let position = position("r11 L p1 r22 p2 r11 p1 r25");
        let actions: Weighed<Action> =
            position.legal_actions().into_iter().map(|action| (action, 50)).collect();
        let reply = Reply::Answer { id: 7, actions, millis: 3 };
        let sent = serde_json::to_string(&reply).unwrap();
        assert_eq!(serde_json::from_str::<Reply<Action>>(&sent).unwrap(), reply, "{sent}");
    }

    #[test]
    fn only_what_is_certain_is_nothing_or_all() {
        assert_eq!([0.0, 0.001, 0.5, 0.543, 0.999, 1.0].map(percent), [0, 1, 50, 54, 99, 100]);
    }

    #[test]
    fn a_question_tells_nothing_of_the_order_of_the_cards_to_come() {
        let asked_on = |to_come: Vec<&str>| {
            let record = record_on(&format!("{FIRST} {}", to_come.join(" ")), "r25");
            serde_json::to_string(&question(1, Query::Hint, record.position())).unwrap()
        };
        let in_another_order = TO_COME.iter().rev().flat_map(|tavern| tavern.rsplit(' '));
        assert_eq!(asked_on(TO_COME.to_vec()), asked_on(in_another_order.collect()));
    }
}
