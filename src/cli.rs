//! The command-line tool: replays, solves and plays games, trains the computer captain's model, and finishes the built
//! page.

mod calibrate;
mod duel;
mod finish_build;
mod input;
mod random;
mod replay;
mod solve;
mod train;
mod words;

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
    Words(words::Words),
    FinishBuild(finish_build::FinishBuild),
}

/// Runs the command on the command line.
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
        Command::Words(words) => words.run(),
        Command::FinishBuild(finish) => finish.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}
