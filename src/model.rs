//! What to draw, and why: plain data made from a game, without a browser. Each game has its own folder.

pub mod checked_text;
pub mod hispaniola;
mod home;
pub mod link_codec;
pub mod logbook;
mod notice;
mod pace;
mod page_settings;
mod screen;
pub mod session;
pub mod shanghaien;
mod sound;
pub mod standing;
pub mod store;
pub mod stored_text;
mod words;

pub use home::{HandInProgress, HomeModel, SavedForHome, ShanghaienWays};
pub use notice::Notice;
pub use pace::Pace;
pub use page_settings::{PageSettings, TextSize, Theme, Volume};
pub use screen::Screen;
pub use sound::Sound;
