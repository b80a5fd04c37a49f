//! Problems of files as phrases.

mod chips;
mod house;

use super::phrase::{Fact, Phrase};
use super::text_key::TextKey;
use crate::syntax::{Bracket, Expected, Problem, Refusal};

/// Maximum number of characters quoted from the input.
const LONGEST: usize = 60;

impl From<Problem> for Phrase {
    fn from(problem: Problem) -> Self {
        let key = key(&problem);
        let meant = match &problem {
            Problem::Refused(refusal) if key != text_key!("flaw-ron-other") => refusal.meant.clone(),
            _ => None,
        };
        Self { key, facts: facts(problem) }.with_quoted_suggestion(meant.as_deref())
    }
}

fn key(problem: &Problem) -> TextKey {
    match problem {
        Problem::UnknownField { meant: Some(_), .. } => text_key!("flaw-ron-unknown-field-meant"),
        Problem::UnknownField { meant: None, .. } => text_key!("flaw-ron-unknown-field"),
        Problem::UnknownVariant { meant: Some(_), .. } => text_key!("flaw-ron-unknown-word-meant"),
        Problem::UnknownVariant { meant: None, .. } => text_key!("flaw-ron-unknown-word"),
        Problem::NoVariant(_) => text_key!("flaw-ron-no-word"),
        Problem::VariantInQuotes(_) => text_key!("flaw-ron-word-in-quotes"),
        Problem::MissingFields(fields) if fields.len() == 1 => text_key!("flaw-ron-missing-field"),
        Problem::MissingFields(_) => text_key!("flaw-ron-missing-fields"),
        Problem::FieldTwice(_) => text_key!("flaw-ron-field-twice"),
        Problem::KeyTwice(_) => text_key!("flaw-ron-key-twice"),
        Problem::LanguageTwice(_) => text_key!("flaw-text-language-twice"),
        Problem::WrongValue { .. } => text_key!("flaw-ron-wrong-value"),
        Problem::WrongLength { .. } => text_key!("flaw-ron-wrong-length"),
        Problem::NumberOutOfRange { .. } => text_key!("flaw-ron-number-out-of-range"),
        Problem::TooDeep => text_key!("flaw-ron-too-deep"),
        Problem::TextNotClosed => text_key!("flaw-ron-text-not-closed"),
        Problem::CommentNotClosed => text_key!("flaw-ron-comment-not-closed"),
        Problem::EndsEarly(_) => text_key!("flaw-ron-ends-early"),
        Problem::GoesOn => text_key!("flaw-ron-goes-on"),
        Problem::Escape => text_key!("flaw-ron-escape"),
        Problem::NoName(_) => text_key!("flaw-ron-no-name"),
        Problem::Expected(_) => text_key!("flaw-ron-expected"),
        Problem::StrangeSign(_) => text_key!("flaw-ron-strange-sign"),
        Problem::UnseenSign(_) => text_key!("flaw-text-unseen-sign"),
        Problem::LineBreak => text_key!("flaw-text-line-break"),
        Problem::CommentSign => text_key!("flaw-ron-comment-sign"),
        Problem::Empty => text_key!("flaw-ron-empty"),
        Problem::Json => text_key!("flaw-ron-json"),
        Problem::BracketOpen { .. } => text_key!("flaw-ron-bracket-open"),
        Problem::DecimalComma { .. } => text_key!("flaw-ron-decimal-comma"),
        Problem::Decimals { .. } => text_key!("flaw-ron-decimals"),
        Problem::Refused(refusal) => refusal_key(refusal),
        Problem::Other(_) => text_key!("flaw-ron-other"),
        Problem::FileTooLarge { .. } => text_key!("flaw-file-too-large"),
        Problem::AndMore(_) => text_key!("flaw-and-more"),
        Problem::RestUnchecked(_) => text_key!("further-unchecked"),
    }
}

fn nested(phrase: Phrase) -> Fact {
    Fact::Phrase(Box::new(phrase))
}

fn suggestion(meant: Option<String>, known: &[String]) -> (&'static str, Fact) {
    meant.map_or_else(|| ("expected", one_of(known)), |meant| ("meant", text(&meant)))
}

