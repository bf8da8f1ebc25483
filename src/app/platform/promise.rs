//! Waiting for what the browser promises.

use std::{
    pin::Pin,
    task::{Context, Poll},
};

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// A field of something that the browser has; `None` if it has not.
pub(in crate::app) fn field(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(JsValue::is_truthy)
}

/// Something that the page has asked for before the program came: `static/ahead.js`.
pub(in crate::app) fn ahead(name: &str) -> Option<JsValue> {
    field(&field(&gloo::utils::window(), "ahead")?, name)
}

/// Calls what not every browser has, or has everywhere.
pub(in crate::app) fn call(on: &JsValue, name: &str, with: &JsValue) -> Option<JsValue> {
    field(on, name)?.dyn_into::<Function>().ok()?.call1(on, with).ok()
}

/// What a promise gives; `None` if it is broken.
pub(in crate::app) fn kept(promise: Promise) -> Kept {
    Kept(JsFuture::from(promise))
}

/// Waits for a promise. A type of its own, because an `async fn` would be written out wherever somebody waits.
pub(in crate::app) struct Kept(JsFuture);

impl Future for Kept {
    type Output = Option<JsValue>;

    #[inline(never)]
    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<JsValue>> {
        Pin::new(&mut self.0).poll(context).map(Result::ok)
    }
}

/// Does something while the page goes on.
pub(in crate::app) fn spawn(task: impl Future<Output = ()> + 'static) {
    // Boxed, because each type of task would bring along all that runs one.
    yew::platform::spawn_local::<Pin<Box<dyn Future<Output = ()>>>>(Box::pin(task));
}

/// The text of a file; `None` if it cannot be had.
pub(in crate::app) async fn fetched(file: &str) -> Option<String> {
    let response: Response = kept(gloo::utils::window().fetch_with_str(file)).await?.unchecked_into();
    if response.ok() { kept(response.text().ok()?).await?.as_string() } else { None }
}

/// Fetches a file and hands its text on; `None` if it cannot be had. One for all: every kind of waiting costs the
/// page a kilobyte.
pub(in crate::app) fn fetch(file: String, then: Box<dyn FnOnce(Option<String>)>) {
    spawn(async move { then(fetched(&file).await) });
}

/// The version of this build, which a release build has in its page. It goes along in the addresses of everything that is
/// loaded later, so that no cache mixes two builds.
pub(in crate::app) fn version() -> String {
    let build = gloo::utils::document().query_selector("[name=build]").ok().flatten();
    build.and_then(|meta| meta.get_attribute("content")).unwrap_or_default()
}

/// Tells the scripts of the page something.
pub(in crate::app) fn send_event(name: &str) {
    // A page that cannot even tell itself has other troubles.
    drop(web_sys::Event::new(name).map(|event| gloo::utils::window().dispatch_event(&event)));
}
