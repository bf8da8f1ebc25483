//! `train`: makes the model of the computer captain from nothing.

use std::{fs, path::PathBuf, time::Instant};

use clap::Args;

use crate::ai::shanghaien::value::train::Training;

/// Make the computer captain's model from nothing
#[derive(Args)]
pub(super) struct Train {
    /// The number of the random sequence
    #[arg(long)]
    seed: u64,
    /// How many games the positions come from
    #[arg(long, default_value_t = 12_000)]
    games: u32,
    /// How often each net sees its samples
    #[arg(long, default_value_t = 40)]
    epochs: u32,
    /// Where to write the model
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
