//! Check results as one JSON document, for editors.

use serde::Serialize;

use super::{CheckRun, FlawWithText};
use crate::i18n::{Catalog, HouseTerms};
use crate::syntax::TextPosition;

#[derive(Serialize)]
pub(super) struct CheckDocument {
    /// Incremented when a field changes its meaning.
    version: u8,
    positions: PositionConvention,
    files: u64,
    faults: u64,
    warnings: u64,
    flaws: Vec<FlawOut>,
}

/// Stated because editors count positions differently.
#[derive(Serialize)]
struct PositionConvention {
    base: u8,
    columns: &'static str,
    end: &'static str,
}

#[derive(Serialize)]
struct FlawOut {
    file: String,
    range: FlawRangeOut,
    code: &'static str,
    severity: &'static str,
    message: String,
    /// Text that should replace the range, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    replacement: Option<String>,
}

#[derive(Serialize)]
struct FlawRangeOut {
    start: FlawPositionOut,
    end: FlawPositionOut,
}

#[derive(Serialize)]
struct FlawPositionOut {
    line: usize,
    column: usize,
}

impl CheckDocument {
    pub(super) fn new(check: &CheckRun<'_>, words: &Catalog) -> Self {
        let (faults, warnings) = check.counts();
        let flaws = check.found.iter().map(|flaw| FlawOut::new(flaw, words)).collect();
        let positions = PositionConvention { base: 1, columns: "characters", end: "exclusive" };
        Self { version: 1, positions, files: check.checked, faults, warnings, flaws }
    }
}

impl FlawOut {
    fn new(FlawWithText { flaw, .. }: &FlawWithText, words: &Catalog) -> Self {
        let at = |place: TextPosition| FlawPositionOut { line: place.line, column: place.column };
        Self {
            file: flaw.file.clone(),
            range: FlawRangeOut { start: at(flaw.place), end: at(flaw.until) },
            code: flaw.code(),
            severity: if flaw.is_fault() { "error" } else { "warning" },
            message: words.render(&flaw.what, &HouseTerms::default()),
            replacement: flaw.suggestion().map(ToOwned::to_owned),
        }
    }
}
