//! When the program breaks down: a card that says the game is kept. It stands ready in index.html, because a
//! panic ends the program for good; only its text is filled in here.

use std::panic::PanicHookInfo;

use super::storage;
use crate::i18n::{English, Phrases};

/// Shows the card if the program panics, with what is kept under this key.
pub(super) fn watch(kept: &'static str) {
    yew::set_custom_panic_hook(Box::new(move |info| show(info, kept)));
}

fn show(info: &PanicHookInfo<'_>, kept: &str) {
    let labels = English.house();
    let document = gloo::utils::document();
    let fill = |id: &str, text: &str| {
        if let Some(element) = document.get_element_by_id(id) {
            element.set_text_content(Some(text));
        }
    };
    fill("trouble-title", labels.trouble);
    fill("trouble-kept", labels.trouble_kept);
    fill("trouble-what", &info.to_string());
    fill("trouble-record", &storage::read(kept).unwrap_or_default());
    fill("trouble-again", labels.load_again);
    if let Some(card) = document.get_element_by_id("trouble") {
        // Nothing is left to fall back on if even this fails.
        drop(card.remove_attribute("hidden"));
    }
}
