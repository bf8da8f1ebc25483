//! What the browser keeps, with the version of the program that kept it.
//!
//! The first line of a kept text says the version, as a comment, so that a saved game is a record all the same.
//! Texts of the first version have no such line. Whoever changes what is kept raises [`VERSION`], goes on reading
//! the older ones, and adds one of them to `tests/saves/`.

/// The version of what is kept now.
pub const VERSION: u32 = 2;

const LINE: &str = "# version ";

/// A text as it is kept.
pub fn seal(text: &str) -> String {
    [LINE, &VERSION.to_string(), "\n", text].concat()
}

/// What was kept by a newer version: this one must not touch it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Newer;

/// The text that was kept.
///
/// # Errors
/// It was kept by a newer version.
pub fn unseal(kept: &str) -> Result<&str, Newer> {
    let Some(sealed) = kept.strip_prefix(LINE) else { return Ok(kept) };
    let (version, text) = sealed.split_once('\n').unwrap_or((sealed, ""));
    match version.parse::<u32>() {
        Ok(version) if version <= VERSION => Ok(text),
        _ => Err(Newer),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_found_again() {
        for text in ["", "one line", "a game\nof lines\n", "# version 1\nof something else"] {
            assert_eq!(unseal(&seal(text)), Ok(text));
        }
    }

    #[test]
    fn what_the_first_version_kept_has_no_version() {
        assert_eq!(unseal("# captains mate -\nshanghaien 1\n"), Ok("# captains mate -\nshanghaien 1\n"));
    }

    #[test]
    fn what_a_newer_version_kept_is_left_alone() {
        for kept in
            [format!("{LINE}{}\nwhatever", VERSION + 1), format!("{LINE}2.1"), format!("{LINE}99999999999")]
        {
            assert_eq!(unseal(&kept), Err(Newer), "{kept}");
        }
    }
}
