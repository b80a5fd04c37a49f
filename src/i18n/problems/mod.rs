//! Problems of files as phrases.

mod chips;
mod house;

use super::phrase::{Fact, Phrase};
use crate::syntax::{Bracket, Expected, Problem, Refusal};

/// Maximum number of characters quoted from the input.
const LONGEST: usize = 60;

impl From<Problem> for Phrase {
    #[expect(clippy::too_many_lines, reason = "a line for each problem")]
    fn from(problem: Problem) -> Self {
        match problem {
            Problem::UnknownField { found, meant: Some(meant), .. } => {
                named("flaw-ron-unknown-field-meant", "found", &found).with("meant", text(&meant))
            }
            Problem::UnknownField { found, known, meant: None } => {
                named("flaw-ron-unknown-field", "found", &found).with("expected", one_of(&known))
            }
            Problem::UnknownVariant { found, known, meant } => {
                let what = match meant {
                    Some(meant) => named("flaw-ron-unknown-word-meant", "found", &found).with("meant", text(&meant)),
                    None => named("flaw-ron-unknown-word", "found", &found).with("expected", one_of(&known)),
                };
                what.with("of", text(kind_of_words(&known)))
            }
            Problem::NoVariant(known) => Self::plain("flaw-ron-no-word").with("expected", one_of(&known)),
            Problem::VariantInQuotes(word) => named("flaw-ron-word-in-quotes", "meant", &word),
            Problem::MissingFields(fields) => match fields.as_slice() {
                [field] => named("flaw-ron-missing-field", "field", field),
                fields => Self::plain("flaw-ron-missing-fields").with("fields", one_of(fields)),
            },
            Problem::FieldTwice(field) => named("flaw-ron-field-twice", "field", &field),
            Problem::KeyTwice(key) => named("flaw-ron-key-twice", "field", &key),
            Problem::LanguageTwice(language) => named("flaw-text-language-twice", "language", &language),
            Problem::WrongValue { expected, found } => {
                named("flaw-ron-wrong-value", "expected", &expected).with("found", text(&found))
            }
            Problem::WrongLength { expected, form, found } => named("flaw-ron-wrong-length", "expected", &expected)
                .with("form", Fact::Text(form))
                .with("found", number(found)),
            Problem::NumberOutOfRange { found, field } => {
                let what = Self::plain("flaw-ron-number-out-of-range");
                let facts = [("found", found), ("field", field)];
                let known = facts.into_iter().filter_map(|(name, fact)| Some((name, fact?)));
                known.fold(what, |what, (name, fact)| what.with(name, Fact::Text(fact)))
            }
            Problem::TooDeep => Self::plain("flaw-ron-too-deep"),
            Problem::TextNotClosed => Self::plain("flaw-ron-text-not-closed"),
            Problem::CommentNotClosed => Self::plain("flaw-ron-comment-not-closed"),
            Problem::EndsEarly(line) => Self::plain("flaw-ron-ends-early").with("line", number(line)),
            Problem::GoesOn => Self::plain("flaw-ron-goes-on"),
            Problem::Escape => Self::plain("flaw-ron-escape"),
            Problem::NoName(found) => named("flaw-ron-no-name", "found", &found),
            Problem::Expected(expected) => {
                let what = Fact::Phrase(Box::new(Self::plain(expected_key(expected))));
                Self::plain("flaw-ron-expected").with("what", what)
            }
            Problem::StrangeSign(sign) => strange_sign(sign),
            Problem::CommentSign => Self::plain("flaw-ron-comment-sign"),
            Problem::Empty => Self::plain("flaw-ron-empty"),
            Problem::Json => Self::plain("flaw-ron-json"),
            Problem::BracketOpen { found, bracket, line } => named("flaw-ron-bracket-open", "found", &found)
                .with("bracket", text(bracket_name(bracket)))
                .with("line", number(line)),
            Problem::DecimalComma { field, number } => named("flaw-ron-decimal-comma", "field", &field)
                .with("number", Fact::Number(number))
                .with("next", Fact::Number(number.saturating_add(1))),
            Problem::Refused(refusal) => refused(refusal),
            Problem::Other(words) => named("flaw-ron-other", "words", &words),
            Problem::FileTooLarge { bytes, most } => Self::plain("flaw-file-too-large")
                .with("size", number(bytes.div_ceil(1024)))
                .with("most", number(most / 1024)),
            Problem::AndMore(more) => Self::plain("flaw-and-more").with("more", number(more)),
            Problem::RestUnchecked(problem) => Self::from(*problem).with_rest_unchecked(),
        }
    }
}

impl Phrase {
    /// Wraps the flaw with a note that the text behind it is unchecked.
    pub fn with_rest_unchecked(self) -> Self {
        Self::plain("further-unchecked").with("what", Fact::Phrase(Box::new(self)))
    }
}

/// Text key of an expectation.
const fn expected_key(expected: Expected) -> &'static str {
    match expected {
        Expected::WholeNumber => "ron-kind-whole-number",
        Expected::Number => "ron-kind-number",
        Expected::Text => "ron-kind-text",
        Expected::Letter => "ron-kind-letter",
        Expected::TrueOrFalse => "ron-kind-true-or-false",
        Expected::Word => "ron-kind-word",
        Expected::List => "ron-kind-list",
        Expected::Map => "ron-kind-map",
        Expected::Group => "ron-kind-group",
        Expected::Texts => "ron-kind-texts",
        Expected::Comma => "ron-kind-comma",
        Expected::Colon => "ron-kind-colon",
        Expected::ListEnd => "ron-kind-list-end",
        Expected::MapEnd => "ron-kind-map-end",
        Expected::GroupEnd => "ron-kind-group-end",
        Expected::Field => "ron-kind-field",
        Expected::Fields => "ron-kind-fields",
        Expected::Pair => "ron-kind-pair",
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
        "no-such-card" => Phrase::plain("flaw-no-such-card"),
        "no-such-clause" => Phrase::plain("flaw-no-such-clause"),
        "no-such-colour" => Phrase::plain("flaw-no-such-colour"),
        "no-such-point" => Phrase::plain("flaw-no-such-point"),
        "no-such-chip-set" => Phrase::plain("flaw-no-such-chip-set"),
        "ratio-for-nought" => Phrase::plain("flaw-ratio-for-nought"),
        "ratio-too-large" => Phrase::plain("flaw-ratio-too-large"),
        other => return named("flaw-ron-other", "words", other),
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
    named("flaw-ron-strange-sign", "kind", kind).with("found", Fact::Text(sign.to_string()))
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

/// A flaw that quotes the value found, shortened.
fn quoting(key: &'static str, found: &str) -> Phrase {
    Phrase::plain(key).with("found", Fact::Text(found.chars().take(LONGEST).collect()))
}

fn one_of(names: &[String]) -> Fact {
    Fact::Text(names.join(", "))
}

const fn number(count: usize) -> Fact {
    Fact::Number(count as u64)
}
