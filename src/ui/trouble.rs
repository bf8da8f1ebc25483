//! A card over everything, when there is no way on. It stands ready in index.html, because a panic ends the
//! program for good; only its text is filled in here.

use std::panic::PanicHookInfo;

use super::{desk::Speaker, storage};

/// What is pressed to go on.
pub(super) const BUTTON: &str = "trouble-again";

/// The parts of the card from its top to its end.
const PARTS: [&str; 5] = ["trouble-title", "trouble-kept", "trouble-what", "trouble-record", BUTTON];

/// Says that the game is kept if the program panics, with what is kept under this key.
pub(super) fn watch<S: Speaker>(kept: &'static str) {
    yew::set_custom_panic_hook(Box::new(move |info| show::<S>(info, kept)));
}

fn show<S: Speaker>(info: &PanicHookInfo<'_>, kept: &str) {
    let house = S::house(S::words());
    let record = storage::read(kept).unwrap_or_default();
    card([house.trouble, house.trouble_kept, &info.to_string(), &record, house.load_again]);
}

/// Shows the card with these texts.
pub(super) fn card(texts: [&str; 5]) {
    let document = gloo::utils::document();
    for (part, text) in PARTS.into_iter().zip(texts) {
        if let Some(element) = document.get_element_by_id(part) {
            element.set_text_content(Some(text));
        }
    }
    if let Some(card) = document.get_element_by_id("trouble") {
        // Nothing is left to fall back on if even this fails.
        drop(card.remove_attribute("hidden"));
    }
}
