//! The command-line tool: replays records and plays random games.

mod duel;
mod random;
mod replay;
mod train;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Shanghaien on the command line.
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
    Duel(duel::Duel),
    Train(train::Train),
}

/// Reads the command line and does what it says.
pub fn run() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Replay(replay) => replay.run(),
        Command::Random(random) => random.run(),
        Command::Train(train) => train.run(),
        Command::Duel(duel) => {
            duel.run();
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
