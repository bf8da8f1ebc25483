//! What to draw, and why: plain data made from a game, without a browser and without words. Each game has a
//! room of its own.

pub mod hispaniola;
mod house;
pub mod kept;
pub mod lesson;
pub mod link_codec;
pub mod logbook;
mod notice;
mod pace;
mod screen;
pub mod shanghaien;
mod sitting;
mod sound;
mod words;

pub use house::{HouseSettings, Look, TextSize, Volume};
pub use notice::Notice;
pub use pace::Pace;
pub use screen::Screen;
pub use sitting::Sitting;
pub use sound::Sound;
