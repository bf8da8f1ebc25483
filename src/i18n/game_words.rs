//! What the words of both games have in common.

use super::{Phrases, Text};

/// The words of a game.
pub trait GameWords: Phrases {
    /// Its fixed texts.
    type Labels: 'static;

    /// Returns the fixed texts.
    fn labels(&self) -> &Self::Labels;
    /// Returns the name of the game.
    fn title(&self) -> Text;
    /// Returns the address of its rules.
    fn rules_file(&self) -> Text;
}

/// Makes a game's `Words` of its `Labels` and `Sentences`.
macro_rules! game_words {
    ($(#[$about:meta])* $game:ident) => {
        $crate::i18n::phrases::phrases! {
            $(#[$about])*
            pub struct Words {
                labels: Labels,
                sentences: Sentences,
            }
        }

        impl Words {
            /// Returns the words of a language. A page has none and loads them.
            #[cfg(not(target_arch = "wasm32"))]
            pub fn of(language: $crate::i18n::Language) -> &'static Self {
                match language {
                    $crate::i18n::Language::English => &$crate::i18n::en::$game::ENGLISH,
                    $crate::i18n::Language::German => &$crate::i18n::de::$game::GERMAN,
                    $crate::i18n::Language::French => &$crate::i18n::fr::$game::FRENCH,
                    $crate::i18n::Language::Italian => &$crate::i18n::it::$game::ITALIAN,
                }
            }

            /// Returns the texts that are always the same.
            pub fn labels(&self) -> &Labels {
                &self.labels
            }

            /// Returns what both games say.
            pub fn shared(&self) -> &$crate::i18n::Shared {
                &self.labels.shared
            }
        }

        impl $crate::i18n::GameWords for Words {
            type Labels = Labels;

            fn labels(&self) -> &Labels {
                &self.labels
            }

            fn title(&self) -> $crate::i18n::Text {
                self.labels.title
            }

            fn rules_file(&self) -> $crate::i18n::Text {
                self.labels.rules_file
            }
        }
    };
}

pub(super) use game_words;
