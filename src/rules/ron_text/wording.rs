//! The parser's errors as phrases: what is wrong, what was expected, and what was probably meant.

use ron::Error;

use super::super::phrase::{Fact, Phrase};

/// No piece of the input is repeated beyond this many characters.
const LONGEST: usize = 60;

/// What an error of the parser says.
pub(super) fn phrase(error: &Error) -> Phrase {
    match error {
        Error::NoSuchStructField { expected, found, .. } => {
            unknown(found, expected, "flaw-ron-unknown-field", "flaw-ron-unknown-field-meant")
        }
        Error::NoSuchEnumVariant { expected, found, .. } => {
            unknown(found, expected, "flaw-ron-unknown-word", "flaw-ron-unknown-word-meant")
        }
        Error::ExpectedDifferentStructName { expected, found } => {
            unknown(found, &[*expected], "flaw-ron-unknown-word", "flaw-ron-unknown-word-meant")
        }
        Error::MissingStructField { field, .. } => named("flaw-ron-missing-field", "field", field),
        Error::DuplicateStructField { field, .. } => named("flaw-ron-field-twice", "field", field),
        Error::InvalidValueForType { expected, found } => {
            named("flaw-ron-wrong-value", "expected", expected).with("found", text(found))
        }
        Error::ExpectedDifferentLength { expected, found } => {
            named("flaw-ron-wrong-length", "expected", expected).with("found", Fact::Number(*found as u64))
        }
        Error::IntegerOutOfBounds => Phrase::plain("flaw-ron-number-out-of-range"),
        Error::ExceededRecursionLimit => Phrase::plain("flaw-ron-too-deep"),
        Error::ExpectedStringEnd => Phrase::plain("flaw-ron-text-not-closed"),
        Error::UnclosedBlockComment => Phrase::plain("flaw-ron-comment-not-closed"),
        Error::Eof => Phrase::plain("flaw-ron-ends-early"),
        Error::TrailingCharacters => Phrase::plain("flaw-ron-goes-on"),
        Error::Message(words) => worded(words),
        other => kind(other).map_or_else(
            || named("flaw-ron-other", "words", &other.to_string()),
            |kind| Phrase::plain("flaw-ron-expected").with("what", Fact::Phrase(Box::new(Phrase::plain(kind)))),
        ),
    }
}

/// The key of what the parser waited for.
const fn kind(error: &Error) -> Option<&'static str> {
    Some(match error {
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } | Error::UnderscoreAtBeginning => {
            "ron-kind-whole-number"
        }
        Error::ExpectedFloat | Error::FloatUnderscore => "ron-kind-number",
        Error::ExpectedString => "ron-kind-text",
        Error::ExpectedChar => "ron-kind-letter",
        Error::ExpectedBoolean => "ron-kind-true-or-false",
        Error::ExpectedIdentifier | Error::SuggestRawIdentifier(_) | Error::InvalidIdentifier(_) => "ron-kind-word",
        Error::ExpectedArray => "ron-kind-list",
        Error::ExpectedMap => "ron-kind-map",
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => "ron-kind-group",
        Error::ExpectedComma => "ron-kind-comma",
        Error::ExpectedMapColon => "ron-kind-colon",
        Error::ExpectedArrayEnd => "ron-kind-list-end",
        Error::ExpectedMapEnd => "ron-kind-map-end",
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => "ron-kind-group-end",
        _ => return None,
    })
}

/// A value refused by the program's own types: their errors are a key of the texts, then perhaps a
/// colon and what was found.
fn worded(words: &str) -> Phrase {
    if !words.starts_with("flaw-") {
        return named("flaw-ron-other", "words", words);
    }
    match words.split_once(": ") {
        Some((key, found)) => Phrase { key: key.to_owned().into(), facts: vec![("found", text(found))] },
        None => Phrase { key: words.to_owned().into(), facts: Vec::new() },
    }
}

fn unknown(found: &str, expected: &[&'static str], plain: &'static str, meant: &'static str) -> Phrase {
    let one_of = expected.join(", ");
    match nearest(found, expected) {
        Some(near) => named(meant, "found", found).with("meant", text(near)),
        None => named(plain, "found", found).with("expected", Fact::Text(one_of)),
    }
}

fn named(key: &'static str, name: &'static str, value: &str) -> Phrase {
    Phrase::plain(key).with(name, text(value))
}

fn text(value: &str) -> Fact {
    let mut shown: String = value.chars().take(LONGEST).collect();
    if shown.len() < value.len() {
        shown.push('…');
    }
    Fact::Text(shown)
}

/// The word that was probably meant, where one is near enough.
fn nearest(found: &str, expected: &[&'static str]) -> Option<&'static str> {
    let found: Vec<char> = found.to_lowercase().chars().take(LONGEST).collect();
    let allowed = ((found.len() + 1) / 3).max(1);
    expected
        .iter()
        .map(|word| (distance(&found, &word.to_lowercase().chars().collect::<Vec<_>>()), *word))
        .filter(|(distance, _)| *distance <= allowed)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, word)| word)
}

/// How many letters must be put in, left out or changed to make one word of the other.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, letter) in one.iter().enumerate() {
        let mut diagonal = index;
        let mut left = index + 1;
        for (cell, with) in row.iter_mut().skip(1).zip(other) {
            let changed = diagonal + usize::from(letter != with);
            diagonal = *cell;
            left = changed.min(left + 1).min(*cell + 1);
            *cell = left;
        }
        if let Some(first) = row.first_mut() {
            *first = index + 1;
        }
    }
    row.last().copied().unwrap_or(0)
}
