//! Which page is shown: the part of the address after the `#`, so that any static host will do.

use std::cell::{Cell, RefCell};

use gloo::{events::EventListener, timers::callback::Timeout};
use yew::prelude::*;

use crate::{
    model::{Screen, Sitting},
    record::GameName,
};

/// A page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Route {
    /// Where both games are offered.
    Home,
    /// Where finished games are kept.
    Logbook,
    /// What can be chosen.
    Settings,
    /// A page of a game.
    Of(GameName, Page),
}

/// A page of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    Setup,
    Table,
    Rules,
    /// The guided game.
    Lesson,
    /// A game that was played before; it comes along in the address.
    Replay,
}

impl Page {
    /// Whether the game there is not played.
    pub(super) const fn is_study(self) -> bool {
        matches!(self, Self::Lesson | Self::Replay)
    }

    /// Whether what lies on a table for this reason is shown there.
    pub(super) fn shows(self, sitting: Sitting) -> bool {
        match self {
            Self::Table => sitting == Sitting::Game,
            Self::Lesson => sitting == Sitting::Lesson,
            Self::Replay => sitting == Sitting::Replay,
            Self::Setup | Self::Rules => false,
        }
    }
}

const ADDRESSES: [(Route, &str); 13] = [
    (Route::Home, "#/"),
    (Route::Logbook, "#/logbook"),
    (Route::Settings, "#/settings"),
    (Route::SETUP, "#/new"),
    (Route::TABLE, "#/table"),
    (Route::RULES, "#/rules"),
    (Route::Of(GameName::Shanghaien, Page::Lesson), "#/lesson"),
    (Route::Of(GameName::Shanghaien, Page::Replay), "#/replay"),
    (Route::Of(GameName::Hispaniola, Page::Setup), "#/hispaniola/new"),
    (Route::Of(GameName::Hispaniola, Page::Table), "#/hispaniola/table"),
    (Route::Of(GameName::Hispaniola, Page::Rules), "#/hispaniola/rules"),
    (Route::Of(GameName::Hispaniola, Page::Lesson), "#/hispaniola/lesson"),
    (Route::Of(GameName::Hispaniola, Page::Replay), "#/hispaniola/replay"),
];

impl Route {
    /// The pages of Shanghaien.
    pub(super) const SETUP: Self = Self::Of(GameName::Shanghaien, Page::Setup);
    pub(super) const TABLE: Self = Self::Of(GameName::Shanghaien, Page::Table);
    pub(super) const RULES: Self = Self::Of(GameName::Shanghaien, Page::Rules);

    /// The page that the address names.
    pub(super) fn now() -> Self {
        let (page, _) = parts();
        ADDRESSES.iter().find(|(_, address)| *address == page).map_or(Self::Home, |(route, _)| *route)
    }

    fn address(self) -> &'static str {
        ADDRESSES.iter().find(|(route, _)| *route == self).map_or("#/", |(_, address)| address)
    }

    /// The page of a game.
    pub(super) fn page_of(self, of: GameName) -> Option<Page> {
        match self {
            Self::Of(game, page) if game == of => Some(page),
            _ => None,
        }
    }

    /// The address of this page with what comes along.
    pub(super) fn with_luggage(self, luggage: &str) -> String {
        let mut address = self.address().to_owned();
        address.push(LUGGAGE);
        address + luggage
    }

    /// What kind of page that is.
    pub(super) fn screen(self) -> Screen {
        match self {
            Self::Home => Screen::Home,
            Self::Logbook => Screen::Logbook,
            Self::Settings | Self::Of(_, Page::Rules) => Screen::Aside,
            Self::Of(_, Page::Setup) => Screen::Setup,
            Self::Of(_, Page::Table | Page::Lesson | Page::Replay) => Screen::Table,
        }
    }

    /// Goes to this page; the browser's back button leads back.
    pub(super) fn go(self) {
        // Only a broken address could be refused.
        drop(gloo::utils::window().location().set_hash(self.address()));
    }

    /// Goes to this page in place of the present one.
    pub(super) fn replace(self) {
        replace(self.address());
    }

    /// The same with what comes along.
    pub(super) fn replace_with(self, luggage: &str) {
        replace(&self.with_luggage(luggage));
    }

    /// A callback that goes there.
    pub(super) fn goes<E: 'static>(self) -> Callback<E> {
        Callback::from(move |_| self.go())
    }
}

