//! Writes and reads the messages between page and worker, for both sides.

use js_sys::Reflect;
use serde::{Serialize, de::DeserializeOwned};
use serde_wasm_bindgen::Error;
use wasm_bindgen::JsValue;

/// Turns a question or a reply into a message.
///
/// # Errors
/// Returns an error if the value can't be a message.
pub fn write(said: &impl Serialize) -> Result<JsValue, Error> {
    serde_wasm_bindgen::to_value(said)
}

/// Reads a question from a message.
///
/// # Errors
/// Returns an error if the message is something else.
pub fn read_question<Q: DeserializeOwned>(message: JsValue) -> Result<Q, Error> {
    serde_wasm_bindgen::from_value(message)
}

/// Reads the number and the lines of a reply, field by field. Serde would add the code that prints floating-point
/// numbers in error messages, 10 kB of every first visit.
pub fn read_reply(message: &JsValue) -> Option<(u32, String)> {
    let field = |name: &str| Reflect::get(message, &name.into()).ok();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a whole number")]
    let id = field("id")?.as_f64()? as u32;
    Some((id, field("lines")?.as_string()?))
}
