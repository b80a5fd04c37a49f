//! Problems of files as phrases.

mod chips;
mod house;

use super::phrase::{Fact, Phrase};
use super::text_key::TextKey;
use crate::syntax::{Bracket, Expected, Problem, Refusal};

/// Maximum number of characters quoted from the input.
const LONGEST: usize = 60;

impl From<Problem> for Phrase {
    #[expect(clippy::too_many_lines, reason = "a line for each problem")]
    fn from(problem: Problem) -> Self {
        match problem {
            Problem::UnknownField { found, meant: Some(meant), .. } => {
                named(text_key!("flaw-ron-unknown-field-meant"), "found", &found).with("meant", text(&meant))
            }
            Problem::UnknownField { found, known, meant: None } => {
                named(text_key!("flaw-ron-unknown-field"), "found", &found).with("expected", one_of(&known))
            }
            Problem::UnknownVariant { found, known, meant } => {
                let what = match meant {
                    Some(meant) => {
                        named(text_key!("flaw-ron-unknown-word-meant"), "found", &found).with("meant", text(&meant))
                    }
                    None => named(text_key!("flaw-ron-unknown-word"), "found", &found).with("expected", one_of(&known)),
                };
                what.with("of", text(kind_of_words(&known)))
            }
            Problem::NoVariant(known) => Self::plain(text_key!("flaw-ron-no-word")).with("expected", one_of(&known)),
            Problem::VariantInQuotes(word) => named(text_key!("flaw-ron-word-in-quotes"), "meant", &word),
            Problem::MissingFields(fields) => match fields.as_slice() {
                [field] => named(text_key!("flaw-ron-missing-field"), "field", field),
                fields => Self::plain(text_key!("flaw-ron-missing-fields")).with("fields", one_of(fields)),
            },
            Problem::FieldTwice(field) => named(text_key!("flaw-ron-field-twice"), "field", &field),
            Problem::KeyTwice(key) => named(text_key!("flaw-ron-key-twice"), "field", &key),
            Problem::LanguageTwice(language) => named(text_key!("flaw-text-language-twice"), "language", &language),
            Problem::WrongValue { expected, found } => {
                named(text_key!("flaw-ron-wrong-value"), "expected", &expected).with("found", text(&found))
            }
            Problem::WrongLength { expected, form, found } => {
                named(text_key!("flaw-ron-wrong-length"), "expected", &expected)
                    .with("form", Fact::Text(form))
                    .with("found", number(found))
            }
            Problem::NumberOutOfRange { found, field } => {
                let what = Self::plain(text_key!("flaw-ron-number-out-of-range"));
                let facts = [("found", found), ("field", field)];
                let known = facts.into_iter().filter_map(|(name, fact)| Some((name, fact?)));
                known.fold(what, |what, (name, fact)| what.with(name, Fact::Text(fact)))
            }
            Problem::TooDeep => Self::plain(text_key!("flaw-ron-too-deep")),
            Problem::TextNotClosed => Self::plain(text_key!("flaw-ron-text-not-closed")),
            Problem::CommentNotClosed => Self::plain(text_key!("flaw-ron-comment-not-closed")),
            Problem::EndsEarly(line) => Self::plain(text_key!("flaw-ron-ends-early")).with("line", number(line)),
            Problem::GoesOn => Self::plain(text_key!("flaw-ron-goes-on")),
            Problem::Escape => Self::plain(text_key!("flaw-ron-escape")),
            Problem::NoName(found) => named(text_key!("flaw-ron-no-name"), "found", &found),
            Problem::Expected(expected) => {
                let what = Fact::Phrase(Box::new(Self::plain(expected_key(expected))));
                Self::plain(text_key!("flaw-ron-expected")).with("what", what)
            }
            Problem::StrangeSign(sign) => strange_sign(sign),
            Problem::CommentSign => Self::plain(text_key!("flaw-ron-comment-sign")),
            Problem::Empty => Self::plain(text_key!("flaw-ron-empty")),
            Problem::Json => Self::plain(text_key!("flaw-ron-json")),
            Problem::BracketOpen { found, bracket, line } => named(text_key!("flaw-ron-bracket-open"), "found", &found)
                .with("bracket", text(bracket_name(bracket)))
                .with("line", number(line)),
            Problem::DecimalComma { field, number } => named(text_key!("flaw-ron-decimal-comma"), "field", &field)
                .with("number", Fact::Number(number))
                .with("next", Fact::Number(number.saturating_add(1))),
            Problem::Refused(refusal) => refused(refusal),
            Problem::Other(words) => named(text_key!("flaw-ron-other"), "words", &words),
            Problem::FileTooLarge { bytes, most } => Self::plain(text_key!("flaw-file-too-large"))
                .with("size", number(bytes.div_ceil(1024)))
                .with("most", number(most / 1024)),
            Problem::AndMore(more) => Self::plain(text_key!("flaw-and-more")).with("more", number(more)),
            Problem::RestUnchecked(problem) => Self::from(*problem).with_rest_unchecked(),
        }
    }
}

