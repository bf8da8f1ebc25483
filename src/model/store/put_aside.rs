//! A text in the store that could not be read.

use super::ASIDE;
use crate::{model::stored_text::without_version, record::GameName};

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
        let is_in_place = without_version(&text).is_err();
        let has_overlay = key.starts_with(ASIDE) || key.ends_with(".unreadable");
        (has_overlay || is_in_place).then_some(Self { key, text, is_in_place })
    }

    /// Returns the game that the text belongs to, if it is known.
    pub fn game(&self) -> Option<GameName> {
        let text = without_version(&self.text).unwrap_or_default();
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
