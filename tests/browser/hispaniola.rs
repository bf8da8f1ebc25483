//! Hispaniola: the game that is loaded when somebody wants to play it.

mod boarding;
mod curtain;
mod giving;
mod hand;
mod keyboard;
mod loading;
mod look;
mod pirates;
mod records;
mod screens;
mod turns;
