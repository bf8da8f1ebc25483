//! Listens to the keys of a table. Each key does what a button does too.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::app::{dispatch::Dispatch, game_ui::GameUi, router::Route};

/// Listens to keys. They count while the table is shown and nothing lies over it.
pub(in crate::app) fn on_keys<G: GameUi>(dispatch: &Dispatch<G>) -> EventListener {
    let dispatch = dispatch.clone();
    EventListener::new(&gloo::utils::window(), "keydown", move |event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        // Keys for the browser or for a sheet are left alone.
        let session = dispatch.session();
        let foreign = event.ctrl_key() || event.alt_key() || event.meta_key();
        let is_shown = Route::now().page_of(G::GAME) == Some(session.mode.page());
        if !foreign && is_shown && session.record.is_some() && !session.is_covered() {
            (G::PRESS)(&event.key(), &session, &dispatch);
        }
    })
}
