//! One tab writes, never two. The first one holds a lock as long as it is open (`static/ahead.js` asks for it); a second
//! one says so instead of showing the game and can take the lock over, and then the first one says so.
//!
//! Browsers that give no such locks (to pages that come without encryption, or where they keep nothing) tell a tab when
//! another one has written: that tab has the game from then on.

use std::cell::Cell;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::{
    crash,
    promise::{ahead, send_event},
};
use crate::app::{desk::Speaker, shanghaien::Shanghaien};

thread_local! {
    /// Whether another tab has the game.
    static IS_ELSEWHERE: Cell<bool> = const { Cell::new(false) };
}

/// Whether another tab has the game.
pub(in crate::app) fn is_elsewhere() -> bool {
    IS_ELSEWHERE.get()
}

/// Whether this tab has the game; if not, it says so.
pub(in crate::app) async fn has_game() -> bool {
    let refusal = match ahead("lock") {
        Some(lock) => JsFuture::from(lock.unchecked_into::<js_sys::Promise>()).await.err(),
        None => Some(JsValue::NULL),
    };
    let name = refusal.as_ref().and_then(JsValue::as_string);
    // Another tab has it and has not let go of it in time, or has taken it meanwhile.
    let is_refused = matches!(name.as_deref(), Some("TimeoutError" | "AbortError"))
        || (refusal.is_none() && ahead("isLost").is_some());
    if is_refused {
        yield_now();
    } else {
        // Without locks, whoever writes has the game.
        let lost = if refusal.is_some() { "storage" } else { "lock-lost" };
        EventListener::once(&gloo::utils::window(), lost, |_| yield_now()).forget();
    }
    !is_refused
}

/// Another tab has the game: this one is covered until somebody wants it here.
fn yield_now() {
    IS_ELSEWHERE.set(true);
    let house = Shanghaien::words().house();
    crash::card([house.elsewhere, house.elsewhere_kept, "", "", "", house.play_here]);
    let Some(here) = gloo::utils::document().get_element_by_id(crash::BUTTON) else { return };
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&here, "click", options, |event| {
        event.prevent_default();
        send_event("take-over");
    })
    .forget();
}
