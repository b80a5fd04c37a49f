//! Text files of unknown encoding.

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

/// Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252; for the last also returns the line of the first
/// byte that is not UTF-8.
pub fn decode(bytes: &[u8]) -> (String, Option<usize>) {
    let (encoding, mark) = Encoding::for_bom(bytes).unwrap_or((UTF_8, 0));
    let rest = bytes.get(mark..).unwrap_or_default();
    if encoding != UTF_8 {
        // Half a unit at the end is no letter.
        let whole = rest.get(..rest.len() & !1).unwrap_or_default();
        return (encoding.decode_without_bom_handling(whole).0.into_owned(), None);
    }
    match str::from_utf8(rest) {
        Ok(text) => (text.to_owned(), None),
        Err(error) => {
            let line = 1 + rest.iter().take(error.valid_up_to()).filter(|byte| **byte == b'\n').count();
            (WINDOWS_1252.decode_without_bom_handling(rest).0.into_owned(), Some(line))
        }
    }
}
