//! `solve`: prints the value of every action at the end of a record.

use std::{path::PathBuf, time::Instant};

use clap::Args;
use serde::Serialize;

use super::input;
use crate::{
    ai::shanghaien::{Captain, Level, round::Asked},
    i18n::ENGLISH,
    record::shanghaien::Record,
    rules::shanghaien::{Event, Phase, ROUNDS},
};

/// Print the value of every legal action at the end of a record as JSON
#[derive(Args)]
pub(super) struct Solve {
    /// The record; - reads standard input
    file: PathBuf,
}

#[derive(Serialize)]
struct SolveJson {
    to_move: Option<u8>,
    /// Whether the values are exact, as in the last round.
    exact: bool,
    ms: f64,
    actions: Vec<ActionJson>,
    /// When a roll is due: the value after each roll.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rolls: Vec<RollJson>,
}

#[derive(Serialize)]
struct ActionJson {
    action: String,
    value: f64,
}

#[derive(Serialize)]
struct RollJson {
    roll: String,
    /// The weight out of 36.
    weight: u8,
    value: f64,
}

impl Solve {
    pub(super) fn run(&self) -> Result<(), String> {
        let bytes = input::read(&self.file)?;
        let record = Record::read(&bytes).map_err(|broken| ENGLISH.record_error(&broken.error))?;
        let position = record.position();
        let mut captain = Captain::new();
        let start = Instant::now();
        let weighed = captain.weigh(position, Level::Captain, Asked::Every);
        let ms = start.elapsed().as_secs_f64() * 1000.0;
        let actions = weighed.actions.iter().map(|&(action, value)| ActionJson {
            action: action.to_string(),
            value: rounded(value.into(), 6),
        });
        let rolls = weighed.rolls.iter().map(|&(roll, value)| RollJson {
            roll: Event::Roll(roll).to_string(),
            weight: if roll.is_double() { 1 } else { 2 },
            value: rounded(value.into(), 6),
        });
        let json = SolveJson {
            to_move: position.to_move().map(crate::rules::Seat::number),
            exact: position.round() == ROUNDS || position.phase() == Phase::Over,
            ms: rounded(ms, 1),
            actions: actions.collect(),
            rolls: rolls.collect(),
        };
        let text = serde_json::to_string(&json).map_err(|error| error.to_string())?;
        println!("{text}");
        Ok(())
    }
}

fn rounded(number: f64, digits: i32) -> f64 {
    (number * 10_f64.powi(digits)).round() / 10_f64.powi(digits)
}
