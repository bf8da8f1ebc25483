//! A record as a part of the page's address: compressed, in letters that every address takes.

use std::{fmt::Display, rc::Rc};

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ReadableStream, ReadableStreamDefaultReader, WritableStream};
use yew::prelude::*;

use super::promise::{field, kept, spawn};
use crate::{
    app::router::{Page, Route},
    model::link_codec::{LARGEST, from_letters, to_letters},
    record::GameName,
};

/// So many bytes are unpacked at once: even if they hold nothing but zeros, those are a million at most.
const PIECE: usize = 1000;

/// The part of the address after the page where this record can be looked at.
pub(in crate::app) async fn replay_address(game: GameName, record: &str) -> Option<String> {
    let packed = through("CompressionStream", record.as_bytes()).await?;
    Some(Route::Of(game, Page::Replay).with_luggage(&to_letters(&packed)))
}

/// A callback that goes to where this record can be looked at.
pub(in crate::app) fn replays(game: GameName, record: Rc<dyn Display>) -> Callback<MouseEvent> {
    Callback::from(move |_| show_replay(game, record.to_string()))
}

/// Goes to where this record can be looked at.
pub(in crate::app) fn show_replay(game: GameName, record: String) {
    spawn(async move {
        if let Some(address) = replay_address(game, &record).await {
            // Only a broken address could be refused.
            drop(gloo::utils::window().location().set_hash(&address));
        }
    });
}

/// What came along in an address; `None` if it is damaged or too large.
pub(in crate::app) async fn unpack(luggage: &str) -> Option<Vec<u8>> {
    through("DecompressionStream", &from_letters(luggage)?).await
}

/// Nobody waits for this, and nobody complains if it fails: the other end of the stream tells.
fn let_go(promise: Promise) {
    drop(JsFuture::from(promise));
}

/// Sends bytes through a stream of this kind. It works only as fast as they are read at its other end, piece by piece, so that
/// what is too much is never unpacked.
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
        let read = kept(reader.read()).await?;
        // What is done has no value.
        let Some(piece) = field(&read, "value") else { return Some(all) };
        let piece: Uint8Array = piece.unchecked_into();
        if all.len() + piece.length() as usize > LARGEST as usize {
            let_go(reader.cancel());
            return None;
        }
        all.append(&mut piece.to_vec());
    }
}
