//! Writes and reads the messages between page and worker, for both sides.

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

/// Reads a question or a reply from a message.
///
/// # Errors
/// Returns an error if the message is something else.
pub fn read<T: DeserializeOwned>(message: JsValue) -> Result<T, Error> {
    serde_wasm_bindgen::from_value(message)
}
