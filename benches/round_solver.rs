//! Benchmarks solving a whole round, from its first roll on and for both ends that can be the 1.

#[path = "../tests/common/mod.rs"]
mod common;

use std::hint::black_box;

use common::hoarding_record;
use criterion::{Criterion, criterion_group, criterion_main};
use shanghaien::{
    ai::shanghaien::round::{Asked, FinalScore, RoundSolver},
    rules::{
        Seat,
        shanghaien::{Position, Trick},
    },
};

/// Returns the start of a last round in which each player holds so many kinds of trick.
fn last_round(kinds: usize) -> Position {
    let holds = |position: &Position| {
        Seat::ALL.map(|seat| Trick::ALL.into_iter().filter(|&trick| position.tricks(seat, trick) > 0).count())
    };
    let starts =
        (0..).filter_map(|seed| hoarding_record(seed).positions().find(|position| position.round() == 8));
    starts.into_iter().find(|position| holds(position) == [kinds; 2]).expect("among all games")
}

fn rounds(criterion: &mut Criterion) {
    let mut solver = RoundSolver::new();
    let mut group = criterion.benchmark_group("round, both ends");
    group.sample_size(10);
    for kinds in 0..=2 {
        let position = last_round(kinds);
        group.bench_function(format!("{kinds} tricks each"), |bencher| {
            bencher.iter(|| {
                black_box(solver.solve(&position, Asked::Best, &FinalScore).expect("not over").actions())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, rounds);
criterion_main!(benches);
