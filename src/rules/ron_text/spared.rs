//! What of a text can be read though something in it does not fit: as if what was meant stood there, and without what
//! cannot be read. So the rest of it is checked as well, and every place is one of the text as it was written.

use std::ops::Range;

use ron::extensions::Extensions;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;

use super::super::flaw::{Flaw, Place};
use super::shape::Shapes;
use super::slot::slot;
use super::{Node, Spans, options, unmarked, walk};

/// Where more is wrong than this, the text is not looked at further.
const MOST_MISFITS: usize = 20;

/// What is known to mean what stands in its place.
const MISSPELLED: [&str; 3] =
    ["flaw-ron-unknown-field-meant", "flaw-ron-unknown-word-meant", "flaw-ron-word-in-quotes"];

/// A value that was read from a text of which something was put right or left out.
#[derive(Debug)]
pub struct Spared<T> {
    /// The value.
    pub value: T,
    /// The text it was read from: what was left out is blank there.
    pub text: String,
    /// Whether something was left out.
    pub lacks: bool,
    edits: Vec<Edit>,
}

/// A piece of a line that was put in the place of another one.
#[derive(Debug)]
struct Edit {
    /// Where it begins in the new text.
    at: Place,
    /// How many letters it has,
    now: usize,
    /// and had before.
    was: usize,
}

/// What is done with a stretch of the text.
enum Change {
    Instead(String),
    Blank,
}

impl<T> Spared<T> {
    /// The value by itself, and the rest.
    #[must_use]
    pub fn apart(self) -> (T, Spared<()>) {
        let Self { value, text, lacks, edits } = self;
        (value, Spared { value: (), text, lacks, edits })
    }

    /// A flaw that was found in the new text, at its place in the text as it was written.
    #[must_use]
    pub fn back(&self, flaw: Flaw) -> Flaw {
        let (place, until) = (self.place(flaw.place), self.place(flaw.until));
        Flaw { place, until, ..flaw }
    }

    fn place(&self, mut place: Place) -> Place {
        // From the last of the line to the first: each is at its column in the new text.
        for edit in self.edits.iter().rev().filter(|edit| edit.at.line == place.line) {
            let end = edit.at.column + edit.now;
            if place.column >= end {
                place.column = place.column + edit.was - edit.now;
            } else if place.column > edit.at.column {
                place.column = edit.at.column;
            }
        }
        place
    }
}

/// What of a text can be read though not all of it fits. Nothing where its brackets are broken, where too much does not
/// fit, or where the rest cannot be understood without it: without one of these fields, what other fields say may be
/// wrong.
#[must_use]
pub fn spared<T: DeserializeOwned + JsonSchema>(text: &str, more: Extensions, needed: &[&str]) -> Option<Spared<T>> {
    let text = unmarked(text);
    if !super::is_whole(text) {
        return None;
    }
    let spans = Spans::of(text);
    let misfits = walk::misfits("", text, &spans, &Shapes::of::<T>());
    if misfits.is_empty() || misfits.len() > MOST_MISFITS {
        return None;
    }
    let changes: Option<Vec<_>> = misfits.iter().map(|flaw| change(text, spans.root(), flaw, needed)).collect();
    let mut changes = changes?;
    changes.sort_by_key(|(range, _)| (range.start, usize::MAX - range.end));
    let lacks = changes.iter().any(|(_, change)| matches!(change, Change::Blank));
    let (text, edits) = changed(text, changes);
    let value = options().with_default_extension(more).from_str(&text).ok()?;
    Some(Spared { value, text, lacks, edits })
}

/// What is done about a misfit, and with which bytes: what was meant takes its place, or else it is left out with the
/// entry of the list or the field in which it stands.
fn change(text: &str, root: &Node, flaw: &Flaw, needed: &[&str]) -> Option<(Range<usize>, Change)> {
    // A value that is only guessed at might be wrong once more, and that would be no fault of its author.
    let is_a_name = MISSPELLED.contains(&&*flaw.what.key) && flaw.place.line == flaw.until.line;
    if let Some(meant) = flaw.meant().filter(|_| is_a_name) {
        return Some((byte_of(text, flaw.place)?..byte_of(text, flaw.until)?, Change::Instead(meant.to_owned())));
    }
    let mut group = root;
    let mut field = None;
    loop {
        let holds = |child: &Node| child.key_place <= flaw.place && flaw.until <= child.until;
        let index = group.children.iter().position(holds);
        match index {
            Some(index) if group.open == Some('[') => return Some((entry(text, group, index)?, Change::Blank)),
            Some(index) => {
                field = field.or(Some(index));
                group = group.children.get(index)?;
            }
            None => break,
        }
    }
    let child = root.children.get(field?)?;
    let is_needed = child.key.as_deref().is_none_or(|key| needed.contains(&key));
    if is_needed { None } else { Some((entry(text, root, field?)?, Change::Blank)) }
}

/// The bytes of an entry with its comma.
fn entry(text: &str, group: &Node, index: usize) -> Option<Range<usize>> {
    let slot = slot(text, group, index)?;
    Some(slot.value.start..slot.comma.map_or(slot.value.end, |comma| comma + 1))
}

/// The text with all changes made, those within others left out.
fn changed(text: &str, changes: Vec<(Range<usize>, Change)>) -> (String, Vec<Edit>) {
    let (mut new, mut edits, mut from) = (String::new(), Vec::new(), 0);
    for (range, change) in changes {
        if range.start < from {
            continue;
        }
        new.push_str(text.get(from..range.start).unwrap_or_default());
        let old = text.get(range.clone()).unwrap_or_default();
        match change {
            Change::Instead(meant) => {
                let (at, now, was) = (end_of(&new), meant.chars().count(), old.chars().count());
                edits.push(Edit { at, now, was });
                new.push_str(&meant);
            }
            // Whatever is behind it keeps its line and its column.
            Change::Blank => new.extend(old.chars().map(|letter| if letter == '\n' { '\n' } else { ' ' })),
        }
        from = range.end;
    }
    new.push_str(text.get(from..).unwrap_or_default());
    (new, edits)
}

fn end_of(text: &str) -> Place {
    let last = text.rsplit('\n').next().unwrap_or_default();
    Place { line: text.matches('\n').count() + 1, column: last.chars().count() + 1 }
}

fn byte_of(text: &str, place: Place) -> Option<usize> {
    let line = place.line.checked_sub(2).map_or(Some(0), |nth| Some(text.match_indices('\n').nth(nth)?.0 + 1))?;
    let rest = text.get(line..)?;
    Some(line + rest.char_indices().nth(place.column.checked_sub(1)?).map_or(rest.len(), |(at, _)| at))
}
