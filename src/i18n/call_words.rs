//! Words said and typed: which of them are the same, however they are written.
//!
//! Capitals, accents and points are forgiven; words, their number and their order are not. A figure may
//! be typed as a figure or as its name in the language of the call: `7` and `sept` are one word in French,
//! and `seven` is another.

use std::ops::Range;

use super::Language;
use super::folding::{is_accent, without_accents};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallWord {
    /// Byte range in the text.
    pub at: Range<usize>,
    /// Folded form, for comparison.
    pub plain: String,
}

/// The first difference of two calls: the range of the word in each, `None` where the call has ended.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CallDifference {
    pub expected: Option<Range<usize>>,
    pub given: Option<Range<usize>>,
}

/// The words of a call; names of digits in `language` are replaced by the digit.
pub fn words_of(call: &str, language: Option<Language>) -> Vec<CallWord> {
    let mut words: Vec<CallWord> = Vec::new();
    let mut goes_on = false;
    for (at, letter) in call.char_indices() {
        let is_word = letter.is_alphanumeric() || is_accent(letter);
        if is_word {
            if !goes_on {
                words.push(CallWord { at: at..at, plain: String::new() });
            }
            if let Some(word) = words.last_mut() {
                word.at.end = at + letter.len_utf8();
                word.plain.push_str(&without_accents(letter.encode_utf8(&mut [0; 4])));
            }
        }
        goes_on = is_word;
    }
    words.retain(|word| !word.plain.is_empty());
    if let Some(language) = language {
        for word in &mut words {
            if let Some(figure) = language.digit_named(&word.plain) {
                word.plain = figure.to_string();
            }
        }
    }
    words
}

/// The words out of their place, from the first to the last, where two calls have the same words in another order.
pub fn order_difference(expected: &str, given: &str, language: Option<Language>) -> Option<CallDifference> {
    let (expected, given) = (words_of(expected, language), words_of(given, language));
    let sorted = |words: &[CallWord]| {
        let mut plain: Vec<String> = words.iter().map(|word| word.plain.clone()).collect();
        plain.sort_unstable();
        plain
    };
    if sorted(&expected) != sorted(&given) {
        return None;
    }
    let mut places = (0..given.len())
        .filter(|at| expected.get(*at).map(|word| &word.plain) != given.get(*at).map(|word| &word.plain));
    let first = places.next()?;
    let last = places.next_back().unwrap_or(first);
    let range = |words: &[CallWord]| Some(words.get(first)?.at.start..words.get(last)?.at.end);
    Some(CallDifference { expected: range(&expected), given: range(&given) })
}

/// The first difference between two calls; `None` if they are equal.
pub fn first_difference(expected: &str, given: &str, language: Option<Language>) -> Option<CallDifference> {
    let (expected, given) = (words_of(expected, language), words_of(given, language));
    let plain = |words: &[CallWord], index: usize| words.get(index).map(|word| word.plain.clone());
    let differs = |index: &usize| plain(&expected, *index) != plain(&given, *index);
    let index = (0..expected.len().max(given.len())).find(differs)?;
    let at = |words: &[CallWord]| words.get(index).map(|word| word.at.clone());
    Some(CallDifference { expected: at(&expected), given: at(&given) })
}
