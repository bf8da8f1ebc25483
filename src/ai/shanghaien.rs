//! The computer captain.
//!
//! A round is small enough to be solved exactly, given what each way it can end is worth; [`round`] does
//! that, [`value`] says what an end is worth. All of it looks at a
//! [`Position`](crate::rules::shanghaien::Position), which holds no hidden card.

#[cfg(not(target_arch = "wasm32"))]
pub mod calibration;
mod captain;
#[cfg(not(target_arch = "wasm32"))]
mod contender;
#[cfg(not(target_arch = "wasm32"))]
pub mod duel;
mod glance;
mod level;
pub mod message;
pub mod round;
#[cfg(not(target_arch = "wasm32"))]
mod tree_search;
pub mod value;

pub use self::{
    captain::{Captain, Weighed},
    level::Level,
};
