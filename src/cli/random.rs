//! `random`: plays random legal games, for measuring speed and for test data.

use std::{
    fmt::Display,
    fs,
    path::{Path, PathBuf},
    time::Instant,
};

use clap::{Args, ValueEnum, builder::PossibleValue};

use crate::{
    record::{GameName, Record, Recorded},
    rules::{
        BySeat, Chance, Seat, SeededChance, hispaniola,
        hispaniola::{Hispaniola, Seats},
        shanghaien::{Deck, NextStart, Setup, Shanghaien},
    },
};

/// Play random legal games and print the speed
#[derive(Args)]
pub(super) struct Random {
    /// Game to play
    #[arg(long)]
    game: GameName,
    /// Number of games
    #[arg(long)]
    games: u32,
    /// Seed of the random numbers
    #[arg(long)]
    seed: u64,
    /// Number of players (Hispaniola): 3 to 5, default 3
    #[arg(long, value_parser = super::input::seats)]
    players: Option<Seats>,
    /// Write each game's record into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl ValueEnum for GameName {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.code()))
    }
}

impl Random {
    pub(super) fn run(&self) -> Result<(), String> {
        match (self.game, self.players) {
            (GameName::Shanghaien, None) => {
                let names = BySeat(["Anna", "Bernd"].map(String::from));
                self.play::<Shanghaien>(&names, shanghaien_setup)
            }
            (GameName::Shanghaien, Some(_)) => {
                Err("--players is for hispaniola; shanghaien is always for 2".into())
            }
            (GameName::Hispaniola, players) => {
                let seats = players.unwrap_or(Seats::Three);
                let names = hispaniola::BySeat(["Ada", "Ben", "Cleo", "Dan", "Eve"].map(String::from));
                self.play::<Hispaniola>(&names, |chance| hispaniola_setup(seats, chance))
            }
        }
    }

    fn play<G: Recorded>(
        &self,
        names: &G::Players,
        setup: impl Fn(&mut SeededChance) -> G::Setup,
    ) -> Result<(), String>
    where
        Record<G>: Display,
    {
        let mut chance = SeededChance::from_number(self.seed);
        let mut actions: u64 = 0;
        let start = Instant::now();
        if let Some(folder) = &self.out {
            let complain = |error| format!("{}: {error}", folder.display());
            fs::create_dir_all(folder).map_err(complain)?;
            for number in 1..=self.games {
                let record = random_record::<G>(names.clone(), setup(&mut chance), &mut chance);
                actions += record.events().len() as u64;
                fs::write(self.file(folder, number), record.to_string()).map_err(complain)?;
            }
        } else {
            for _ in 0..self.games {
                let mut game = G::start(&setup(&mut chance));
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

    fn file(&self, folder: &Path, number: u32) -> PathBuf {
        folder.join(format!("{}-{}-{number:06}.txt", self.game.code(), self.seed))
    }
}

fn shanghaien_setup(chance: &mut SeededChance) -> Setup {
    Setup {
        first: Seat::ALL[chance.below(2) as usize],
        next_start: if chance.below(2) == 0 { NextStart::OpponentOfShanghaier } else { NextStart::Alternate },
        deck: Deck::shuffled(chance),
    }
}

/// Returns the set-up of a short or a standard game.
fn hispaniola_setup(seats: Seats, chance: &mut SeededChance) -> hispaniola::Setup {
    let first = chance.below(u32::try_from(seats.count()).expect("5 at most"));
    let rounds = if chance.below(2) == 0 { 1 } else { 2 };
    hispaniola::Setup::new(seats, hispaniola::Seat::ALL[first as usize], rounds).expect("one who is there")
}

fn random_record<G: Recorded>(players: G::Players, setup: G::Setup, chance: &mut SeededChance) -> Record<G> {
    let mut record = Record::<G>::new(players, setup);
    let mut game = record.game().clone();
    while let Some(event) = game.play_randomly(chance) {
        record.push(event).expect("what the game played is legal");
    }
    record
}
