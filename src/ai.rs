//! Computer players of both games.

pub mod hispaniola;
#[cfg(not(target_arch = "wasm32"))]
pub mod measure;
pub mod message;
#[cfg(not(target_arch = "wasm32"))]
mod parallel;
pub mod shanghaien;
