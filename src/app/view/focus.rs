//! Makes sure that the keyboard focus is never lost when a button disappears.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

/// Returns whether the focus is on an element that can still be used.
fn is_somewhere() -> bool {
    let document = gloo::utils::document();
    let on_body = |element: &web_sys::Element| document.body().is_some_and(|body| *body == *element);
    let under_a_sheet = |element: &web_sys::Element| element.closest("[inert]").ok().flatten().is_some();
    document.active_element().is_some_and(|element| !on_body(&element) && !under_a_sheet(&element))
}

/// The elements that may get the focus when it is lost; the first one found gets it.
const NEXT: [&str; 11] = [
    ".sheet-body button:not([aria-disabled])",
    ".sheet button",
    ".actions button:not([aria-disabled])",
    ".throw .btn",
    ".does button",
    ".leaps button:not([aria-disabled])",
    ".curtain button",
    ".fan button:not([aria-disabled])",
    ".end-actions button",
    ".article-head button",
    ".home .btn",
];

/// Keeps the keyboard focus on the page.
#[derive(Default)]
pub(in crate::app) struct Focus(Option<Timeout>);

impl Focus {
    /// Moves the focus after a drawing, if the element that had it is gone. Waits until the drawing is done: else the
    /// browser would have to compute the layout in the middle of it.
    pub(in crate::app) fn keep(&mut self) {
        self.0 = Some(Timeout::new(0, focus_next));
    }
}

fn focus_next() {
    if is_somewhere() {
        return;
    }
    let document = gloo::utils::document();
    let found = NEXT.iter().find_map(|selector| document.query_selector(selector).ok().flatten());
    // The selectors name buttons, and those are HTML elements.
    if let Some(element) = found.map(JsCast::unchecked_into::<HtmlElement>) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // An element that can't get the focus does no harm.
        drop(element.focus_with_options(&options));
    }
}
