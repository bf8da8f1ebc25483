//! `duel`: how strong one player is against another.

use clap::Args;

use crate::ai::shanghaien::duel::{self, Contender};

/// Let two players meet in pairs of games with the same deck and dice and the seats swapped
#[derive(Args)]
#[command(after_help = format!("Players: {}", Contender::NAMES))]
pub(super) struct Duel {
    /// Who is measured
    #[arg(long)]
    a: Contender,
    /// Against whom
    #[arg(long)]
    b: Contender,
    /// How many pairs of games
    #[arg(long)]
    pairs: u32,
    /// The number of the random sequence
    #[arg(long)]
    seed: u64,
}

impl Duel {
    pub(super) fn run(&self) {
        let tally = duel::Duel { a: self.a, b: self.b, pairs: self.pairs, seed: self.seed }.run();
        let (share, half_width) = tally.share();
        println!("games {}", tally.wins + tally.draws + tally.losses);
        println!("wins {}", tally.wins);
        println!("draws {}", tally.draws);
        println!("losses {}", tally.losses);
        println!("share {:.1} % (95 % interval ±{:.1})", share * 100.0, half_width * 100.0);
        for (name, thinking) in ["a", "b"].into_iter().zip(tally.thinking) {
            let ms = |time: std::time::Duration| time.as_secs_f64() * 1000.0;
            println!(
                "thinking of {name}: mean {:.2} ms, worst {:.1} ms",
                ms(thinking.mean()),
                ms(thinking.worst)
            );
        }
    }
}
