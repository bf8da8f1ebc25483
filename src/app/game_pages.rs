//! The pages of one game: set-up, table and rules.

use gloo::events::EventListener;
use yew::prelude::*;

use super::{
    context::Cx,
    desk::Desk,
    handover,
    language::Words,
    pages::rules::{Bookmark, fetch_rules, rules_page},
    router::{Aside, Page, Route},
    store::Dispatch,
    view::{element::all, focus::Focus, keys::on_keys},
};
use crate::record::GameName;

/// The pages of a game, with its state.
pub(super) struct GamePages<D: Desk> {
    pub(super) cx: Cx<D>,
    /// The page of this game that the address names.
    page: Option<Page>,
    focus: Focus,
    helpers: D::Helpers,
    aside: Aside,
    bookmark: Bookmark,
    has_asked_for_rules: bool,
    _keys: EventListener,
}

impl<D: Desk> GamePages<D> {
    /// The game as it was left; `changed` is called when its state has changed.
    pub(super) fn new(words: Words, page: Option<Page>, changed: Callback<()>) -> Self {
        let dispatch = Dispatch::new(D::load(), changed);
        words.tell::<D>(&dispatch);
        let mut pages = Self {
            _keys: on_keys(&dispatch, D::press),
            cx: Cx { words: D::words(), dispatch },
            page: None,
            focus: Focus::default(),
            helpers: D::Helpers::default(),
            aside: Aside::default(),
            bookmark: Bookmark::default(),
            has_asked_for_rules: false,
        };
        pages.go(page);
        pages
    }

    /// The address names this page now, or one that is not the game's own.
    pub(super) fn go(&mut self, page: Option<Page>) {
        let dispatch = &self.cx.dispatch;
        if page == Some(Page::Table)
            && let Some(record) = handover::take(D::GAME)
        {
            let (Ok(command) | Err(command)) = D::offer(record.as_bytes());
            dispatch.send(command);
        }
        if page == Some(Page::Rules) {
            self.bookmark.set(self.page, D::section(&dispatch.state()));
        }
        if self.page == Some(Page::Table) && page != self.page && D::has_sheet(&dispatch.state()) {
            // Who comes back comes back to the game.
            dispatch.send(D::close());
        }
        self.page = page;
    }

    /// What the page shows; nothing at a table without a game.
    pub(super) fn view(&self) -> Option<Html> {
        let (cx, state) = (&self.cx, self.cx.dispatch.state());
        let page = match self.page? {
            Page::Rules => rules_page(cx, &state),
            Page::Setup => D::setup(cx, &state),
            Page::Table if D::game(&state).is_some() => D::table(cx, &state),
            Page::Table | Page::Lesson | Page::Replay => return None,
        };
        Some(all([page].into_iter().chain(D::replace_sheet(cx, &state))))
    }

    /// The page before a game.
    pub(super) fn setup(&self) -> Html {
        D::setup(&self.cx, &self.cx.dispatch.state())
    }

    /// After each change: whatever is to be done besides drawing. When the page opens or a part has come nobody has touched
    /// a key: then the keyboard stays where it is.
    pub(super) fn rendered(&mut self, is_quiet: bool) {
        let (cx, page) = (&self.cx, self.page);
        let state = cx.dispatch.state();
        if page.is_some_and(|page| !page.is_study()) {
            cx.entitle(page);
            if !is_quiet {
                self.focus.keep();
            }
        }
        // Once for each visit: what cannot be fetched changes the page, and that must not fetch it again.
        let is_at_rules = page == Some(Page::Rules);
        if is_at_rules && !self.has_asked_for_rules {
            fetch_rules(cx, &state);
        }
        self.has_asked_for_rules = is_at_rules;
        if is_at_rules && D::rules(&state).is_some() {
            self.bookmark.open();
        }
        D::follow(&mut self.helpers, cx, &state, page);
        let dispatch = cx.dispatch.clone();
        self.aside.follow(page == Some(Page::Table), D::is_aside(&state), move || {
            dispatch.send(D::close());
            D::is_aside(&dispatch.state())
        });
    }
}

/// Opens a record on the table of its game, or says what is wrong with it.
pub(super) fn open<D: Desk>(dispatch: &Dispatch<D>, record: &[u8]) {
    match GameName::of_record(record) {
        Some(game) if game != D::GAME => {
            handover::leave(String::from_utf8_lossy(record).into_owned());
            Route::Of(game, Page::Table).go();
        }
        _ => match D::offer(record) {
            Ok(offer) => {
                dispatch.send(offer);
                Route::Of(D::GAME, Page::Table).go();
            }
            Err(trouble) => dispatch.send(trouble),
        },
    }
}
