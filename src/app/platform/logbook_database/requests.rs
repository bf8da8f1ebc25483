//! Waits for the answers of the browser's database.
//!
//! A transaction ends as soon as the browser has nothing left to do for it. So each request must be made in the turn in
//! which the one before was answered, and nothing else may be awaited in between.

use std::pin::Pin;

use js_sys::{Promise, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbRequest, IdbTransaction};

use super::Trouble;

/// Something that is going on in the database. It is boxed, because the compiler would repeat an `async fn` wherever it
/// is awaited.
pub(in crate::app) type Task<'a, T> = Pin<Box<dyn Future<Output = Result<T, Trouble>> + 'a>>;

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
    pub(super) fn answer(self) -> Task<'static, JsValue> {
        Box::pin(async move {
            match self.answer.await {
                Ok(_) => Ok(self.request.result()?),
                Err(_) => Err(self.request.error()?.map_or(JsValue::NULL, JsValue::from).into()),
            }
        })
    }
}

/// Waits for the answer to a request that was made just now.
pub(super) fn answer(request: IdbRequest) -> Task<'static, JsValue> {
    Asked::new(request).answer()
}

/// Waits for the answer to a request for a number.
pub(super) fn number(request: IdbRequest) -> Task<'static, usize> {
    let answer = answer(request);
    Box::pin(async {
        let number = answer.await?.as_f64().unwrap_or_default();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
        Ok(number as usize)
    })
}

/// Waits until a change is written: until then the browser may still find that it has no room.
pub(super) fn written(change: IdbTransaction) -> Task<'static, ()> {
    let promise = Promise::new(&mut |resolve, reject| {
        change.set_oncomplete(Some(&resolve));
        change.set_onabort(Some(&reject));
    });
    let written = JsFuture::from(promise);
    Box::pin(async move {
        match written.await {
            Ok(_) => Ok(()),
            Err(_) => Err(change.error().map_or(Trouble::Full, |error| JsValue::from(error).into())),
        }
    })
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
