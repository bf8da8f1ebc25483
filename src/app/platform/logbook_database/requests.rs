//! Waits for the answers of the browser's database.
//!
//! A transaction ends as soon as the browser has nothing left to do for it. So each request must be made in the turn in
//! which the one before was answered, and nothing else may be awaited in between.

use js_sys::{Promise, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbRequest, IdbTransaction};

use super::Trouble;

/// A request that the browser works on.
pub(super) struct Asked {
    request: IdbRequest,
    answer: JsFuture,
}

impl Asked {
    /// Listens for the answer to a request that was made just now.
    pub(super) fn new(request: IdbRequest) -> Self {
        let promise = Promise::new(&mut |resolve, reject| {
            request.set_onsuccess(Some(&resolve));
            request.set_onerror(Some(&reject));
        });
        Self { request, answer: JsFuture::from(promise) }
    }

    /// Waits for the answer.
    pub(super) async fn answer(self) -> Result<JsValue, Trouble> {
        match self.answer.await {
            Ok(_) => Ok(self.request.result()?),
            Err(_) => Err(self.request.error()?.map_or(JsValue::NULL, JsValue::from).into()),
        }
    }
}

/// Waits for the answer to a request that was made just now.
pub(super) async fn answer(request: IdbRequest) -> Result<JsValue, Trouble> {
    Asked::new(request).answer().await
}

/// Waits for the answer to a request for a number.
pub(super) async fn number(request: IdbRequest) -> Result<usize, Trouble> {
    let number = answer(request).await?.as_f64().unwrap_or_default();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
    Ok(number as usize)
}

/// Waits until a change is written: until then the browser may still find that it has no room.
pub(super) async fn written(change: IdbTransaction) -> Result<(), Trouble> {
    let promise = Promise::new(&mut |resolve, reject| {
        change.set_oncomplete(Some(&resolve));
        change.set_onabort(Some(&reject));
    });
    match JsFuture::from(promise).await {
        Ok(_) => Ok(()),
        Err(_) => Err(change.error().map_or(Trouble::Full, |error| JsValue::from(error).into())),
    }
}

impl From<JsValue> for Trouble {
    fn from(error: JsValue) -> Self {
        let name = Reflect::get(&error, &"name".into()).ok().and_then(|name| name.as_string());
        match name.as_deref() {
            Some("VersionError") => Self::Newer,
            Some("QuotaExceededError") => Self::Full,
            _ => Self::Closed,
        }
    }
}
