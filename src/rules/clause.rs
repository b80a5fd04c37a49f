//! Clause ids, and what a rule rests on: stated by the text, filled by convention, or corrected.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The words that stand in JSON where a text is silent and the common convention decides.
pub const SILENT: &str = "silent, by convention";

/// The text key of a clause id that cannot be read, see [`super::ron_text`].
const NO_SUCH_CLAUSE: &str = "flaw-no-such-clause";

/// The words that stand in JSON where the author of a lesson says so and cites no clause.
pub const AUTHORED: &str = "the author's word";

/// How many clauses each of the five source texts has: S0 to S4.
pub const CLAUSES_OF_SOURCE: [u8; 5] = [78, 25, 60, 20, 26];

/// The id of one rule of a source text, such as `S0-57`. A house of a trainer's own may cite its own
/// text under any other letter and digit, such as `T1-04`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Clause {
    source: [u8; 2],
    number: u8,
}

impl Clause {
    /// Reads `S0-57`. `None` where the form is wrong or the source text has no such clause.
    #[must_use]
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

    /// The clause that was probably meant by a text that is none: `S4-2`, `s4 02`.
    #[must_use]
    pub fn meant(text: &str) -> Option<Self> {
        let plain: String = text.chars().filter(char::is_ascii_alphanumeric).take(5).collect();
        let (source, number) = plain.split_at_checked(2)?;
        Self::read(&format!("{}-{:02}", source.to_ascii_uppercase(), number.parse::<u8>().ok()?))
    }

    /// The five letters of the id, in ASCII.
    #[must_use]
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

/// What a decision rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Basis {
    /// The source text says so.
    Stated(Clause),
    /// The source text says nothing: the common convention fills it.
    Silent,
    /// The source text contradicts itself or is plainly reversed: read as the sense demands.
    Corrected(Clause),
    /// The author of a lesson says so and cites no clause. No house rests on this.
    #[serde(skip)]
    Authored,
}

impl Basis {
    /// The clause it cites, unless the text is silent.
    #[must_use]
    pub const fn clause(self) -> Option<Clause> {
        match self {
            Self::Stated(clause) | Self::Corrected(clause) => Some(clause),
            Self::Silent | Self::Authored => None,
        }
    }
}

impl fmt::Display for Basis {
    /// The clause id, or [`SILENT`], or [`AUTHORED`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stated(clause) | Self::Corrected(clause) => clause.fmt(f),
            Self::Silent => f.write_str(SILENT),
            Self::Authored => f.write_str(AUTHORED),
        }
    }
}

/// An entry of a house file: a value and what it rests on. In the file:
/// `Stated(6, "S0-01")`, `Silent(8)`, or `Corrected(value, literal reading, "S1-17")`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Entry<T> {
    /// The clause says so.
    Stated(T, Clause),
    /// The text says nothing; this is the common convention.
    Silent(T),
    /// What is applied, what the words literally say, and where they say it.
    Corrected(T, T, Clause),
}

impl<T> Entry<T> {
    /// The value that is applied.
    pub const fn value(&self) -> &T {
        match self {
            Self::Stated(value, _) | Self::Silent(value) | Self::Corrected(value, _, _) => value,
        }
    }

    /// What the value rests on.
    pub const fn basis(&self) -> Basis {
        match self {
            Self::Stated(_, clause) => Basis::Stated(*clause),
            Self::Silent(_) => Basis::Silent,
            Self::Corrected(_, _, clause) => Basis::Corrected(*clause),
        }
    }
}
