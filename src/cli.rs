//! The command-line tool: replays, solves and plays games, and makes the computer captain's model.

mod calibrate;
mod duel;
mod input;
mod random;
mod replay;
mod solve;
mod train;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Shanghaien and Hispaniola on the command line.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Replay(replay::Replay),
    Random(random::Random),
    Solve(solve::Solve),
    Duel(duel::Duel),
    Train(train::Train),
    Calibrate(calibrate::Calibrate),
}

/// Reads the command line and does what it says.
pub fn run() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Replay(replay) => replay.run(),
        Command::Random(random) => random.run(),
        Command::Solve(solve) => solve.run(),
        Command::Duel(duel) => duel.run(),
        Command::Train(train) => train.run(),
        Command::Calibrate(calibrate) => {
            calibrate.run();
            Ok(())
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}
