//! The computer pirates.

mod level;

pub use level::Level;
