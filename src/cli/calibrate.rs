//! `calibrate`: whether the computer captain's chances are what happens.

use clap::Args;

use crate::ai::shanghaien::calibration::calibrate;

/// Compare the model's chances with how games went on
#[derive(Args)]
pub(super) struct Calibrate {
    /// How many games
    #[arg(long)]
    games: u32,
    /// The number of the random sequence
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
