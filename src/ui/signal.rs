//! What one program of the page tells the others.

use gloo::events::EventListener;
use yew::Callback;

use super::{desk::Desk, language::follow, store::Dispatch};

/// Something was chosen that the other programs must read from the store again.
pub(super) const SETTINGS_CHANGED: &str = "settings-changed";

/// Tells all programs of the page.
pub(super) fn send(name: &str) {
    // A page that cannot even tell itself has other troubles.
    drop(web_sys::Event::new(name).map(|event| gloo::utils::window().dispatch_event(&event)));
}

/// Takes over what was chosen elsewhere on the page.
pub(super) fn on_settings<D: Desk>(dispatch: &Dispatch<D>) -> EventListener {
    let dispatch = dispatch.clone();
    let heard = move |()| {
        if let Some(settings) = D::kept_settings() {
            dispatch.send(D::set(settings));
        }
        follow(&dispatch);
    };
    on(SETTINGS_CHANGED, Callback::from(heard))
}

/// Hears it.
pub(super) fn on(name: &'static str, heard: Callback<()>) -> EventListener {
    EventListener::new(&gloo::utils::window(), name, move |_| heard.emit(()))
}
