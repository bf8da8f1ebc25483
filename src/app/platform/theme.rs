//! The look of the whole page: light or dark, and how large the text is. Attributes of the document say so, and the
//! styles go by them.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, MediaQueryList};

use super::storage::{self, HOUSE};
use crate::model::HouseSettings;

/// What is chosen for the house.
pub(in crate::app) fn house_settings() -> HouseSettings {
    HouseSettings::from_text(&storage::read(HOUSE).unwrap_or_default())
}

fn media(query: &str) -> Option<MediaQueryList> {
    gloo::utils::window().match_media(query).ok()?
}

/// Whether the device is touched rather than pointed at.
pub(in crate::app) const TOUCHED: &str = "(pointer: coarse)";

/// Whether the device or its system is like that.
pub(in crate::app) fn is_media(query: &str) -> bool {
    media(query).is_some_and(|media| media.matches())
}

const LIGHT: &str = "(prefers-color-scheme: light)";

/// Does this whenever the system changes its mind about light and dark.
pub(in crate::app) fn on_system(change: fn()) {
    if let Some(media) = media(LIGHT) {
        EventListener::new(&media, "change", move |_| change()).forget();
    }
}

/// Whether the page is light.
pub(in crate::app) fn is_light() -> bool {
    house_settings().look.is_light(is_media(LIGHT))
}

/// Gives the page the look that was chosen.
pub(in crate::app) fn apply() {
    let root = gloo::utils::document_element();
    // Only a broken name of an attribute could be refused.
    drop(root.set_attribute("data-look", if is_light() { "light" } else { "dark" }));
    drop(root.set_attribute("data-text", house_settings().text.word()));
}

/// `--bg-1` of the styles: dark, light.
const COLOURS: [&str; 2] = ["#14292f", "#e4dac0"];

/// Colours what some browsers paint around the page. Nobody misses it in the first seconds, so it is not part of the
/// first load.
pub(in crate::app) fn paint_around() {
    let metas = gloo::utils::document().get_elements_by_name("theme-color");
    for meta in (0..metas.length()).filter_map(|index| metas.get(index)) {
        // Only a broken name of an attribute could be refused.
        drop(meta.unchecked_ref::<Element>().set_attribute("content", COLOURS[usize::from(is_light())]));
    }
}
