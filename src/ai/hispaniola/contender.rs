//! Who can play in a duel: the levels, and a random player.

use std::str::FromStr;

use super::{Level, choose};
use crate::rules::{
    Chance,
    hispaniola::{Action, View},
};

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contender {
    /// A computer pirate.
    Level(Level),
    /// Plays any legal action.
    Random,
}

impl Contender {
    /// The names on the command line.
    pub const NAMES: &str = "random, cabin-boy, gunner, quartermaster, buccaneer";

    /// Returns the action of this player; `None` if it is another player's turn.
    pub fn choose(self, view: &View, chance: &mut impl Chance) -> Option<Action> {
        match self {
            Self::Level(level) => choose(view, level, chance, &mut || false),
            Self::Random => {
                let actions = view.legal_actions();
                let count = u32::try_from(actions.len()).ok().filter(|&count| count > 0)?;
                Some(actions[chance.below(count) as usize])
            }
        }
    }
}

impl FromStr for Contender {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "random" => Ok(Self::Random),
            _ => Level::from_code(name)
                .map(Self::Level)
                .ok_or_else(|| format!("{name:?} is none of {}", Self::NAMES)),
        }
    }
}
