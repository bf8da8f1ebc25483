//! Hispaniola, the game that the page loads when a player opens it.

pub mod actions;
pub mod boarding;
pub mod curtain;
pub mod giving;
pub mod keyboard;
pub mod loading;
pub mod pirates;
pub mod records;
pub mod screens;
pub mod shown_table;
pub mod turns;
