//! The offer of a new version, made where nobody plays.

use yew::prelude::*;

use super::Cabin;
use crate::ui::{
    desk::Speaker,
    el::{El, el},
    route::Route,
    signal,
};

/// Told when a new version waits.
pub(super) const READY: &str = "update-ready";
/// Tells that somebody wants it.
const NOW: &str = "update-now";

/// Whether one waits already.
pub(super) fn is_ready() -> bool {
    gloo::utils::document_element().get_attribute("data-update").is_some_and(|word| word == "ready")
}

/// The offer; `later` puts it away.
pub(super) fn offer(route: Route, later: Callback<MouseEvent>) -> El {
    let words = &Cabin::words().settings;
    let now = Callback::from(|_| signal::send(NOW));
    el("div")
        .class(if route == Route::Home { "update at-home" } else { "update" })
        .attr("role", "status")
        .add(el("p").text(words.update_ready))
        .add(el("button").class("btn quiet").on_click(later).text(words.later))
        .add(el("button").class("btn").on_click(now).text(words.update))
}
