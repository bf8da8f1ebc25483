//! Shanghaien in the browser: the rules, the game records, and everything drawn from them.
//!
//! [`rules`] knows the game and nothing else, [`record`] writes it down and reads it again,
//! [`i18n`] has the words. `docs/architecture.md` shows how the parts hang together.

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
