//! Packs a record into an address: compressed, and written in letters that every address accepts.

use std::{fmt::Display, rc::Rc};

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ReadableStream, ReadableStreamDefaultReader, WritableStream};
use yew::prelude::*;

use super::promise::{field, resolved, spawn};
use crate::{
    app::router::{Page, Route},
    model::link_codec::{LARGEST, from_letters, to_letters},
    record::GameName,
};

/// How many packed bytes are unpacked at once. Even if all of them stand for zeros, the result is a million bytes at
/// most.
const PIECE: usize = 1000;

/// Returns the part of the address from the `#` on, for the replay of this record.
pub(in crate::app) async fn replay_address(game: GameName, record: &str) -> Option<String> {
    let packed = through("CompressionStream", record.as_bytes()).await?;
    Some(Route::Of(game, Page::Replay).with_payload(&to_letters(&packed)))
}

/// Returns a callback that goes to the replay of this record.
pub(in crate::app) fn replays(game: GameName, record: Rc<dyn Display>) -> Callback<MouseEvent> {
    Callback::from(move |_| show_replay(game, record.to_string()))
}

/// Goes to the replay of this record.
pub(in crate::app) fn show_replay(game: GameName, record: String) {
    spawn(async move {
        if let Some(address) = replay_address(game, &record).await {
            // Setting the hash fails only if the address is invalid.
            drop(gloo::utils::window().location().set_hash(&address));
        }
    });
}

/// Unpacks a record from an address; `None` if it is damaged or too large.
pub(in crate::app) async fn unpack(payload: &str) -> Option<Vec<u8>> {
    through("DecompressionStream", &from_letters(payload)?).await
}

/// Ignores a promise and its failure: reading the other end of the stream shows whether it worked.
fn let_go(promise: Promise) {
    drop(JsFuture::from(promise));
}

/// Sends bytes through a stream of this kind. The stream works only as fast as its other end is read, piece by piece,
/// so that nothing beyond the limit is ever unpacked.
async fn through(kind: &str, bytes: &[u8]) -> Option<Vec<u8>> {
    let kind: Function = field(&gloo::utils::window(), kind)?.dyn_into().ok()?;
    let stream = Reflect::construct(&kind, &Array::of1(&"deflate-raw".into())).ok()?;
    let input: WritableStream = field(&stream, "writable")?.unchecked_into();
    let output: ReadableStream = field(&stream, "readable")?.unchecked_into();
    let writer = input.get_writer().ok()?;
    for piece in bytes.chunks(PIECE) {
        let_go(writer.write_with_chunk(&Uint8Array::from(piece)));
    }
    let_go(writer.close());
    let reader: ReadableStreamDefaultReader = output.get_reader().unchecked_into();
    let mut all = Vec::new();
    loop {
        let read = resolved(reader.read()).await?;
        // The last read of a stream has no value.
        let Some(piece) = field(&read, "value") else { return Some(all) };
        let piece: Uint8Array = piece.unchecked_into();
        if all.len() + piece.length() as usize > LARGEST as usize {
            let_go(reader.cancel());
            return None;
        }
        all.append(&mut piece.to_vec());
    }
}
