//! What happens at the table besides drawing.

use super::{Cx, captain::CaptainLine, clock::Clock};
use crate::{app::router::Page, model::shanghaien::State};

/// What happens by itself, and who is asked.
#[derive(Default)]
pub(in crate::app) struct Helpers {
    clock: Clock,
    captain: CaptainLine,
}

impl Helpers {
    /// After a change, while this page of the game is shown.
    pub(super) fn follow(&mut self, cx: &Cx, state: &State, page: Option<Page>) {
        self.clock.run(cx, state, page);
        self.captain.ask(&cx.dispatch, state, page == Some(Page::Table));
    }
}
