//! Parser errors as phrases: the problem, the expectation, and a suggestion.

use ron::Error;

use super::super::card::Card;
use super::super::chips::ChipSets;
use super::super::clause::Clause;
use super::super::phrase::{Fact, Phrase};
use super::super::suggest::nearest;
use crate::rules::text_key::TextKey;

/// Maximum number of characters quoted from the input.
const LONGEST: usize = 60;

/// The phrase of a parser error.
pub(super) fn phrase(error: &Error, sets: &ChipSets) -> Phrase {
    match error {
        Error::NoSuchStructField { expected, found, .. } => unknown_field(found, expected),
        Error::NoSuchEnumVariant { expected, found, .. } => unknown_word(found, expected),
        Error::ExpectedDifferentStructName { expected, found } => unknown_word(found, &[*expected]),
        Error::MissingStructField { field, .. } => named(text_key!("flaw-ron-missing-field"), "field", field),
        Error::DuplicateStructField { field, .. } => named(text_key!("flaw-ron-field-twice"), "field", field),
        Error::InvalidValueForType { expected, found } => {
            named(text_key!("flaw-ron-wrong-value"), "expected", expected).with("found", text(found))
        }
        Error::ExpectedDifferentLength { expected, found } => {
            let what = named(text_key!("flaw-ron-wrong-length"), "expected", expected).with("form", text("(…)"));
            what.with("found", Fact::Number(*found as u64))
        }
        Error::IntegerOutOfBounds => text!("flaw-ron-number-out-of-range"),
        Error::ExceededRecursionLimit => text!("flaw-ron-too-deep"),
        Error::ExpectedStringEnd => text!("flaw-ron-text-not-closed"),
        Error::UnclosedBlockComment => text!("flaw-ron-comment-not-closed"),
        Error::Eof => text!("flaw-ron-ends-early", line = Fact::Number(0)),
        Error::TrailingCharacters => text!("flaw-ron-goes-on"),
        Error::InvalidEscape(_) => text!("flaw-ron-escape"),
        Error::SuggestRawIdentifier(found) | Error::InvalidIdentifier(found) => {
            named(text_key!("flaw-ron-no-name"), "found", found)
        }
        Error::Message(words) => worded(words, sets),
        other => kind(other).map_or_else(|| named(text_key!("flaw-ron-other"), "words", &other.to_string()), expected),
    }
}

/// Text key of the parser's expectation.
const fn kind(error: &Error) -> Option<TextKey> {
    Some(match error {
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } | Error::UnderscoreAtBeginning => {
            text_key!("ron-kind-whole-number")
        }
        Error::ExpectedFloat | Error::FloatUnderscore => text_key!("ron-kind-number"),
        Error::ExpectedString => text_key!("ron-kind-text"),
        Error::ExpectedChar => text_key!("ron-kind-letter"),
        Error::ExpectedBoolean => text_key!("ron-kind-true-or-false"),
        Error::ExpectedIdentifier => text_key!("ron-kind-word"),
        Error::ExpectedArray => text_key!("ron-kind-list"),
        Error::ExpectedMap => text_key!("ron-kind-map"),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => text_key!("ron-kind-group"),
        Error::ExpectedComma => text_key!("ron-kind-comma"),
        Error::ExpectedMapColon => text_key!("ron-kind-colon"),
        Error::ExpectedArrayEnd => text_key!("ron-kind-list-end"),
        Error::ExpectedMapEnd => text_key!("ron-kind-map-end"),
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => text_key!("ron-kind-group-end"),
        _ => return None,
    })
}

/// An error of the program's own types: a text key, optionally followed by a colon and the value found.
fn worded(words: &str, sets: &ChipSets) -> Phrase {
    let (key, found) = words.split_once(": ").map_or((words, None), |(key, found)| (key, Some(found)));
    match (TextKey::find(key).filter(|_| words.starts_with("flaw-")), found) {
        (None, _) => named(text_key!("flaw-ron-other"), "words", words),
        (Some(key), Some(found)) => refused(key, found, sets),
        (Some(key), None) => Phrase::plain(key),
    }
}

