//! Settings as words in the store.

/// The word for a value.
pub(super) fn word_of<T: PartialEq>(table: &[(T, &'static str)], value: &T) -> &'static str {
    table.iter().find(|(known, _)| known == value).map_or("", |(_, word)| word)
}

/// Puts the value of a word into its place; a word that is not understood changes nothing.
pub(super) fn set<T: Copy>(place: &mut T, table: &[(T, &str)], word: &str) {
    if let Some((value, _)) = table.iter().find(|(_, known)| *known == word) {
        *place = *value;
    }
}
