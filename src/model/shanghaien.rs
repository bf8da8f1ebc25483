//! The table of Shanghaien: its part of the session, and its pictures.

mod announcement;
mod bar;
mod captains;
mod controls;
mod deal;
mod end;
mod hint;
mod history;
mod lesson;
mod seat;
mod section;
mod settings;
mod sheet;
mod stage;
mod state;
mod table;
mod tavern;
mod tricks;
mod undo;

pub use announcement::{Announcement, News};
pub use bar::{BarModel, BarNote, BarTools};
pub use captains::{captains_line, captains_of, only_person};
pub use controls::{Controls, Instruction, Message, Rolled};
pub use deal::Plan;
pub use end::EndModel;
pub use hint::{HintLine, hint_lines};
pub use history::{LogLine, RoundLog, RoundOutcome, round_logs};
pub use lesson::Lesson;
#[cfg(not(target_arch = "wasm32"))]
pub use lesson::script;
pub use seat::{NationTile, SeatModel, Standing};
pub use settings::{FirstStart, Seating, Settings};
pub use sheet::{HintModel, SheetContent, SheetModel};
pub use stage::{Sheet, Stage};
#[cfg(test)]
pub(super) use state::tests as fixtures;
pub use state::{Captains, Command, PendingGame, Round, State, TableCommand, TableState, Thrown};
pub use table::{AnyTap, TableModel, is_flipped};
pub use tavern::{Destination, SlotModel, Spot, tap};
pub use tricks::{SailorUse, TrickModel};
