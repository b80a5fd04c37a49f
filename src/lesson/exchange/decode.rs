//! Decodes a file: UTF-8, UTF-16 (spreadsheets' "Unicode text"), or Windows-1252.

use crate::rules::flaw::TextPosition;
use crate::rules::phrase::{Fact, Phrase};

use super::notes::ExchangeNotes;

/// Windows-1252 from 0x80 to 0x9F; the rest is Latin-1.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Magic numbers of binary files, with their kind.
const OTHERS: [(&[u8], &str); 8] = [
    (b"PK\x03\x04", "ZIP"),
    (b"%PDF", "PDF"),
    (b"\x89PNG", "PNG"),
    (b"\xff\xd8\xff", "JPEG"),
    (b"\xd0\xcf\x11\xe0", "XLS, DOC"),
    (b"SQLite format 3", "SQLite"),
    (b"<?xml", "XML"),
    (b"{\\rtf", "RTF"),
];

/// Decodes a file with `\n` line ends, noting undecodable parts.
///
/// # Errors
/// The reason it is no text.
pub(super) fn text(bytes: &[u8], notes: &mut ExchangeNotes) -> Result<String, Phrase> {
    if let Some((_, kind)) = OTHERS.iter().find(|(begins, _)| bytes.starts_with(begins)) {
        return Err(Phrase::plain("exchange-not-text").with("kind", Fact::Text((*kind).to_owned())));
    }
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => from_utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => from_utf16(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] | rest => match std::str::from_utf8(rest) {
            Ok(text) => text.to_owned(),
            Err(error) => {
                // Text before the first invalid byte.
                let before = String::from_utf8_lossy(rest.get(..error.valid_up_to()).unwrap_or_default());
                let line = 1 + before.matches('\n').count();
                notes.changed(TextPosition { line, column: 1 }, Phrase::plain("exchange-windows-1252"));
                rest.iter().map(|byte| from_windows_1252(*byte)).collect()
            }
        },
    };
    if let Some(at) = text.find('\0') {
        let line = 1 + text.get(..at).unwrap_or_default().matches('\n').count();
        return Err(Phrase::plain("exchange-nought-byte").with("line", Fact::Number(line as u64)));
    }
    Ok(if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text })
}

fn from_windows_1252(byte: u8) -> char {
    let high = usize::from(byte).checked_sub(0x80).and_then(|at| WINDOWS.get(at));
    high.copied().unwrap_or(char::from(byte))
}

fn from_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).filter_map(|pair| pair.try_into().ok()).map(unit);
    char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}
