//! Saves records as files and reads them from files.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, File, HtmlAnchorElement, HtmlInputElement, Url};
use yew::prelude::*;

use super::promise::{resolved, spawn};
use crate::{
    app::{dispatch::Dispatch, game_ui::GameUi},
    model::{Notice, link_codec, session::Command},
};

/// The largest size of a record's file.
const LARGEST: f64 = link_codec::LARGEST as f64;

/// What a page does with the contents of a file.
pub(in crate::app) type Open<G> = fn(&Dispatch<G>, Vec<u8>);

/// Returns a part of a file name that every operating system accepts: letters of any alphabet and digits, no other
/// ASCII characters.
pub(in crate::app) fn plain(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_ascii() || letter.is_ascii_alphanumeric()).collect()
}

/// Saves a text as a file.
pub(in crate::app) fn hand_over(text: &str, name: &str) {
    // If the browser refuses the download, it says so itself.
    drop(download(text, name));
}

/// Returns an address from which a text can be saved as a file. The address stays valid until the page is closed:
/// Safari reads the text only some time after the click.
pub(in crate::app) fn address_of(text: &str) -> Result<String, JsValue> {
    Url::create_object_url_with_blob(&Blob::new_with_str_sequence(&js_sys::Array::of1(&text.into()))?)
}

fn download(text: &str, name: &str) -> Result<(), JsValue> {
    let document = gloo::utils::document();
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address_of(text)?);
    link.set_download(name);
    gloo::utils::body().append_child(&link)?;
    link.click();
    link.remove();
    Ok(())
}

/// Returns the file that was chosen in an input.
pub(in crate::app) fn chosen(event: &Event) -> Option<File> {
    let input: HtmlInputElement = event.target()?.unchecked_into();
    let file = input.files()?.get(0);
    // Lets the visitor choose the same file once more.
    input.set_value("");
    file
}

/// Returns the file that was dropped on the page.
pub(in crate::app) fn dropped(event: &DragEvent) -> Option<File> {
    event.prevent_default();
    event.data_transfer()?.files()?.get(0)
}

/// Returns the bytes of a file, unless it is larger than `largest` or can't be read.
pub(in crate::app) async fn read(file: &File, largest: f64) -> Result<Vec<u8>, Notice> {
    if file.size() > largest {
        return Err(Notice::TooLarge);
    }
    let buffer = resolved(file.array_buffer()).await.ok_or(Notice::Unreadable)?;
    Ok(js_sys::Uint8Array::new(&buffer).to_vec())
}

/// Reads a file and passes it to `open`, or reports what is wrong with it.
pub(in crate::app) fn open<G: GameUi>(file: File, dispatch: Dispatch<G>, open: Open<G>) {
    spawn(async move {
        match read(&file, LARGEST).await {
            Ok(bytes) => open(&dispatch, bytes),
            Err(notice) => dispatch.send(Command::Tell(Some(notice))),
        }
    });
}
