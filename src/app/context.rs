//! What every view needs: the words and the dispatcher.

use super::{dispatch::Dispatch, game_ui::GameUi};
use crate::{
    i18n::{GameWords, Shared},
    model::session::Page,
};

/// The words and the dispatcher of one game.
pub(super) struct ViewContext<G: GameUi> {
    pub(super) words: &'static G::Words,
    pub(super) dispatch: Dispatch<G>,
}

impl<G: GameUi> Clone for ViewContext<G> {
    fn clone(&self) -> Self {
        Self { words: self.words, dispatch: self.dispatch.clone() }
    }
}

impl<G: GameUi> PartialEq for ViewContext<G> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.words, other.words) && self.dispatch == other.dispatch
    }
}

impl<G: GameUi> ViewContext<G> {
    /// Returns a context with this dispatcher and the current words.
    pub(super) fn new(dispatch: Dispatch<G>) -> Self {
        Self { words: G::words(), dispatch }
    }

    /// Returns the fixed texts of this game.
    pub(super) fn labels(&self) -> &'static <G::Words as GameWords>::Labels {
        GameWords::labels(self.words)
    }

    /// Returns the fixed texts of both games.
    pub(super) fn shared(&self) -> &'static Shared {
        G::shared(self.words)
    }

    /// Reads the current words again: the language may have changed.
    pub(super) fn refresh(&mut self) {
        self.words = G::words();
    }

    /// Sets the document's title to the page that is shown.
    pub(super) fn entitle(&self, page: Option<Page>) {
        let (shared, game) = (self.shared(), self.words.title());
        let part = match page {
            Some(Page::Setup) => shared.new_game,
            Some(Page::Rules) => shared.rules,
            Some(Page::Lesson) => shared.learn,
            Some(Page::Replay) => shared.replay.title,
            Some(Page::Table) | None => return gloo::utils::document().set_title(game),
        };
        gloo::utils::document().set_title(&[part, " – ", game].concat());
    }
}
