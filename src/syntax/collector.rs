//! Collects the problems of a parsed text with their places.

use std::ops::Range;

use super::diagnostic::capped;
use super::{Diagnostic, Node, Problem, Spans, TextPosition, Written, is_layout, is_unseen};

/// The problems of one file so far.
#[derive(Debug)]
pub struct Collector<'n, P> {
    file: &'n str,
    spans: Spans,
    flaws: Vec<Diagnostic<P>>,
}

/// A text of the wrong length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LengthFault {
    /// No text.
    Empty,
    /// Number of characters, above the maximum.
    TooLong(usize),
}

impl<'n, P: From<Problem>> Collector<'n, P> {
    /// An empty collector for this text. `file` is the name shown in diagnostics.
    pub fn new(file: &'n str, text: &str) -> Self {
        Self { file, spans: Spans::parse(text), flaws: Vec::new() }
    }

    /// Name of the file, as shown.
    pub const fn file(&self) -> &'n str {
        self.file
    }

    /// Places of the values.
    pub const fn spans(&self) -> &Spans {
        &self.spans
    }

    /// Number of problems so far.
    pub const fn count(&self) -> usize {
        self.flaws.len()
    }

    /// Reports a problem of the value at a path, as for [`Spans::node`].
    pub fn flaw(&mut self, path: &str, what: impl Into<P>) {
        self.flaw_at(self.spans.node(path).range(), what);
    }

    /// Reports a problem of a range.
    pub fn flaw_at(&mut self, at: Range<TextPosition>, what: impl Into<P>) {
        self.flaws.push(Diagnostic::new(self.file, at, what.into()));
    }

    /// Stem of the file, without its folder and `.ron`.
    pub fn file_stem(&self) -> &'n str {
        let base = self.file.rsplit(['/', '\\']).next().unwrap_or_default();
        base.strip_suffix(".ron").unwrap_or(base)
    }

    /// Reports each language in which a text is empty or too long.
    pub fn check_lengths(
        &mut self,
        path: &str,
        written: &Written,
        most: usize,
        what: impl Fn(&'static str, LengthFault) -> P,
    ) {
        for (language, text) in written.each() {
            let length = text.chars().count();
            let wrong = if text.trim().is_empty() {
                LengthFault::Empty
            } else if length > most {
                LengthFault::TooLong(length)
            } else {
                continue;
            };
            self.flaw(&format!("{path}.{language}"), what(language, wrong));
        }
    }

    /// Reports the first sign of each text that cannot be seen.
    pub fn check_signs(&mut self) {
        self.check_texts(|text| {
            let (at, sign) = text.char_indices().find(|(_, sign)| is_unseen(*sign) && !is_layout(*sign))?;
            Some((at..at + sign.len_utf8(), Problem::UnseenSign(sign)))
        });
    }

    /// Reports the first line break of each text of the file.
    pub fn check_line_breaks(&mut self) {
        self.check_texts(line_break);
    }

    /// Reports the first line break of each text at a path.
    pub fn check_line_breaks_at(&mut self, path: &str) {
        let mut found = Vec::new();
        self.spans.node(path).visit(&mut |node: &Node| found.extend(place_in(node, line_break)));
        self.report(found);
    }

    fn check_texts(&mut self, fault: impl Fn(&str) -> Option<(Range<usize>, Problem)>) {
        let mut found = Vec::new();
        self.spans.root().visit(&mut |node: &Node| found.extend(place_in(node, &fault)));
        self.report(found);
    }

    fn report(&mut self, found: Vec<(Range<TextPosition>, Problem)>) {
        for (place, problem) in found {
            self.flaw_at(place, problem);
        }
    }

    /// All problems, in the order of the text.
    pub fn flaws(mut self) -> Vec<Diagnostic<P>> {
        self.flaws.sort_by_key(|flaw| flaw.place);
        capped(self.flaws)
    }
}

/// A fault of the text of a node, with its place in the file.
fn place_in(
    node: &Node,
    fault: impl Fn(&str) -> Option<(Range<usize>, Problem)>,
) -> Option<(Range<TextPosition>, Problem)> {
    let (bytes, problem) = fault(&node.contents()?)?;
    Some((node.within(bytes), problem))
}

fn line_break(text: &str) -> Option<(Range<usize>, Problem)> {
    text.find(['\n', '\r']).map(|at| (at..at + 1, Problem::LineBreak))
}
