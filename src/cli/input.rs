//! Reads the input of commands.

use std::{
    fs,
    io::{self, Read},
    path::Path,
};

use crate::rules::hispaniola::Seats;

/// Returns the bytes of a file, or of standard input if the file is `-`.
pub(super) fn read(file: &Path) -> Result<Vec<u8>, String> {
    let bytes = if file.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(file)
    };
    bytes.map_err(|error| format!("{}: {error}", file.display()))
}

/// Reads a number of players of Hispaniola.
pub(super) fn seats(count: &str) -> Result<Seats, &'static str> {
    count.parse().ok().and_then(Seats::new).ok_or("Hispaniola is for 3 to 5 players")
}
