//! Decodes a file: UTF-8, UTF-16 (spreadsheets' "Unicode text"), or Windows-1252.

use crate::i18n::encoding;
use crate::i18n::phrase::{Fact, Phrase};
use crate::syntax::{TextPosition, visible};

use super::notes::ExchangeNotes;

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

/// Decodes a file with `\n` line ends and without unseen characters, noting undecodable parts.
///
/// # Errors
/// The reason it is no text.
pub(super) fn text(bytes: &[u8], notes: &mut ExchangeNotes) -> Result<String, Phrase> {
    if let Some((_, kind)) = OTHERS.iter().find(|(begins, _)| bytes.starts_with(begins)) {
        return Err(text!("exchange-not-text", kind = Fact::Text((*kind).to_owned())));
    }
    let (text, not_utf_8) = encoding::decode(bytes);
    if let Some(line) = not_utf_8 {
        notes.changed(TextPosition { line, column: 1 }, text!("exchange-windows-1252"));
    }
    if let Some(at) = text.find('\0') {
        let line = 1 + text.get(..at).unwrap_or_default().matches('\n').count();
        return Err(text!("exchange-nought-byte", line = Fact::Number(line as u64)));
    }
    let text = if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text };
    Ok(visible(&text).into_owned())
}
