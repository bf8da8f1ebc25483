//! What every view needs: the words, and the way to make things happen.
//!
//! Small pieces of a page are plain functions of it (data in, element out); only what has a life of its own
//! is a component. A component costs some kilobytes in every first visit, a function next to nothing.

use super::store::Dispatch;
use crate::i18n::{Labels, Words};

/// The words and the dispatcher.
#[derive(Clone)]
pub(super) struct Cx {
    pub(super) words: &'static dyn Words,
    pub(super) dispatch: Dispatch,
}

impl Cx {
    /// The fixed texts.
    pub(super) fn labels(&self) -> &'static Labels {
        self.words.labels()
    }
}

impl PartialEq for Cx {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::addr_eq(self.words, other.words) && self.dispatch == other.dispatch
    }
}
