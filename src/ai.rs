//! Computer players, each game's in a room of its own.

pub mod hispaniola;
#[cfg(not(target_arch = "wasm32"))]
pub mod measure;
#[cfg(not(target_arch = "wasm32"))]
mod parallel;
pub mod shanghaien;
