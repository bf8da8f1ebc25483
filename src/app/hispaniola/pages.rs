//! The pages of Hispaniola.

mod end;
mod setup;
mod table;

pub(super) use setup::{begin, setup};
pub(super) use table::table;
