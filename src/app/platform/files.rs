//! Records out of the page and into it.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, File, HtmlAnchorElement, HtmlInputElement, Url};
use yew::prelude::*;

use super::promise::{kept, spawn};
use crate::{
    app::{desk::Desk, store::Dispatch},
    model::{Notice, link_codec},
};

/// No record is larger than this.
const LARGEST: f64 = link_codec::LARGEST as f64;

/// What a page does with the text of a file.
pub(in crate::app) type Open<D> = fn(&Dispatch<D>, &[u8]);

/// A part of a file's name that every system takes: letters of any alphabet, but none of the signs that mean something
/// to some.
pub(in crate::app) fn plain(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_ascii() || letter.is_ascii_alphanumeric()).collect()
}

/// Hands a text over as a file.
pub(in crate::app) fn hand_over(text: &str, name: &str) {
    // There is nothing to tell if the browser refuses: it says so itself.
    drop(offer(text, name));
}

/// An address where a text can be had as a file. It stays until the page is left: Safari reads the text only some time
/// after the click.
pub(in crate::app) fn address_of(text: &str) -> Result<String, JsValue> {
    Url::create_object_url_with_blob(&Blob::new_with_str_sequence(&js_sys::Array::of1(&text.into()))?)
}

fn offer(text: &str, name: &str) -> Result<(), JsValue> {
    let document = gloo::utils::document();
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address_of(text)?);
    link.set_download(name);
    gloo::utils::body().append_child(&link)?;
    link.click();
    link.remove();
    Ok(())
}

/// The file that was chosen.
pub(in crate::app) fn chosen(event: &Event) -> Option<File> {
    let input: HtmlInputElement = event.target()?.unchecked_into();
    let file = input.files()?.get(0);
    // The same file can then be chosen once more.
    input.set_value("");
    file
}

/// The file that was dropped.
pub(in crate::app) fn dropped(event: &DragEvent) -> Option<File> {
    event.prevent_default();
    event.data_transfer()?.files()?.get(0)
}

/// The bytes of a file that is not larger than this, or what is wrong with it.
pub(in crate::app) async fn read(file: &File, largest: f64) -> Result<Vec<u8>, Notice> {
    if file.size() > largest {
        return Err(Notice::TooLarge);
    }
    let buffer = kept(file.array_buffer()).await.ok_or(Notice::Unreadable)?;
    Ok(js_sys::Uint8Array::new(&buffer).to_vec())
}

/// Reads a file and lets the page open it, or says what is wrong with it.
pub(in crate::app) fn open<D: Desk>(file: File, dispatch: Dispatch<D>, open: Open<D>) {
    spawn(async move {
        match read(&file, LARGEST).await {
            Ok(bytes) => open(&dispatch, &bytes),
            Err(notice) => dispatch.send(D::tell(Some(notice))),
        }
    });
}
