//! A fault in a file somebody wrote: what, where, and what to do about it.

use super::phrase::Phrase;

/// A place in a text: line and column, counted from one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

/// One fault in one file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaw {
    /// The file as its reader named it.
    pub file: String,
    /// Where in the file.
    pub place: Place,
    /// What is wrong and what to do, as a text key with its facts.
    pub what: Phrase,
}
