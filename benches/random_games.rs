//! Benchmarks whole random games, including the lists of legal actions.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use shanghaien::rules::{
    Game, Seat, SeededChance, hispaniola,
    hispaniola::{Hispaniola, Seats},
    shanghaien::{Deck, NextStart, Setup, Shanghaien},
};

/// The number of actions in the games of seed 1. An optimization must not change it.
const SHANGHAIEN_ACTIONS: u64 = 90_755;
/// The same for three, four and five players.
const HISPANIOLA_ACTIONS: [u64; 3] = [44_390, 71_180, 103_998];

/// Plays so many games and returns the number of actions.
fn play_games<G: Game>(games: u32, start: impl Fn(&mut SeededChance) -> G) -> u64 {
    let mut chance = SeededChance::from_number(1);
    let mut actions = 0;
    for _ in 0..games {
        let mut game = start(&mut chance);
        while game.play_randomly(&mut chance).is_some() {
            actions += 1;
        }
    }
    actions
}

fn shanghaien_games() -> u64 {
    play_games(1_000, |chance| {
        let deck = Deck::shuffled(chance);
        Shanghaien::new(&Setup { first: Seat::One, next_start: NextStart::default(), deck })
    })
}

/// Plays short games of Hispaniola.
fn hispaniola_games(seats: Seats) -> u64 {
    let setup = hispaniola::Setup::new(seats, hispaniola::Seat::One, 1).expect("one round");
    play_games(200, |_| Hispaniola::new(&setup))
}

fn random_games(criterion: &mut Criterion) {
    assert_eq!(shanghaien_games(), SHANGHAIEN_ACTIONS);
    let mut group = criterion.benchmark_group("shanghaien");
    group.throughput(Throughput::Elements(SHANGHAIEN_ACTIONS));
    group.bench_function("actions in random games", |bencher| bencher.iter(shanghaien_games));
    group.finish();

    assert_eq!(Seats::ALL.map(hispaniola_games), HISPANIOLA_ACTIONS);
    let mut group = criterion.benchmark_group("hispaniola");
    for (seats, actions) in Seats::ALL.into_iter().zip(HISPANIOLA_ACTIONS) {
        group.throughput(Throughput::Elements(actions));
        let name = format!("actions in random games of {}", seats.count());
        group.bench_function(name, |bencher| bencher.iter(|| hispaniola_games(seats)));
    }
    group.finish();
}

criterion_group!(benches, random_games);
criterion_main!(benches);
