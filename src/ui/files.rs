//! Records out of the page and into it.

use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, File, HtmlAnchorElement, HtmlInputElement, Url};
use yew::{platform::spawn_local, prelude::*};

use super::{promise::kept, store::Dispatch};
use crate::{
    model::{Command, Notice, Offer},
    record::shanghaien::Record,
};

/// No record is larger than this: a whole game is about two thousand bytes.
const LARGEST: f64 = 100_000.0;

/// A callback that hands the record over as a file.
pub(super) fn saves(record: &Rc<Record>) -> Callback<MouseEvent> {
    let record = Rc::clone(record);
    Callback::from(move |_| {
        // There is nothing to tell if the browser refuses: it says so itself.
        drop(offer(&record.to_string(), &file_name(&record)));
    })
}

/// A name that tells one game from another and that every system takes.
fn file_name(record: &Record) -> String {
    let plain = |name: &String| -> String { name.chars().filter(char::is_ascii_alphanumeric).collect() };
    let [one, two] = &record.players().0;
    format!("shanghaien-{}-{}-round-{}.txt", plain(one), plain(two), record.position().round())
}

fn offer(text: &str, name: &str) -> Result<(), JsValue> {
    let blob = Blob::new_with_str_sequence(&js_sys::Array::of1(&text.into()))?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let document = gloo::utils::document();
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    gloo::utils::body().append_child(&link)?;
    link.click();
    link.remove();
    Url::revoke_object_url(&address)
}

/// The file that was chosen.
pub(super) fn chosen(event: &Event) -> Option<File> {
    let input: HtmlInputElement = event.target()?.unchecked_into();
    let file = input.files()?.get(0);
    // The same file can then be chosen once more.
    input.set_value("");
    file
}

/// The file that was dropped.
pub(super) fn dropped(event: &DragEvent) -> Option<File> {
    event.prevent_default();
    event.data_transfer()?.files()?.get(0)
}

/// Reads a file as a record, and puts the game on the table or says what is wrong with it.
pub(super) fn open(file: File, dispatch: Dispatch, done: impl FnOnce() + 'static) {
    if file.size() > LARGEST {
        dispatch.send(Command::Tell(Some(Notice::TooLarge)));
        return;
    }
    spawn_local(async move {
        let Some(buffer) = kept(file.array_buffer()).await else {
            return dispatch.send(Command::Tell(Some(Notice::Unreadable)));
        };
        let bytes = js_sys::Uint8Array::new(&buffer).to_vec();
        match Record::read(&bytes) {
            Ok(record) => {
                dispatch.send(Command::Offer(Offer::Game(Rc::new(record))));
                done();
            }
            Err(broken) => dispatch.send(Command::Tell(Some(Notice::BadRecord(broken.error)))),
        }
    });
}
