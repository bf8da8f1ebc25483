//! The pages.

mod end;
mod home;
mod setup;
mod table;
mod throw;

pub(super) use home::home;
pub(super) use setup::{begin_thrown, setup, start};
pub(super) use table::table;
