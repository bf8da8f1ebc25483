//! Hispaniola: three to five bands of pirates take tricks, board ships and throw each other overboard.

mod action;
mod card;
mod game;
mod hand;
mod legal;
mod refusal;
mod score;
mod sea;
mod seat;
mod setup;
mod table;
mod trick;
mod view;

pub use action::{Action, Actions, Deal, Event, Give, Side, Step, WrongDeal};
pub use card::{Card, Colour};
pub use game::Hispaniola;
pub use hand::Hand;
pub use refusal::Refusal;
pub use score::{HandScore, PileLoss};
pub use sea::{Overboard, Place, Sea, Ship};
pub use seat::{BySeat, Seat, Seats};
pub use setup::Setup;
pub use table::{Phase, Table};
pub use trick::Trick;
pub use view::View;

/// Cards dealt to each player.
pub const HAND: usize = 15;
/// Pirates of each band.
pub const PIRATES: u8 = 10;
/// Islands, each with room for one pirate.
pub const ISLANDS: usize = 4;