fn facts(problem: Problem) -> Vec<(&'static str, Fact)> {
    match problem {
        Problem::UnknownField { found, known, meant } => vec![("found", text(&found)), suggestion(meant, &known)],
        Problem::UnknownVariant { found, known, meant } => {
            vec![("found", text(&found)), suggestion(meant, &known), ("of", text(kind_of_words(&known)))]
        }
        Problem::NoVariant(known) => vec![("expected", one_of(&known))],
        Problem::VariantInQuotes(word) => vec![("meant", text(&word))],
        Problem::MissingFields(fields) => match fields.as_slice() {
            [field] => vec![("field", text(field))],
            fields => vec![("fields", one_of(fields))],
        },
        Problem::FieldTwice(name) | Problem::KeyTwice(name) => vec![("field", text(&name))],
        Problem::LanguageTwice(language) => vec![("language", text(&language))],
        Problem::WrongValue { expected, found } => vec![("expected", text(&expected)), ("found", text(&found))],
        Problem::WrongLength { expected, form, found } => {
            vec![("expected", text(&expected)), ("form", Fact::Text(form)), ("found", number(found))]
        }
        Problem::NumberOutOfRange { found, field } => [("found", found), ("field", field)]
            .into_iter()
            .filter_map(|(name, fact)| Some((name, Fact::Text(fact?))))
            .collect(),
        Problem::EndsEarly(line) => vec![("line", number(line))],
        Problem::NoName(found) => vec![("found", text(&found))],
        Problem::Expected(expected) => vec![("what", nested(Phrase::plain(expected_key(expected))))],
        Problem::StrangeSign(sign) => {
            vec![("kind", text(kind_of_sign(sign))), ("found", Fact::Text(sign.to_string()))]
        }
        Problem::UnseenSign(sign) => vec![("code", Fact::Text(format!("U+{:04X}", u32::from(sign))))],
        Problem::BracketOpen { found, bracket, line } => {
            vec![("found", text(&found)), ("bracket", text(bracket_name(bracket))), ("line", number(line))]
        }
        Problem::DecimalComma { field, number } => {
            let next = Fact::Number(number.saturating_add(1));
            vec![("field", text(&field)), ("number", Fact::Number(number)), ("next", next)]
        }
        // Ungrouped, as it is written in the file.
        Problem::Decimals { found, meant } => vec![("found", text(&found)), ("meant", Fact::Text(meant.to_string()))],
        Problem::Refused(refusal) => refusal_facts(refusal),
        Problem::Other(words) => vec![("words", text(&words))],
        Problem::FileTooLarge { bytes, most } => {
            vec![("size", number(bytes.div_ceil(1024))), ("most", number(most / 1024))]
        }
        Problem::AndMore(more) => vec![("more", number(more))],
        Problem::RestUnchecked(problem) => vec![("what", nested((*problem).into()))],
        Problem::TooDeep
        | Problem::TextNotClosed
        | Problem::CommentNotClosed
        | Problem::GoesOn
        | Problem::Escape
        | Problem::LineBreak
        | Problem::CommentSign
        | Problem::Empty
        | Problem::Json => Vec::new(),
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

/// Refusals of the types that know what is wrong with a value; every other one gives its own words.
fn refusal_key(refusal: &Refusal) -> TextKey {
    match refusal.reason {
        "no-such-card" => text_key!("flaw-no-such-card"),
        "no-such-clause" => text_key!("flaw-no-such-clause"),
        "no-such-colour" => text_key!("flaw-no-such-colour"),
        "no-such-point" => text_key!("flaw-no-such-point"),
        "no-such-chip-set" => text_key!("flaw-no-such-chip-set"),
        "ratio-for-nought" => text_key!("flaw-ratio-for-nought"),
        "ratio-too-large" => text_key!("flaw-ratio-too-large"),
        _ => text_key!("flaw-ron-other"),
    }
}

fn refusal_facts(refusal: Refusal) -> Vec<(&'static str, Fact)> {
    if refusal_key(&refusal) == text_key!("flaw-ron-other") {
        return vec![("words", text(refusal.reason))];
    }
    let found = refusal.found.map(|found| ("found", text(&found)));
    found.into_iter().chain(refusal.known.map(|known| ("known", one_of(&known)))).collect()
}

/// The kind of a lookalike of a quotation mark or space.
const fn kind_of_sign(sign: char) -> &'static str {
    match sign {
        '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' => "unseen",
        blank if blank.is_whitespace() => "blank",
        _ => "quote",
    }
}

fn text(value: &str) -> Fact {
    let mut shown: String = value.chars().take(LONGEST).collect();
    if shown.len() < value.len() {
        shown.push('…');
    }
    Fact::Text(shown)
}

/// The value found, shortened.
fn quoted(found: &str) -> (&'static str, Fact) {
    ("found", Fact::Text(found.chars().take(LONGEST).collect()))
}

fn one_of(names: &[String]) -> Fact {
    Fact::Text(names.join(", "))
}

const fn number(count: usize) -> Fact {
    Fact::Number(count as u64)
}
