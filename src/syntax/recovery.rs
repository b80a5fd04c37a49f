//! Recovery from misfits: known misspellings are replaced, unreadable entries blanked, so that the rest can be checked
//! with places of the original text.

use std::ops::Range;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;

use super::reader::strip_bom;
use super::shape::FileSchema;
use super::slot::slot;
use super::{Diagnostic, Expected, Node, Problem, Reader, Spans, TextPosition, is_balanced};

/// Recovery is given up above this number.
const MOST_MISFITS: usize = 20;

/// A value read from a repaired text.
#[derive(Debug)]
pub struct Recovered<T> {
    /// The value.
    pub value: T,
    /// The repaired text, with omitted entries blanked.
    pub text: String,
    /// True if something was omitted.
    pub has_omissions: bool,
    shifts: Vec<ColumnShift>,
}

/// A replacement within a line.
#[derive(Debug)]
struct ColumnShift {
    /// Start in the new text.
    at: TextPosition,
    /// Length in characters,
    new_len: usize,
    /// and the length before.
    old_len: usize,
}

enum RecoveryEdit {
    Replace(String),
    Blank,
}

impl<T> Recovered<T> {
    /// Splits off the value.
    pub fn split(self) -> (T, Recovered<()>) {
        let Self { value, text, has_omissions: lacks, shifts: edits } = self;
        (value, Recovered { value: (), text, has_omissions: lacks, shifts: edits })
    }

    /// Maps a flaw of the repaired text back to its place in the original.
    pub fn map_back<P>(&self, flaw: Diagnostic<P>) -> Diagnostic<P> {
        let (place, until) = (self.place(flaw.place), self.place(flaw.until));
        Diagnostic { place, until, ..flaw }
    }

    fn place(&self, mut place: TextPosition) -> TextPosition {
        // From the end of the line to its start: each is at its column in the new text.
        for edit in self.shifts.iter().rev().filter(|edit| edit.at.line == place.line) {
            let end = edit.at.column + edit.new_len;
            if place.column >= end {
                place.column = place.column + edit.old_len - edit.new_len;
            } else if place.column > edit.at.column {
                place.column = edit.at.column;
            }
        }
        place
    }
}

impl Reader<'_> {
    /// Reads as much of a text as fits. `None` where its brackets are broken, where too much does not fit, or where a
    /// `needed` top-level field would be omitted, without which flaws of other fields may be wrong.
    pub fn recover<T: DeserializeOwned + JsonSchema>(self, text: &str, needed: &[&str]) -> Option<Recovered<T>> {
        let text = strip_bom(text);
        if !is_balanced(text) {
            return None;
        }
        let spans = Spans::parse(text);
        let misfits = FileSchema::for_type::<T>(self.leaves).misfits("", text, self.leaves);
        if misfits.is_empty() || misfits.len() > MOST_MISFITS {
            return None;
        }
        let changes: Option<Vec<_>> =
            misfits.iter().map(|flaw| recovery_edit(text, spans.root(), flaw, needed)).collect();
        let mut changes = changes?;
        changes.sort_by_key(|(range, _)| (range.start, usize::MAX - range.end));
        let lacks = changes.iter().any(|(_, change)| matches!(change, RecoveryEdit::Blank));
        let (text, edits) = apply_edits(text, changes);
        let value: T = self.options().from_str(&text).ok()?;
        Some(Recovered { value, text, has_omissions: lacks, shifts: edits })
    }
}

