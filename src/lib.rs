//! Shanghaien and Hispaniola in the browser: rules, records, computer players and the page.
//!
//! [`rules`] depends on nothing else, [`record`] writes games as text and reads them, [`i18n`] holds the phrases.
//! `docs/architecture.md` shows how the parts fit together.

pub mod ai;
#[cfg(target_arch = "wasm32")]
pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod i18n;
pub mod model;
pub mod record;
pub mod rules;
#[cfg(target_arch = "wasm32")]
pub mod worker;
