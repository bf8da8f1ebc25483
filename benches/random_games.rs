//! How fast whole random games go, legal lists included.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use shanghaien::rules::{
    Game, Seat, SeededChance, hispaniola,
    hispaniola::{Hispaniola, Seats},
    shanghaien::{Deck, NextStart, Setup, Shanghaien},
};

/// What the games of seed 1 add up to: a change of speed must not be a change of play.
const SHANGHAIEN_ACTIONS: u64 = 90_755;
/// For three, four and five players.
const HISPANIOLA_ACTIONS: [u64; 3] = [44_390, 71_180, 103_998];

/// Plays that many games and counts the actions.
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

/// Short games.
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
