//! Waits for promises and reads values from the browser.

use std::{
    pin::Pin,
    task::{Context, Poll},
};

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Returns a field of a JavaScript value; `None` if there is no such field or its value is falsy.
pub(in crate::app) fn field(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(JsValue::is_truthy)
}

/// Returns something that `static/ahead.js` has asked for before the program started.
pub(in crate::app) fn ahead(name: &str) -> Option<JsValue> {
    field(&field(&gloo::utils::window(), "ahead")?, name)
}

/// Calls a method that not every browser has everywhere.
pub(in crate::app) fn call(on: &JsValue, name: &str, with: &JsValue) -> Option<JsValue> {
    field(on, name)?.dyn_into::<Function>().ok()?.call1(on, with).ok()
}

/// Returns what a promise resolves to; `None` if it is rejected.
pub(in crate::app) fn resolved(promise: Promise) -> Resolved {
    Resolved(JsFuture::from(promise))
}

/// Waits for a promise. This is a type of its own, because the compiler would repeat an `async fn` wherever it is
/// awaited.
pub(in crate::app) struct Resolved(JsFuture);

impl Future for Resolved {
    type Output = Option<JsValue>;

    #[inline(never)]
    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<JsValue>> {
        Pin::new(&mut self.0).poll(context).map(Result::ok)
    }
}

/// Runs a task in the background.
pub(in crate::app) fn spawn(task: impl Future<Output = ()> + 'static) {
    // Boxed, because each type of task would bring its own copy of the code that runs it.
    yew::platform::spawn_local::<Pin<Box<dyn Future<Output = ()>>>>(Box::pin(task));
}

/// Returns the text of a file; `None` if it can't be loaded.
pub(in crate::app) async fn fetched(file: &str) -> Option<String> {
    let response: Response = resolved(gloo::utils::window().fetch_with_str(file)).await?.unchecked_into();
    if response.ok() { resolved(response.text().ok()?).await?.as_string() } else { None }
}

/// Fetches a file and passes its text to `then`; `None` if it can't be loaded. All callers use this one function,
/// because every kind of waiting costs the page a kilobyte.
pub(in crate::app) fn fetch(file: String, then: Box<dyn FnOnce(Option<String>)>) {
    spawn(async move { then(fetched(&file).await) });
}

/// Returns the version of this build, which a release build has in its page. It is part of the address of everything
/// that is loaded later, so that no cache mixes two builds.
pub(in crate::app) fn version() -> String {
    let build = gloo::utils::document().query_selector("[name=build]").ok().flatten();
    build.and_then(|meta| meta.get_attribute("content")).unwrap_or_default()
}

/// Sends an event to the page's scripts.
pub(in crate::app) fn send_event(name: &str) {
    // If even this fails, nothing can be done about it here.
    drop(web_sys::Event::new(name).map(|event| gloo::utils::window().dispatch_event(&event)));
}
