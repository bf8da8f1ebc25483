//! English.

mod errors;
pub(super) mod extras;
pub(super) mod hispaniola;
mod house;
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod lesson;
mod replay;
mod settings;
pub(super) mod shanghaien;

pub use house::HOUSE;
