//! What the end of a round is worth: measures of different foresight.

mod features;
mod model;
mod net;
#[cfg(not(target_arch = "wasm32"))]
pub mod train;

pub(super) use self::features::points;
pub use self::model::{Model, ModelAt, NotAModel};
use super::round::{EndOfRound, EndValue};

/// The values of the cards one has, whatever their nation: what a beginner counts.
#[derive(Clone, Copy, Debug)]
pub struct Cards;

/// The points if the game ended here: what a player counts who forgets that more rounds come.
#[derive(Clone, Copy, Debug)]
pub struct Forecast;

/// Points from -100 to 100 as a measure from 0 to 1.
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
