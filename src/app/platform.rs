//! Everything that talks to the browser.

pub(super) mod audio;
pub(super) mod crash;
pub(super) mod dates;
mod durable;
pub(super) mod files;
pub(super) mod finished_games;
pub(super) mod full_screen;
pub(super) mod leaving;
pub(super) mod link_codec;
pub(super) mod logbook_database;
pub(super) mod pieces;
pub(super) mod promise;
pub(super) mod random;
pub(super) mod share;
pub(super) mod sound;
pub(super) mod storage;
pub(super) mod styles;
pub(super) mod tabs;
pub(super) mod theme;
pub(super) mod updates;
pub(super) mod wake_lock;
pub(super) mod worker_client;
