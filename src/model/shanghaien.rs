//! The table of Shanghaien: `State` is all the page knows, `State::after` is how it changes; the other types
//! are pictures of it.

mod captains;
mod command;
mod controls;
mod hint;
mod history;
mod lesson;
mod look_back;
mod seat;
mod section;
mod settings;
mod state;
mod table;
mod tavern;
mod tricks;
mod undo;

pub use captains::{Captains, Errand, Insight, captains_line, captains_of, only_person};
pub use command::{Command, Offer, Sheet, Stage};
pub use controls::{Controls, Hint, Message};
pub use hint::{HintLine, hint_lines};
pub use history::{LogLine, RoundLog, RoundOutcome, round_logs};
pub use lesson::Lesson;
#[cfg(not(target_arch = "wasm32"))]
pub use lesson::script;
pub use seat::{NationTile, SeatModel, Standing};
pub use settings::{FirstStart, Seating, Settings};
pub use state::State;
pub use table::TableModel;
pub use tavern::{Destination, SlotModel, Spot, tap};
pub use tricks::{SailorUse, TrickModel};
