//! Lines that a screen reader reads by itself.

use crate::app::view::element::{El, el};

/// Returns the words with something invisible behind them for every other count. A screen reader does not read the same
/// words twice, so words that have to be read again need another count.
pub(in crate::app) fn stirred(mut words: String, count: usize) -> String {
    if count % 2 == 1 {
        words.push('\u{200b}');
    }
    words
}

/// Draws the line that tells what has happened at a table, after so many events.
pub(in crate::app) fn announcer(words: String, count: usize) -> El {
    el("p").class("sr").attr("aria-live", "polite").text(stirred(words, count))
}
