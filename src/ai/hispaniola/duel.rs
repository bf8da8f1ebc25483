//! Duels: one contender against several others, on the same deals once in every seat.

use std::time::Instant;

pub use super::contender::Contender;
use crate::{
    ai::{
        measure::{Sample, Thinking},
        parallel::{in_parallel, mix},
    },
    rules::{
        Game, SeededChance, Turn,
        hispaniola::{BySeat, Deal, Hispaniola, Seat, Seats, Setup, Step},
    },
};

/// Two contenders and how often they meet.
#[derive(Clone, Copy, Debug)]
pub struct Duel {
    /// The contender that is measured; it has one seat.
    pub a: Contender,
    /// The contender that has all other seats.
    pub b: Contender,
    /// The number of players.
    pub seats: Seats,
    /// The number of rounds of a game.
    pub rounds: u8,
    /// The number of sets of deals. For each set a game is played with `a` in every seat.
    pub deals: u32,
    /// The seed of the random numbers.
    pub seed: u64,
}

/// The result of a duel for the contender that is measured.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Games that only this contender won.
    pub wins: u32,
    /// Games won together with other players.
    pub shared: u32,
    shares: Sample,
    points: [Sample; 2],
    /// The thinking times of both contenders.
    pub thinking: [Thinking; 2],
}

impl Tally {
    /// Returns the share of the wins, and half the width of its 95 % interval. The games on the same deals are one
    /// observation.
    pub fn share(&self) -> (f64, f64) {
        self.shares.mean()
    }

    /// Returns the mean points per game of the measured contender, and of each of the others.
    pub fn points(&self) -> [f64; 2] {
        [0, 1].map(|who: usize| self.points[who].mean().0)
    }

    fn absorb(&mut self, other: Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.shared += other.shared;
        self.shares.absorb(other.shares);
        for (mine, theirs) in self.points.iter_mut().zip(other.points) {
            mine.absorb(theirs);
        }
        for (mine, theirs) in self.thinking.iter_mut().zip(other.thinking) {
            mine.absorb(theirs);
        }
    }
}

impl Duel {
    /// Plays all games, on all cores. The result depends only on the seed.
    pub fn run(&self) -> Tally {
        let mut tally = Tally::default();
        for deal in in_parallel(self.deals, || (), |(), number| self.play_in_every_seat(number)) {
            tally.absorb(deal);
        }
        tally
    }

    fn play_in_every_seat(&self, number: u32) -> Tally {
        let mut tally = Tally::default();
        let mut share = 0.0;
        for alone in self.seats.all() {
            let table = self.play(number, alone, &mut tally.thinking);
            tally.games += 1;
            let winners = table.table().leaders().count();
            if table.table().leaders().any(|seat| seat == alone) {
                *(if winners == 1 { &mut tally.wins } else { &mut tally.shared }) += 1;
                share += 1.0 / f64::from(u32::try_from(winners).unwrap_or(1));
            }
            for seat in self.seats.all() {
                tally.points[usize::from(seat != alone)].add(table.table().points(seat).into());
            }
        }
        tally.shares.add(share / f64::from(tally.games));
        tally
    }

    /// Plays one game to its end.
    fn play(&self, number: u32, alone: Seat, thinking: &mut [Thinking; 2]) -> Hispaniola {
        let seed = mix(self.seed, number.into());
        let first = self.seats.all().nth(number as usize % self.seats.count()).unwrap_or(Seat::One);
        let setup = Setup::new(self.seats, first, self.rounds).expect("one at the table");
        let mut game = Hispaniola::new(&setup);
        let mut own_chances =
            BySeat::from_fn(|seat| SeededChance::from_number(mix(seed, 1000 + u64::from(seat.number()))));
        loop {
            let event = match game.turn() {
                Turn::Over => return game,
                Turn::Chance => {
                    let mut cards = SeededChance::from_number(mix(seed, game.table().hand().into()));
                    Step::Deal(Deal::shuffled(self.seats, &mut cards))
                }
                Turn::Seat(seat) => {
                    let is_alone = seat == alone;
                    let contender = if is_alone { self.a } else { self.b };
                    let is_free = game.legal_actions().len() > 1;
                    let view = game.view(seat);
                    let start = Instant::now();
                    let action = contender.choose(&view, &mut own_chances[seat]).expect("the game goes on");
                    if is_free {
                        thinking[usize::from(!is_alone)].add(start.elapsed());
                    }
                    game.draw(action, &mut own_chances[seat])
                }
            };
            game.apply(event).expect("contenders keep to the rules");
        }
    }
}
