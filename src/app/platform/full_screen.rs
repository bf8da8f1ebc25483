//! Full screen, where the browser supports it. The browser forgets it when the page is loaded again, so it is not
//! saved.

use gloo::events::EventListener;
use yew::prelude::*;

use crate::app::{
    has_words::HasWords,
    pages::extras::Extras,
    view::{
        element::{El, el},
        widgets::glyph,
    },
};

fn is_on() -> bool {
    gloo::utils::document().fullscreen_element().is_some()
}

/// Draws the button that switches full screen on and off; `None` where the browser does not support it.
pub(in crate::app) fn button() -> Option<El> {
    let document = gloo::utils::document();
    let onclick = Callback::from(|_: MouseEvent| {
        if is_on() {
            gloo::utils::document().exit_fullscreen();
        } else {
            // If the browser refuses, nothing changes on the screen, and that is visible.
            drop(gloo::utils::document_element().request_fullscreen());
        }
    });
    document.fullscreen_enabled().then(|| {
        el("button")
            .class("btn quiet side")
            .attr("aria-pressed", if is_on() { "true" } else { "false" })
            .on_click(onclick)
            .add(glyph("i-full"))
            .text(Extras::words().settings.full_screen)
    })
}

/// Calls back when full screen was switched on or off.
pub(in crate::app) fn on_change(changed: Callback<()>) -> EventListener {
    EventListener::new(&gloo::utils::document(), "fullscreenchange", move |_| changed.emit(()))
}
