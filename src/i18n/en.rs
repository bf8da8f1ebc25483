//! English.

mod errors;
pub(super) mod extras;
pub(super) mod hispaniola;
mod home;
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod lesson;
mod replay;
mod settings;
pub(super) mod shanghaien;
mod shared;

pub use shared::SHARED;
