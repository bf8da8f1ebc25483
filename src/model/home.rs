//! The picture of the home page.

use std::rc::Rc;

use super::{
    Notice,
    shanghaien::{Captains, Settings, State},
    standing,
};
use crate::{record::shanghaien::Record, rules::BySeat};

/// What the store has for the home page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedForHome {
    /// Whether nobody has played or learnt Shanghaien here yet.
    pub is_shanghaien_new: bool,
    /// The same for Hispaniola.
    pub is_hispaniola_new: bool,
    /// The line about the game of Hispaniola in progress.
    pub standing: Option<String>,
}

/// The home page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomeModel<'a> {
    /// Whether nobody has played or learnt Shanghaien here yet.
    pub is_shanghaien_new: bool,
    /// The same for Hispaniola.
    pub is_hispaniola_new: bool,
    /// The game of Shanghaien.
    pub shanghaien: ShanghaienWays,
    /// The game of Hispaniola in progress, if there is one.
    pub hispaniola: Option<HandInProgress<'a>>,
    /// Whether a question lies over the page.
    pub is_covered: bool,
    /// The notice to the players.
    pub notice: Option<&'a Notice>,
}

/// The names of the players of Hispaniola and the number of the hand, if they are known.
pub type HandInProgress<'a> = Option<(&'a str, &'a str)>;

/// The ways into Shanghaien.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShanghaienWays {
    /// This game can go on.
    Continue(Rc<Record>),
    /// A new game can begin.
    New {
        /// The settings of a game between persons.
        persons: Box<Settings>,
        /// The settings of a game against the computer.
        computer: Box<Settings>,
        /// The names and points of the last game.
        last: Option<(BySeat<String>, BySeat<u8>)>,
    },
}

impl<'a> HomeModel<'a> {
    /// Makes the picture.
    pub fn new(state: &'a State, saved: &'a SavedForHome) -> Self {
        let &SavedForHome { is_shanghaien_new, is_hispaniola_new, ref standing } = saved;
        Self {
            is_shanghaien_new,
            is_hispaniola_new,
            shanghaien: ShanghaienWays::new(state),
            hispaniola: standing.as_deref().map(standing::names_and_hand),
            is_covered: state.pending.is_some(),
            notice: state.notice.as_ref(),
        }
    }
}

impl ShanghaienWays {
    fn new(state: &State) -> Self {
        if let Some(record) = state.record.as_ref().filter(|_| state.in_progress()) {
            return Self::Continue(Rc::clone(record));
        }
        let persons = Settings { captains: Captains::default(), ..state.settings.clone() };
        let mut computer = state.settings.clone();
        computer.against_computer();
        let points = |record: &Rc<Record>| record.position().score().totals;
        let last = state.record.as_ref().map(|record| (record.shown_names().clone(), points(record)));
        Self::New { persons: Box::new(persons), computer: Box::new(computer), last }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::shanghaien::{
        Command,
        fixtures::{ROUND, record_after, state_after},
    };

    #[test]
    fn a_game_in_progress_comes_first_and_then_new_games_and_the_last_one() {
        let saved = SavedForHome::default();
        let ways = |state: &State| HomeModel::new(state, &saved).shanghaien;
        let running = state_after("r12");
        assert_eq!(ways(&running), ShanghaienWays::Continue(running.record.clone().unwrap()));
        let over = state_after(&format!("{ROUND} ! ").repeat(8));
        let ShanghaienWays::New { last: Some((names, points)), .. } = ways(&over) else { panic!() };
        assert_eq!(names, *over.record.as_ref().unwrap().shown_names());
        assert_eq!(points, over.record.as_ref().unwrap().position().score().totals);
        let ShanghaienWays::New { persons, computer, last: None } = ways(&State::default()) else { panic!() };
        assert_eq!(persons.captains, Captains::default());
        assert!(computer.captains.0.iter().any(Option::is_some));
    }

    #[test]
    fn a_game_of_hispaniola_goes_on_even_if_its_line_is_of_the_first_version() {
        let state = State::default();
        let hispaniola = |line: Option<&str>| {
            let saved = SavedForHome { standing: line.map(str::to_owned), ..SavedForHome::default() };
            HomeModel::new(&state, &saved).hispaniola.map(|known| known.is_some())
        };
        assert_eq!(hispaniola(None), None);
        assert_eq!(hispaniola(Some("Ada, Ben, Cleo#2")), Some(true));
        assert_eq!(hispaniola(Some("Ada, Ben, Cleo: hand 2")), Some(false));
    }

    #[test]
    fn a_question_about_a_game_covers_the_page() {
        let saved = SavedForHome::default();
        let asked = state_after("r12").after(Command::Propose(Rc::new(record_after("r11"))));
        assert!(HomeModel::new(&asked, &saved).is_covered);
        assert!(!HomeModel::new(&state_after("r12"), &saved).is_covered);
    }
}
