//! The page without the browser around it, where the browser can do that. It forgets this on its own whenever the page
//! is loaded again, so there is nothing to keep.

use gloo::events::EventListener;
use yew::prelude::*;

use crate::app::{
    desk::Speaker,
    pages::extras::Extras,
    view::{
        element::{El, el},
        widgets::glyph,
    },
};

fn is_on() -> bool {
    gloo::utils::document().fullscreen_element().is_some()
}

/// The way in and out; nothing where the browser cannot do it.
pub(in crate::app) fn button() -> Option<El> {
    let document = gloo::utils::document();
    let onclick = Callback::from(|_: MouseEvent| {
        if is_on() {
            gloo::utils::document().exit_fullscreen();
        } else {
            // Refused is refused: nothing has changed, and that can be seen.
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

/// Tells when the browser comes or goes.
pub(in crate::app) fn on_change(changed: Callback<()>) -> EventListener {
    EventListener::new(&gloo::utils::document(), "fullscreenchange", move |_| changed.emit(()))
}