impl Phrase {
    /// Wraps the flaw with a note that the text behind it is unchecked.
    pub fn with_rest_unchecked(self) -> Self {
        Self::plain(text_key!("further-unchecked")).with("what", Fact::Phrase(Box::new(self)))
    }
}

/// Text key of an expectation.
const fn expected_key(expected: Expected) -> TextKey {
    match expected {
        Expected::WholeNumber => text_key!("ron-kind-whole-number"),
        Expected::Number => text_key!("ron-kind-number"),
        Expected::Text => text_key!("ron-kind-text"),
        Expected::Letter => text_key!("ron-kind-letter"),
        Expected::TrueOrFalse => text_key!("ron-kind-true-or-false"),
        Expected::Word => text_key!("ron-kind-word"),
        Expected::List => text_key!("ron-kind-list"),
        Expected::Map => text_key!("ron-kind-map"),
        Expected::Group => text_key!("ron-kind-group"),
        Expected::Texts => text_key!("ron-kind-texts"),
        Expected::Comma => text_key!("ron-kind-comma"),
        Expected::Colon => text_key!("ron-kind-colon"),
        Expected::ListEnd => text_key!("ron-kind-list-end"),
        Expected::MapEnd => text_key!("ron-kind-map-end"),
        Expected::GroupEnd => text_key!("ron-kind-group-end"),
        Expected::Field => text_key!("ron-kind-field"),
        Expected::Fields => text_key!("ron-kind-fields"),
        Expected::Pair => text_key!("ron-kind-pair"),
    }
}

const fn bracket_name(bracket: Bracket) -> &'static str {
    match bracket {
        Bracket::Group => "group",
        Bracket::List => "list",
        Bracket::Map => "map",
    }
}

/// The type that has these variants, as the texts distinguish it.
fn kind_of_words(known: &[String]) -> &'static str {
    let has = |word: &str| known.iter().any(|known| known == word);
    match () {
        () if has("CountHand") => "drill",
        () if has("Example") => "step",
        () if has("Silent") => "basis",
        () => "word",
    }
}

/// A value refused by its type, with a suggestion if possible.
fn refused(refusal: Refusal) -> Phrase {
    let Refusal { reason, found, known, meant } = refusal;
    let what = match reason {
        "no-such-card" => Phrase::plain(text_key!("flaw-no-such-card")),
        "no-such-clause" => Phrase::plain(text_key!("flaw-no-such-clause")),
        "no-such-colour" => Phrase::plain(text_key!("flaw-no-such-colour")),
        "no-such-point" => Phrase::plain(text_key!("flaw-no-such-point")),
        "no-such-chip-set" => Phrase::plain(text_key!("flaw-no-such-chip-set")),
        "ratio-for-nought" => text!("flaw-ratio-for-nought"),
        "ratio-too-large" => text!("flaw-ratio-too-large"),
        other => return named(text_key!("flaw-ron-other"), "words", other),
    };
    let what = found.iter().fold(what, |what, found| what.with("found", text(found)));
    let what = known.iter().fold(what, |what, known| what.with("known", one_of(known)));
    what.with_quoted_suggestion(meant.as_deref())
}

/// A lookalike of a quotation mark or space.
fn strange_sign(sign: char) -> Phrase {
    let kind = match sign {
        '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' => "unseen",
        blank if blank.is_whitespace() => "blank",
        _ => "quote",
    };
    named(text_key!("flaw-ron-strange-sign"), "kind", kind).with("found", Fact::Text(sign.to_string()))
}

fn named(key: TextKey, name: &'static str, value: &str) -> Phrase {
    Phrase::plain(key).with(name, text(value))
}

fn text(value: &str) -> Fact {
    let mut shown: String = value.chars().take(LONGEST).collect();
    if shown.len() < value.len() {
        shown.push('…');
    }
    Fact::Text(shown)
}

/// A flaw that quotes the value found, shortened.
fn quoting(key: TextKey, found: &str) -> Phrase {
    Phrase::plain(key).with("found", Fact::Text(found.chars().take(LONGEST).collect()))
}

fn one_of(names: &[String]) -> Fact {
    Fact::Text(names.join(", "))
}

const fn number(count: usize) -> Fact {
    Fact::Number(count as u64)
}
