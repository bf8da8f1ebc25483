//! Italian.

mod errors;
pub(super) mod extras;
pub(super) mod hispaniola;
mod home;
pub(super) mod lesson;
mod replay;
mod settings;
pub(super) mod shanghaien;
mod shared;
