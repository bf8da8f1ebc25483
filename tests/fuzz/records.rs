//! Records: nothing panics, what is accepted can be written and read again, an error says where it is, and the time
//! grows with the size only.

use std::{
    fmt::Display,
    time::{Duration, Instant},
};

use shanghaien::{
    i18n::{Language, shanghaien::Words},
    model::logbook::{Entry, Reader},
    record::{Broken, Reason, Record, RecordError, Recorded, hispaniola, shanghaien as dice},
};

use crate::mutation::Mutation;

/// How long a reader may take. That is ten times as long as it takes on a slow machine without optimisation.
const START: Duration = Duration::from_millis(100);
const BYTE: Duration = Duration::from_micros(20);

pub fn input(mutation: &mut Mutation) -> Vec<u8> {
    mutation.damaged()
}

/// Checks what the readers of both games say of this input. Returns whether one of them accepts it.
pub fn check(bytes: &[u8]) -> Result<bool, String> {
    in_time(bytes, || {
        let dice = of_game(bytes, dice::Record::read)?;
        let pirates = of_game(bytes, hispaniola::Record::read)?;
        if let Ok(text) = std::str::from_utf8(bytes) {
            of_logbook(text)?;
        }
        Ok(dice || pirates)
    })
}

/// Checks that this takes no longer than its size allows. Another program may have had the machine, so a slow run is
/// measured again: the fastest one counts.
pub fn in_time<T>(bytes: &[u8], run: impl Fn() -> Result<T, String>) -> Result<T, String> {
    let most = START + BYTE * u32::try_from(bytes.len()).unwrap_or(u32::MAX);
    let mut fastest = Duration::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        let outcome = run();
        fastest = fastest.min(start.elapsed());
        if outcome.is_err() || fastest <= most {
            return outcome;
        }
    }
    Err(format!("{} bytes took {fastest:?}, and no more than {most:?} is allowed", bytes.len()))
}

/// A function that reads a record.
type Read<G> = fn(&[u8]) -> Result<Record<G>, Box<Broken<G>>>;

fn of_game<G: Recorded>(bytes: &[u8], read: Read<G>) -> Result<bool, String>
where
    Record<G>: Display,
{
    match read(bytes) {
        Ok(record) => comes_back(&record, read).map(|()| true),
        Err(broken) => {
            says_where(bytes, &broken.error)?;
            broken.so_far.as_ref().map_or(Ok(()), |record| comes_back(record, read))?;
            Ok(false)
        }
    }
}

/// Checks that a record can be written and read again.
fn comes_back<G: Recorded>(record: &Record<G>, read: Read<G>) -> Result<(), String>
where
    Record<G>: Display,
{
    let text = record.to_string();
    match read(text.as_bytes()) {
        Ok(again) if again == *record && again.to_string() == text => Ok(()),
        Ok(_) => Err(format!("it was read differently from its own text:\n{text}")),
        Err(broken) => Err(format!("its own text was refused, {:?}:\n{text}", broken.error)),
    }
}

/// Checks that an error names a line that is there, and a word that stands there or before.
fn says_where(bytes: &[u8], error: &RecordError) -> Result<(), String> {
    let text = String::from_utf8_lossy(bytes);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let lines = text.split('\n').count().max(1);
    let line = error.line as usize;
    if !(1..=lines).contains(&line) {
        return Err(format!("{error:?} is outside the {lines} lines"));
    }
    let before: String = text.split_inclusive('\n').take(line).collect();
    if error.token.is_empty() {
        let is_missing = matches!(error.reason, Reason::UnknownGame | Reason::MissingHeader(_));
        return if is_missing || before.contains("\"\"") {
            Ok(())
        } else {
            Err(format!("{error:?} names no word"))
        };
    }
    // A name stands there with its escapes.
    let plain = |text: &str| text.replace('\\', "");
    let before = plain(&before);
    let is_there = |word: &str| before.contains(plain(word).trim_end_matches('…'));
    if !error.token.split_whitespace().all(is_there) {
        return Err(format!("{error:?} names a word that is not there"));
    }
    for language in Language::ALL {
        let said = Words::of(language).labels.shared.record_error(error);
        if !said.contains(&error.line.to_string()) {
            return Err(format!("{said} does not name line {}", error.line));
        }
    }
    Ok(())
}

/// Checks that the games of a logbook's file can be written and read again.
fn of_logbook(text: &str) -> Result<(), String> {
    let read = |text: &str| -> Vec<Entry> {
        let mut reader = Reader::new(0.0);
        let mut found = reader.take(text.as_bytes());
        found.extend(reader.end());
        found.iter().filter_map(|game| game.entry().ok()).collect()
    };
    let games = read(text);
    let again = read(&games.iter().map(Entry::to_text).collect::<String>());
    let same = games.is_empty() || games == again;
    if same { Ok(()) } else { Err("the logbook reads its own text differently".to_owned()) }
}
