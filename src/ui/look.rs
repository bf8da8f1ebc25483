//! The look of the whole page: light or dark, and how large the text is. Attributes of the document say so, and the
//! styles go by them.

use gloo::events::EventListener;
use web_sys::MediaQueryList;

use super::storage::{self, HOUSE};
use crate::model::HouseSettings;

/// What is chosen for the house.
pub(super) fn house_settings() -> HouseSettings {
    HouseSettings::from_text(&storage::read(HOUSE).unwrap_or_default())
}

fn media(query: &str) -> Option<MediaQueryList> {
    gloo::utils::window().match_media(query).ok()?
}

/// Whether the device is touched rather than pointed at.
pub(super) const TOUCHED: &str = "(pointer: coarse)";

/// Whether the device or its system is like that.
pub(super) fn is_media(query: &str) -> bool {
    media(query).is_some_and(|media| media.matches())
}

const LIGHT: &str = "(prefers-color-scheme: light)";

/// Does this whenever the system changes its mind about light and dark.
pub(super) fn on_system(change: fn()) {
    if let Some(media) = media(LIGHT) {
        EventListener::new(&media, "change", move |_| change()).forget();
    }
}

/// Adds the look of what a first visit does not show.
pub(super) fn add_later_styles() {
    let Ok(link) = gloo::utils::document().create_element("link") else { return };
    for (name, value) in [("rel", "stylesheet"), ("href", "later/later.css")] {
        // Only a broken name of an attribute could be refused.
        drop(link.set_attribute(name, value));
    }
    drop(gloo::utils::head().append_child(&link));
}

/// Whether the page is light.
pub(super) fn is_light() -> bool {
    house_settings().look.is_light(is_media(LIGHT))
}

/// Gives the page the look that was chosen.
pub(super) fn dress() {
    let root = gloo::utils::document_element();
    // Only a broken name of an attribute could be refused.
    drop(root.set_attribute("data-look", if is_light() { "light" } else { "dark" }));
    drop(root.set_attribute("data-text", house_settings().text.word()));
}
