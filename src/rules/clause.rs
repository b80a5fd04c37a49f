//! Clause ids, and the basis of a rule: stated by the text, filled by convention, or corrected.

use std::fmt;

use serde::{Deserialize, Serialize};

/// JSON value for a basis by convention.
pub const SILENT: &str = "silent, by convention";

/// Reason for refusing an invalid clause id.
pub(super) const NO_SUCH_CLAUSE: &str = "no-such-clause";

/// JSON value for a basis by the author of a lesson, without a clause.
pub const AUTHORED: &str = "the author's word";

/// Number of clauses in each of the five source texts, S0 to S4.
pub const CLAUSES_OF_SOURCE: [u8; 5] = [78, 25, 60, 20, 26];

/// The id of one rule of a source text, such as `S0-57`. A custom house may cite its own text under any other letter
/// and digit, such as `T1-04`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Clause {
    source: [u8; 2],
    number: u8,
}

impl Clause {
    /// Parses `S0-57`. `None` where the form is wrong or the source has no such clause.
    pub fn read(text: &str) -> Option<Self> {
        let (source, number) = text.split_once('-')?;
        let source: [u8; 2] = source.as_bytes().try_into().ok()?;
        let [letter, digit] = source;
        let digits = number.len() == 2 && number.bytes().all(|byte| byte.is_ascii_digit());
        let well_formed = letter.is_ascii_uppercase() && digit.is_ascii_digit() && digits;
        let number: u8 = number.parse().ok()?;
        let most = match letter {
            b'S' => CLAUSES_OF_SOURCE.get(usize::from(digit.wrapping_sub(b'0'))).copied().unwrap_or(0),
            _ => 99,
        };
        (well_formed && (1..=most).contains(&number)).then_some(Self { source, number })
    }

    /// The likely intention of an invalid id, such as `S4-2`, `s4 02` or `S0-5777`.
    pub fn guess(text: &str) -> Option<Self> {
        let plain: String = text.chars().filter(char::is_ascii_alphanumeric).take(8).collect();
        let (source, number) = plain.split_at_checked(2)?;
        let read =
            |number: &str| Self::read(&format!("{}-{:02}", source.to_ascii_uppercase(), number.parse::<u8>().ok()?));
        read(number).or_else(|| read(number.get(..2)?))
    }

    /// The five bytes of the id, in ASCII.
    pub const fn letters(self) -> [u8; 5] {
        let [letter, digit] = self.source;
        [letter, digit, b'-', b'0' + self.number / 10 % 10, b'0' + self.number % 10]
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::str::from_utf8(&self.letters()).unwrap_or_default())
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TryFrom<String> for Clause {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::read(&text).ok_or_else(|| format!("{NO_SUCH_CLAUSE}: {text}"))
    }
}

impl From<Clause> for String {
    fn from(clause: Clause) -> Self {
        clause.to_string()
    }
}

/// The basis of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Basis {
    /// Stated by the source text.
    Stated(Clause),
    /// Silent text, filled by the common convention.
    Silent,
    /// Contradictory or plainly reversed text, read as the sense demands.
    Corrected(Clause),
    /// The author of a lesson, without a clause. Never the basis of a house.
    #[serde(skip)]
    Authored,
}

impl Basis {
    /// The cited clause, if any.
    pub const fn clause(self) -> Option<Clause> {
        match self {
            Self::Stated(clause) | Self::Corrected(clause) => Some(clause),
            Self::Silent | Self::Authored => None,
        }
    }
}

impl fmt::Display for Basis {
    /// Writes the clause id, [`SILENT`] or [`AUTHORED`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stated(clause) | Self::Corrected(clause) => clause.fmt(f),
            Self::Silent => f.write_str(SILENT),
            Self::Authored => f.write_str(AUTHORED),
        }
    }
}

/// An entry of a house file: a value and its basis. In the file:
/// `Stated(6, "S0-01")`, `Silent(8)`, or `Corrected(value, literal reading, "S1-17")`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Entry<T> {
    /// Stated by the clause.
    Stated(T, Clause),
    /// Silent text, filled by the common convention.
    Silent(T),
    /// The value applied, the literal reading, and the clause.
    Corrected(T, T, Clause),
}

impl<T> Entry<T> {
    /// The value applied.
    pub const fn value(&self) -> &T {
        match self {
            Self::Stated(value, _) | Self::Silent(value) | Self::Corrected(value, _, _) => value,
        }
    }

    /// The entry with its values converted; `None` if one of them cannot be.
    pub fn try_map<U>(self, mut convert: impl FnMut(T) -> Option<U>) -> Option<Entry<U>> {
        Some(match self {
            Self::Stated(value, clause) => Entry::Stated(convert(value)?, clause),
            Self::Silent(value) => Entry::Silent(convert(value)?),
            Self::Corrected(value, literal, clause) => Entry::Corrected(convert(value)?, convert(literal)?, clause),
        })
    }

    /// The value applied, and the literal reading where it differs.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        let (value, literal) = match self {
            Self::Stated(value, _) | Self::Silent(value) => (value, None),
            Self::Corrected(value, literal, _) => (value, Some(literal)),
        };
        std::iter::once(value).chain(literal)
    }

    /// The basis of the value.
    pub const fn basis(&self) -> Basis {
        match self {
            Self::Stated(_, clause) => Basis::Stated(*clause),
            Self::Silent(_) => Basis::Silent,
            Self::Corrected(_, _, clause) => Basis::Corrected(*clause),
        }
    }
}
