//! What happens at the table besides drawing.

use super::{Cx, clock::Clock, pirates::PiratesLine};
use crate::{app::router::Page, model::hispaniola::State};

/// What happens by itself, and who is asked.
#[derive(Default)]
pub(in crate::app) struct Helpers {
    clock: Clock,
    pirates: PiratesLine,
}

impl Helpers {
    /// After a change, while this page of the game is shown.
    pub(super) fn follow(&mut self, cx: &Cx, state: &State, page: Option<Page>) {
        let at_table = page == Some(Page::Table);
        self.clock.run(cx, state, at_table);
        self.pirates.ask(&cx.dispatch, state, at_table);
    }
}
