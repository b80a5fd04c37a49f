//! Changing a value of a RON text in its place: every comment, blank and order of the rest stays as its author wrote it.

use std::ops::Range;

use super::{Node, Spans};

/// One step of the blanks that this program sets in front of lines.
const INDENT: &str = "    ";

/// The text with the value at a path replaced by this one; `None` where there is no such value. Paths are those of
/// [`Spans::node`].
#[must_use]
pub fn replaced(text: &str, path: &str, value: &str) -> Option<String> {
    let spans = Spans::of(text);
    let node = spans.find(path)?;
    Some(spliced(text, node.bytes.clone(), value))
}

/// The text with a field set in the group or map at a path: replaced where it stands there, else put behind the last.
/// A key of a map is given with its quotes.
#[must_use]
pub fn set(text: &str, path: &str, key: &str, value: &str) -> Option<String> {
    let spans = Spans::of(text);
    let group = spans.find(path)?;
    let bare = key.trim_matches('"');
    match group.children.iter().find(|child| child.key.as_deref() == Some(bare)) {
        Some(child) => Some(spliced(text, child.bytes.clone(), value)),
        None => inserted(text, group, group.children.len(), &format!("{key}: {value}")),
    }
}

/// The text with an entry put into the list or group at a path, before the entry that stands at this place now; at the
/// end where there are no more.
#[must_use]
pub fn insert(text: &str, path: &str, place: usize, entry: &str) -> Option<String> {
    let spans = Spans::of(text);
    inserted(text, spans.find(path)?, place, entry)
}

/// The text without the entry at this place of the list, group or map at a path. A comment before it goes with it
/// where it stands on lines of its own, as does one behind it on its line.
#[must_use]
pub fn remove(text: &str, path: &str, place: usize) -> Option<String> {
    let spans = Spans::of(text);
    let group = spans.find(path)?;
    let extent = extent_of(text, group, place)?;
    Some(spliced(text, extent, ""))
}

/// The text without this field of the group or map at a path; as it is where the field does not stand there.
#[must_use]
pub fn unset(text: &str, path: &str, key: &str) -> Option<String> {
    let spans = Spans::of(text);
    let place = spans.find(path)?.children.iter().position(|child| child.key.as_deref() == Some(key));
    place.map_or_else(|| Some(text.to_owned()), |place| remove(text, path, place))
}

/// The text with the entry at one place of the list at a path moved to another, its comments with it.
#[must_use]
pub fn moved(text: &str, path: &str, from: usize, to: usize) -> Option<String> {
    let spans = Spans::of(text);
    let group = spans.find(path)?;
    if from == to {
        return Some(text.to_owned());
    }
    let (one, other) = (extent_of(text, group, from)?, extent_of(text, group, to)?);
    let piece = text.get(one.clone())?;
    // The last entry may have no comma behind it: what changes places must have one.
    let node = group.children.get(from)?;
    let behind = text.get(node.bytes.end..one.end)?;
    let piece = if has_comma(behind) {
        piece.to_owned()
    } else {
        let at = node.bytes.end - one.start;
        format!("{},{}", piece.get(..at)?, piece.get(at..)?)
    };
    let at = if from < to { other.end } else { other.start };
    let target = group.children.get(to)?;
    let before = text.get(target.bytes.end..other.end)?;
    // Behind the last entry: a comma of its own first.
    let lacks = from < to && !has_comma(before);
    let mut moved = String::with_capacity(text.len() + 2);
    let (first, second) = if from < to { (one, at..at) } else { (at..at, one) };
    let in_front = from > to;
    moved.push_str(text.get(..first.start)?);
    if in_front {
        moved.push_str(&piece);
        moved.push_str(text.get(first.end..second.start)?);
    } else {
        let kept = text.get(first.end..second.start)?;
        if lacks {
            let comma = target.bytes.end - first.end;
            moved.push_str(kept.get(..comma)?);
            moved.push(',');
            moved.push_str(kept.get(comma..)?);
        } else {
            moved.push_str(kept);
        }
        moved.push_str(&piece);
    }
    moved.push_str(text.get(second.end..)?);
    Some(moved)
}

/// A text in quotes, as RON reads it back.
#[must_use]
pub fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            '\t' => quoted.push_str("\\t"),
            letter if letter.is_control() => {
                // Writing to a text cannot fail.
                let _ = std::fmt::Write::write_fmt(&mut quoted, format_args!("\\u{{{:x}}}", u32::from(letter)));
            }
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

impl Spans {
    /// The node at a path as for [`Spans::node`]; `None` where the path leads nowhere.
    #[must_use]
    pub fn find(&self, path: &str) -> Option<&Node> {
        path.split('.').filter(|step| !step.is_empty()).try_fold(self.root(), |node, step| {
            let by_index = || step.parse().ok().and_then(|index: usize| node.children.get(index));
            let by_key = || node.children.iter().find(|child| child.key.as_deref() == Some(step));
            by_index().filter(|child| child.key.is_none()).or_else(by_key)
        })
    }
}

fn spliced(text: &str, range: Range<usize>, with: &str) -> String {
    let (before, after) = (text.get(..range.start).unwrap_or_default(), text.get(range.end..).unwrap_or_default());
    [before, with, after].concat()
}

