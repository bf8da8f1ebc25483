//! Where the keyboard is: it never falls off the page when a button goes away.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Whether the keyboard is at something that can still be used.
fn is_somewhere() -> bool {
    let document = gloo::utils::document();
    let on_body = |element: &web_sys::Element| document.body().is_some_and(|body| *body == *element);
    let under_a_sheet = |element: &web_sys::Element| element.closest("[inert]").ok().flatten().is_some();
    document.active_element().is_some_and(|element| !on_body(&element) && !under_a_sheet(&element))
}

/// After each change: if what had the keyboard is gone, the first of these gets it.
#[hook]
pub(super) fn use_focus_kept<D: PartialEq + 'static>(changed: D, selectors: &'static [&'static str]) {
    use_effect_with(changed, move |_| {
        if is_somewhere() {
            return;
        }
        let document = gloo::utils::document();
        let found = selectors.iter().find_map(|selector| document.query_selector(selector).ok().flatten());
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            // An element that cannot be focused is no reason to complain.
            drop(element.focus());
        }
    });
}