/// A value refused by its type, with a suggestion if possible.
fn refused(key: TextKey, found: &str, sets: &ChipSets) -> Phrase {
    let what = Phrase { key, facts: vec![("found", text(found))] };
    match key.as_str() {
        "flaw-no-such-card" => what.with_quoted_suggestion(Card::guess(found).map(|card| card.to_string()).as_deref()),
        "flaw-no-such-clause" => {
            what.with_quoted_suggestion(Clause::guess(found).map(|clause| clause.to_string()).as_deref())
        }
        "flaw-no-such-chip-set" => {
            let known = sets.ids();
            let meant = nearest(found, known.iter().copied());
            what.with("known", Fact::Text(known.join(", "))).with_quoted_suggestion(meant)
        }
        _ => what,
    }
}

/// An unknown field, with a suggestion or all known ones.
pub(super) fn unknown_field(found: &str, known: &[&str]) -> Phrase {
    unknown(found, known, text_key!("flaw-ron-unknown-field"), text_key!("flaw-ron-unknown-field-meant"))
}

/// An unknown variant, with a suggestion or all known ones.
pub(super) fn unknown_word(found: &str, known: &[&str]) -> Phrase {
    let of = match () {
        () if known.contains(&"CountHand") => "drill",
        () if known.contains(&"Example") => "step",
        () if known.contains(&"Silent") => "basis",
        () => "word",
    };
    unknown(found, known, text_key!("flaw-ron-unknown-word"), text_key!("flaw-ron-unknown-word-meant"))
        .with("of", text(of))
}

/// A value that should be a variant: the one in quotes, or all known ones.
pub(super) fn no_word(quoted: Option<&str>, known: &[&str]) -> Phrase {
    match quoted.filter(|quoted| known.contains(quoted)) {
        Some(word) => named(text_key!("flaw-ron-word-in-quotes"), "meant", word),
        None => text!("flaw-ron-no-word", expected = Fact::Text(known.join(", "))),
    }
}

/// The error of a leaf: a number with a decimal point is parsed only up to the point.
pub(super) fn of_leaf(error: &Error, name: &str, sets: &ChipSets) -> Phrase {
    match (error, name) {
        (Error::TrailingCharacters, "uint8" | "uint16" | "uint32" | "uint64" | "point" | "coins") => {
            expected(text_key!("ron-kind-whole-number"))
        }
        (Error::TrailingCharacters, "double" | "float") => expected(text_key!("ron-kind-number")),
        _ => phrase(error, sets),
    }
}

/// A lookalike of a quotation mark or space.
pub(super) fn strange_sign(sign: char) -> Phrase {
    let kind = match sign {
        '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' => "unseen",
        blank if blank.is_whitespace() => "blank",
        _ => "quote",
    };
    text!("flaw-ron-strange-sign", kind = Fact::Text(kind.to_owned()), found = Fact::Text(sign.to_string()))
}

pub(super) fn expected(kind: TextKey) -> Phrase {
    text!("flaw-ron-expected", what = Fact::Phrase(Box::new(Phrase::plain(kind))))
}

fn unknown(found: &str, expected: &[&str], plain: TextKey, meant: TextKey) -> Phrase {
    let one_of = expected.join(", ");
    match nearest(found, expected.iter().copied()) {
        Some(near) => named(meant, "found", found).with("meant", text(near)),
        None => named(plain, "found", found).with("expected", Fact::Text(one_of)),
    }
}

pub(super) fn named(key: TextKey, name: &'static str, value: &str) -> Phrase {
    Phrase::plain(key).with(name, text(value))
}

fn text(value: &str) -> Fact {
    let mut shown: String = value.chars().take(LONGEST).collect();
    if shown.len() < value.len() {
        shown.push('…');
    }
    Fact::Text(shown)
}
