//! What can be chosen, and the offer of a new version.

use crate::i18n::phrases::{Text, phrases};

phrases! {
    /// The words of the settings.
    pub struct SettingsWords {
        display,
        theme,
        /// As the system wants it, dark, light.
        themes: [Text; 3],
        text_size,
        /// Normal, larger, largest.
        text_sizes: [Text; 3],
        pace,
        /// Off, fast, normal.
        paces: [Text; 3],
        full_screen,
        sounds,
        sounds_off,
        sounds_on,
        volume,
        ring,
        seating,
        /// Across, on the same side, turning; and what each is like.
        seatings: [Text; 3],
        seatings_explained: [Text; 3],
        chances,
        chances_hidden,
        chances_shown,
        licenses,
        update_ready,
        update,
        later,
    }
}
