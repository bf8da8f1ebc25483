//! Reads what a command is given.

use std::{
    fs,
    io::{self, Read},
    path::Path,
};

use crate::rules::hispaniola::Seats;

/// The bytes of a file, or of standard input if it is called `-`.
pub(super) fn read(file: &Path) -> Result<Vec<u8>, String> {
    let bytes = if file.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(file)
    };
    bytes.map_err(|error| format!("{}: {error}", file.display()))
}

/// The table for so many players of Hispaniola.
pub(super) fn seats(count: &str) -> Result<Seats, &'static str> {
    count.parse().ok().and_then(Seats::new).ok_or("Hispaniola is for 3 to 5 players")
}
