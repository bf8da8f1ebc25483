//! Feeds damaged input to the readers of records, links and saved texts, for as long as wanted.
//!
//!     cargo test --test fuzz -- [--seconds N] [--seed S] [records | links | stores]…
//!
//! The corpus is small and complete: the example records and the example saves in tests/. The nightly workflow gives each
//! target a minute. The input that breaks a rule is left in target/fuzz/.

mod links;
mod mutation;
mod records;
mod stores;

use std::{
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
    process::ExitCode,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use mutation::Mutation;

/// A reader under attack: makes its next input, and checks what becomes of it.
type Target = (&'static str, fn(&mut Mutation) -> Vec<u8>, fn(&[u8]) -> Result<bool, String>);

const TARGETS: [Target; 3] = [
    ("records", records::input, records::check),
    ("links", links::input, links::check),
    ("stores", stores::input, stores::check),
];

fn main() -> ExitCode {
    let (mut seconds, mut names) = (60, Vec::new());
    let mut seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_secs());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|text| text.parse().ok()).expect("a number");
        match argument.as_str() {
            "--seconds" => seconds = number(),
            "--seed" => seed = number(),
            _ => names.push(argument),
        }
    }
    for name in &names {
        assert!(TARGETS.iter().any(|(known, ..)| known == name), "no target is named {name}");
    }
    let wanted = |name: &str| names.is_empty() || names.iter().any(|wanted| wanted == name);
    let mut has_failed = false;
    for target in TARGETS.iter().filter(|(name, ..)| wanted(name)) {
        has_failed |= !attack(target, Duration::from_secs(seconds), seed);
    }
    if has_failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Attacks one reader and returns whether it has withstood.
fn attack(&(name, input, check): &Target, time: Duration, seed: u64) -> bool {
    let mut mutation = Mutation::new(seed);
    let (start, mut tried, mut accepted) = (Instant::now(), 0_u64, 0_u64);
    while start.elapsed() < time {
        let bytes = input(&mut mutation);
        let outcome = catch_unwind(AssertUnwindSafe(|| check(&bytes)));
        let failure = match outcome {
            Ok(Ok(is_accepted)) => {
                tried += 1;
                accepted += u64::from(is_accepted);
                continue;
            }
            Ok(Err(failure)) => failure,
            Err(_) => "it panicked".to_owned(),
        };
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/fuzz");
        let file = folder.join(format!("{name}-{seed}-{tried}"));
        fs::create_dir_all(&folder).and_then(|()| fs::write(&file, &bytes)).expect("a file for the input");
        println!(
            "{name}: FAILED with seed {seed} after {tried} inputs: {failure}\n  input: {}",
            file.display()
        );
        return false;
    }
    println!("{name}: {tried} inputs in {} s with seed {seed}, {accepted} accepted", time.as_secs());
    // A check that accepts nothing, or everything, has looked at half of the reader only.
    if accepted == 0 || accepted == tried {
        println!("{name}: FAILED: the inputs are too much alike");
        return false;
    }
    true
}
