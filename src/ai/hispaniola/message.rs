//! What the page and the computer pirates in their worker say to each other: plain data, an answer in the
//! notation of records.

use serde::{Deserialize, Serialize};

use super::{Level, choose};
use crate::rules::{
    SeededChance,
    hispaniola::{Action, View},
};

/// A question of the page: what would a pirate do who sees this?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Its number, not 0: the answer carries the same.
    pub id: u32,
    /// The code of the pirate's level.
    pub level: String,
    /// What the pirate dreams up follows from this number.
    pub seed: u32,
    /// What the pirate sees. The others' cards are not in it.
    pub view: View,
}

/// What the worker says. Flat, because every visitor pays for the reading of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    /// The number of the question; 0 says that the worker is ready for questions.
    pub id: u32,
    /// A line with the action in the notation of records. Nothing refuses the question.
    pub lines: String,
    /// How long the worker thought, in milliseconds.
    pub millis: u32,
}

impl Question {
    /// The question what a pirate of this level would do.
    pub fn new(id: u32, level: Level, seed: u32, view: View) -> Self {
        Self { id, level: level.code().to_owned(), seed, view }
    }

    /// Answers it; what cannot be understood is refused. The pirate stops to think when it is late.
    pub fn answer(&self, is_late: &mut dyn FnMut() -> bool) -> Reply {
        let level = Level::from_code(&self.level);
        let mut chance = SeededChance::from_number(self.seed.into());
        let action = level.and_then(|level| choose(&self.view, level, &mut chance, is_late));
        let action = action.map_or_else(String::new, |action| action.to_string());
        Reply { id: self.id, lines: action, millis: 0 }
    }
}

impl Reply {
    /// The action, if it is legal for who sees this.
    pub fn read(&self, view: &View) -> Option<Action> {
        view.legal_actions().into_iter().find(|action| action.to_string() == self.lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game, Turn,
        hispaniola::{Hispaniola, Seat, Seats, Setup},
    };

    /// Every view of a random game, with who is to move.
    fn views(seats: Seats) -> Vec<(View, Turn<Seat>)> {
        let mut chance = SeededChance::from_number(5);
        let mut game = Hispaniola::new(&Setup::new(seats, Seat::Two, 1).unwrap());
        let mut views = Vec::new();
        while game.play_randomly(&mut chance).is_some() {
            views.extend(seats.all().map(|seat| (game.view(seat), game.turn())));
        }
        views
    }

    fn answer(question: &Question) -> Reply {
        question.answer(&mut || true)
    }

    #[test]
    fn a_question_arrives_as_it_was_sent() {
        for seats in Seats::ALL {
            for (view, _) in views(seats) {
                let question = Question::new(7, Level::Buccaneer, 9, view);
                let sent = serde_json::to_string(&question).unwrap();
                assert_eq!(serde_json::from_str::<Question>(&sent).unwrap(), question);
            }
        }
    }

    #[test]
    fn the_answer_is_a_legal_action_of_who_is_to_move() {
        for (view, turn) in views(Seats::Three) {
            for level in Level::ALL {
                let reply = answer(&Question::new(3, level, 1, view.clone()));
                assert_eq!(reply.id, 3);
                let is_asked = turn == Turn::Seat(view.seat());
                assert_eq!(reply.read(&view).is_some(), is_asked, "{reply:?}");
                assert_eq!(reply.lines.is_empty(), !is_asked);
            }
        }
    }

    #[test]
    fn an_unknown_level_is_refused() {
        let views = views(Seats::Four);
        let (view, _) = views.iter().find(|(view, turn)| *turn == Turn::Seat(view.seat())).unwrap();
        let question =
            Question { level: "admiral".into(), ..Question::new(1, Level::Gunner, 1, view.clone()) };
        assert_eq!(answer(&question), Reply { id: 1, ..Reply::default() });
    }

    #[test]
    fn what_breaks_the_rules_is_no_answer() {
        for (view, _) in views(Seats::Three) {
            for action in ["", "deal", "R10", "tB10", "?"] {
                let reply = Reply { id: 1, lines: action.into(), millis: 0 };
                assert_eq!(reply.read(&view), None, "{action}");
            }
        }
    }

    #[test]
    fn a_view_with_impossible_cards_does_not_arrive() {
        let (view, _) = views(Seats::Three).swap_remove(0);
        let sent = serde_json::to_value(&view).unwrap();
        let mut with_strange_hand = sent.clone();
        with_strange_hand["hand"][0] = (1_u32 << 15).into();
        assert!(serde_json::from_value::<View>(with_strange_hand).is_err());
        let mut with_strange_card = sent.clone();
        with_strange_card["face_down"] = 75.into();
        assert!(serde_json::from_value::<View>(with_strange_card).is_err());
        assert!(serde_json::from_value::<View>(sent).is_ok());
    }
}
