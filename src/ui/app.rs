//! The root: the state, and the page that the address names.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    components::replace_sheet,
    cx::Cx,
    pages::{Home, RulesPage, SetupPage, TablePage},
    route::{Route, use_route},
    store::use_store,
};
use crate::i18n::English;

/// The whole page.
#[component]
pub(super) fn App() -> Html {
    let (state, dispatch) = use_store();
    let route = use_route();
    let cx = Cx { words: &English, dispatch };
    let page = match (route, &state.record) {
        (Route::Home, _) | (Route::Table, None) => html! { <Home state={Rc::clone(&state)} /> },
        (Route::Setup, _) => html! { <SetupPage state={Rc::clone(&state)} /> },
        (Route::Table, Some(record)) => {
            html! { <TablePage state={Rc::clone(&state)} record={Rc::clone(record)} /> }
        }
        (Route::Rules, _) => html! { <RulesPage /> },
    };
    let offer = state.record.as_ref().zip(state.offered.as_ref());
    html! {
        <ContextProvider<Cx> context={cx.clone()}>
            { page }
            { for offer.map(|(present, offered)| replace_sheet(&cx, present, offered)) }
        </ContextProvider<Cx>>
    }
}
