//! The problems behind the parser's errors.

use ron::Error;

use super::leaves::{Leaves, is_whole_number};
use super::{Expected, Problem};

/// The problem behind a parser error.
pub(super) fn problem_of(error: &Error, leaves: &dyn Leaves) -> Problem {
    match error {
        Error::NoSuchStructField { expected, found, .. } => Problem::unknown_field(found, expected),
        Error::NoSuchEnumVariant { expected, found, .. } => Problem::unknown_variant(found, expected),
        Error::ExpectedDifferentStructName { expected, found } => Problem::unknown_variant(found, &[*expected]),
        Error::MissingStructField { field, .. } => Problem::MissingFields(vec![(*field).to_owned()]),
        Error::DuplicateStructField { field, .. } => Problem::FieldTwice((*field).to_owned()),
        Error::InvalidValueForType { expected, found } => {
            Problem::WrongValue { expected: expected.clone(), found: found.clone() }
        }
        Error::ExpectedDifferentLength { expected, found } => {
            Problem::WrongLength { expected: expected.clone(), form: "(…)".to_owned(), found: *found }
        }
        Error::IntegerOutOfBounds => Problem::NumberOutOfRange { found: None, field: None },
        Error::ExceededRecursionLimit => Problem::TooDeep,
        Error::ExpectedStringEnd => Problem::TextNotClosed,
        Error::UnclosedBlockComment => Problem::CommentNotClosed,
        Error::Eof => Problem::EndsEarly(0),
        Error::TrailingCharacters => Problem::GoesOn,
        Error::InvalidEscape(_) => Problem::Escape,
        Error::SuggestRawIdentifier(found) | Error::InvalidIdentifier(found) => Problem::NoName(found.clone()),
        Error::Message(words) => leaves.refusal(words).map_or_else(|| Problem::Other(words.clone()), Problem::Refused),
        other => expected(other).map_or_else(|| Problem::Other(other.to_string()), Problem::Expected),
    }
}

/// The parser's expectation.
const fn expected(error: &Error) -> Option<Expected> {
    Some(match error {
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } | Error::UnderscoreAtBeginning => {
            Expected::WholeNumber
        }
        Error::ExpectedFloat | Error::FloatUnderscore => Expected::Number,
        Error::ExpectedString => Expected::Text,
        Error::ExpectedChar => Expected::Letter,
        Error::ExpectedBoolean => Expected::TrueOrFalse,
        Error::ExpectedIdentifier => Expected::Word,
        Error::ExpectedArray => Expected::List,
        Error::ExpectedMap => Expected::Map,
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => Expected::Group,
        Error::ExpectedComma => Expected::Comma,
        Error::ExpectedMapColon => Expected::Colon,
        Error::ExpectedArrayEnd => Expected::ListEnd,
        Error::ExpectedMapEnd => Expected::MapEnd,
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => Expected::GroupEnd,
        _ => return None,
    })
}

/// The problem behind a scalar's error: a number with a decimal point is parsed only up to the point.
pub(super) fn problem_of_leaf(error: &Error, name: &str, leaves: &dyn Leaves) -> Problem {
    match (error, name) {
        (Error::TrailingCharacters, name) if is_whole_number(leaves, name) => Problem::Expected(Expected::WholeNumber),
        (Error::TrailingCharacters, "double" | "float") => Problem::Expected(Expected::Number),
        _ => problem_of(error, leaves),
    }
}
