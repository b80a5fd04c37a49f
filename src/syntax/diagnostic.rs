//! A problem in a file, with its place.

use std::ops::Range;

use super::Problem;

/// A position in a text: line and column, from one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextPosition {
    /// Line.
    pub line: usize,
    /// Column, in characters.
    pub column: usize,
}

impl TextPosition {
    /// Start of a text.
    pub const START: Self = Self { line: 1, column: 1 };
}

/// One problem in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic<P = Problem> {
    /// The file, as its reader named it.
    pub file: String,
    /// Start of the range.
    pub place: TextPosition,
    /// End of the range, exclusive; equal to the start for a problem of the whole file.
    pub until: TextPosition,
    /// The problem.
    pub what: P,
}

impl<P> Diagnostic<P> {
    /// A problem of a range of a file.
    pub fn new(file: &str, at: Range<TextPosition>, what: P) -> Self {
        Self { file: file.to_owned(), place: at.start, until: at.end.max(at.start), what }
    }

    /// A problem of a whole file.
    pub fn for_file(file: &str, what: P) -> Self {
        Self::new(file, TextPosition::START..TextPosition::START, what)
    }

    /// The range of the text.
    pub const fn range(&self) -> Range<TextPosition> {
        self.place..self.until
    }

    /// The same place with another description.
    pub fn map<Q>(self, describe: impl FnOnce(P) -> Q) -> Diagnostic<Q> {
        let Self { file, place, until, what } = self;
        Diagnostic { file, place, until, what: describe(what) }
    }
}

/// Problems reported per file.
const MOST: usize = 100;

/// The first problems of a file, in the order of the text, and a last one with the number left out.
pub(super) fn capped<P: From<Problem>>(mut all: Vec<Diagnostic<P>>) -> Vec<Diagnostic<P>> {
    let more = all.len().saturating_sub(MOST);
    if more > 1 {
        let last = all.get(MOST).map(|flaw| (flaw.file.clone(), flaw.range()));
        all.truncate(MOST);
        all.extend(last.map(|(file, at)| Diagnostic::new(&file, at, Problem::AndMore(more).into())));
    }
    all
}
