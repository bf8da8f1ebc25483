//! Where the keyboard is: it never falls off the page when a button goes away.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};
use yew::prelude::*;

/// Whether the keyboard is at something that can still be used.
fn is_somewhere() -> bool {
    let document = gloo::utils::document();
    let on_body = |element: &web_sys::Element| document.body().is_some_and(|body| *body == *element);
    let under_a_sheet = |element: &web_sys::Element| element.closest("[inert]").ok().flatten().is_some();
    document.active_element().is_some_and(|element| !on_body(&element) && !under_a_sheet(&element))
}

/// After each change: if what had the keyboard is gone, the first of these gets it. Not when the page opens:
/// nobody has touched a key yet. And not in the middle of the change: the browser would have to lay the page
/// out for it at once.
#[hook]
pub(super) fn use_focus_kept<D: PartialEq + 'static>(changed: D, selectors: &'static [&'static str]) {
    let opened = use_mut_ref(|| false);
    use_effect_with(changed, move |_| {
        let timer = opened.replace(true).then(|| Timeout::new(0, || focus_first(selectors)));
        move || drop(timer)
    });
}

fn focus_first(selectors: &[&str]) {
    if is_somewhere() {
        return;
    }
    let document = gloo::utils::document();
    let found = selectors.iter().find_map(|selector| document.query_selector(selector).ok().flatten());
    // The selectors name buttons, and those are HTML elements.
    if let Some(element) = found.map(JsCast::unchecked_into::<HtmlElement>) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // An element that cannot be focused is no reason to complain.
        drop(element.focus_with_options(&options));
    }
}
