//! The table of Hispaniola: `State` is all the page knows, `State::after` is how it changes; the other types
//! are pictures of it, made of what everybody sees and of one player's view.

mod command;
mod hand;
mod last_trick;
mod pirates;
mod prompt;
mod score;
mod sea;
mod settings;
mod state;
mod table;
mod trick;

pub use command::{Command, Offer, Sheet, Stage};
pub use hand::{HandCard, HandModel};
pub use last_trick::{LastTrick, last_trick};
pub use pirates::{Errand, Pirates, pirates_line, pirates_of};
pub use prompt::{Choice, Prompt};
pub use score::{HandReport, hand_reports};
pub use sea::{Boarding, IslandModel, Motion, PlaceModel, SeaModel, ShipModel};
pub use settings::Settings;
pub use state::State;
pub use table::{SeatModel, TableModel};
pub use trick::{BidCard, BidsModel, PlayedCard, TrickModel, Why, Winning};
