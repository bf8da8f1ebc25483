//! When the program breaks down: a plain page that says the game is kept, made without the program.

use std::panic::PanicHookInfo;

use super::storage;
use crate::i18n::{English, Words};

/// Shows the page of trouble if the program panics. A panic ends the program for good, so the page is
/// built by hand and its button only reloads.
pub(super) fn watch() {
    yew::set_custom_panic_hook(Box::new(|info| {
        // Nothing is left to fall back on if even this fails.
        drop(show(info));
    }));
}

fn show(info: &PanicHookInfo<'_>) -> Result<(), wasm_bindgen::JsValue> {
    let labels = English.labels();
    let document = gloo::utils::document();
    let element = |tag: &str, text: &str| -> Result<web_sys::Element, wasm_bindgen::JsValue> {
        let element = document.create_element(tag)?;
        element.set_text_content(Some(text));
        Ok(element)
    };
    let add = |parent: &web_sys::Element, child: &web_sys::Element| parent.append_child(child).map(drop);
    let card = element("section", "")?;
    card.set_class_name("trouble");
    card.set_attribute("role", "alert")?;
    add(&card, &element("h1", labels.trouble)?)?;
    add(&card, &element("p", labels.trouble_kept)?)?;
    add(&card, &element("code", &info.to_string())?)?;
    if let Some(record) = storage::saved_text() {
        add(&card, &element("pre", &record)?)?;
    }
    // A plain link to this page: it needs no program to work.
    let again = element("a", labels.load_again)?;
    again.set_class_name("btn");
    again.set_attribute("href", ".")?;
    add(&card, &again)?;
    let main = element("main", "")?;
    add(&main, &card)?;
    gloo::utils::body().replace_children_with_node_1(&main);
    Ok(())
}
