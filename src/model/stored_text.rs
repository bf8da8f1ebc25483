//! Saved texts, with the version of the program that saved them.
//!
//! The first line of a saved text is a comment with the version, so a saved game is still a valid record. Texts of the
//! first version have no such line. Whoever changes what is saved raises [`VERSION`], keeps reading the older versions,
//! and adds an example of the last one to `tests/saves/`.

/// The current version.
pub const VERSION: u32 = 2;

const LINE: &str = "# version ";

/// Adds the line with the version to a text.
pub fn with_version(text: &str) -> String {
    [LINE, &VERSION.to_string(), "\n", text].concat()
}

/// The error for a text that a newer version has saved: this one must not touch it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Newer;

/// Returns the text without the line with the version.
///
/// # Errors
///
/// Returns [`Newer`] if a newer version has saved the text.
pub fn without_version(saved: &str) -> Result<&str, Newer> {
    let Some(numbered) = saved.strip_prefix(LINE) else { return Ok(saved) };
    let (version, text) = numbered.split_once('\n').unwrap_or((numbered, ""));
    match version.parse::<u32>() {
        Ok(version) if version <= VERSION => Ok(text),
        _ => Err(Newer),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_saved_is_found_again() {
        for text in ["", "one line", "a game\nof lines\n", "# version 1\nof something else"] {
            assert_eq!(without_version(&with_version(text)), Ok(text));
        }
    }

    #[test]
    fn what_the_first_version_saved_has_no_version() {
        assert_eq!(
            without_version("# captains mate -\nshanghaien 1\n"),
            Ok("# captains mate -\nshanghaien 1\n")
        );
    }

    #[test]
    fn what_a_newer_version_saved_is_left_alone() {
        for saved in
            [format!("{LINE}{}\nwhatever", VERSION + 1), format!("{LINE}2.1"), format!("{LINE}99999999999")]
        {
            assert_eq!(without_version(&saved), Err(Newer), "{saved}");
        }
    }
}
