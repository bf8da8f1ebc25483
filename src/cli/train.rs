//! `train`: trains the computer captain's model from random weights.

use std::{fs, path::PathBuf, time::Instant};

use clap::Args;

use crate::ai::shanghaien::value::train::Training;

/// Train the computer captain's model from random weights
#[derive(Args)]
pub(super) struct Train {
    /// Seed of the random numbers
    #[arg(long)]
    seed: u64,
    /// Number of games that the positions come from
    #[arg(long, default_value_t = 12_000)]
    games: u32,
    /// Number of epochs of each net
    #[arg(long, default_value_t = 40)]
    epochs: u32,
    /// File to write the model to
    #[arg(long, default_value = "src/ai/shanghaien/value/model.bin")]
    out: PathBuf,
}

impl Train {
    pub(super) fn run(&self) -> Result<(), String> {
        let start = Instant::now();
        let training = Training { seed: self.seed, games: self.games, epochs: self.epochs };
        let model = training.run(|lesson| {
            println!(
                "pass {} after round {}: error {:.4} (all even {:.4}), {:.0} s",
                lesson.pass,
                lesson.round,
                lesson.error,
                lesson.even_error,
                start.elapsed().as_secs_f64()
            );
        });
        fs::write(&self.out, model.to_bytes()).map_err(|error| format!("{}: {error}", self.out.display()))
    }
}
