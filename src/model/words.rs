//! Words for the values of settings in the store.

/// Returns the word for a value.
pub(super) fn word_of<T: PartialEq>(table: &[(T, &'static str)], value: &T) -> &'static str {
    table.iter().find(|(known, _)| known == value).map_or("", |(_, word)| word)
}

/// Sets the value that a word stands for; an unknown word changes nothing.
pub(super) fn set<T: Copy>(place: &mut T, table: &[(T, &str)], word: &str) {
    if let Some((value, _)) = table.iter().find(|(_, known)| *known == word) {
        *place = *value;
    }
}
