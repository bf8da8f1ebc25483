//! `calibrate`: compares the computer captain's predictions with the results of games.

use clap::Args;

use crate::ai::shanghaien::calibration::calibrate;

/// Compare the model's predictions with the results of games
#[derive(Args)]
pub(super) struct Calibrate {
    /// Number of games
    #[arg(long)]
    games: u32,
    /// Seed of the random numbers
    #[arg(long)]
    seed: u64,
}

impl Calibrate {
    pub(super) fn run(&self) {
        println!("| chance | samples | predicted | won | off by | standard error |");
        println!("| --- | --- | --- | --- | --- | --- |");
        for (number, bucket) in calibrate(self.games, self.seed).iter().enumerate() {
            let [predicted, won, error] =
                [bucket.predicted(), bucket.won(), bucket.standard_error()].map(|share| share * 100.0);
            println!(
                "| {}-{} % | {} | {predicted:.1} | {won:.1} | {:+.1} | {error:.1} |",
                number * 10,
                number * 10 + 10,
                bucket.samples,
                won - predicted
            );
        }
    }
}
