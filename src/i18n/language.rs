//! The languages.

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// The default, if none of the others is asked for.
    #[default]
    English,
    /// Deutsch.
    German,
    /// Français.
    French,
    /// Italiano.
    Italian,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::English, Self::German, Self::French, Self::Italian];

    /// Returns the language's code in documents, files and the store.
    pub fn code(self) -> &'static str {
        ["en", "de", "fr", "it"][self as usize]
    }

    /// Returns the language's name in that language.
    pub fn own_name(self) -> &'static str {
        ["English", "Deutsch", "Français", "Italiano"][self as usize]
    }

    /// Returns the language with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// Returns the first of a browser's languages ("de-CH", "en") that the page has.
    pub fn best_of(wanted: impl IntoIterator<Item = String>) -> Self {
        // Codes are plain letters: their case needs no tables of all alphabets.
        let ours = |wanted: String| Self::from_code(&wanted.split('-').next()?.to_ascii_lowercase());
        wanted.into_iter().find_map(ours).unwrap_or_default()
    }

    /// Returns the file with the words of a part, below the page's own address.
    pub fn words_file(self, part: &str) -> String {
        ["words/", self.code(), "-", part, ".txt"].concat()
    }

    /// Returns the file with the script of a game's lesson.
    pub fn lesson_file(self, game: &str) -> String {
        ["lessons/", self.code(), "-", game, ".txt"].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_ours_is_the_best() {
        let best = |wanted: &[&str]| Language::best_of(wanted.iter().map(ToString::to_string));
        assert_eq!(best(&["de-CH", "en"]), Language::German);
        assert_eq!(best(&["pt-BR", "IT", "fr"]), Language::Italian);
        assert_eq!(best(&["delta"]), Language::English);
        assert_eq!(best(&[]), Language::English);
    }

    #[test]
    fn a_language_is_found_by_its_code() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
    }
}