/// The repair of a misfit and its bytes: the suggestion, or else the omission of the list entry or field that contains
/// it.
fn recovery_edit(text: &str, root: &Node, flaw: &Diagnostic, needed: &[&str]) -> Option<(Range<usize>, RecoveryEdit)> {
    // A guessed value might be wrong again, through no fault of the author.
    let meant = flaw.what.certain_name().filter(|_| flaw.place.line == flaw.until.line);
    if let Some(meant) = meant {
        return Some((byte_of(text, flaw.place)?..byte_of(text, flaw.until)?, RecoveryEdit::Replace(meant.to_owned())));
    }
    if let Some(number) = quoted_number(root, flaw) {
        return Some((byte_of(text, flaw.place)?..byte_of(text, flaw.until)?, RecoveryEdit::Replace(number)));
    }
    let mut group = root;
    let mut field = None;
    loop {
        let holds = |child: &Node| child.key_place <= flaw.place && flaw.until <= child.until;
        let index = group.children.iter().position(holds);
        match index {
            // A field that nothing asks for is omitted alone, and so is an entry of a list.
            Some(index) if is_unknown_field(group, index, flaw) => {
                return Some((entry(text, group, index)?, RecoveryEdit::Blank));
            }
            Some(index) if group.open == Some('[') && !holds_unknown(group, index, flaw) => {
                return Some((entry(text, group, index)?, RecoveryEdit::Blank));
            }
            Some(index) => {
                field = field.or(Some(index));
                group = group.children.get(index)?;
            }
            None => break,
        }
    }
    let child = root.children.get(field?)?;
    let is_needed = child.key.as_deref().is_none_or(|key| needed.contains(&key));
    if is_needed { None } else { Some((entry(text, root, field?)?, RecoveryEdit::Blank)) }
}

fn is_unknown_field(group: &Node, index: usize, flaw: &Diagnostic) -> bool {
    let is_key = |child: &Node| child.key.is_some() && child.key_place == flaw.place && child.key_until == flaw.until;
    matches!(flaw.what, Problem::UnknownField { .. }) && group.children.get(index).is_some_and(is_key)
}

/// True if an unknown field is somewhere inside this entry.
fn holds_unknown(group: &Node, index: usize, flaw: &Diagnostic) -> bool {
    let mut found = false;
    if let (Problem::UnknownField { .. }, Some(entry)) = (&flaw.what, group.children.get(index)) {
        entry.visit(&mut |node: &Node| found |= node.key_place == flaw.place && node.key_until == flaw.until);
    }
    found
}

/// The number inside quotes where one is expected without them.
fn quoted_number(root: &Node, flaw: &Diagnostic) -> Option<String> {
    let mut found = None;
    root.visit(&mut |node: &Node| {
        if node.place == flaw.place && node.until == flaw.until {
            found = node.text.clone().or(found.take());
        }
    });
    let is_number = flaw.what == Problem::Expected(Expected::WholeNumber);
    found.filter(|text| is_number && !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()))
}

fn entry(text: &str, group: &Node, index: usize) -> Option<Range<usize>> {
    let slot = slot(text, group, index)?;
    Some(slot.value.start..slot.comma.map_or(slot.value.end, |comma| comma + 1))
}

/// Applies all changes, except those nested in others.
fn apply_edits(text: &str, changes: Vec<(Range<usize>, RecoveryEdit)>) -> (String, Vec<ColumnShift>) {
    let (mut new, mut edits, mut from) = (String::new(), Vec::new(), 0);
    for (range, change) in changes {
        if range.start < from {
            continue;
        }
        new.push_str(text.get(from..range.start).unwrap_or_default());
        let old = text.get(range.clone()).unwrap_or_default();
        match change {
            RecoveryEdit::Replace(meant) => {
                let (at, now, was) = (end_of(&new), meant.chars().count(), old.chars().count());
                edits.push(ColumnShift { at, new_len: now, old_len: was });
                new.push_str(&meant);
            }
            // Keeps line and column of everything behind it.
            RecoveryEdit::Blank => new.extend(old.chars().map(|letter| if letter == '\n' { '\n' } else { ' ' })),
        }
        from = range.end;
    }
    new.push_str(text.get(from..).unwrap_or_default());
    (new, edits)
}

fn end_of(text: &str) -> TextPosition {
    let last = text.rsplit('\n').next().unwrap_or_default();
    TextPosition { line: text.matches('\n').count() + 1, column: last.chars().count() + 1 }
}

fn byte_of(text: &str, place: TextPosition) -> Option<usize> {
    let line = place.line.checked_sub(2).map_or(Some(0), |nth| Some(text.match_indices('\n').nth(nth)?.0 + 1))?;
    let rest = text.get(line..)?;
    Some(line + rest.char_indices().nth(place.column.checked_sub(1)?).map_or(rest.len(), |(at, _)| at))
}