fn inserted(text: &str, group: &Node, place: usize, entry: &str) -> Option<String> {
    if let Some(next) = group.children.get(place) {
        // In front of its comments, where they stand on lines of their own.
        let at = extent_of(text, group, place)?.start.min(next.from);
        let on_own_line = begins_line(text, next.from);
        let piece = if on_own_line {
            let indent = indent_at(text, next.from);
            format!("{indent}{},\n", indented(entry, &indent))
        } else {
            format!("{entry}, ")
        };
        return Some(spliced(text, at..at, &piece));
    }
    let close = group.bytes.end.checked_sub(1)?;
    let Some(last) = group.children.last() else {
        // An empty group is opened up over lines, as a list of things to come is read.
        let outer = indent_at(text, line_start(text, group.from));
        let inner = format!("{outer}{INDENT}");
        let open = opening_of(text, group)?;
        let kept = text.get(open + 1..close)?.trim_end_matches([' ', '\t', '\n']);
        return Some(spliced(text, open + 1..close, &format!("{kept}\n{inner}{},\n{outer}", indented(entry, &inner))));
    };
    let behind = text.get(last.bytes.end..close)?;
    let comma = if has_comma(behind) { "" } else { "," };
    if begins_line(text, last.from) {
        let indent = indent_at(text, last.from);
        let end = extent_of(text, group, group.children.len() - 1)?.end;
        let text = spliced(text, last.bytes.end..last.bytes.end, comma);
        let end = end + comma.len();
        let line = format!("{indent}{},\n", indented(entry, &indent));
        let line = if text.get(..end)?.ends_with('\n') { line } else { format!("\n{line}{}", outer_of(&indent)) };
        return Some(spliced(&text, end..end, &line));
    }
    if comma.is_empty() {
        // `[1, 2, ]`: behind the comma.
        let at = last.bytes.end + behind.find(',')? + 1;
        return Some(spliced(text, at..at, &format!(" {entry}")));
    }
    Some(spliced(text, last.bytes.end..last.bytes.end, &format!(", {entry}")))
}

/// What goes where an entry goes: its comments, its comma, its line where nothing else stands on it.
fn extent_of(text: &str, group: &Node, place: usize) -> Option<Range<usize>> {
    let node = group.children.get(place)?;
    let open = opening_of(text, group)? + 1;
    let before = place.checked_sub(1).and_then(|place| group.children.get(place));
    let close = group.bytes.end.checked_sub(1)?;
    let next = group.children.get(place + 1).map_or(close, |next| next.from);
    let after = text.get(node.bytes.end..next)?;
    let mut end = node.bytes.end + comma_end(after);
    let rest_of_line = text.get(end..next)?;
    let own_line = begins_line(text, node.from);
    if let Some(line) = rest_of_line.find('\n').filter(|_| own_line) {
        // A comment behind it on its line is about it.
        end += line + 1;
    } else if !own_line {
        end += rest_of_line.len() - rest_of_line.trim_start_matches(' ').len();
    }
    let mut start = node.from;
    if own_line {
        start = line_start(text, start);
        // Comments on lines of their own above it, down from the entry before or the opening.
        let least = match before {
            Some(before) => line_end(text, before.bytes.end).min(start),
            None => line_end(text, open).min(start),
        };
        while start > least {
            let above = line_start(text, start - 1);
            let line = text.get(above..start)?.trim();
            if above < least || !line.starts_with("//") {
                break;
            }
            start = above;
        }
    } else if place + 1 == group.children.len()
        && let Some(before) = before
    {
        // The last of several on a line takes the comma before it along, and leaves the one behind it.
        start = before.bytes.end;
        end = node.bytes.end;
    }
    Some(start..end)
}

/// Where the bracket stands that opens a group.
fn opening_of(text: &str, group: &Node) -> Option<usize> {
    let inner = text.get(group.bytes.clone())?;
    Some(group.bytes.start + inner.find(['(', '[', '{'])?)
}

/// How far a comma reaches into what stands behind an entry, comments before it passed over; nought without one.
fn comma_end(behind: &str) -> usize {
    let mut cursor = super::cursor::Cursor::new(behind);
    cursor.skip_blank();
    if cursor.take(',') { cursor.at } else { 0 }
}

fn has_comma(behind: &str) -> bool {
    comma_end(behind) > 0
}

fn line_start(text: &str, at: usize) -> usize {
    text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |end| end + 1)
}

/// Where the line ends in which this lies, its end of line with it.
fn line_end(text: &str, at: usize) -> usize {
    text.get(at..).and_then(|after| after.find('\n')).map_or(text.len(), |end| at + end + 1)
}

/// Whether nothing but blanks stands before this on its line.
fn begins_line(text: &str, at: usize) -> bool {
    text.get(line_start(text, at)..at).is_some_and(|before| before.trim().is_empty())
}

/// The blanks in front of a line.
fn indent_at(text: &str, at: usize) -> String {
    let line = text.get(line_start(text, at)..).unwrap_or_default();
    line.chars().take_while(|letter| matches!(letter, ' ' | '\t')).collect()
}

fn outer_of(indent: &str) -> &str {
    indent.strip_suffix(INDENT).unwrap_or_default()
}

/// An entry of several lines, its lines after the first set in as deep as its place.
fn indented(entry: &str, indent: &str) -> String {
    entry.replace('\n', &format!("\n{indent}"))
}
