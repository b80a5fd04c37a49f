//! Blames a drill's objection on a single field or list entry.

use ron::extensions::Extensions;

use super::PackChecker;
use crate::drill::{AnyDrill, DrillFlaw};
use crate::rules::chips::ChipSets;
use crate::rules::files;
use crate::syntax::{Spans, edit};

/// Larger drills and lists are blamed as a whole.
const MOST: usize = 60;

impl PackChecker<'_> {
    /// Path of the single field or list entry of the drill whose removal resolves the objection; the drill's own path
    /// if there is none. Of two contradicting fields the later one is blamed.
    pub(super) fn blame(
        &self,
        path: &str,
        flaw: &DrillFlaw,
        objection: impl Fn(&AnyDrill) -> Option<DrillFlaw>,
    ) -> String {
        let Some(written) = self.text.get(self.notes.spans().node(path).bytes.clone()) else { return path.to_owned() };
        let objects = |drill: &AnyDrill| objection(drill).is_some_and(|other| other.is_like(flaw));
        let is_mended = |without: Option<String>| {
            let drill = without.and_then(|text| read(&text, &self.sets));
            drill.is_some_and(|drill| !objects(&drill))
        };
        let spans = Spans::parse(written);
        let fields = &spans.root().children;
        let last_of = |count: usize, at: &str| {
            (0..count.min(MOST)).rev().find(|place| is_mended(edit::remove(written, at, *place)))
        };
        let field = last_of(fields.len(), "").and_then(|place| fields.get(place));
        let Some((field, key)) = field.and_then(|field| Some((field, field.key.as_deref()?))) else {
            return path.to_owned();
        };
        let entries = if field.open == Some('[') { field.children.len() } else { 0 };
        match last_of(entries, key) {
            Some(entry) => format!("{path}.{key}.{entry}"),
            None => format!("{path}.{key}"),
        }
    }
}

fn read(text: &str, sets: &ChipSets) -> Option<AnyDrill> {
    files::read_for("", text, Extensions::UNWRAP_VARIANT_NEWTYPES, sets).ok()
}
