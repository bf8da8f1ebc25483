//! Duels: pairs of games on the same deck and dice with the seats swapped.

use std::time::Instant;

pub use super::contender::{Contender, Player};
use crate::ai::{
    measure::{Sample, Thinking},
    parallel::{in_parallel, mix},
};
use crate::rules::{
    BySeat, Game, Seat, SeededChance,
    shanghaien::{Deck, NextStart, Setup, Shanghaien},
};

/// Two contenders and how often they meet.
#[derive(Clone, Copy, Debug)]
pub struct Duel {
    /// The contender that is measured.
    pub a: Contender,
    /// Its opponent.
    pub b: Contender,
    /// The number of pairs of games.
    pub pairs: u32,
    /// The seed of the random numbers.
    pub seed: u64,
}

/// The result of a duel for the first contender.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// The share of each pair, 0 to 1.
    shares: Sample,
    /// The thinking times of both contenders.
    pub thinking: [Thinking; 2],
}

impl Tally {
    /// Returns the share of points won, a draw counting half, and half the width of its 95 % interval. A pair of games
    /// is one observation, because both have the same cards and dice.
    pub fn share(&self) -> (f64, f64) {
        self.shares.mean()
    }

    fn absorb(&mut self, other: Self) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.shares.absorb(other.shares);
        for (mine, theirs) in self.thinking.iter_mut().zip(other.thinking) {
            mine.absorb(theirs);
        }
    }
}

impl Duel {
    /// Plays all pairs, on all cores. The games depend only on the seed, except those with a tree search, which has a
    /// time limit.
    pub fn run(&self) -> Tally {
        let players = || [self.a.player(), self.b.player()];
        let pairs = in_parallel(self.pairs, players, |players, pair| self.play_pair(pair, players));
        let mut tally = Tally::default();
        for pair in pairs {
            tally.absorb(pair);
        }
        tally
    }

    fn play_pair(&self, pair: u32, players: &mut [Player; 2]) -> Tally {
        let seed = mix(self.seed, pair.into());
        let mut tally = Tally::default();
        let mut share = 0.0;
        for a in Seat::ALL {
            let winner =
                play(seed, BySeat::from_fn(|seat| usize::from(seat != a)), players, &mut tally.thinking);
            match winner {
                None => tally.draws += 1,
                Some(seat) if seat == a => tally.wins += 1,
                Some(_) => tally.losses += 1,
            }
            share += winner.map_or(0.5, |seat| if seat == a { 1.0 } else { 0.0 });
        }
        tally.shares.add(share / 2.0);
        tally
    }
}

/// Plays one game and returns the winner.
fn play(
    seed: u64,
    seated: BySeat<usize>,
    players: &mut [Player; 2],
    thinking: &mut [Thinking; 2],
) -> Option<Seat> {
    let deck = Deck::shuffled(&mut SeededChance::from_number(seed));
    let first = Seat::ALL[usize::from(seed % 2 == 1)];
    let mut game = Shanghaien::new(&Setup { first, next_start: NextStart::default(), deck });
    // Each seat has its own dice, new ones in each round. So both games of a pair see the same dice as long as
    // possible.
    let dice_of = |round: u8| {
        BySeat::from_fn(|seat| {
            SeededChance::from_number(mix(seed, u64::from(round) * 2 + u64::from(seat.number())))
        })
    };
    let mut dice = dice_of(1);
    let mut own_chance = SeededChance::from_number(mix(seed, 99));
    while let Some(mover) = game.position().to_move() {
        let round = game.position().round();
        let player = seated[mover];
        let is_free = game.legal_actions().len() > 1;
        let start = Instant::now();
        let action = players[player].choose(game.position(), &mut own_chance).expect("the game goes on");
        if is_free {
            thinking[player].add(start.elapsed());
        }
        let event = game.draw(action, &mut dice[mover]);
        game.apply(event).expect("contenders keep to the rules");
        if game.position().round() != round {
            dice = dice_of(game.position().round());
        }
    }
    game.position().score().leader()
}
