//! Finds out which page is shown, and goes to others. The page is the part of the address after the `#`, so that any
//! static host works.

use std::cell::{Cell, RefCell};

use gloo::{events::EventListener, timers::callback::Timeout};
use yew::prelude::*;

use crate::{model::Screen, record::GameName};

pub(super) use crate::model::session::Page;

/// A page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Route {
    /// The home page, which offers both games.
    Home,
    /// The list of finished games.
    Logbook,
    /// The settings.
    Settings,
    /// A page of a game.
    Of(GameName, Page),
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

    /// Returns the page that the address names.
    pub(super) fn now() -> Self {
        let (page, _) = parts();
        ADDRESSES.iter().find(|(_, address)| *address == page).map_or(Self::Home, |(route, _)| *route)
    }

    fn address(self) -> &'static str {
        ADDRESSES.iter().find(|(route, _)| *route == self).map_or("#/", |(_, address)| address)
    }

    /// Returns which page of this game it is, if it is one.
    pub(super) fn page_of(self, of: GameName) -> Option<Page> {
        match self {
            Self::Of(game, page) if game == of => Some(page),
            _ => None,
        }
    }

    /// Returns the address of this page with a packed record behind it.
    pub(super) fn with_payload(self, payload: &str) -> String {
        let mut address = self.address().to_owned();
        address.push(PAYLOAD);
        address + payload
    }

    /// Returns what kind of page it is.
    pub(super) fn screen(self) -> Screen {
        match self {
            Self::Home => Screen::Home,
            Self::Logbook => Screen::Logbook,
            Self::Settings | Self::Of(_, Page::Rules) => Screen::SettingsOrRules,
            Self::Of(_, Page::Setup) => Screen::Setup,
            Self::Of(_, Page::Table | Page::Lesson | Page::Replay) => Screen::Table,
        }
    }

    /// Goes to this page. The browser's back button leads back.
    pub(super) fn go(self) {
        // Setting the hash fails only if the address is invalid.
        drop(gloo::utils::window().location().set_hash(self.address()));
    }

    /// Goes to this page in place of the current one in the browser's history.
    pub(super) fn replace(self) {
        replace(self.address());
    }

    /// Goes to this page with a packed record, in place of the current page.
    pub(super) fn replace_with(self, payload: &str) {
        replace(&self.with_payload(payload));
    }

    /// Returns a callback that goes to this page.
    pub(super) fn goes<E: 'static>(self) -> Callback<E> {
        Callback::from(move |_| self.go())
    }
}

fn replace(address: &str) {
    // Replacing the address fails only if the new one is invalid.
    drop(gloo::utils::window().location().replace(address));
}

/// Separates the page from the packed record in an address.
const PAYLOAD: char = '~';

/// Returns the packed record in the address, or an empty text.
pub(super) fn payload() -> String {
    parts().1
}

/// Returns the page and the packed record in the address.
#[inline(never)]
fn parts() -> (String, String) {
    let hash = plain_hash();
    let (page, payload) = hash.split_once(PAYLOAD).unwrap_or((&hash, ""));
    (page.to_owned(), payload.to_owned())
}

/// Calls back when the address has changed.
pub(super) fn on_change(changed: Callback<()>) -> EventListener {
    EventListener::new(&gloo::utils::window(), "hashchange", move |_| changed.emit(()))
}

/// Marks the end of the address while something lies over the table. So the browser's back button closes that first.
const OVERLAY: &str = "!";

/// Keeps the mark in the address in step with what lies over the table.
#[derive(Default)]
pub(super) struct OverlayMark {
    seen: Option<(bool, bool)>,
    timer: Option<Timeout>,
    listener: Option<EventListener>,
}

thread_local! {
    /// Whether the browser is going back to the address without the mark, which takes a moment.
    static IS_LEAVING: Cell<bool> = const { Cell::new(false) };
}

fn hash() -> String {
    gloo::utils::window().location().hash().unwrap_or_default()
}

/// Returns the hash without the mark.
fn plain_hash() -> String {
    let mut hash = hash();
    if hash.ends_with(OVERLAY) {
        hash.pop();
    }
    hash
}

/// Adds the mark, unless a quick tap has left the table already.
fn mark() {
    if Route::now().screen() == Screen::Table {
        drop(gloo::utils::window().location().set_hash(&(hash() + OVERLAY)));
    }
}

impl OverlayMark {
    /// Adjusts the mark after each drawing. `at_table` says whether the table is shown, `has_overlay` whether a sheet
    /// or a preview is shown. `close` closes one thing and returns whether another is still open.
    pub(super) fn follow(&mut self, at_table: bool, has_overlay: bool, close: impl Fn() -> bool + 'static) {
        let before = self.seen.replace((at_table, has_overlay));
        if before == self.seen {
            return;
        }
        // On the first call the address may have been opened with a mark. Going back might then lead to another site.
        let is_landing = before.is_none();
        // Waits until the drawing is done: changing the address takes the browser some milliseconds.
        self.timer = at_table.then(|| {
            Timeout::new(0, move || match (has_overlay, hash().ends_with(OVERLAY)) {
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
                if hash().ends_with(OVERLAY) {
                    return;
                }
                // Something that was opened while the browser was going back stays open.
                let was_leaving = IS_LEAVING.take();
                if has_overlay && (was_leaving || close()) {
                    mark();
                }
            })
        });
    }
}

thread_local! {
    /// The address at which the document was opened, without the mark.
    static LANDED: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Notes the address at which the document was opened. Removes a mark from an address with a packed record: it is left
/// over from something that lay open before.
pub(super) fn note_landing() {
    let hash = plain_hash();
    if hash.contains(PAYLOAD) {
        replace(&hash);
    }
    LANDED.set(hash);
}

/// Goes back to the page before this one, or to the home page if the document was opened here.
pub(super) fn go_back() {
    let is_first = LANDED.with_borrow(|landed| *landed == plain_hash());
    // If the mark still has to go, the page before this one is two steps back.
    let is_marked = hash().ends_with(OVERLAY) && !IS_LEAVING.replace(true);
    if is_first || !step_back(if is_marked { 2 } else { 1 }) {
        Route::Home.replace();
    }
}

/// Goes back by this many addresses. Returns `false` if there are none.
fn step_back(count: i32) -> bool {
    let Ok(history) = gloo::utils::window().history() else { return false };
    history.length().is_ok_and(|length| length > 1) && history.go_with_delta(-count).is_ok()
}
