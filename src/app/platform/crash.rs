//! A card over the whole page for when it can't go on. The card is part of index.html, because a program that has
//! crashed can't draw any more. This module only fills in its texts.

use std::cell::Cell;

use gloo::events::EventListener;
use wasm_bindgen::JsValue;

use super::{
    files,
    promise::{field, send_event},
    storage::{self, HISPANIOLA, SHANGHAIEN},
};
use crate::{
    app::{has_words::HasWords, router::Route, shanghaien::Shanghaien},
    record::GameName,
};

/// The id of the button that reloads the page.
pub(in crate::app) const BUTTON: &str = "trouble-again";

/// The id of the link that saves the game as a file.
const SAVE: &str = "trouble-save";

/// The ids of the card's elements, from top to bottom.
const PARTS: [&str; 6] = ["trouble-title", "trouble-kept", "trouble-what", "trouble-record", SAVE, BUTTON];

thread_local! {
    /// Whether the first page has been shown.
    static IS_SHOWN: Cell<bool> = const { Cell::new(false) };
}

/// Notes that the first page has been shown: from now on a crash gets the card.
pub(in crate::app) fn is_shown() {
    IS_SHOWN.set(true);
}

/// Shows the card when the program crashes. The card says whether the game is saved, and offers it as a file. It shows
/// the game's text unless that would reveal hidden cards.
///
/// A panic ends a release build without a message (`scripts/lib.sh`), so this listens for the error that the browser
/// reports: an `error` event for a tap, a timer or a frame, else a promise that is rejected.
pub(in crate::app) fn watch() {
    for (event, cause) in [("error", "error"), ("unhandledrejection", "reason")] {
        let listener = EventListener::new(&gloo::utils::window(), event, move |event| {
            if let Some(error) = field(event, cause)
                && text_of(&error, "name") == "RuntimeError"
            {
                show(&text_of(&error, "message"));
            }
        });
        listener.forget();
    }
}

/// Returns a text field of an error, or an empty text.
fn text_of(error: &JsValue, name: &str) -> String {
    field(error, name).and_then(|text| text.as_string()).unwrap_or_default()
}

fn show(what: &str) {
    if !IS_SHOWN.get() {
        return not_started();
    }
    let shared = Shanghaien::words().shared();
    let keys = match Route::now() {
        Route::Of(GameName::Hispaniola, _) => &HISPANIOLA,
        _ => &SHANGHAIEN,
    };
    let record = storage::read(keys.game).unwrap_or_default();
    let is_saved = storage::is_saved(keys.game);
    card([
        shared.trouble,
        if is_saved { shared.trouble_kept } else { shared.trouble_not_kept },
        what,
        if keys.is_secret { "" } else { &record },
        if record.is_empty() { "" } else { shared.save_record },
        shared.load_again,
    ]);
    if let (Some(save), Ok(address)) =
        (gloo::utils::document().get_element_by_id(SAVE), files::address_of(&record))
    {
        // Setting an attribute fails only if its name is invalid.
        drop(save.set_attribute("href", &address));
    }
}

/// Shows the card with these texts. An empty text leaves the element as index.html has it.
pub(in crate::app) fn card(texts: [&str; 6]) {
    for (part, text) in PARTS.into_iter().zip(texts).filter(|(_, text)| !text.is_empty()) {
        if let Some(element) = gloo::utils::document().get_element_by_id(part) {
            element.set_text_content(Some(text));
        }
    }
    if let Some(card) = gloo::utils::document().get_element_by_id("trouble") {
        // If even this fails, there is nothing left to show.
        drop(card.remove_attribute("hidden"));
    }
}

/// Reports that the page can't show anything: something it needs is missing or damaged. `static/start.js` does the
/// rest.
pub(in crate::app) fn not_started() {
    send_event("not-started");
}
