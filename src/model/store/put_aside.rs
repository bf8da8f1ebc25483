//! A text in the store that could not be read.

use std::borrow::Cow;

use super::ASIDE;
use crate::{
    model::stored_text::{Unusable, opened, salvaged},
    record::GameName,
};

/// A text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PutAside {
    /// The key of the text.
    pub key: String,
    /// The text just as it was saved.
    pub text: String,
    /// Whether it is still in its place, because a newer version of the page can read it.
    pub is_in_place: bool,
}

impl PutAside {
    /// Returns the text under this key, if it is such a text.
    pub(super) fn of(key: String, text: String) -> Option<Self> {
        let is_in_place = opened(&text) == Err(Unusable::Newer);
        let has_overlay = key.starts_with(ASIDE) || key.ends_with(".unreadable");
        (has_overlay || is_in_place).then_some(Self { key, text, is_in_place })
    }

    /// Returns the record in it, open and as well as it can be read.
    pub fn record(&self) -> Cow<'_, str> {
        salvaged(&self.text)
    }

    /// Returns the game that the text belongs to, if it is known.
    pub fn game(&self) -> Option<GameName> {
        let text = self.record();
        self.key
            .split('.')
            .next()
            .and_then(GameName::from_code)
            .or_else(|| GameName::of_record(text.as_bytes()))
    }

    /// Returns when it was put aside.
    pub fn moment(&self) -> Option<f64> {
        self.key.strip_prefix(ASIDE)?.parse().ok()
    }
}
