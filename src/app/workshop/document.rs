//! The files of one pack with all that was done to them: every step can be taken back and done again.

use super::change::{Change, Texts};
use super::place::Place;
use crate::lesson::Files;
use crate::progress::Moment;
use crate::rules::phrase::Phrase;

/// A field that is typed in goes on being the same step for so long, in milliseconds.
const ONE_GO: u64 = 3_000;

/// The files of a pack and their history.
#[derive(Debug, Clone, Default)]
pub struct Document {
    files: Files,
    done: Vec<Step>,
    undone: Vec<Step>,
    revision: u64,
    /// The pictures and sounds that got another name since that was last asked for.
    moved: Vec<(String, String)>,
}

/// Something that was done.
#[derive(Debug, Clone)]
struct Step {
    label: Phrase,
    changes: Vec<Change>,
    /// Where one is shown what it did,
    place: Place,
    /// and where, once it was taken back.
    before: Option<Place>,
    /// The field that was typed in, and when that was last.
    typed: Option<(String, Moment)>,
}

impl Document {
    /// The files as they were opened.
    #[must_use]
    pub fn of(files: Files) -> Self {
        Self { files, ..Self::default() }
    }

    /// The files as they are now.
    #[must_use]
    pub const fn files(&self) -> &Files {
        &self.files
    }

    /// The text of a file.
    #[must_use]
    pub fn text(&self, file: &str) -> Option<&str> {
        self.files.get(file).map(String::as_str)
    }

    /// Counts every change of the files, taken back or not.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// What would be taken back.
    #[must_use]
    pub fn undoes(&self) -> Option<&Phrase> {
        self.done.last().map(|step| &step.label)
    }

    /// What would be done again.
    #[must_use]
    pub fn redoes(&self) -> Option<&Phrase> {
        self.undone.last().map(|step| &step.label)
    }

    /// Gives files other texts, `None` for one that goes. `typed` names the field that is typed in, so that what
    /// is typed in one go is one step. Whether anything changed.
    pub(super) fn put(
        &mut self,
        label: Phrase,
        place: Place,
        typed: Option<(String, Moment)>,
        new: impl IntoIterator<Item = (String, Option<String>)>,
    ) -> bool {
        let changes: Vec<Change> = new
            .into_iter()
            .filter_map(|(file, text)| {
                let change = Change::between(&file, self.text(&file), text.as_deref())?;
                change.carry_out(&mut self.files, false);
                Some(change)
            })
            .collect();
        if changes.is_empty() {
            return false;
        }
        self.revision += 1;
        self.undone.clear();
        let step = Step { label, changes, place, before: None, typed };
        if !self.goes_on(&step) {
            self.done.push(step);
        }
        true
    }

    /// Gives a file another name: texts that change with it, and pictures and sounds that move. It goes from one
    /// place to the other.
    pub(super) fn rename(
        &mut self,
        label: Phrase,
        (from, to): (Place, Place),
        texts: impl IntoIterator<Item = (String, Option<String>)>,
        moves: &[(String, String)],
    ) {
        let moved = moves.iter().map(|(from, to)| Change::Moved { from: from.clone(), to: to.clone() });
        let texts =
            texts.into_iter().filter_map(|(file, text)| Change::between(&file, self.text(&file), text.as_deref()));
        let changes: Vec<Change> = moved.chain(texts.collect::<Vec<_>>()).collect();
        for change in &changes {
            change.carry_out(&mut self.files, false);
            self.moved.extend(change.moved(false));
        }
        if changes.is_empty() {
            return;
        }
        self.revision += 1;
        self.undone.clear();
        self.done.push(Step { label, changes, place: to, before: Some(from), typed: None });
    }

    /// The pictures and sounds that got another name since this was last asked, in order.
    pub(super) fn take_moved(&mut self) -> Vec<(String, String)> {
        std::mem::take(&mut self.moved)
    }

    /// Whether a step only goes on with the last one, which then holds both.
    fn goes_on(&mut self, step: &Step) -> bool {
        let (Some(last), Some((field, now))) = (self.done.last_mut(), &step.typed) else { return false };
        let same = last.typed.as_ref().is_some_and(|(typed, at)| typed == field && now.since(*at) < ONE_GO);
        if !same {
            return false;
        }
        last.typed.clone_from(&step.typed);
        let mut before = self.files.clone();
        for change in step.changes.iter().rev().chain(last.changes.iter().rev()) {
            change.carry_out(&mut before, true);
        }
        let touched = last.changes.iter().chain(&step.changes).map(Change::file);
        let touched: std::collections::BTreeSet<&str> = touched.collect();
        let between = |file: &&str| {
            Change::between(file, before.get(*file).map(String::as_str), self.files.get(*file).map(String::as_str))
        };
        last.changes = touched.iter().filter_map(between).collect();
        if last.changes.is_empty() {
            // What was typed was taken out again: nothing has happened.
            self.done.pop();
        }
        true
    }

    /// Takes the last step back. Where one is shown that.
    pub(super) fn undo(&mut self) -> Option<Place> {
        let mut step = self.done.pop()?;
        for change in step.changes.iter().rev() {
            change.carry_out(&mut self.files, true);
            self.moved.extend(change.moved(true));
        }
        step.typed = None;
        Some(self.moved(step, true))
    }

    /// Does the last step again that was taken back. Where one is shown that.
    pub(super) fn redo(&mut self) -> Option<Place> {
        let step = self.undone.pop()?;
        for change in &step.changes {
            change.carry_out(&mut self.files, false);
            self.moved.extend(change.moved(false));
        }
        Some(self.moved(step, false))
    }

    fn moved(&mut self, step: Step, back: bool) -> Place {
        self.revision += 1;
        let before = step.before.clone().filter(|_| back);
        let place = before.unwrap_or_else(|| step.place.clone());
        if back {
            self.undone.push(step);
        } else {
            self.done.push(step);
        }
        place
    }

    /// The texts, by their paths.
    #[must_use]
    pub fn texts(&self) -> &Texts {
        &self.files
    }
}
