//! Measures of the end of a round, from simple to trained.

mod features;
mod model;
mod net;
#[cfg(not(target_arch = "wasm32"))]
pub mod train;

pub(super) use self::features::points;
pub use self::model::{Model, ModelAt, NotAModel};
use super::round::{EndOfRound, EndValue};

/// Counts the values of a player's cards, whatever their nation, as a beginner does.
#[derive(Clone, Copy, Debug)]
pub struct Cards;

/// Counts the points if the game ended here, without a thought of later rounds.
#[derive(Clone, Copy, Debug)]
pub struct Forecast;

/// Converts points from -100 to 100 to a measure from 0 to 1.
fn from_points(margin: i16) -> f32 {
    0.5 + f32::from(margin) / 200.0
}

impl EndValue for Cards {
    fn value(&self, end: &EndOfRound) -> f32 {
        let [one, two] = end.strengths.0.map(|strengths| strengths.into_iter().map(i16::from).sum::<i16>());
        let tricks = end.tricks.0.map(|tricks| tricks.into_iter().map(i16::from).sum::<i16>());
        from_points(one - two + tricks[0] - tricks[1])
    }
}

impl EndValue for Forecast {
    fn value(&self, end: &EndOfRound) -> f32 {
        from_points(end.margin())
    }
}
