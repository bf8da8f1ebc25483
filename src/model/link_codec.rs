//! Bytes as part of an address: base64url without padding, with limits on the size.

/// The size limit of a record. A long game of Hispaniola has about thirty thousand bytes.
pub const LARGEST: u32 = 100_000;

/// The limit for the letters of a compressed record. Real records stay far below it.
pub const MOST_LETTERS: usize = 60_000;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Encodes bytes as letters that are allowed in addresses.
pub fn to_letters(bytes: &[u8]) -> String {
    let mut letters = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let byte = |place: usize| u32::from(group.get(place).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        // A group has one letter more than bytes; the rest would be padding.
        for place in 0..=group.len() {
            let sextet = bits >> (18 - 6 * place) & 63;
            letters.push(char::from(LETTERS[sextet as usize]));
        }
    }
    letters
}

/// Decodes letters; `None` if they are too many or not what [`to_letters`] writes.
pub fn from_letters(letters: &str) -> Option<Vec<u8>> {
    if letters.len() > MOST_LETTERS {
        return None;
    }
    let mut bytes = Vec::with_capacity(letters.len() / 4 * 3 + 2);
    for group in letters.as_bytes().chunks(4) {
        let mut bits = 0;
        for letter in group {
            bits = bits << 6 | u32::try_from(LETTERS.iter().position(|it| it == letter)?).ok()?;
        }
        bits <<= 6 * (4 - group.len());
        let [_, whole @ ..] = bits.to_be_bytes();
        let (whole, rest) = whole.split_at(group.len() - 1);
        // A single letter does not make a byte, and unused bits must be 0.
        if whole.is_empty() || rest.iter().any(|&byte| byte != 0) {
            return None;
        }
        bytes.extend_from_slice(whole);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_letters_are_those_of_the_standard() {
        for (bytes, letters) in [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(to_letters(bytes.as_bytes()), letters);
            assert_eq!(from_letters(letters).as_deref(), Some(bytes.as_bytes()));
        }
        assert_eq!(to_letters(&[0xfb, 0xff, 0xfe]), "-__-");
    }

    #[test]
    fn what_was_not_written_here_is_refused() {
        for letters in ["Z", "Zm9vY", "Zg==", "Zh", "Zm9", "Zm+v", "Zm/v", "Zm v", "Zmä"] {
            assert_eq!(from_letters(letters), None, "{letters}");
        }
    }

    #[test]
    fn too_many_letters_are_refused_unread() {
        assert_eq!(
            from_letters(&"A".repeat(MOST_LETTERS)).map(|bytes| bytes.len()),
            Some(MOST_LETTERS / 4 * 3)
        );
        assert_eq!(from_letters(&"A".repeat(MOST_LETTERS + 4)), None);
    }

    proptest! {
        #[test]
        fn bytes_come_back_from_their_letters(bytes: Vec<u8>) {
            let letters = to_letters(&bytes);
            prop_assert!(letters.bytes().all(|letter| LETTERS.contains(&letter)));
            prop_assert_eq!(from_letters(&letters), Some(bytes));
        }

        #[test]
        fn letters_that_are_read_are_the_only_ones_for_their_bytes(letters in "[A-Za-z0-9_-]{0,9}") {
            if let Some(bytes) = from_letters(&letters) {
                prop_assert_eq!(to_letters(&bytes), letters);
            }
        }
    }
}
