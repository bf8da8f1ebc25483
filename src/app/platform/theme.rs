//! The look of the whole page: light or dark, and the size of the text. Attributes of the document carry it, and the
//! styles depend on them.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, MediaQueryList};

use super::storage::{self, PAGE_SETTINGS};
use crate::model::PageSettings;

/// Returns the settings for both games.
pub(in crate::app) fn page_settings() -> PageSettings {
    PageSettings::from_text(&storage::read(PAGE_SETTINGS).unwrap_or_default())
}

fn media(query: &str) -> Option<MediaQueryList> {
    gloo::utils::window().match_media(query).ok()?
}

/// Matches devices that are used by touch.
pub(in crate::app) const TOUCHED: &str = "(pointer: coarse)";

/// Returns whether a media query matches.
pub(in crate::app) fn is_media(query: &str) -> bool {
    media(query).is_some_and(|media| media.matches())
}

/// Returns whether the visitor prefers reduced motion.
pub(in crate::app) fn prefers_stillness() -> bool {
    is_media("(prefers-reduced-motion: reduce)")
}

const LIGHT: &str = "(prefers-color-scheme: light)";

/// Calls `change` whenever the system switches between light and dark.
pub(in crate::app) fn on_system(change: fn()) {
    if let Some(media) = media(LIGHT) {
        EventListener::new(&media, "change", move |_| change()).forget();
    }
}

/// Returns whether the page is light.
pub(in crate::app) fn is_light() -> bool {
    page_settings().theme.is_light(is_media(LIGHT))
}

/// Gives the page the look from the settings.
pub(in crate::app) fn apply() {
    let root = gloo::utils::document_element();
    // Setting an attribute fails only if its name is invalid.
    drop(root.set_attribute("data-look", if is_light() { "light" } else { "dark" }));
    drop(root.set_attribute("data-text", page_settings().text.word()));
}

/// The value of `--bg-1` in the styles: dark, light.
const COLOURS: [&str; 2] = ["#14292f", "#e4dac0"];

/// Sets the colour that some browsers paint around the page. It can wait a few seconds, so it is not part of the first
/// load.
pub(in crate::app) fn paint_around() {
    let metas = gloo::utils::document().get_elements_by_name("theme-color");
    for meta in (0..metas.length()).filter_map(|index| metas.get(index)) {
        // Setting an attribute fails only if its name is invalid.
        drop(meta.unchecked_ref::<Element>().set_attribute("content", COLOURS[usize::from(is_light())]));
    }
}
