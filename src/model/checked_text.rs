//! Texts that the build writes and the page fetches. The first line is a checksum. A text of another build, or one that
//! was changed, counts as missing.

/// The start value of a checksum.
pub const START: u32 = 0x811c_9dc5;

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Returns the checksum after these bytes (FNV-1a).
pub const fn sum(mut sum: u32, bytes: &[u8]) -> u32 {
    let mut at = 0;
    while at < bytes.len() {
        sum = (sum ^ bytes[at] as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    sum
}

/// Puts the line with the checksum before a text. `key` is the start value of the checksum and depends on the kind of
/// text.
#[cfg(not(target_arch = "wasm32"))]
pub fn signed(key: u32, text: &str) -> String {
    let line: String = digits(sum(key, text.as_bytes())).map(char::from).collect();
    format!("{line}\n{text}")
}

/// Returns the text after the line with the checksum; `None` if the checksum is wrong.
// Not inlined, because every part of the page reads texts: one copy is enough.
#[inline(never)]
pub fn checked(key: u32, signed: &'static str) -> Option<&'static str> {
    let (line, text) = signed.split_once('\n')?;
    line.bytes().eq(digits(sum(key, text.as_bytes()))).then_some(text)
}

pub(super) fn digits(sum: u32) -> impl Iterator<Item = u8> {
    (0..8).map(move |place| DIGITS[(sum >> (28 - 4 * place)) as usize & 15])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_that_of_the_standard() {
        assert_eq!(sum(START, b""), 0x811c_9dc5);
        assert_eq!(sum(START, b"foobar"), 0xbf9c_f968);
    }

    #[test]
    fn only_the_very_text_is_taken() {
        let text = signed(START, "one\ntwo\n");
        assert_eq!(checked(START, text.clone().leak()), Some("one\ntwo\n"));
        assert_eq!(checked(START + 1, text.clone().leak()), None);
        for (right, wrong) in
            [("one\ntwo", "two\none"), ("one", "ono"), ("two\n", "two\nthree\n"), ("two\n", "two")]
        {
            assert_eq!(checked(START, text.replace(right, wrong).leak()), None, "{wrong}");
        }
        assert_eq!(checked(START, "one\ntwo\n"), None);
        assert_eq!(checked(START, ""), None);
    }
}
