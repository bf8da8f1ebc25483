//! The computer captain.
//!
//! A round is small enough to be solved exactly if the value of each possible end is given: [`round`] solves it,
//! [`value`] gives the values. Both use a [`Position`](crate::rules::shanghaien::Position), which holds no hidden card.

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
