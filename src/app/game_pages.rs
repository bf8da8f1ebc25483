//! The pages of one game: set-up, table and rules.

use gloo::events::EventListener;
use yew::prelude::*;

use super::{
    context::ViewContext,
    dispatch::Dispatch,
    effects::load,
    game_ui::GameUi,
    handover,
    language::WordsStatus,
    pages::rules::{Bookmark, fetch_rules, rules_page},
    platform::{promise::spawn, theme::prefers_stillness},
    router::{OverlayMark, Route},
    tools,
    view::{element::all, focus::Focus, keys::on_keys},
};
use crate::{
    model::{
        Notice,
        session::{Command, Page, PendingGame},
    },
    record::GameName,
};

/// The pages of one game, with the game's session.
pub(super) struct GamePages<G: GameUi> {
    pub(super) context: ViewContext<G>,
    focus: Focus,
    overlay_mark: OverlayMark,
    bookmark: Bookmark,
    has_asked_for_rules: bool,
    _keys: EventListener,
}

impl<G: GameUi> GamePages<G> {
    /// Loads the saved game and opens `page`. Calls `changed` whenever the session has changed.
    pub(super) fn new(words: WordsStatus, page: Option<Page>, changed: Callback<()>) -> Self {
        let dispatch = Dispatch::new(load(), changed);
        words.tell::<G>(&dispatch);
        let mut pages = Self {
            _keys: on_keys(&dispatch),
            context: ViewContext::new(dispatch),
            focus: Focus::default(),
            overlay_mark: OverlayMark::default(),
            bookmark: Bookmark::default(),
            has_asked_for_rules: false,
        };
        pages.go(page);
        pages
    }

    /// Returns the page of this game that the address names.
    fn page(&self) -> Option<Page> {
        self.context.dispatch.session().page
    }

    /// Goes to the page that the address names now. `None` stands for a page that is not this game's.
    pub(super) fn go(&mut self, page: Option<Page>) {
        let dispatch = &self.context.dispatch;
        if page == Some(Page::Table) && handover::has(G::GAME) {
            // If the tools can't be loaded, the record goes on waiting.
            with_tools(dispatch, move |dispatch| {
                if let Some(record) = handover::take(G::GAME) {
                    dispatch.send(propose(record.as_bytes()).unwrap_or_else(|broken| broken));
                }
            });
        }
        if page == Some(Page::Rules) {
            self.bookmark.set(self.page(), G::section(&dispatch.session()));
        }
        // The caller has changed the address and redraws the page.
        dispatch.send_quietly(Command::Visit { page, is_still: prefers_stillness() });
    }

    /// Draws the current page. Returns `None` for a table without a game.
    pub(super) fn view(&self) -> Option<Html> {
        let (context, session) = (&self.context, self.context.dispatch.session());
        let page = match session.page? {
            Page::Rules => rules_page(context, &session),
            Page::Setup => (G::SETUP)(context, &session),
            Page::Table if session.record.is_some() => (G::TABLE)(context, &session),
            Page::Table | Page::Lesson | Page::Replay => return None,
        };
        Some(all([page].into_iter().chain(self.replace_sheet())))
    }

    /// Draws the question whether a new game may replace the current one, if it has to be asked.
    pub(super) fn replace_sheet(&self) -> Option<Html> {
        let session = self.context.dispatch.session();
        let (present, offered) = (session.record.as_ref()?, session.pending.as_ref()?);
        Some((G::REPLACE_SHEET)(&self.context, session.pace, present, offered).into())
    }

    /// Draws the set-up page.
    pub(super) fn setup(&self) -> Html {
        (G::SETUP)(&self.context, &self.context.dispatch.session())
    }

    /// Updates everything outside the tree after each drawing: title, keyboard focus, rules and the address. `is_quiet`
    /// means that no player has done anything, for example that a part has just loaded. Then the focus stays where it
    /// is.
    pub(super) fn rendered(&mut self, is_quiet: bool) {
        let (context, session) = (&self.context, self.context.dispatch.session());
        let page = session.page;
        if page.is_some_and(|page| !page.is_lesson_or_replay()) {
            context.entitle(page);
            if !is_quiet {
                self.focus.keep();
            }
        }
        // Fetches the rules once per visit. A failed fetch redraws the page, and that must not fetch them again.
        let is_at_rules = page == Some(Page::Rules);
        if is_at_rules && !self.has_asked_for_rules {
            fetch_rules(context, &session);
        }
        self.has_asked_for_rules = is_at_rules;
        if is_at_rules && session.rules.is_some() {
            self.bookmark.open();
        }
        self.overlay_mark.follow(page == Some(Page::Table), session.has_overlay(), closes(context));
    }
}

/// Returns a callback that closes what lies over the table, and returns whether something else is still open.
pub(super) fn closes<G: GameUi>(context: &ViewContext<G>) -> impl Fn() -> bool + 'static {
    let dispatch = context.dispatch.clone();
    move || {
        dispatch.send(Command::Close);
        dispatch.session().has_overlay()
    }
}

/// Returns a callback that puts the pending game in the place of the one on the table.
pub(super) fn replaces<G: GameUi>(dispatch: &Dispatch<G>, pending: &PendingGame<G>) -> Callback<MouseEvent> {
    let (dispatch, is_from_elsewhere) = (dispatch.clone(), matches!(pending, PendingGame::Game(_)));
    Callback::from(move |_| {
        dispatch.send(Command::Replace);
        if is_from_elsewhere {
            Route::Of(G::GAME, Page::Table).go();
        }
    })
}

/// Returns the command that proposes the recorded game, or the command that reports what is wrong with the record.
fn propose<G: GameUi>(record: &[u8]) -> Result<Command<G>, Command<G>> {
    match tools::read::<G>(record) {
        Ok(record) => Ok(Command::Propose(record.into())),
        Err(broken) => Err(Command::Tell(Some(Notice::BadRecord(broken.error)))),
    }
}

/// Opens a record at the table of its game, or reports what is wrong with it.
pub(super) fn open<G: GameUi>(dispatch: &Dispatch<G>, record: Vec<u8>) {
    match GameName::of_record(&record) {
        Some(game) if game != G::GAME => {
            handover::leave(String::from_utf8_lossy(&record).into_owned());
            Route::Of(game, Page::Table).go();
        }
        _ => with_tools(dispatch, move |dispatch| match propose(&record) {
            Ok(proposal) => {
                dispatch.send(proposal);
                Route::Of(G::GAME, Page::Table).go();
            }
            Err(broken) => dispatch.send(broken),
        }),
    }
}

/// Calls `then` once the game's tools have loaded: at once if they have loaded already.
pub(super) fn with_tools<G: GameUi>(dispatch: &Dispatch<G>, then: impl FnOnce(&Dispatch<G>) + 'static) {
    if tools::are_here::<G>() {
        return then(dispatch);
    }
    let dispatch = dispatch.clone();
    spawn(async move {
        if tools::load::<G>().await {
            then(&dispatch);
        } else {
            dispatch.send(Command::Tell(Some(Notice::NotLoaded)));
        }
    });
}
