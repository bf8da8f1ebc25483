//! A card over everything, when there is no way on. It stands ready in index.html, because a panic ends the
//! program for good; only its text is filled in here.

use std::panic::PanicHookInfo;

use super::{
    files,
    storage::{self, HISPANIOLA, SHANGHAIEN},
};
use crate::{
    app::{desk::Speaker, router::Route, shanghaien::Shanghaien},
    record::GameName,
};

/// What is pressed to go on.
pub(in crate::app) const BUTTON: &str = "trouble-again";

/// What is pressed to save the game as a file.
const SAVE: &str = "trouble-save";

/// The parts of the card from its top to its end.
const PARTS: [&str; 6] = ["trouble-title", "trouble-kept", "trouble-what", "trouble-record", SAVE, BUTTON];

/// Says that the game is kept if the program panics, and offers it as a file. Its text is shown unless it would tell
/// everybody's cards.
pub(in crate::app) fn watch() {
    yew::set_custom_panic_hook(Box::new(show));
}

fn show(info: &PanicHookInfo<'_>) {
    let house = Shanghaien::words().house();
    let keys = match Route::now() {
        Route::Of(GameName::Hispaniola, _) => &HISPANIOLA,
        _ => &SHANGHAIEN,
    };
    let record = storage::read(keys.game).unwrap_or_default();
    let is_kept = storage::is_kept(keys.game);
    card([
        house.trouble,
        if is_kept { house.trouble_kept } else { house.trouble_not_kept },
        &info.to_string(),
        if keys.is_secret { "" } else { &record },
        if record.is_empty() { "" } else { house.save_record },
        house.load_again,
    ]);
    if let (Some(save), Ok(address)) =
        (gloo::utils::document().get_element_by_id(SAVE), files::address_of(&record))
    {
        // Only a broken name of an attribute could be refused.
        drop(save.set_attribute("href", &address));
    }
}

/// Shows the card with these texts. What is empty before the words have come stays as the page has it.
pub(in crate::app) fn card(texts: [&str; 6]) {
    for (part, text) in PARTS.into_iter().zip(texts).filter(|(_, text)| !text.is_empty()) {
        if let Some(element) = gloo::utils::document().get_element_by_id(part) {
            element.set_text_content(Some(text));
        }
    }
    reveal("trouble");
}

/// Says in all languages that not everything has come that the page needs, in place of the picture that is seen first.
pub(in crate::app) fn not_loaded() {
    if let Some(app) = gloo::utils::document().get_element_by_id("app") {
        app.set_text_content(None);
    }
    reveal("not-loaded");
}

fn reveal(place: &str) {
    if let Some(place) = gloo::utils::document().get_element_by_id(place) {
        // Nothing is left to fall back on if even this fails.
        drop(place.remove_attribute("hidden"));
    }
}
