//! The pages that are shown while something is loading or after it could not be loaded.

use yew::prelude::*;

use crate::app::{
    context::ViewContext,
    game_ui::GameUi,
    router::Route,
    view::{
        element::{El, el},
        widgets::icon_button,
    },
};

fn page(title: &'static str, line: El) -> Html {
    el("main").class("page").add(el("h1").class("sr").text(title)).add(line).into()
}

/// Draws the page that is shown while something is loading.
pub(in crate::app) fn loading_page<G: GameUi>(context: &ViewContext<G>, title: &'static str) -> Html {
    page(title, el("p").class("note").attr("role", "status").text(context.shared().loading))
}

/// Draws the page that is shown after something could not be loaded, with a button to try again.
pub(in crate::app) fn missing_page<G: GameUi>(
    context: &ViewContext<G>,
    title: &'static str,
    again: Callback<MouseEvent>,
) -> Html {
    let line = el("div")
        .class("stack")
        .add(icon_button("i-home", context.shared().home, Some(Route::Home.goes())))
        .add(el("p").class("message").attr("role", "alert").text(context.shared().not_loaded))
        .add(el("button").class("btn").on_click(again).text(context.shared().try_again));
    page(title, line)
}
