//! The captain's cabin: the logbook and the settings, and what a settled crew has besides: sounds, a screen that stays
//! awake, the offer of a new version. A program of its own, loaded when the game is ready.

mod app;
mod around;
mod audio;
mod awake;
mod full_screen;
mod library;
mod logbook;
mod settings;
mod update;
mod waiting;

pub(super) use app::App;

use super::desk::speaker;

/// The drawings that only the cabin has.
pub(super) const SPRITE: &str = include_str!("../../static/cabin/sprite.svg");

/// The cabin.
pub(super) struct Cabin;

speaker!(Cabin, cabin);
