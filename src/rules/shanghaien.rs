//! Shanghaien: two captains dice for sailors in a tavern, eight rounds of six cards.

mod action;
mod card;
mod crew;
mod deck;
mod distribution;
mod game;
mod legal;
mod position;
mod refusal;
mod score;
mod setup;

pub use action::{Action, Actions, End, Event, Step};
use card::CardCounts;
pub use card::{Card, Nation, Sailor, Trick};
pub use crew::Crew;
pub use deck::{Deck, WrongDeck};
pub use distribution::{Claim, Verdict};
pub use game::Shanghaien;
pub use position::{Phase, Position};
pub use refusal::Refusal;
pub use score::{NationScore, Score, Scoring};
pub use setup::{NextStart, Setup};

/// Rounds in a game.
pub const ROUNDS: u8 = 8;
/// Cards in the tavern, and numbers on a die.
pub const TAVERN: usize = 6;
/// Dice of each player.
pub const DICE: u8 = 6;
/// How many cards there are of each kind of trick. No source gives the numbers; they are our assumption.
pub const TRICK_COUNTS: [(Trick, u8); 3] =
    [(Trick::AddBothDice, 2), (Trick::DiePlusMinusOne, 3), (Trick::RollAgain, 3)];
