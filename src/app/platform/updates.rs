//! The offer of a new version, made where nobody plays.

use gloo::events::EventListener;
use yew::prelude::*;

use super::promise::{field, send_event};
use crate::app::{
    desk::Speaker,
    pages::extras::Extras,
    router::Route,
    view::element::{El, el},
};

/// Whether a new version waits already: `static/offline.js` says so.
pub(in crate::app) fn is_ready() -> bool {
    field(&gloo::utils::window(), "hasUpdate").is_some()
}

/// Calls back when one has come.
pub(in crate::app) fn on_ready(ready: Callback<()>) -> EventListener {
    EventListener::new(&gloo::utils::window(), "update-ready", move |_| ready.emit(()))
}

/// The offer; `later` puts it away.
pub(in crate::app) fn offer(route: Route, later: Callback<MouseEvent>) -> El {
    let words = &Extras::words().settings;
    let now = Callback::from(|_| send_event("update-now"));
    el("div")
        .class(if route == Route::Home { "update at-home" } else { "update" })
        .attr("role", "status")
        .add(el("p").text(words.update_ready))
        .add(el("button").class("btn quiet").on_click(later).text(words.later))
        .add(el("button").class("btn").on_click(now).text(words.update))
}
