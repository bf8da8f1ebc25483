//! The pages that belong to no single game.

pub(super) mod coach;
pub(super) mod extras;
pub(super) mod home;
pub(super) mod logbook;
pub(super) mod replay;
pub(super) mod rules;
pub(super) mod settings;
pub(super) mod study;
pub(super) mod waiting;
