//! Which page is shown: the part of the address after the `#`, so that any static host will do.

use gloo::events::EventListener;
use yew::prelude::*;

/// A page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Route {
    Home,
    Setup,
    Table,
    Rules,
}

const ADDRESSES: [(Route, &str); 4] =
    [(Route::Home, "#/"), (Route::Setup, "#/new"), (Route::Table, "#/table"), (Route::Rules, "#/rules")];

impl Route {
    fn now() -> Self {
        let hash = gloo::utils::window().location().hash().unwrap_or_default();
        ADDRESSES.iter().find(|(_, address)| *address == hash).map_or(Self::Home, |(route, _)| *route)
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

/// The page that the address names, now and whenever it changes.
#[hook]
pub(super) fn use_route() -> Route {
    let route = use_state_eq(Route::now);
    let set = route.setter();
    use_effect_with((), move |()| {
        let listener =
            EventListener::new(&gloo::utils::window(), "hashchange", move |_| set.set(Route::now()));
        move || drop(listener)
    });
    *route
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
