//! Words said and typed: which of them are the same, however they are written.
//!
//! Capitals, accents and points are forgiven; words, their number and their order are not. A figure may
//! be typed as a figure or as its name in the language of the call: `7` and `sept` are one word in French,
//! and `seven` is another.

use std::ops::Range;

use super::Language;
use super::letters::{bare, is_accent};

/// A word of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// Where it stands in what was written.
    pub at: Range<usize>,
    /// What it is without what is forgiven in writing.
    pub plain: String,
}

/// Where two calls first differ: the place of the word in each, nothing where the call has ended.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Difference {
    /// In what was expected.
    pub expected: Option<Range<usize>>,
    /// In what was given.
    pub given: Option<Range<usize>>,
}

/// The words of a call, a figure by its sign where its name in `language` is written.
#[must_use]
pub fn words_of(call: &str, language: Option<Language>) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut goes_on = false;
    for (at, letter) in call.char_indices() {
        let is_word = letter.is_alphanumeric() || is_accent(letter);
        if is_word {
            if !goes_on {
                words.push(Word { at: at..at, plain: String::new() });
            }
            if let Some(word) = words.last_mut() {
                word.at.end = at + letter.len_utf8();
                word.plain.push_str(&bare(letter.encode_utf8(&mut [0; 4])));
            }
        }
        goes_on = is_word;
    }
    words.retain(|word| !word.plain.is_empty());
    if let Some(language) = language {
        for word in &mut words {
            if let Some(figure) = language.figure(&word.plain) {
                word.plain = figure.to_string();
            }
        }
    }
    words
}

/// Where what was given first says something else than what was expected; `None` where it is the same.
#[must_use]
pub fn first_difference(expected: &str, given: &str, language: Option<Language>) -> Option<Difference> {
    let (expected, given) = (words_of(expected, language), words_of(given, language));
    let plain = |words: &[Word], index: usize| words.get(index).map(|word| word.plain.clone());
    let differs = |index: &usize| plain(&expected, *index) != plain(&given, *index);
    let index = (0..expected.len().max(given.len())).find(differs)?;
    let at = |words: &[Word]| words.get(index).map(|word| word.at.clone());
    Some(Difference { expected: at(&expected), given: at(&given) })
}
