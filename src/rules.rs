//! The rules of both games: pure, deterministic, without words.
//!
//! Nothing here draws a random number, reads a clock or depends on a language. Chance comes in as events (the deck's
//! order, each roll), so a list of events replays a game anywhere.

mod chance;
mod die;
mod game;
pub mod hispaniola;
mod seat;
pub mod shanghaien;

pub use chance::{Chance, SecureChance, SeededChance};
pub use die::{Change, Die, Roll};
pub use game::{Game, Turn};
pub use seat::{BySeat, Seat};
