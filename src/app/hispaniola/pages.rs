//! The pages of Hispaniola.

mod end;
mod setup;
mod table;

pub(super) use setup::setup;
pub(super) use table::table;
