//! The problems of a denomination set.

use super::super::money::Money;
use crate::syntax::Problem;

/// A problem of a denomination set's file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChipProblem {
    /// The file is not well formed.
    File(Problem),
    /// The id is not the stem of the file.
    IdNotFile {
        /// The id.
        found: String,
        /// The stem.
        expected: String,
    },
    /// No piece.
    None,
    /// More pieces than this.
    TooMany(usize),
    /// Looks like the piece of this value.
    Alike(Money),
    /// A value of zero, or too high.
    Value(Money),
    /// A value that the piece before has too.
    ValueTwice(Money),
    /// A value below that of the piece before.
    NotRising(Money),
    /// A name that is empty or has more characters than this.
    Name(usize),
}

impl From<Problem> for ChipProblem {
    fn from(problem: Problem) -> Self {
        Self::File(problem)
    }
}
