//! The pages.

mod end;
mod home;
mod rules;
mod setup;
mod table;
mod throw;

pub(super) use home::Home;
pub(super) use rules::RulesPage;
pub(super) use setup::SetupPage;
pub(super) use table::TablePage;
