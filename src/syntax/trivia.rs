//! Trivia between the values of a RON text: whitespace, line ends, comments, commas.

use std::ops::Range;

/// A piece of trivia.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Trivia {
    /// Whitespace within a line.
    Blank,
    /// A line end.
    Newline,
    /// A line comment, without its line end.
    Line,
    /// A block comment.
    Block,
    Comma,
}

/// The trivia in a stretch without values, in order.
pub(super) fn trivia(text: &str, stretch: Range<usize>) -> Vec<(Trivia, Range<usize>)> {
    let mut pieces = Vec::new();
    let mut at = stretch.start;
    while let Some(rest) = text.get(at..stretch.end).filter(|rest| !rest.is_empty()) {
        let (kind, length) = piece(rest);
        pieces.push((kind, at..at + length));
        at += length;
    }
    pieces
}

fn piece(rest: &str) -> (Trivia, usize) {
    let until = |wanted: &dyn Fn(char) -> bool| rest.find(wanted).unwrap_or(rest.len());
    match rest.chars().next() {
        Some('\n') => (Trivia::Newline, 1),
        Some('\r') if rest.starts_with("\r\n") => (Trivia::Newline, 2),
        Some(',') => (Trivia::Comma, 1),
        Some('/') if rest.starts_with("//") => {
            let line = rest.split('\n').next().unwrap_or(rest);
            (Trivia::Line, line.strip_suffix('\r').unwrap_or(line).len())
        }
        Some('/') if rest.starts_with("/*") => (Trivia::Block, block(rest)),
        Some(letter) => {
            let blank = until(&|letter: char| matches!(letter, '\n' | '\r' | ',' | '/'));
            (Trivia::Blank, blank.max(letter.len_utf8()))
        }
        None => (Trivia::Blank, 0),
    }
}

/// Length of a block comment, nested ones included.
fn block(rest: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(here) = rest.get(at..).filter(|here| !here.is_empty()) {
        if here.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if here.starts_with("*/") {
            depth = depth.saturating_sub(1);
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += here.chars().next().map_or(1, char::len_utf8);
        }
    }
    rest.len()
}
