//! Case and accent folding.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Folds case, compatibility forms (NFKD) and whitespace for comparison. Accents stay, as combining marks.
pub fn fold(text: &str) -> String {
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

/// Folds case and strips accents.
pub fn without_accents(text: &str) -> String {
    let mut bare = String::new();
    for letter in fold(text).chars().filter(|letter| !is_accent(*letter)) {
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

/// The key by which names are sorted: without accents, as dictionaries of the three languages sort them, and with the
/// numbers in them by value.
pub fn sort_key(name: &str) -> String {
    const DIGITS: usize = 12;
    let (mut key, mut digits) = (String::new(), String::new());
    let flush = |key: &mut String, digits: &mut String| {
        if !digits.is_empty() {
            let number = std::mem::take(digits);
            key.extend(std::iter::repeat_n('0', DIGITS.saturating_sub(number.len())).chain(number.chars()));
        }
    };
    for letter in without_accents(name.trim()).chars() {
        if letter.is_ascii_digit() {
            digits.push(letter);
        } else {
            flush(&mut key, &mut digits);
            key.push(letter);
        }
    }
    flush(&mut key, &mut digits);
    key
}

pub(super) fn is_accent(letter: char) -> bool {
    is_combining_mark(letter)
}
