//! Check results as one JSON document, for editors.

use serde::Serialize;

use super::{Check, Told};
use crate::rules::flaw::Place;
use crate::words::{Names, Words};

#[derive(Serialize)]
pub(super) struct Document {
    /// Incremented when a field changes its meaning.
    version: u8,
    positions: Positions,
    files: u64,
    faults: u64,
    warnings: u64,
    flaws: Vec<Entry>,
}

/// Stated because editors count positions differently.
#[derive(Serialize)]
struct Positions {
    base: u8,
    columns: &'static str,
    end: &'static str,
}

#[derive(Serialize)]
struct Entry {
    file: String,
    range: Range,
    code: &'static str,
    severity: &'static str,
    message: String,
    /// Text that should replace the range, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    replacement: Option<String>,
}

#[derive(Serialize)]
struct Range {
    start: At,
    end: At,
}

#[derive(Serialize)]
struct At {
    line: usize,
    column: usize,
}

impl Document {
    pub(super) fn of(check: &Check<'_>, words: &Words) -> Self {
        let (faults, warnings) = check.counts();
        let flaws = check.found.iter().map(|told| Entry::of(told, words)).collect();
        let positions = Positions { base: 1, columns: "characters", end: "exclusive" };
        Self { version: 1, positions, files: check.checked, faults, warnings, flaws }
    }
}

impl Entry {
    fn of(Told { flaw, .. }: &Told, words: &Words) -> Self {
        let at = |place: Place| At { line: place.line, column: place.column };
        Self {
            file: flaw.file.clone(),
            range: Range { start: at(flaw.place), end: at(flaw.until) },
            code: flaw.code(),
            severity: if flaw.is_fault() { "error" } else { "warning" },
            message: words.say(&flaw.what, &Names::default()),
            replacement: flaw.meant().map(ToOwned::to_owned),
        }
    }
}
