//! What is shown where something has still to be loaded, or could not be.

use yew::prelude::*;

use crate::app::{
    context::Cx,
    desk::Desk,
    router::Route,
    view::{
        element::{El, el},
        widgets::icon_button,
    },
};

fn page(title: &'static str, line: El) -> Html {
    el("main").class("page").add(el("h1").class("sr").text(title)).add(line).into()
}

/// The page while something is loaded.
pub(in crate::app) fn loading_page<D: Desk>(cx: &Cx<D>, title: &'static str) -> Html {
    page(title, el("p").class("note").attr("role", "status").text(cx.house().loading))
}

/// The page when it could not be loaded, with the way home and another try.
pub(in crate::app) fn missing_page<D: Desk>(
    cx: &Cx<D>,
    title: &'static str,
    again: Callback<MouseEvent>,
) -> Html {
    let line = el("div")
        .class("stack")
        .add(icon_button("i-home", cx.house().home, Some(Route::Home.goes())))
        .add(el("p").class("message").attr("role", "alert").text(cx.house().not_loaded))
        .add(el("button").class("btn").on_click(again).text(cx.house().try_again));
    page(title, line)
}
