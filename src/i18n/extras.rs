//! The words of the logbook and the settings.

mod logbook;
mod settings;

pub use settings::SettingsWords;

#[cfg(not(target_arch = "wasm32"))]
use super::Language;
#[cfg(not(target_arch = "wasm32"))]
pub use super::en::extras::ENGLISH;
use super::{Shared, phrases::phrases};
pub use logbook::Logbook;

phrases! {
    /// All their words, in one language.
    pub struct Words {
        shared: Shared,
        logbook: Logbook,
        settings: SettingsWords,
    }
}

impl Words {
    /// Returns the words of a language. The page contains none and loads them.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::German => &super::de::extras::GERMAN,
            Language::French => &super::fr::extras::FRENCH,
            Language::Italian => &super::it::extras::ITALIAN,
        }
    }

    /// Returns the words that all parts have in common.
    pub fn shared(&self) -> &Shared {
        &self.shared
    }
}
