//! The pages of Shanghaien.

mod end;
mod setup;
mod table;
mod throw;

pub(super) use end::end;
pub(super) use setup::setup;
pub(super) use table::table;
