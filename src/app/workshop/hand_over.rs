//! Handing a pack over: where to, signed with which key, under a version that counts up.

use std::fmt;
use std::path::PathBuf;

use super::{PackEditor, WorkshopEffect};
use crate::lesson::PACK_FILE;
use crate::progress::Moment;
use crate::syntax::Spans;
use crate::syntax::edit;

/// A password, which no log shows.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Password(pub String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_empty() { "none" } else { "hidden" })
    }
}

/// How a pack is handed over.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandOver {
    /// `None` for the usual folder.
    pub folder: Option<PathBuf>,
    /// Secret key to sign with.
    pub key: Option<PathBuf>,
    /// Password of the key, if it has one.
    pub password: Password,
}

impl PackEditor {
    /// Version in the pack's file.
    pub fn version(&self) -> Option<u32> {
        Spans::parse(self.document.text(PACK_FILE)?).find("version")?.word.parse().ok()
    }

    /// Saves and builds the pack file, the latter not during an unresolved conflict.
    pub(super) fn hand_over(&mut self, to: HandOver, now: Moment) -> Vec<WorkshopEffect> {
        let mut effects = self.save(now);
        if self.theirs.is_empty() {
            effects.push(WorkshopEffect::HandOver(self.folder.clone(), to));
        }
        effects
    }

    /// Counts the version up above the one handed over with other contents, and hands over.
    pub(super) fn raise_version(&mut self, version: u32, to: HandOver, now: Moment) -> Vec<WorkshopEffect> {
        let raised = version.saturating_add(1).to_string();
        let pack = self.document.text(PACK_FILE).and_then(|pack| edit::set(pack, "", "version", &raised));
        let Some(pack) = pack else { return Vec::new() };
        let files = [(PACK_FILE.to_owned(), Some(pack))];
        self.document.apply(text!("workshop-did-version"), self.place.clone(), None, files);
        self.hand_over(to, now)
    }
}
