//! Keeps the screen awake while a game lies on the table, where the browser supports it.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo::events::EventListener;
use js_sys::Promise;
use wasm_bindgen::JsValue;
use web_sys::VisibilityState;
use yew::platform::spawn_local;

use super::promise::{call, field, resolved};
use crate::model::Screen;

/// Keeps the screen awake.
pub(in crate::app) struct WakeLock {
    watch: Rc<Watch>,
    _listener: EventListener,
}

#[derive(Default)]
struct Watch {
    is_wanted: Cell<bool>,
    is_asked: Cell<bool>,
    lock: RefCell<Option<JsValue>>,
}

impl WakeLock {
    /// Returns a wake lock that is not wanted yet. The browser releases a lock whenever the page is hidden, so the lock
    /// is requested again when the page is visible.
    pub(in crate::app) fn new() -> Self {
        let watch = Rc::<Watch>::default();
        let seen = Rc::clone(&watch);
        let document = gloo::utils::document();
        let listener = EventListener::new(&document, "visibilitychange", move |_| adjust(&seen));
        Self { watch, _listener: listener }
    }

    /// Follows the page that is shown now.
    pub(in crate::app) fn see(&self, screen: Screen) {
        self.watch.is_wanted.set(screen.keeps_awake());
        adjust(&self.watch);
    }
}

fn adjust(watch: &Rc<Watch>) {
    watch.lock.borrow_mut().take_if(|lock| field(lock, "released").is_some());
    if !watch.is_wanted.get() {
        if let Some(lock) = watch.lock.take() {
            let_go(&lock);
        }
    } else if gloo::utils::document().visibility_state() == VisibilityState::Visible
        && watch.lock.borrow().is_none()
        && !watch.is_asked.get()
        && let Some(promise) = ask()
    {
        watch.is_asked.set(true);
        let watch = Rc::clone(watch);
        spawn_local(async move {
            let lock = resolved(promise).await;
            watch.is_asked.set(false);
            let is_refused = lock.is_none();
            *watch.lock.borrow_mut() = lock;
            // After a refusal the next request comes with the next page, or when the page is visible again.
            if !is_refused {
                adjust(&watch);
            }
        });
    }
}

fn ask() -> Option<Promise> {
    let locks = field(&gloo::utils::window().navigator(), "wakeLock")?;
    promised(&locks, "request", &"screen".into())
}

/// Calls a method that returns a promise.
fn promised(of: &JsValue, name: &str, argument: &JsValue) -> Option<Promise> {
    // `Promise::resolve` accepts anything: not every promise is one of this window's own.
    Some(Promise::resolve(&call(of, name, argument)?))
}

fn let_go(lock: &JsValue) {
    if let Some(promise) = promised(lock, "release", &JsValue::UNDEFINED) {
        spawn_local(async {
            resolved(promise).await;
        });
    }
}
