//! One tab writes, never two. The first one holds a lock as long as it is open; a second one says so instead of showing
//! the game and can take the lock over, and then the first one says so.
//!
//! Browsers that give no such locks (to pages that come without encryption, or where they keep nothing) tell a tab when
//! another one has written: that tab has the game from then on.

use gloo::events::{EventListener, EventListenerOptions};
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::AbortSignal;

use super::{
    desk::Speaker,
    promise::{kept, spawn},
    trouble,
};

/// The name of the lock.
const LOCK: &str = "shanghaien";

/// The attribute of the document once another tab has the game: all programs of the page heed it.
const ELSEWHERE: &str = "data-elsewhere";

/// Whether another tab has the game.
pub(super) fn is_elsewhere() -> bool {
    gloo::utils::document_element().has_attribute(ELSEWHERE)
}

/// Milliseconds that a page which is being left may take to let go of the lock: it may be this one before it was loaded
/// again.
const LEAVING: u32 = 500;

/// Claims the game for this tab; `false` if another tab has it.
pub(super) async fn claim<S: Speaker>() -> bool {
    let Ok((granted, held)) = ask("signal", &AbortSignal::timeout_with_u32(LEAVING)) else {
        heed_the_store::<S>();
        return true;
    };
    let Err(refusal) = JsFuture::from(Promise::race(&Array::of2(&granted, &held))).await else {
        spawn(async move {
            // It is kept until the page is left, or broken when somebody takes the lock.
            if kept(held).await.is_none() {
                yield_now::<S>();
            }
        });
        return true;
    };
    let name = Reflect::get(&refusal, &"name".into()).ok().and_then(|name| name.as_string());
    let is_waiting = matches!(name.as_deref(), Some("TimeoutError" | "AbortError"));
    if is_waiting {
        yield_now::<S>();
    } else {
        heed_the_store::<S>();
    }
    !is_waiting
}

/// Without locks: whoever writes has the game.
fn heed_the_store<S: Speaker>() {
    EventListener::new(&gloo::utils::window(), "storage", |_| yield_now::<S>()).forget();
}

/// Asks for the lock with this option. Gives two promises: that it is granted, and that it is held.
fn ask(option: &str, value: &JsValue) -> Result<(Promise, Promise), JsValue> {
    let locks = Reflect::get(&gloo::utils::window().navigator(), &"locks".into())?;
    let request: Function = Reflect::get(&locks, &"request".into())?.dyn_into()?;
    let options = Object::new();
    Reflect::set(&options, &option.into(), value)?;
    let mut grant = None;
    let granted = Promise::new(&mut |resolve, _| grant = Some(resolve));
    let callback = Closure::once_into_js(move |lock: JsValue| {
        // A function of the browser's own does not fail.
        drop(grant.map(|grant| grant.call1(&JsValue::NULL, &lock)));
        // Never kept: the lock is for as long as the page is there.
        Promise::new(&mut |_, _| {})
    });
    let held = request.call3(&locks, &LOCK.into(), &options, &callback)?.dyn_into()?;
    Ok((granted, held))
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
        // Taken and let go of at once by loading the page anew, which then finds it free.
        drop(ask("steal", &JsValue::TRUE));
        drop(gloo::utils::window().location().reload());
    })
    .forget();
}
