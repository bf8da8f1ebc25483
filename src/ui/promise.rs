//! Waiting for what the browser promises.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// What a promise gives; `None` if it is broken.
pub(super) async fn kept(promise: Promise) -> Option<JsValue> {
    JsFuture::from(promise).await.ok()
}
