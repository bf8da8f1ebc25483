//! What every view needs: the words, and the way to make things happen.
//!
//! Pages and their pieces are plain functions of it: data in, element out. A component would cost some kilobytes in
//! every first visit, a function costs next to nothing.

use super::{desk::Desk, router::Page, store::Dispatch};
use crate::{i18n::House, model::Pace};

/// The words and the dispatcher of a game's page.
pub(super) struct Cx<D: Desk> {
    pub(super) words: &'static D::Words,
    pub(super) dispatch: Dispatch<D>,
}

impl<D: Desk> Clone for Cx<D> {
    fn clone(&self) -> Self {
        Self { words: self.words, dispatch: self.dispatch.clone() }
    }
}

impl<D: Desk> Cx<D> {
    /// The fixed texts of the game.
    pub(super) fn labels(&self) -> &'static D::Labels {
        D::labels(self.words)
    }

    /// The fixed texts of both games.
    pub(super) fn house(&self) -> &'static House {
        D::house(self.words)
    }

    /// Takes over the words that are spoken now.
    pub(super) fn refresh(&mut self) {
        self.words = D::words();
    }

    /// Names the window after the page that is shown.
    pub(super) fn entitle(&self, page: Option<Page>) {
        let (house, game) = (self.house(), D::title(self.labels()));
        let part = match page {
            Some(Page::Setup) => house.new_game,
            Some(Page::Rules) => house.rules,
            Some(Page::Lesson) => house.learn,
            Some(Page::Replay) => house.replay.look_back,
            Some(Page::Table) | None => return gloo::utils::document().set_title(game),
        };
        gloo::utils::document().set_title(&[part, " – ", game].concat());
    }

    /// How fast things move.
    pub(super) fn pace(&self) -> Pace {
        D::pace(D::settings(&self.dispatch.state()))
    }
}
