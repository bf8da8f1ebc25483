//! Warns before the page is left while something is only in its memory.

use std::cell::OnceCell;

use gloo::events::{EventListener, EventListenerOptions};
use js_sys::Reflect;
use wasm_bindgen::JsValue;

use super::storage;

thread_local! {
    static WATCH: OnceCell<EventListener> = const { OnceCell::new() };
}

/// Warns from now on. A page that has always saved everything does without: some browsers keep no page in their history
/// that wants to be asked.
pub(in crate::app) fn warn() {
    WATCH.with(|watch| {
        watch.get_or_init(|| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&gloo::utils::window(), "beforeunload", options, |event| {
                if !storage::is_all_saved() {
                    event.prevent_default();
                    // Chrome before 119 looks only at this. Setting it can't fail.
                    drop(Reflect::set(event, &"returnValue".into(), &JsValue::TRUE));
                }
            })
        });
    });
}
