//! The question of the page to the worker of the computer pirates: a level, and what the pirate sees.

use serde::{Deserialize, Serialize};

use super::{Level, choose};
use crate::{
    ai::message::{self, Weighed},
    rules::{
        SeededChance,
        hispaniola::{Action, View},
    },
};

/// A question: what does a pirate do who sees this?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The pirate's level.
    pub level: Level,
    /// What the pirate sees. It does not contain the other players' cards.
    pub view: View,
}

impl Question {
    /// Makes the question for a pirate of this level.
    pub const fn new(level: Level, view: View) -> Self {
        Self { level, view }
    }
}

/// Answers a question. When `is_late` says so, the search stops. The value of the action is not known (0).
pub fn answer(question: &message::Question<Question>, is_late: &mut dyn FnMut() -> bool) -> Weighed<Action> {
    let mut chance = SeededChance::from_number(question.seed.into());
    let action = choose(&question.asked.view, question.asked.level, &mut chance, is_late);
    action.map(|action| (action, 0)).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, to_value};

    use super::*;
    use crate::{
        ai::message::{Reply, is_sensible},
        rules::{
            Game, Turn,
            hispaniola::{Hispaniola, Seat, Seats, Setup},
        },
    };

    /// Returns every view of a random game, each with the player to move.
    fn views(seats: Seats) -> Vec<(View, Turn<Seat>)> {
        let mut chance = SeededChance::from_number(5);
        let mut game = Hispaniola::new(&Setup::new(seats, Seat::Two, 1).unwrap());
        let mut views = Vec::new();
        while game.play_randomly(&mut chance).is_some() {
            views.extend(seats.all().map(|seat| (game.view(seat), game.turn())));
        }
        views
    }

    fn question(id: u32, level: Level, seed: u32, view: View) -> message::Question<Question> {
        message::Question { id, seed, asked: Question::new(level, view) }
    }

    #[test]
    fn a_question_arrives_as_it_was_sent() {
        for seats in Seats::ALL {
            for (view, _) in views(seats) {
                let question = question(7, Level::Buccaneer, 9, view);
                let sent = serde_json::to_string(&question).unwrap();
                assert_eq!(serde_json::from_str::<message::Question<Question>>(&sent).unwrap(), question);
            }
        }
    }

    #[test]
    fn the_answer_is_a_legal_action_of_the_player_to_move() {
        for (view, turn) in views(Seats::Three) {
            for level in Level::ALL {
                let actions = answer(&question(3, level, 1, view.clone()), &mut || true);
                let is_asked = turn == Turn::Seat(view.seat());
                assert_eq!(is_sensible(&actions, &view.legal_actions()), is_asked, "{actions:?}");
                assert_eq!(actions.is_empty(), !is_asked);
            }
        }
    }

    #[test]
    fn a_question_for_an_unknown_level_does_not_arrive() {
        let (view, _) = views(Seats::Four).swap_remove(0);
        let asked_of = |level: &str| {
            let mut sent = to_value(question(1, Level::Gunner, 1, view.clone())).unwrap();
            sent["asked"]["level"] = level.into();
            from_value::<message::Question<Question>>(sent)
        };
        assert!(asked_of("Admiral").is_err());
        assert!(asked_of("Buccaneer").is_ok());
    }

    #[test]
    fn every_answer_arrives_as_it_was_sent() {
        for (view, _) in views(Seats::Three) {
            let actions: Weighed<Action> =
                view.legal_actions().into_iter().map(|action| (action, 0)).collect();
            let reply = Reply::Answer { id: 7, actions, millis: 3 };
            let sent = serde_json::to_string(&reply).unwrap();
            assert_eq!(serde_json::from_str::<Reply<Action>>(&sent).unwrap(), reply, "{sent}");
        }
    }

    #[test]
    fn a_card_that_does_not_exist_does_not_arrive() {
        assert!(serde_json::from_str::<Action>(r#"{"Play":99}"#).is_err());
        assert!(serde_json::from_str::<Action>(r#"{"Sail":1}"#).is_err());
    }

    #[test]
    fn a_view_with_impossible_cards_does_not_arrive() {
        let (view, _) = views(Seats::Three).swap_remove(0);
        let sent = to_value(&view).unwrap();
        let mut with_strange_hand = sent.clone();
        with_strange_hand["hand"][0] = (1_u32 << 15).into();
        assert!(from_value::<View>(with_strange_hand).is_err());
        let mut with_strange_card = sent.clone();
        with_strange_card["face_down"] = 75.into();
        assert!(from_value::<View>(with_strange_card).is_err());
        assert!(from_value::<View>(sent).is_ok());
    }
}
