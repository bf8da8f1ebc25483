//! Makes sure that only one tab writes. The first tab holds a lock as long as it is open (`static/ahead.js` asks for
//! it). A second tab says so instead of showing the game. It can take over the lock, and then the first tab says so.
//!
//! Some browsers have no such locks: on pages without encryption, or where nothing is saved. They send a `storage`
//! event when another tab has written. Then the other tab has the game.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::{
    crash,
    promise::{ahead, send_event},
    storage,
};
use crate::app::{has_words::HasWords, shanghaien::Shanghaien};

/// Returns whether this tab may write the game. If not, covers the page.
pub(in crate::app) async fn has_game() -> bool {
    let refusal = match ahead("lock") {
        Some(lock) => JsFuture::from(lock.unchecked_into::<js_sys::Promise>()).await.err(),
        None => Some(JsValue::NULL),
    };
    let name = refusal.as_ref().and_then(JsValue::as_string);
    // Another tab has not released the lock in time, or has taken it meanwhile.
    let is_refused = matches!(name.as_deref(), Some("TimeoutError" | "AbortError"))
        || (refusal.is_none() && ahead("isLost").is_some());
    if is_refused {
        yield_now();
    } else {
        // Without locks, the tab that writes has the game.
        let lost = if refusal.is_some() { "storage" } else { "lock-lost" };
        EventListener::once(&gloo::utils::window(), lost, |_| yield_now()).forget();
    }
    !is_refused
}

/// Covers the page because another tab has the game. A button takes the game back.
fn yield_now() {
    storage::stop_writing();
    let shared = Shanghaien::words().shared();
    crash::card([shared.elsewhere, shared.elsewhere_kept, "", "", "", shared.play_here]);
    let Some(here) = gloo::utils::document().get_element_by_id(crash::BUTTON) else { return };
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&here, "click", options, |event| {
        event.prevent_default();
        send_event("take-over");
    })
    .forget();
}
