//! One tab writes, never two. The first one holds a lock as long as it is open (`static/ahead.js` asks for it); a second
//! one says so instead of showing the game and can take the lock over, and then the first one says so.
//!
//! Browsers that give no such locks (to pages that come without encryption, or where they keep nothing) tell a tab when
//! another one has written: that tab has the game from then on.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::{desk::Speaker, promise::ahead, signal, trouble};

/// The attribute of the document once another tab has the game: all programs of the page heed it.
const ELSEWHERE: &str = "data-elsewhere";

/// Whether another tab has the game.
pub(super) fn is_elsewhere() -> bool {
    gloo::utils::document_element().has_attribute(ELSEWHERE)
}

/// Whether this tab has the game; if not, it says so.
pub(super) async fn has_game<S: Speaker>() -> bool {
    let refusal = match ahead("lock") {
        Some(lock) => JsFuture::from(lock.unchecked_into::<js_sys::Promise>()).await.err(),
        None => Some(JsValue::NULL),
    };
    let name = refusal.as_ref().and_then(JsValue::as_string);
    // Another tab has it and has not let go of it in time, or has taken it meanwhile.
    let is_refused = matches!(name.as_deref(), Some("TimeoutError" | "AbortError"))
        || (refusal.is_none() && ahead("isLost").is_some());
    if is_refused {
        yield_now::<S>();
    } else {
        // Without locks, whoever writes has the game.
        let lost = if refusal.is_some() { "storage" } else { "lock-lost" };
        EventListener::once(&gloo::utils::window(), lost, |_| yield_now::<S>()).forget();
    }
    !is_refused
}

/// Another tab has the game: this one is covered until somebody wants it here.
fn yield_now<S: Speaker>() {
    // Only a broken name of an attribute could be refused.
    drop(gloo::utils::document_element().set_attribute(ELSEWHERE, ""));
    let house = S::house(S::words());
    trouble::card([house.elsewhere, house.elsewhere_kept, "", "", "", house.play_here]);
    let Some(here) = gloo::utils::document().get_element_by_id(trouble::BUTTON) else { return };
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&here, "click", options, |event| {
        event.prevent_default();
        signal::send("take-over");
    })
    .forget();
}
