//! The pages that belong to neither game.

pub(super) mod coach;
pub(super) mod extras;
pub(super) mod home;
pub(super) mod lesson_or_replay;
pub(super) mod loading;
pub(super) mod logbook;
pub(super) mod replay;
pub(super) mod rules;
pub(super) mod settings;
