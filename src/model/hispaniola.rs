//! The table of Hispaniola: its part of the session, and the pictures of it, made of the public table and one player's
//! view.

mod curtain;
mod deal;
mod end;
mod hand;
mod last_trick;
mod lesson;
mod middle;
mod pirates;
mod prompt;
mod replay;
mod score;
mod sea;
mod section;
mod settings;
mod sheet;
mod stage;
mod state;
mod table;
mod trick;
mod undo;

pub use deal::Plan;
pub use end::{EndModel, Winners};
pub use hand::{HandCard, HandModel};
pub use last_trick::{LastTrick, last_trick};
pub use lesson::Lesson;
#[cfg(not(target_arch = "wasm32"))]
pub use lesson::script;
pub use middle::Middle;
pub use pirates::{pirates_line, pirates_of};
pub use prompt::{Choice, Prompt};
pub use replay::ReplayModel;
pub use score::{HandReport, hand_reports};
pub use sea::{Boarding, IslandModel, Motion, PlaceModel, SeaModel, ShipModel};
pub use settings::Settings;
pub use sheet::{HandsModel, ScoreModel, SheetModel};
pub use stage::{Sheet, Stage};
#[cfg(test)]
pub(super) use state::tests as fixtures;
pub use state::{Command, Leap, PendingGame, Pirates, State, TableCommand, TableState};
pub use table::{SeatModel, TableModel};
pub use trick::{BidCard, BidsModel, PlayedCard, TrickModel, Why, Winning};
