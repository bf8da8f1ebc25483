//! Checks the model's predictions: captains play, and the positions are sorted by the predicted chance to win.

use super::{Captain, Level, value::Model};
use crate::{
    ai::parallel::{in_parallel, mix},
    rules::{
        Game, Seat, SeededChance,
        shanghaien::{Setup, Shanghaien},
    },
};

/// The number of buckets for chances from 0 to 1: one for each tenth.
const BUCKETS: usize = 10;

/// Positions with about the same predicted chance.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bucket {
    /// The number of positions.
    pub samples: u32,
    predicted: f64,
    won: f64,
}

impl Bucket {
    /// Returns the mean of the predictions.
    pub fn predicted(&self) -> f64 {
        self.predicted / f64::from(self.samples.max(1))
    }

    /// Returns the share of wins, a draw counting half.
    pub fn won(&self) -> f64 {
        self.won / f64::from(self.samples.max(1))
    }

    /// Returns the standard error of that share.
    pub fn standard_error(&self) -> f64 {
        (self.won() * (1.0 - self.won()) / f64::from(self.samples.max(1))).sqrt()
    }
}

/// Plays games between two captains of the highest level. Sorts the positions between the rounds, seen by the player
/// who starts the next one, by the predicted chance.
pub fn calibrate(games: u32, seed: u64) -> Vec<Bucket> {
    let played = in_parallel(games, Captain::new, |captain, game| {
        predictions(captain, &Model::trained(), &mut SeededChance::from_number(mix(seed, game.into())))
    });
    let mut buckets = vec![Bucket::default(); BUCKETS];
    for (predicted, won) in played.into_iter().flatten() {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance is 0 to 1")]
        let place = (predicted * 10.0) as usize;
        let bucket = &mut buckets[place.min(BUCKETS - 1)];
        bucket.samples += 1;
        bucket.predicted += f64::from(predicted);
        bucket.won += won;
    }
    buckets
}

/// Plays one game. Returns, for each position between two rounds, the prediction and the result.
fn predictions(captain: &mut Captain, model: &Model, chance: &mut SeededChance) -> Vec<(f32, f64)> {
    let mut game = Shanghaien::new(&Setup::random(chance));
    let mut predicted: Vec<(Seat, f32)> = Vec::new();
    while let Some(action) = captain.choose(game.position(), Level::Captain) {
        let round = game.position().round();
        let event = game.draw(action, chance);
        game.apply(event).expect("captains keep to the rules");
        let position = game.position();
        if position.round() != round
            && let Some(for_one) = model.before_deal(position)
        {
            let starter = position.starter();
            predicted.push((starter, if starter == Seat::One { for_one } else { 1.0 - for_one }));
        }
    }
    let winner = game.position().score().leader();
    let won = |seat: Seat| winner.map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 });
    predicted.into_iter().map(|(seat, predicted)| (predicted, won(seat))).collect()
}
