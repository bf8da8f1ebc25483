//! Which page is shown: the part of the address after the `#`, so that any static host will do.

use gloo::{events::EventListener, timers::callback::Timeout};
use yew::prelude::*;

use crate::record::GameName;

/// A page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Route {
    /// Where both games are offered.
    Home,
    /// A page of a game.
    Of(GameName, Page),
}

/// A page of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    Setup,
    Table,
    Rules,
}

const ADDRESSES: [(Route, &str); 7] = [
    (Route::Home, "#/"),
    (Route::SETUP, "#/new"),
    (Route::TABLE, "#/table"),
    (Route::RULES, "#/rules"),
    (Route::Of(GameName::Hispaniola, Page::Setup), "#/hispaniola/new"),
    (Route::Of(GameName::Hispaniola, Page::Table), "#/hispaniola/table"),
    (Route::Of(GameName::Hispaniola, Page::Rules), "#/hispaniola/rules"),
];

impl Route {
    /// The pages of Shanghaien.
    pub(super) const SETUP: Self = Self::Of(GameName::Shanghaien, Page::Setup);
    pub(super) const TABLE: Self = Self::Of(GameName::Shanghaien, Page::Table);
    pub(super) const RULES: Self = Self::Of(GameName::Shanghaien, Page::Rules);

    /// The page that the address names.
    pub(super) fn now() -> Self {
        let hash = hash();
        let page = hash.trim_end_matches(ASIDE);
        ADDRESSES.iter().find(|(_, address)| *address == page).map_or(Self::Home, |(route, _)| *route)
    }

    fn address(self) -> &'static str {
        ADDRESSES.iter().find(|(route, _)| *route == self).map_or("#/", |(_, address)| address)
    }

    /// Goes to this page; the browser's back button leads back.
    pub(super) fn go(self) {
        // Only a broken address could be refused.
        drop(gloo::utils::window().location().set_hash(self.address()));
    }

    /// Goes to this page in place of the present one.
    pub(super) fn replace(self) {
        drop(gloo::utils::window().location().replace(self.address()));
    }

    /// A callback that goes there.
    pub(super) fn goes<E: 'static>(self) -> Callback<E> {
        Callback::from(move |_| self.go())
    }
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

fn hash() -> String {
    gloo::utils::window().location().hash().unwrap_or_default()
}

fn mark() {
    drop(gloo::utils::window().location().set_hash(&(hash() + ASIDE)));
}

impl Aside {
    /// After a change: whether the table is shown and something lies over it. `close` puts one thing away and
    /// says whether another one is left.
    pub(super) fn follow(&mut self, at_table: bool, is_aside: bool, close: impl Fn() -> bool + 'static) {
        if self.seen.replace((at_table, is_aside)) == Some((at_table, is_aside)) {
            return;
        }
        // Not in the middle of the change: going to another address takes the browser some milliseconds.
        self.timer = at_table.then(|| {
            Timeout::new(0, move || match (is_aside, hash().ends_with(ASIDE)) {
                (true, false) => mark(),
                (false, true) => go_back(),
                _ => {}
            })
        });
        self.listener = (at_table && is_aside).then(|| {
            EventListener::new(&gloo::utils::window(), "hashchange", move |_| {
                if !hash().ends_with(ASIDE) && close() {
                    mark();
                }
            })
        });
    }
}

/// Goes back to where one came from, or home if the page was opened right here.
pub(super) fn go_back() {
    let length = gloo::utils::window().history().and_then(|history| history.length()).unwrap_or(0);
    if length > 1 {
        if let Ok(history) = gloo::utils::window().history() {
            drop(history.back());
        }
    } else {
        Route::Home.replace();
    }
}
