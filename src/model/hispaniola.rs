//! The table of Hispaniola: `State` is all the page knows, `State::after` is how it changes; the other types
//! are pictures of it, made of what everybody sees and of one player's view.

mod command;
mod hand;
mod last_trick;
mod lesson;
mod look_back;
mod pirates;
mod prompt;
mod score;
mod sea;
mod section;
mod settings;
mod state;
mod table;
mod trick;
mod undo;

pub use command::{Command, Offer, Sheet, Stage};
pub use hand::{HandCard, HandModel};
pub use last_trick::{LastTrick, last_trick};
pub use lesson::Lesson;
#[cfg(not(target_arch = "wasm32"))]
pub use lesson::script;
pub use look_back::{Leap, LookBack};
pub use pirates::{Errand, Pirates, pirates_line, pirates_of};
pub use prompt::{Choice, Prompt};
pub use score::{HandReport, hand_reports};
pub use sea::{Boarding, IslandModel, Motion, PlaceModel, SeaModel, ShipModel};
pub use settings::Settings;
pub use state::State;
pub use table::{SeatModel, TableModel};
pub use trick::{BidCard, BidsModel, PlayedCard, TrickModel, Why, Winning};
