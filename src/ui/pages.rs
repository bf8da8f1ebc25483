//! The pages.

mod end;
mod home;
mod rules;
mod setup;
mod table;
mod throw;

pub(super) use home::home;
pub(super) use rules::{fetch_rules, rules};
pub(super) use setup::{begin_thrown, setup, start};
pub(super) use table::table;
