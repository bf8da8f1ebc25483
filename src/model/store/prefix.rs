//! The page's own corner of a shelf that other pages of the same host share: all keys begin with [`PREFIX`].
//!
//! The first two versions saved without it. Their texts are found under the old keys until they are saved again.

use super::Shelf;
use crate::model::Notice;

/// How all keys of the page begin. The scripts in `static/` know it too.
pub const PREFIX: &str = "harbour.";

/// The part of a shelf whose keys have the prefix. The keys here are those without it.
pub struct Prefixed<S>(pub S);

fn whole(key: &str) -> String {
    [PREFIX, key].concat()
}

/// Returns whether an old key was that of a text of this page. The short names could belong to any page.
fn is_ours(key: &str, text: &str) -> bool {
    ["shanghaien.", "hispaniola.", "house."].into_iter().any(|name| key.starts_with(name))
        || ((key == "language" || ["finished.", "aside."].into_iter().any(|name| key.starts_with(name)))
            && text.starts_with("# version 2\n"))
}

impl<S: Shelf> Prefixed<S> {
    fn old(&self, key: &str) -> Option<String> {
        self.0.get(key).filter(|text| is_ours(key, text))
    }

    /// Moves all texts that have an old key, as far as there is room. A text that has both keys stays under both:
    /// `Store::take_in` decides about games, and of other texts the one with the new key counts.
    pub fn take_over(&self) {
        for key in self.0.keys() {
            if let Some(text) = self.old(&key)
                && self.0.get(&whole(&key)).is_none()
            {
                // What can't be moved is still read under its old key.
                drop(self.set(&key, &text));
            }
        }
    }
}

impl<S: Shelf> Shelf for Prefixed<S> {
    fn get(&self, key: &str) -> Option<String> {
        self.0.get(&whole(key)).or_else(|| self.old(key))
    }

    fn older(&self, key: &str) -> Option<String> {
        self.old(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Notice> {
        let old = self.old(key);
        let mut is_set = self.0.set(&whole(key), text);
        if let Some(old) = old {
            self.0.remove(key);
            if is_set.is_err() {
                // In a full store there may be room in the place of the old text.
                is_set = self.0.set(&whole(key), text);
                if is_set.is_err() {
                    // It was there a moment ago.
                    drop(self.0.set(key, &old));
                }
            }
        }
        is_set
    }

    fn remove(&self, key: &str) {
        self.0.remove(&whole(key));
        if self.old(key).is_some() {
            self.0.remove(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        let all = self.0.keys().into_iter();
        let ours = all.filter_map(|key| match key.strip_prefix(PREFIX) {
            Some(rest) => Some(rest.to_owned()),
            None => Some(key).filter(|key| self.0.get(&whole(key)).is_none() && self.old(key).is_some()),
        });
        ours.collect()
    }
}
