//! Hispaniola: the game that is loaded when somebody wants to play it.

mod boarding;
mod curtain;
mod giving;
pub mod hand;
mod keyboard;
mod loading;
mod look;
pub mod pirates;
mod records;
pub mod screens;
mod turns;
