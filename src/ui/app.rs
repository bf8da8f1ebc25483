//! The root: the state, and the page that the address names.

use yew::prelude::*;

use super::{
    captain::use_captain,
    clock::use_clock,
    components::replace_sheet,
    cx::Cx,
    el::all,
    focus::use_focus_kept,
    keys::use_keys,
    pages::{home, rules, setup, table},
    route::{Route, use_aside, use_route},
    store::use_store,
};
use crate::i18n::English;

/// What gets the keyboard when the button that had it is gone.
const NEXT_FOCUS: &[&str] = &[
    ".sheet-body button:not([aria-disabled])",
    ".sheet button",
    ".actions button:not([aria-disabled])",
    ".throw .btn",
    ".end-actions button",
];

/// The whole page.
#[component]
pub(super) fn App() -> Html {
    let (state, dispatch) = use_store();
    let route = use_route();
    use_focus_kept((state.clone(), route), NEXT_FOCUS);
    let cx = Cx { words: &English, dispatch };
    use_keys(&cx.dispatch);
    use_clock(&cx, &state, route);
    use_captain(&cx.dispatch, &state, route);
    use_aside(route, state.is_aside(), &cx.dispatch);
    let page = match (route, &state.record) {
        (Route::Home, _) | (Route::Table, None) => home(&cx, &state),
        (Route::Setup, _) => setup(&cx, &state),
        (Route::Table, Some(_)) => table(&cx, &state),
        (Route::Rules, _) => rules(&cx, &state),
    };
    let offer = state.record.as_ref().zip(state.offered.as_ref());
    let mut layers = vec![page];
    layers.extend(offer.map(|(present, offered)| replace_sheet(&cx, present, offered).into()));
    all(layers)
}
