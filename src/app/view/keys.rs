//! Listens to the keys of a table. Every one of them does what a button does.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::app::{desk::Desk, router::Route, store::Dispatch};

/// What a key does.
pub(in crate::app) type Press<D> = fn(&str, &<D as Desk>::State, &Dispatch<D>);

/// Listens to the keys; they count while the table is shown and nothing lies over it.
pub(in crate::app) fn on_keys<D: Desk>(dispatch: &Dispatch<D>, press: Press<D>) -> EventListener {
    let dispatch = dispatch.clone();
    EventListener::new(&gloo::utils::window(), "keydown", move |event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        // Keys that belong to the browser, or to a sheet, are left alone.
        let state = dispatch.state();
        let foreign = event.ctrl_key() || event.alt_key() || event.meta_key();
        let is_shown = Route::now().page_of(D::GAME).is_some_and(|page| page.shows(D::sitting(&state)));
        if !foreign && is_shown && D::game(&state).is_some() && !D::is_covered(&state) {
            press(&event.key(), &state, &dispatch);
        }
    })
}
