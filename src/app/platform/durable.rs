//! The durable store of the games in progress: the database of `static/durable.js`. It never fails and never takes long;
//! without it the page goes on with `localStorage` alone.

use js_sys::{Function, Promise};
use wasm_bindgen::{JsCast, JsValue};

use super::promise::{Resolved, field, resolved};

fn store() -> Option<JsValue> {
    field(&gloo::utils::window(), "durable")
}

fn method(name: &str) -> Option<(JsValue, Function)> {
    let store = store()?;
    let function = field(&store, name)?.dyn_into().ok()?;
    Some((store, function))
}

/// Returns an object with the saved texts by their keys; `None` if the database has not answered in time.
pub(super) async fn read() -> Option<JsValue> {
    let (store, read) = method("read")?;
    resolved(read.call0(&store).ok()?.unchecked_into()).await.filter(JsValue::is_truthy)
}

/// Saves a text. The result waits until the text is on the disk, or a short time has passed.
pub(super) fn write(key: &str, text: &str) -> Option<Resolved> {
    let (store, write) = method("write")?;
    let saving: Promise = write.call2(&store, &key.into(), &text.into()).ok()?.unchecked_into();
    Some(resolved(saving))
}
