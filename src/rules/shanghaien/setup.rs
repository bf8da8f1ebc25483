//! What is agreed before the first roll.

use serde::{Deserialize, Serialize};

use super::Deck;
use crate::rules::{Chance, Seat};

/// Who starts the next round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum NextStart {
    /// The opponent of the player who shanghaied.
    #[default]
    OpponentOfShanghaier,
    /// The players take turns in starting.
    Alternate,
}

/// All that is fixed before the first roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Who starts the first round.
    pub first: Seat,
    /// Who starts the later rounds.
    pub next_start: NextStart,
    /// The cards in dealing order.
    pub deck: Deck,
}

impl Setup {
    /// Makes a set-up with a shuffled deck and a random first player.
    pub fn random(chance: &mut impl Chance) -> Self {
        let first = Seat::ALL[usize::from(chance.below(2) == 1)];
        Self { first, next_start: NextStart::default(), deck: Deck::shuffled(chance) }
    }
}
