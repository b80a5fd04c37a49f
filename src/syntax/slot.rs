//! The extent of an entry in a list, group or map: its comments, comma and lines.

use std::ops::Range;

use super::Node;
use super::cursor::Cursor;
use super::trivia::{Trivia, trivia};

/// An entry with everything that moves with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Slot {
    /// Key and value.
    pub(super) value: Range<usize>,
    /// Offset of its comma.
    pub(super) comma: Option<usize>,
    /// Start: the comments on their own lines above it, or its own text on the line behind the entry before.
    pub(super) start: usize,
    /// End: behind the comma and a comment on the same line, including the line end if nothing else follows.
    pub(super) end: usize,
    /// True if no other entry shares its lines.
    pub(super) alone: bool,
    /// True if only whitespace precedes it on its line.
    pub(super) begins: bool,
}

/// Offset of the opening bracket of a group.
pub(super) fn opening_of(text: &str, group: &Node) -> Option<usize> {
    let from = group.bytes.start + group.word.len();
    let inside = text.get(from..group.bytes.end)?;
    // Between name and bracket there may be comments that contain brackets.
    let mut cursor = Cursor::new(inside);
    cursor.skip_trivia();
    matches!(cursor.peek(), Some('(' | '[' | '{')).then_some(from + cursor.at)
}

pub(super) fn slot(text: &str, group: &Node, place: usize) -> Option<Slot> {
    let node = group.children.get(place)?;
    let value = node.from..node.bytes.end;
    let close = group.bytes.end.checked_sub(1)?;
    let next = group.children.get(place + 1).map_or(close, |next| next.from);
    let behind = trivia(text, value.end..next);
    let comma = behind.iter().find(|(kind, _)| *kind == Trivia::Comma).map(|(_, range)| range.start);
    let before = match place.checked_sub(1).and_then(|place| group.children.get(place)) {
        Some(before) => {
            let gap = trivia(text, before.bytes.end..value.start);
            let comma = gap.iter().find(|(kind, _)| *kind == Trivia::Comma);
            comma.map_or(before.bytes.end, |(_, range)| range.end)
        }
        None => opening_of(text, group)? + 1,
    };
    let lead = trivia(text, before..value.start);
    let begins = begins_line(&lead);
    let (end, whole) = end_of(&behind, comma.map_or(value.end, |comma| comma + 1));
    // Not directly behind its value: such an entry is moved and removed on its own.
    let odd = comma.is_some_and(|comma| comma > value.end);
    let alone = begins && whole && !odd;
    let start = if begins { start_of_lines(&lead, value.start) } else { start_in_line(&lead, value.start) };
    let end = if odd { comma.map_or(value.end, |comma| comma + 1) } else { end };
    Some(Slot { value, comma, start, end, alone, begins })
}

fn begins_line(lead: &[(Trivia, Range<usize>)]) -> bool {
    let last = lead.iter().rev().find(|(kind, _)| *kind != Trivia::Blank);
    matches!(last, Some((Trivia::Newline, _)))
}

/// Start of the first comment line directly above a value, or of its own line.
fn start_of_lines(lead: &[(Trivia, Range<usize>)], value: usize) -> usize {
    let mut start = value;
    let mut line: Vec<Trivia> = Vec::new();
    let mut own_line = true;
    for (kind, range) in lead.iter().rev() {
        if *kind == Trivia::Newline {
            let is_comment = line.contains(&Trivia::Line) && !line.contains(&Trivia::Block);
            if !own_line && !is_comment {
                return start;
            }
            own_line = false;
            // A new line above; this one begins behind its line end.
            start = range.end;
            line.clear();
        } else {
            line.push(*kind);
        }
    }
    start
}

/// Start of the text before a value on its line, without whitespace.
fn start_in_line(lead: &[(Trivia, Range<usize>)], value: usize) -> usize {
    let after = lead.iter().rposition(|(kind, _)| *kind == Trivia::Newline).map_or(0, |at| at + 1);
    let own = lead.get(after..).unwrap_or_default();
    own.iter().find(|(kind, _)| *kind != Trivia::Blank).map_or(value, |(_, range)| range.start)
}

/// End of an entry whose comma, or value, ends at `from`; true if its line ends there too.
fn end_of(behind: &[(Trivia, Range<usize>)], from: usize) -> (usize, bool) {
    let mut end = from;
    let mut comment = None;
    for (kind, range) in behind.iter().filter(|(_, range)| range.start >= from) {
        match kind {
            Trivia::Newline => return (range.end, true),
            Trivia::Line => comment = Some(range.end),
            Trivia::Block | Trivia::Blank => {}
            Trivia::Comma => break,
        }
    }
    if let Some(comment) = comment {
        end = comment;
    }
    (end, false)
}
