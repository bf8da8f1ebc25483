//! `random`: random legal games, for speed and for test data.

use std::{fs, path::PathBuf, time::Instant};

use clap::{Args, ValueEnum};

use crate::{
    record::Record,
    rules::{
        BySeat, Chance, Game, Seat, SeededChance,
        shanghaien::{Deck, NextStart, Setup, Shanghaien},
    },
};

/// Play random legal games and print how fast that went
#[derive(Args)]
pub(super) struct Random {
    /// Which game
    #[arg(long)]
    game: GameName,
    /// How many games
    #[arg(long)]
    games: u32,
    /// The number of the random sequence
    #[arg(long)]
    seed: u64,
    /// Write each game's record into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum GameName {
    Shanghaien,
}

impl Random {
    pub(super) fn run(&self) -> Result<(), String> {
        let GameName::Shanghaien = self.game;
        let mut chance = SeededChance::from_number(self.seed);
        let mut actions: u64 = 0;
        let start = Instant::now();
        if let Some(folder) = &self.out {
            let complain = |error| format!("{}: {error}", folder.display());
            fs::create_dir_all(folder).map_err(complain)?;
            for number in 1..=self.games {
                let record = random_record(&mut chance);
                actions += record.events().len() as u64;
                let file = folder.join(format!("shanghaien-{}-{number:06}.txt", self.seed));
                fs::write(file, record.to_string()).map_err(complain)?;
            }
        } else {
            for _ in 0..self.games {
                let mut game = Shanghaien::new(&random_setup(&mut chance));
                while game.play_randomly(&mut chance).is_some() {
                    actions += 1;
                }
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        #[expect(clippy::cast_precision_loss, reason = "a rate is not exact")]
        let rate = actions as f64 / seconds.max(f64::MIN_POSITIVE);
        println!("games {}", self.games);
        println!("actions {actions}");
        println!("seconds {seconds:.3}");
        println!("actions per second {rate:.0}");
        Ok(())
    }
}

fn random_setup(chance: &mut impl Chance) -> Setup {
    Setup {
        first: Seat::ALL[chance.below(2) as usize],
        next_start: if chance.below(2) == 0 { NextStart::OpponentOfShanghaier } else { NextStart::Alternate },
        deck: Deck::shuffled(chance),
    }
}

fn random_record(chance: &mut impl Chance) -> Record {
    let players = BySeat(["Anna".to_owned(), "Bernd".to_owned()]);
    let mut record = Record::new(players, random_setup(chance));
    let mut game = *record.game();
    while let Some(event) = game.play_randomly(chance) {
        record.push(event).expect("what the game played is legal");
    }
    record
}
