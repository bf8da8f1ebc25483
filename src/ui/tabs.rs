//! One tab writes, never two. The first one holds a lock as long as it is open; a second one says so and can take
//! it over, and then the first one says so.
//!
//! Browsers without such locks (those of pages that come without encryption) tell a tab when another one has
//! written: that tab has the game from then on.

use gloo::{
    events::{EventListener, EventListenerOptions},
    timers::callback::Timeout,
};
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

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

/// Milliseconds that a page which is being left may take to let go of the lock.
const LEAVING: u32 = 500;

/// Claims the game for this tab.
pub(super) fn claim<S: Speaker>() {
    if hold::<S>(ask_again::<S>).is_err() {
        EventListener::new(&gloo::utils::window(), "storage", |_| yield_now::<S>()).forget();
    }
}

/// A page that was loaded again may have been refused by itself.
fn ask_again<S: Speaker>() {
    Timeout::new(LEAVING, || drop(hold::<S>(yield_now::<S>))).forget();
}

/// Holds the lock until the page is left or somebody takes it; calls `refused` if another tab has it.
fn hold<S: Speaker>(refused: fn()) -> Result<(), JsValue> {
    let held = ask("ifAvailable", refused)?;
    spawn(async move {
        if kept(held).await.is_none() {
            yield_now::<S>();
        }
    });
    Ok(())
}

/// Asks for the lock in this way.
fn ask(way: &str, refused: fn()) -> Result<Promise, JsValue> {
    let locks = Reflect::get(&gloo::utils::window().navigator(), &"locks".into())?;
    let request: Function = Reflect::get(&locks, &"request".into())?.dyn_into()?;
    let options = Object::new();
    Reflect::set(&options, &way.into(), &true.into())?;
    let held = Closure::once_into_js(move |lock: JsValue| {
        if lock.is_null() {
            refused();
            Promise::resolve(&JsValue::NULL)
        } else {
            // Never kept: the lock is for as long as the page is there.
            Promise::new(&mut |_, _| {})
        }
    });
    request.call3(&locks, &LOCK.into(), &options, &held)?.dyn_into()
}

/// Another tab has the game: this one is covered until somebody wants it here.
fn yield_now<S: Speaker>() {
    // Only a broken name of an attribute could be refused.
    drop(gloo::utils::document_element().set_attribute(ELSEWHERE, ""));
    let house = S::house(S::words());
    trouble::card([house.elsewhere, house.elsewhere_kept, "", "", house.play_here]);
    let Some(here) = gloo::utils::document().get_element_by_id(trouble::BUTTON) else { return };
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&here, "click", options, |event| {
        event.prevent_default();
        // Taken and let go of at once by loading the page anew, which then finds it free.
        drop(ask("steal", || {}));
        drop(gloo::utils::window().location().reload());
    })
    .forget();
}
