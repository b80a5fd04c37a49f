//! In-place edits of RON text that preserve comments, whitespace and order.

use std::ops::Range;

use super::slot::{Slot, opening_of, slot};
use super::trivia::{Trivia, trivia};
use super::{Node, Spans};

/// Indentation per level.
const INDENT: &str = "    ";

/// Entries with more characters get their own lines.
const LONG: usize = 60;

/// The text with the value at a path replaced; `None` if there is no such value. Paths as for [`Spans::node`].
pub fn replaced(text: &str, path: &str, value: &str) -> Option<String> {
    let spans = Spans::parse(text);
    let node = spans.find(path)?;
    let value = lines_as_in(text, &indented(value, &indent_at(text, node.from)));
    Some(spliced(text, node.bytes.clone(), &value))
}

/// The text with a field set in the group or map at a path: replaced if present, else appended. Map keys are given with
/// their quotes.
pub fn set(text: &str, path: &str, key: &str, value: &str) -> Option<String> {
    let spans = Spans::parse(text);
    let group = spans.find(path)?;
    let bare = key.trim_matches('"');
    match group.children.iter().find(|child| child.key.as_deref() == Some(bare)) {
        Some(child) => {
            let value = lines_as_in(text, &indented(value, &indent_at(text, child.from)));
            Some(spliced(text, child.bytes.clone(), &value))
        }
        None => inserted(text, group, group.children.len(), &format!("{key}: {value}")),
    }
}

/// The text with an entry inserted into the list or group at a path, before the entry at this index, or at the end.
pub fn insert(text: &str, path: &str, place: usize, entry: &str) -> Option<String> {
    let spans = Spans::parse(text);
    inserted(text, spans.find(path)?, place, entry)
}

/// The text without the entry at this index of the list, group or map at a path. Comments on their own lines above it
/// and behind it on its line go with it.
pub fn remove(text: &str, path: &str, place: usize) -> Option<String> {
    let spans = Spans::parse(text);
    removed(text, spans.find(path)?, place)
}

/// The text without each entry for which `goes`, given its group, is true; at most one of each group, none within another.
pub fn remove_each(text: &str, goes: impl Fn(&Node, &Node) -> bool) -> String {
    let spans = Spans::parse(text);
    let mut found: Vec<(&Node, usize)> = Vec::new();
    spans.root().visit(&mut |group| {
        found.extend(group.children.iter().position(|child| goes(group, child)).map(|place| (group, place)));
    });
    // From the end, so that the places of those before stay right.
    found.sort_by_key(|(group, _)| group.bytes.start);
    found.into_iter().rev().fold(text.to_owned(), |text, (group, place)| removed(&text, group, place).unwrap_or(text))
}

/// The text without this field of the group or map at a path; unchanged if the field is absent.
pub fn unset(text: &str, path: &str, key: &str) -> Option<String> {
    let spans = Spans::parse(text);
    let group = spans.find(path)?;
    let bare = key.trim_matches('"');
    let place = group.children.iter().position(|child| child.key.as_deref() == Some(bare));
    place.map_or_else(|| Some(text.to_owned()), |place| removed(text, group, place))
}

/// The text with an entry of the list at a path moved to another index, with its comments.
pub fn moved(text: &str, path: &str, from: usize, to: usize) -> Option<String> {
    let spans = Spans::parse(text);
    let group = spans.find(path)?;
    let (first, last) = (from.min(to), from.max(to));
    let slots: Vec<Slot> = (first..=last).map(|place| slot(text, group, place)).collect::<Option<_>>()?;
    // Swaps whole lines if each entry has its own, otherwise only the values. Commas stay in place.
    let lines = slots.iter().all(|slot| slot.alone);
    let mut order: Vec<usize> = (0..slots.len()).collect();
    if from < to {
        order.rotate_left(1);
    } else {
        order.rotate_right(1);
    }
    let mut moved = String::with_capacity(text.len());
    let mut at = 0;
    for (here, there) in slots.iter().zip(order) {
        let room = if lines { here.start..here.end } else { here.value.clone() };
        moved.push_str(text.get(at..room.start)?);
        let what = slots.get(there)?;
        if lines {
            moved.push_str(text.get(what.start..what.value.end)?);
            moved.push_str(if here.comma.is_some() { "," } else { "" });
            moved.push_str(text.get(what.comma.map_or(what.value.end, |comma| comma + 1)..what.end)?);
        } else {
            moved.push_str(text.get(what.value.clone())?);
        }
        at = room.end;
    }
    moved.push_str(text.get(at..)?);
    Some(moved)
}

/// The text with the word before the value at a path replaced; its contents stay.
pub fn reworded(text: &str, path: &str, word: &str) -> Option<String> {
    let spans = Spans::parse(text);
    let node = spans.find(path)?;
    let was = node.bytes.start..node.bytes.start + node.word.len();
    (!node.word.is_empty() && text.get(was.clone())? == node.word).then(|| spliced(text, was, word))
}

/// The text as a RON string literal.
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
                // Writing to a string cannot fail.
                let _ = std::fmt::Write::write_fmt(&mut quoted, format_args!("\\u{{{:x}}}", u32::from(letter)));
            }
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

