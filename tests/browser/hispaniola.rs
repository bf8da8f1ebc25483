//! Hispaniola, the game that the page loads when a player opens it.

pub mod boarding;
pub mod curtain;
pub mod giving;
pub mod hand;
pub mod keyboard;
pub mod loading;
pub mod look;
pub mod pirates;
pub mod records;
pub mod screens;
pub mod turns;
