//! The problems of a RON text, as data.

use super::Refusal;
use super::suggest::nearest;

/// A problem of a RON text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// An unknown field, with the known ones and the one probably meant.
    UnknownField {
        /// The field as written.
        found: String,
        /// Fields of the group.
        known: Vec<String>,
        /// The field probably meant.
        meant: Option<String>,
    },
    /// An unknown variant, with the known ones and the one probably meant.
    UnknownVariant {
        /// The variant as written.
        found: String,
        /// Variants of the type.
        known: Vec<String>,
        /// The variant probably meant.
        meant: Option<String>,
    },
    /// A value that should be one of these variants.
    NoVariant(Vec<String>),
    /// A variant in quotes.
    VariantInQuotes(String),
    /// Missing fields, at least one.
    MissingFields(Vec<String>),
    /// A field given twice.
    FieldTwice(String),
    /// A map key given twice.
    KeyTwice(String),
    /// A text given twice in this language.
    LanguageTwice(String),
    /// A value that its type does not accept.
    WrongValue {
        /// Description of the accepted values, by the type.
        expected: String,
        /// The value as written.
        found: String,
    },
    /// A wrong number of values in brackets.
    WrongLength {
        /// Accepted numbers.
        expected: String,
        /// The brackets with placeholders.
        form: String,
        /// Number of values.
        found: usize,
    },
    /// A number too large or too small for its type.
    NumberOutOfRange {
        /// The number as written, if known.
        found: Option<String>,
        /// Its field, if known; empty for a value without a name.
        field: Option<String>,
    },
    /// Brackets nested too deeply.
    TooDeep,
    /// A string without its closing quote.
    TextNotClosed,
    /// A block comment without its end.
    CommentNotClosed,
    /// The text ends inside a bracket opened in this line; 0 if there is none.
    EndsEarly(usize),
    /// Text behind the end of the value.
    GoesOn,
    /// An invalid escape in a string.
    Escape,
    /// Not a name.
    NoName(String),
    /// Something else was expected here.
    Expected(Expected),
    /// A lookalike of a quotation mark or space.
    StrangeSign(char),
    /// A character in a text that cannot be seen.
    UnseenSign(char),
    /// A line break in a text that stands on one line.
    LineBreak,
    /// A comment sign of another language.
    CommentSign,
    /// No value at all.
    Empty,
    /// JSON in place of RON.
    Json,
    /// A bracket that is not closed.
    BracketOpen {
        /// The first text that cannot stand inside the bracket.
        found: String,
        /// Kind of the bracket.
        bracket: Bracket,
        /// Its line.
        line: usize,
    },
    /// A decimal comma behind this whole number.
    DecimalComma {
        /// Field of the number.
        field: String,
        /// The digits before the comma.
        number: u64,
    },
    /// A number with decimals where the smallest coins are counted.
    Decimals {
        /// The number.
        found: String,
        /// The whole number meant.
        meant: u64,
    },
    /// A value refused by its type.
    Refused(Refusal),
    /// Any other error, in the words of the parser or of the type.
    Other(String),
    /// A file above the size limit, both in bytes.
    FileTooLarge {
        /// Size of the file.
        bytes: usize,
        /// The limit.
        most: usize,
    },
    /// Number of further problems that are left out.
    AndMore(usize),
    /// A problem behind which the text is unchecked.
    RestUnchecked(Box<Self>),
}

/// Something that the parser expects.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Expected {
    WholeNumber,
    Number,
    Text,
    Letter,
    TrueOrFalse,
    Word,
    List,
    Map,
    Group,
    /// A text by language.
    Texts,
    Comma,
    Colon,
    ListEnd,
    MapEnd,
    GroupEnd,
    /// A value with its field name.
    Field,
    /// Values with their field names.
    Fields,
    /// A key and its value.
    Pair,
}

/// A kind of bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bracket {
    /// `(`
    Group,
    /// `[`
    List,
    /// `{`
    Map,
}

impl Problem {
    /// An unknown field, compared with the known ones.
    pub(super) fn unknown_field(found: &str, known: &[&str]) -> Self {
        let (known, meant) = compared(found, known);
        Self::UnknownField { found: found.to_owned(), known, meant }
    }

    /// An unknown variant, compared with the known ones.
    pub(super) fn unknown_variant(found: &str, known: &[&str]) -> Self {
        let (known, meant) = compared(found, known);
        Self::UnknownVariant { found: found.to_owned(), known, meant }
    }

    /// A value that should be a variant: the one in quotes, or all known ones.
    pub(super) fn no_variant(quoted: Option<&str>, known: &[&str]) -> Self {
        match quoted.filter(|quoted| known.contains(quoted)) {
            Some(word) => Self::VariantInQuotes(word.to_owned()),
            None => Self::NoVariant(owned(known)),
        }
    }

    /// The name certainly meant by the author.
    pub(super) fn certain_name(&self) -> Option<&str> {
        match self {
            Self::UnknownField { meant, .. } | Self::UnknownVariant { meant, .. } => meant.as_deref(),
            Self::VariantInQuotes(word) => Some(word),
            _ => None,
        }
    }
}

fn compared(found: &str, known: &[&str]) -> (Vec<String>, Option<String>) {
    (owned(known), nearest(found, known.iter().copied()).map(str::to_owned))
}

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}