impl Spans {
    /// The node at a path as for [`Spans::node`]; `None` if the path does not exist.
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

fn removed(text: &str, group: &Node, place: usize) -> Option<String> {
    let own = slot(text, group, place)?;
    let before = place.checked_sub(1).and_then(|place| slot(text, group, place));
    let is_last = place + 1 == group.children.len();
    if own.alone {
        let without = spliced(text, own.start..own.end, "");
        // Without a trailing comma before, there is none now.
        let lone = before.and_then(|before| before.comma).filter(|_| is_last && own.comma.is_none());
        let without = lone.map_or(without.clone(), |comma| spliced(&without, comma..comma + 1, ""));
        return Some(if group.children.len() == 1 {
            closed_up(&without, opening_of(text, group)? + 1)?
        } else {
            without
        });
    }
    let cut = match (&before, is_last) {
        (_, false) => own.start..behind_blanks(text, own.end),
        (Some(before), true) => {
            let comma = before.comma.unwrap_or(before.value.end);
            let since = trivia(text, before.comma.map_or(before.value.end, |comma| comma + 1)..own.value.start);
            let commented = since.iter().any(|(kind, _)| *kind == Trivia::Line);
            match (own.comma, commented) {
                // In `[1, // one⏎ 2]` the comment belongs to the first entry.
                (_, true) => own.start..own.end,
                (None, false) => comma..own.end,
                (Some(_), false) => comma + 1..own.end,
            }
        }
        (None, true) => own.start..own.end,
    };
    Some(spliced(text, cut, ""))
}

/// Collapses a group that has become empty; it opens before this offset.
fn closed_up(text: &str, open: usize) -> Option<String> {
    let close = open + text.get(open..)?.find([')', ']', '}'])?;
    let blank = text.get(open..close)?.trim().is_empty();
    Some(if blank { spliced(text, open..close, "") } else { text.to_owned() })
}

fn inserted(text: &str, group: &Node, place: usize, entry: &str) -> Option<String> {
    let inserted = if group.children.is_empty() {
        into_empty(text, group, entry)
    } else if place < group.children.len() {
        in_front(text, group, place, entry)
    } else {
        at_end(text, group, entry)
    };
    inserted.map(|(at, piece, also)| {
        let text = spliced(text, at..at, &lines_as_in(text, &piece));
        // Inserted second, so that the first offset stays valid.
        also.map_or(text.clone(), |comma| spliced(&text, comma..comma, ","))
    })
}

/// Offset and text to insert, and the offset of a missing comma before it.
type Insertion = (usize, String, Option<usize>);

fn in_front(text: &str, group: &Node, place: usize, entry: &str) -> Option<Insertion> {
    let next = slot(text, group, place)?;
    if !next.begins {
        return Some((next.start, format!("{entry}, "), None));
    }
    let indent = indent_at(text, next.value.start);
    Some((next.start, format!("{indent}{},\n", indented(entry, &indent)), None))
}

fn into_empty(text: &str, group: &Node, entry: &str) -> Option<Insertion> {
    let open = opening_of(text, group)? + 1;
    let close = group.bytes.end.checked_sub(1)?;
    let inside = trivia(text, open..close);
    let on_lines = inside.iter().any(|(kind, _)| matches!(kind, Trivia::Newline | Trivia::Line));
    if !on_lines && !is_long(entry) {
        return Some((close, entry.to_owned(), None));
    }
    // Opened over several lines.
    let outer = indent_at(text, group.from);
    let inner = format!("{outer}{INDENT}");
    let entry = indented(entry, &inner);
    let last = inside.iter().rposition(|(kind, _)| *kind == Trivia::Newline).and_then(|at| inside.get(at));
    match last {
        // Behind its comments, before the line of the closing bracket.
        Some((_, line)) => Some((line.end, format!("{inner}{entry},\n"), None)),
        None => Some((close, format!("\n{inner}{entry},\n{outer}"), None)),
    }
}

fn at_end(text: &str, group: &Node, entry: &str) -> Option<Insertion> {
    let last = slot(text, group, group.children.len().checked_sub(1)?)?;
    let lacks = last.comma.is_none();
    let indent = indent_at(text, last.value.start);
    if last.alone {
        let comma = if lacks { "" } else { "," };
        let piece = format!("{indent}{}{comma}\n", indented(entry, &indent));
        return Some((last.end, piece, lacks.then_some(last.value.end)));
    }
    let close = group.bytes.end.checked_sub(1)?;
    let behind = trivia(text, last.comma.map_or(last.value.end, |comma| comma + 1)..close);
    if let Some((_, line)) = behind.iter().find(|(kind, _)| *kind == Trivia::Line) {
        // A line comment follows: the entry goes below it.
        let end = text.get(line.end..).and_then(|rest| rest.find('\n')).map_or(line.end, |at| line.end + at + 1);
        return Some((end, format!("{indent}{},\n", indented(entry, &indent)), lacks.then_some(last.value.end)));
    }
    if let Some(comma) = last.comma {
        // `[1, 2,]` keeps its trailing comma.
        return Some((comma + 1, format!(" {entry},"), None));
    }
    let blocks = behind.iter().take_while(|(kind, _)| matches!(kind, Trivia::Block | Trivia::Blank));
    let at = blocks.filter(|(kind, _)| *kind == Trivia::Block).last().map_or(last.value.end, |(_, at)| at.end);
    Some((at, format!(", {entry}"), None))
}

fn is_long(entry: &str) -> bool {
    entry.contains('\n') || entry.chars().count() > LONG
}

fn behind_blanks(text: &str, at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    at + (rest.len() - rest.trim_start_matches([' ', '\t']).len())
}

/// Indentation of the line that contains this offset.
fn indent_at(text: &str, at: usize) -> String {
    let start = text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |end| end + 1);
    let line = text.get(start..).unwrap_or_default();
    line.chars().take_while(|letter| matches!(letter, ' ' | '\t')).collect()
}

/// Indents all lines of an entry but the first.
fn indented(entry: &str, indent: &str) -> String {
    entry.replace('\n', &format!("\n{indent}"))
}

/// Converts line endings to those of the text.
fn lines_as_in(text: &str, piece: &str) -> String {
    if text.contains("\r\n") { piece.replace('\n', "\r\n") } else { piece.to_owned() }
}
