//! German.

mod errors;
pub(super) mod extras;
pub(super) mod hispaniola;
pub(super) mod lesson;
mod replay;
mod settings;
pub(super) mod shanghaien;
mod shared;
