//! The question whether to load a new version. It appears only on the home page and in the logbook, where nobody
//! plays.

use gloo::events::EventListener;
use yew::prelude::*;

use super::promise::{field, send_event};
use crate::app::{
    has_words::HasWords,
    pages::extras::Extras,
    router::Route,
    view::element::{El, el},
};

/// Returns whether a new version is ready: `static/offline.js` sets this.
pub(in crate::app) fn is_ready() -> bool {
    field(&gloo::utils::window(), "hasUpdate").is_some()
}

/// Calls back when a new version is ready.
pub(in crate::app) fn on_ready(ready: Callback<()>) -> EventListener {
    EventListener::new(&gloo::utils::window(), "update-ready", move |_| ready.emit(()))
}

/// Draws the question; `later` dismisses it.
pub(in crate::app) fn question(route: Route, later: Callback<MouseEvent>) -> El {
    let words = &Extras::words().settings;
    let now = Callback::from(|_| send_event("update-now"));
    el("div")
        .class(if route == Route::Home { "update at-home" } else { "update" })
        .attr("role", "status")
        .add(el("p").text(words.update_ready))
        .add(el("button").class("btn quiet").on_click(later).text(words.later))
        .add(el("button").class("btn").on_click(now).text(words.update))
}
