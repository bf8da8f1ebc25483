//! The pages.

mod end;
mod setup;
mod table;
mod throw;

pub(super) use end::end;
pub(super) use setup::{begin_thrown, setup, start};
pub(super) use table::table;
