//! Who can play in a duel: the levels, and other players to compare with.

use std::{str::FromStr, time::Duration};

use super::{Captain, Level, tree_search::TreeSearch};
use crate::rules::{
    Chance, SeededChance,
    shanghaien::{Action, Position},
};

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contender {
    /// A computer captain.
    Level(Level),
    /// Plays any legal action.
    Random,
    /// Solves each round for the points if the game ended with it.
    Forecast,
    /// Runs a Monte Carlo tree search for this time.
    TreeSearch(Duration),
}

impl Contender {
    /// The names on the command line.
    pub const NAMES: &str = "random, greedy (= deckhand), forecast, mcts:MILLISECONDS, \
                             landlubber, deckhand, boatswain, first-mate, captain";

    /// Makes a player of this kind.
    pub fn player(self) -> Player {
        match self {
            Self::Level(level) => Player::Captain(Box::default(), level),
            Self::Random => Player::Random,
            Self::Forecast => Player::Forecast(Box::default()),
            Self::TreeSearch(budget) => Player::TreeSearch(TreeSearch::new(budget)),
        }
    }
}

impl FromStr for Contender {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let unknown = || format!("{name:?} is none of {}", Self::NAMES);
        match name {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Level(Level::Deckhand)),
            "forecast" => Ok(Self::Forecast),
            _ => match name.strip_prefix("mcts:") {
                Some(budget) => {
                    let budget = budget.parse().map_err(|_| unknown())?;
                    Ok(Self::TreeSearch(Duration::from_millis(budget)))
                }
                None => Level::from_code(name).map(Self::Level).ok_or_else(unknown),
            },
        }
    }
}

/// A player in a duel.
pub enum Player {
    /// A computer captain of a level.
    Captain(Box<Captain>, Level),
    /// Plays any legal action.
    Random,
    /// Solves each round for the points.
    Forecast(Box<Captain>),
    /// Runs a tree search.
    TreeSearch(TreeSearch),
}

impl Player {
    /// Returns the action of this player; `None` when the game is over.
    pub fn choose(&mut self, position: &Position, chance: &mut SeededChance) -> Option<Action> {
        match self {
            Self::Captain(captain, level) => captain.choose(position, *level),
            Self::Random => {
                let actions = position.legal_actions();
                let count = u32::try_from(actions.len()).ok().filter(|&count| count > 0)?;
                Some(actions[chance.below(count) as usize])
            }
            Self::Forecast(captain) => captain.choose_for_points(position),
            Self::TreeSearch(search) => search.choose(position, chance),
        }
    }
}
