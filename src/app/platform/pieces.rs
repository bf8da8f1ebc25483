//! Cuts long work into pieces, so that the page can be drawn and used in between.

use js_sys::{Date, Promise};

use super::promise::resolved;

/// How long a piece of work may take, in milliseconds. What one step takes comes on top.
const LONGEST: f64 = 8.0;

/// Long work in pieces.
pub(in crate::app) struct Pieces {
    /// When the piece began.
    start: f64,
}

impl Pieces {
    /// Begins with the first piece.
    pub(in crate::app) fn new() -> Self {
        Self { start: Date::now() }
    }

    /// Returns whether the piece has taken long enough.
    pub(in crate::app) fn is_long(&self) -> bool {
        Date::now() - self.start >= LONGEST
    }

    /// Begins a new piece now.
    pub(in crate::app) fn restart(&mut self) {
        *self = Self::new();
    }

    /// Lets the browser do other things if the piece has taken long enough, and begins the next one.
    pub(in crate::app) async fn rest(&mut self) {
        if self.is_long() {
            // If even this fails, the work goes on without a rest.
            resolved(Promise::new(&mut |resolve, _| {
                drop(gloo::utils::window().set_timeout_with_callback(&resolve));
            }))
            .await;
            self.restart();
        }
    }
}
