//! How fast whole random games go, legal lists included.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use shanghaien::rules::{
    Game, Seat, SeededChance,
    shanghaien::{Deck, NextStart, Setup, Shanghaien},
};

const GAMES: u32 = 1_000;
/// What the games of seed 1 add up to: a change of speed must not be a change of play.
const ACTIONS: u64 = 90_755;

fn play_games() -> u64 {
    let mut chance = SeededChance::from_number(1);
    let mut actions = 0;
    for _ in 0..GAMES {
        let deck = Deck::shuffled(&mut chance);
        let mut game = Shanghaien::new(&Setup { first: Seat::One, next_start: NextStart::default(), deck });
        while game.play_randomly(&mut chance).is_some() {
            actions += 1;
        }
    }
    actions
}

fn random_games(criterion: &mut Criterion) {
    assert_eq!(play_games(), ACTIONS);
    let mut group = criterion.benchmark_group("shanghaien");
    group.throughput(Throughput::Elements(ACTIONS));
    group.bench_function("actions in random games", |bencher| bencher.iter(play_games));
    group.finish();
}

criterion_group!(benches, random_games);
criterion_main!(benches);
