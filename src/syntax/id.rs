//! The form of ids in files.

/// Longest id, in characters.
pub const LONGEST_ID: usize = 64;

/// Lower-case letters and digits, words joined by single hyphens.
pub fn is_id(id: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    id.len() <= LONGEST_ID && id.split('-').all(is_word)
}