fn replace(address: &str) {
    // Only a broken address could be refused.
    drop(gloo::utils::window().location().replace(address));
}

/// What stands between the page and what comes along with it.
const LUGGAGE: char = '~';

/// What came along.
pub(super) fn luggage() -> String {
    parts().1
}

/// The page, and what came along.
#[inline(never)]
fn parts() -> (String, String) {
    let hash = plain_hash();
    let (page, luggage) = hash.split_once(LUGGAGE).unwrap_or((&hash, ""));
    (page.to_owned(), luggage.to_owned())
}

/// Tells when the address has changed.
pub(super) fn on_change(changed: Callback<()>) -> EventListener {
    EventListener::new(&gloo::utils::window(), "hashchange", move |_| changed.emit(()))
}

/// The mark at the end of the address while something lies over the table, so that the browser's back button
/// closes that first.
const ASIDE: &str = "!";

/// Keeps the address and what lies over the table together.
#[derive(Default)]
pub(super) struct Aside {
    seen: Option<(bool, bool)>,
    timer: Option<Timeout>,
    listener: Option<EventListener>,
}

thread_local! {
    /// Whether the browser is going back to the address without the mark: that takes a moment.
    static IS_LEAVING: Cell<bool> = const { Cell::new(false) };
}

fn hash() -> String {
    gloo::utils::window().location().hash().unwrap_or_default()
}

/// The same without the mark.
fn plain_hash() -> String {
    let mut hash = hash();
    if hash.ends_with(ASIDE) {
        hash.pop();
    }
    hash
}

/// Adds the mark, unless a quick tap has led away from the table already.
fn mark() {
    if Route::now().screen() == Screen::Table {
        drop(gloo::utils::window().location().set_hash(&(hash() + ASIDE)));
    }
}

impl Aside {
    /// After a change: whether the table is shown and something lies over it. `close` puts one thing away and
    /// says whether another one is left.
    pub(super) fn follow(&mut self, at_table: bool, is_aside: bool, close: impl Fn() -> bool + 'static) {
        let before = self.seen.replace((at_table, is_aside));
        if before == self.seen {
            return;
        }
        // What lies before an address that was opened with a mark, nobody knows: it may be another site.
        let is_landing = before.is_none();
        // Not in the middle of the change: going to another address takes the browser some milliseconds.
        self.timer = at_table.then(|| {
            Timeout::new(0, move || match (is_aside, hash().ends_with(ASIDE)) {
                (true, false) => {
                    IS_LEAVING.set(false);
                    mark();
                }
                (false, true) if is_landing => replace(&plain_hash()),
                (false, true) if !IS_LEAVING.replace(true) && !step_back(1) => replace(&plain_hash()),
                _ => {}
            })
        });
        if before.is_some_and(|(was_at_table, _)| was_at_table) && !at_table {
            IS_LEAVING.set(false);
        }
        self.listener = at_table.then(|| {
            EventListener::new(&gloo::utils::window(), "hashchange", move |_| {
                if hash().ends_with(ASIDE) {
                    return;
                }
                // What was opened while the address was still on its way back stays open.
                let was_leaving = IS_LEAVING.take();
                if is_aside && (was_leaving || close()) {
                    mark();
                }
            })
        });
    }
}

thread_local! {
    /// The page at which the document was opened.
    static LANDED: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Notes at which page the document was opened. A mark is left from something that lay open there before.
pub(super) fn note_landing() {
    let hash = plain_hash();
    if hash.contains(LUGGAGE) {
        replace(&hash);
    }
    LANDED.set(hash);
}

/// Goes back to where one came from, or home if the page was opened right here.
pub(super) fn go_back() {
    let is_first = LANDED.with_borrow(|landed| *landed == plain_hash());
    // The browser may still have to take the mark away: then the page before this one is two steps back.
    let is_marked = hash().ends_with(ASIDE) && !IS_LEAVING.replace(true);
    if is_first || !step_back(if is_marked { 2 } else { 1 }) {
        Route::Home.replace();
    }
}

/// Goes back by this many addresses; `false` if there are none.
fn step_back(count: i32) -> bool {
    let Ok(history) = gloo::utils::window().history() else { return false };
    history.length().is_ok_and(|length| length > 1) && history.go_with_delta(-count).is_ok()
}
