//! The screen stays awake while a game lies on the table. Where the browser does not know how, it does not.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo::events::EventListener;
use js_sys::Promise;
use wasm_bindgen::JsValue;
use web_sys::VisibilityState;
use yew::platform::spawn_local;

use super::promise::{call, field, kept};
use crate::model::Screen;

/// Watches over the screen.
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
    /// The browser lets go whenever nobody sees the page: when it is seen again it is asked again.
    pub(in crate::app) fn new() -> Self {
        let watch = Rc::<Watch>::default();
        let seen = Rc::clone(&watch);
        let document = gloo::utils::document();
        let listener = EventListener::new(&document, "visibilitychange", move |_| adjust(&seen));
        Self { watch, _listener: listener }
    }

    /// This is shown now.
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
            let lock = kept(promise).await;
            watch.is_asked.set(false);
            let is_refused = lock.is_none();
            *watch.lock.borrow_mut() = lock;
            // Who was refused waits for the next page, or the next look at this one.
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

/// Calls a method that promises something.
fn promised(of: &JsValue, name: &str, argument: &JsValue) -> Option<Promise> {
    // Whatever it is: not every promise is one of this window's own.
    Some(Promise::resolve(&call(of, name, argument)?))
}

fn let_go(lock: &JsValue) {
    if let Some(promise) = promised(lock, "release", &JsValue::UNDEFINED) {
        spawn_local(async {
            kept(promise).await;
        });
    }
}
