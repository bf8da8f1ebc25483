//! What to draw, and why: plain data made from a game, without a browser and without words. Each game has a
//! room of its own.

pub mod hispaniola;
mod notice;
mod pace;
pub mod shanghaien;
mod words;

pub use notice::Notice;
pub use pace::Pace;
