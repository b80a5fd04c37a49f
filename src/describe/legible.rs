//! Text reduced to the letters of the bundled typefaces, on screen and on paper.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::LazyLock;

use deunicode::deunicode_char;
use skrifa::{FontRef, MetadataProvider as _};
use unicode_normalization::UnicodeNormalization as _;

use super::fonts;

/// Replacement for letters without a glyph and a transliteration.
const UNKNOWN: char = '?';

/// All letters with a glyph.
fn glyphs() -> &'static BTreeSet<char> {
    static GLYPHS: LazyLock<BTreeSet<char>> = LazyLock::new(|| {
        let fonts = [fonts::REGULAR, fonts::SYMBOLS].into_iter().filter_map(|font| FontRef::new(font).ok());
        fonts
            .flat_map(|font| font.charmap().mappings().filter_map(|(code, _)| char::from_u32(code)).collect::<Vec<_>>())
            .collect()
    });
    &GLYPHS
}

/// Emoji, and the signs that join and vary them.
const fn is_pictograph(letter: char) -> bool {
    matches!(
        letter,
        '\u{200c}' | '\u{200d}' | '\u{20e3}' | '\u{fe0f}' | '\u{2300}'..='\u{23ff}' | '\u{2600}'..='\u{27bf}'
            | '\u{2b00}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}'
    )
}

/// A text in letters that the program's typefaces have (on screen and on paper): other scripts are transliterated to
/// Latin, letter by letter.
pub fn legible(text: &str) -> Cow<'_, str> {
    let glyphs = glyphs();
    let is_known = |letter: char| glyphs.contains(&letter) || letter.is_whitespace();
    if text.chars().all(is_known) {
        return Cow::Borrowed(text);
    }
    let mut legible = String::new();
    for letter in text.nfc() {
        match deunicode_char(letter) {
            _ if is_known(letter) => legible.push(letter),
            // Their names in words would be taken for part of a name.
            _ if is_pictograph(letter) => {}
            Some(latin) => legible.push_str(latin),
            None => legible.push(UNKNOWN),
        }
    }
    Cow::Owned(legible.split_whitespace().collect::<Vec<_>>().join(" "))
}
