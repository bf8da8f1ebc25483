//! What every view needs: the words, and the way to make things happen.
//!
//! Pages and their pieces are plain functions of it: data in, element out. A component would cost some kilobytes in
//! every first visit, a function costs next to nothing.

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
