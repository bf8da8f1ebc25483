//! `duel`: measures how strong one player is against another.

use clap::Args;

use crate::{
    ai::{hispaniola::duel as hispaniola, measure::Thinking, shanghaien::duel as shanghaien},
    record::GameName,
    rules::hispaniola::{Seats, Setup},
};

/// Let two players play on the same cards and dice, changing seats
#[derive(Args)]
#[command(after_help = format!(
    "Players of shanghaien: {}\nPlayers of hispaniola: {}",
    shanghaien::Contender::NAMES,
    hispaniola::Contender::NAMES,
))]
pub(super) struct Duel {
    /// Game to play
    #[arg(long, default_value = "shanghaien")]
    game: GameName,
    /// Player that is measured
    #[arg(long)]
    a: String,
    /// Opponent; in Hispaniola it plays all other seats
    #[arg(long)]
    b: String,
    /// Number of pairs of games (Shanghaien)
    #[arg(long)]
    pairs: Option<u32>,
    /// Number of sets of deals (Hispaniola); each is played once with a in every seat
    #[arg(long)]
    deals: Option<u32>,
    /// Number of players (Hispaniola): 3 to 5, default 3
    #[arg(long, value_parser = super::input::seats)]
    players: Option<Seats>,
    /// Number of rounds (Hispaniola), default 1
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=i64::from(Setup::MOST_ROUNDS)))]
    rounds: Option<u8>,
    /// Seed of the random numbers
    #[arg(long)]
    seed: u64,
}

impl Duel {
    pub(super) fn run(&self) -> Result<(), String> {
        match self.game {
            GameName::Shanghaien => self.duel_of_shanghaien(),
            GameName::Hispaniola => self.duel_of_hispaniola(),
        }
    }

    fn duel_of_shanghaien(&self) -> Result<(), String> {
        if self.deals.is_some() || self.players.is_some() || self.rounds.is_some() {
            return Err("--deals, --players and --rounds are for hispaniola".into());
        }
        let pairs = self.pairs.ok_or("--pairs is missing")?;
        let duel = shanghaien::Duel { a: self.a.parse()?, b: self.b.parse()?, pairs, seed: self.seed };
        let tally = duel.run();
        println!("games {}", tally.wins + tally.draws + tally.losses);
        println!("wins {}", tally.wins);
        println!("draws {}", tally.draws);
        println!("losses {}", tally.losses);
        print_share(tally.share(), "");
        print_thinking(tally.thinking);
        Ok(())
    }

    fn duel_of_hispaniola(&self) -> Result<(), String> {
        if self.pairs.is_some() {
            return Err("--pairs is for shanghaien".into());
        }
        let duel = hispaniola::Duel {
            a: self.a.parse()?,
            b: self.b.parse()?,
            seats: self.players.unwrap_or(Seats::Three),
            rounds: self.rounds.unwrap_or(1),
            deals: self.deals.ok_or("--deals is missing")?,
            seed: self.seed,
        };
        let tally = duel.run();
        println!("games {}", tally.games);
        println!("wins {}", tally.wins);
        println!("shared wins {}", tally.shared);
        let fair = 100.0 / f64::from(u32::try_from(duel.seats.count()).unwrap_or(1));
        print_share(tally.share(), &format!("; fair is {fair:.1}"));
        let [a, b] = tally.points();
        println!("mean points: a {a:.1}, each b {b:.1}");
        print_thinking(tally.thinking);
        Ok(())
    }
}

fn print_share((share, half_width): (f64, f64), remark: &str) {
    println!("share {:.1} % (95 % interval ±{:.1}{remark})", share * 100.0, half_width * 100.0);
}

fn print_thinking(thinking: [Thinking; 2]) {
    for (name, thinking) in ["a", "b"].into_iter().zip(thinking) {
        let ms = |time: std::time::Duration| time.as_secs_f64() * 1000.0;
        println!(
            "thinking of {name}: mean {:.2} ms, worst {:.1} ms",
            ms(thinking.mean()),
            ms(thinking.worst)
        );
    }
}
