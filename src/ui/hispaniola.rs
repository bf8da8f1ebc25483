//! Hispaniola: a program of its own, loaded when somebody wants to play it.

mod app;
mod clock;
mod components;
mod drag;
mod keys;
mod pages;
mod pirates;
mod records;
mod save;

pub(super) use app::App;

use super::desk::desk;

/// The drawings. They are part of the program, because both are needed at the same time.
pub(super) const SPRITE: &str = include_str!("../../static/hispaniola/sprite.svg");

/// The page of Hispaniola.
pub(super) struct Hispaniola;

type Cx = super::cx::Cx<Hispaniola>;
type Dispatch = super::store::Dispatch<Hispaniola>;

desk!(Hispaniola, hispaniola);
