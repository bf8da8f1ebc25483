//! Links: nothing panics, there is only one way to write the same bytes, and too much is refused unread.
//!
//! The browser unpacks the bytes of a link. `tests/browser/replay/links.rs` tests that.

use shanghaien::model::link_codec::{MOST_LETTERS, from_letters, to_letters};

use crate::{
    mutation::Mutation,
    records::{self, in_time},
};

pub fn input(mutation: &mut Mutation) -> Vec<u8> {
    let bytes = mutation.damaged();
    let mut letters = to_letters(&bytes).into_bytes();
    for _ in 0..mutation.below(3) {
        mutation.damage(&mut letters);
    }
    letters
}

/// Checks what becomes of these letters. Returns whether they are accepted.
pub fn check(letters: &[u8]) -> Result<bool, String> {
    let letters = String::from_utf8_lossy(letters);
    let read = in_time(letters.as_bytes(), || Ok(from_letters(&letters)))?;
    let Some(bytes) = read else { return Ok(false) };
    if letters.len() > MOST_LETTERS {
        return Err(format!("{} letters were read", letters.len()));
    }
    if to_letters(&bytes) != letters {
        return Err("the same bytes have other letters too".to_owned());
    }
    records::check(&bytes)?;
    Ok(true)
}
