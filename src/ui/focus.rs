//! Where the keyboard is: it never falls off the page when a button goes away.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The element that the keyboard is at, if it is at any.
fn focused() -> Option<HtmlElement> {
    let document = gloo::utils::document();
    let element = document.active_element()?;
    let on_body = document.body().is_some_and(|body| *body == element);
    if on_body { None } else { element.dyn_into().ok() }
}

fn focus_first(selectors: &[&str]) {
    let document = gloo::utils::document();
    let found = selectors.iter().find_map(|selector| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // An element that cannot be focused is no reason to complain.
        drop(element.focus());
    }
}

/// After each change: if what had the keyboard is gone, the first of these gets it.
#[hook]
pub(super) fn use_focus_kept<D: PartialEq + 'static>(changed: D, selectors: &'static [&'static str]) {
    use_effect_with(changed, move |_| {
        if focused().is_none() {
            focus_first(selectors);
        }
    });
}

/// While the component lives the keyboard is in it; afterwards where it was before.
#[hook]
pub(super) fn use_focus_inside(selectors: &'static [&'static str]) {
    use_effect_with((), move |()| {
        let before = focused();
        focus_first(selectors);
        move || {
            if let Some(element) = before.filter(|element| element.is_connected()) {
                drop(element.focus());
            }
        }
    });
}
