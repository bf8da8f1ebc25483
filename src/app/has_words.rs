//! The parts of the page that have words of their own: the two games and the extras.

use crate::i18n::{Phrases, Shared};

/// A part of the page with words of its own.
pub(super) trait HasWords: Sized + 'static {
    /// The type of the part's words.
    type Words: Phrases + 'static;

    /// The part's name in the names of its word files.
    const NAME: &'static str;

    /// Returns the words in use. They are blank until the first ones have loaded.
    fn words() -> &'static Self::Words;
    /// Uses these words from now on.
    fn use_words(words: &'static Self::Words);
    /// Returns the words that all parts have in common.
    fn shared(words: &'static Self::Words) -> &'static Shared;
}

/// Implements [`HasWords`] for a part of the page.
macro_rules! has_words {
    ($has_words:ident, $words:ident) => {
        thread_local! {
            static WORDS: std::cell::Cell<&'static $crate::i18n::$words::Words> =
                const { std::cell::Cell::new(&<$crate::i18n::$words::Words as $crate::i18n::Phrases>::BLANK) };
        }

        impl $crate::app::has_words::HasWords for $has_words {
            type Words = $crate::i18n::$words::Words;

            const NAME: &'static str = stringify!($words);

            fn words() -> &'static Self::Words {
                WORDS.get()
            }

            fn use_words(words: &'static Self::Words) {
                WORDS.set(words);
            }

            fn shared(words: &'static Self::Words) -> &'static $crate::i18n::Shared {
                words.shared()
            }
        }
    };
}

pub(super) use has_words;
