//! Letters with their accents: which are the same however they were typed, and what they are without.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A text as it is compared: in small letters, taken apart as Unicode does it (NFKD), so that each accent is a sign of
/// its own behind its letter, and letters that are written together or in full width are the plain ones; every blank
/// the same.
#[must_use]
pub fn folded(text: &str) -> String {
    let mut folded = String::new();
    for letter in text.nfkd().flat_map(char::to_lowercase) {
        match letter {
            'ß' => folded.push_str("ss"),
            'ς' => folded.push('σ'),
            blank if blank.is_whitespace() => folded.push(' '),
            other => folded.push(other),
        }
    }
    folded
}

/// A text in small letters without accents: what a hand in a hurry types.
#[must_use]
pub fn bare(text: &str) -> String {
    let mut bare = String::new();
    for letter in folded(text).chars().filter(|letter| !is_accent(*letter)) {
        match letter {
            'æ' => bare.push_str("ae"),
            'œ' => bare.push_str("oe"),
            'ø' => bare.push('o'),
            'ł' => bare.push('l'),
            'đ' | 'ð' => bare.push('d'),
            'ı' => bare.push('i'),
            other => bare.push(other),
        }
    }
    bare
}

/// An accent that is written as a sign of its own, after its letter.
pub(super) fn is_accent(letter: char) -> bool {
    is_combining_mark(letter)
}
