//! The journals of one window: that of the open profile, and those of closed profiles with unsaved answers.

use std::path::Path;

use super::journal::Journal;
use crate::i18n::phrase::Phrase;
use crate::progress::{Progress, Record};

#[derive(Debug, Default)]
pub struct JournalWriter {
    open: Option<Journal>,
    /// Journals of closed profiles with answers waiting in memory.
    closed: Vec<Journal>,
    /// Notices of those journals about answers saved after all.
    notices: Vec<Phrase>,
}

impl JournalWriter {
    /// Switches to a profile's journal. Answers still waiting for this profile are moved into it and added to
    /// `known`. The previous journal is closed.
    pub fn switch_to(&mut self, mut journal: Journal, known: &mut Progress) -> Result<(), Phrase> {
        let closed = self.close();
        let (same, others) = self.closed.drain(..).partition(|left| left.folder() == journal.folder());
        self.closed = others;
        for earlier in same {
            // A line whose write was in doubt may have been read from its file already.
            for record in journal.adopt(earlier) {
                if known.is_next(&record) {
                    known.apply(&record);
                }
            }
        }
        let kept = journal.retry();
        self.open = Some(journal);
        closed.and(kept)
    }

    /// Appends to the open profile's journal, see [`Journal::append`]; a no-op if none is open.
    pub fn append(&mut self, record: &Record) -> Result<(), Phrase> {
        // Errors of closed journals were already reported.
        let _ = self.retry_closed();
        self.open.as_mut().map_or(Ok(()), |journal| journal.append(record))
    }

    /// Closes the open profile's journal. Unsaved answers keep waiting.
    pub fn close(&mut self) -> Result<(), Phrase> {
        let Some(mut journal) = self.open.take() else { return Ok(()) };
        let kept = journal.retry();
        self.notices.append(&mut journal.take_notices());
        if journal.waiting() > 0 {
            journal.release_file();
            self.closed.push(journal);
        }
        kept
    }

    pub fn retry(&mut self) -> Result<(), Phrase> {
        let left = self.retry_closed();
        self.open.as_mut().map_or(Ok(()), Journal::retry).and(left)
    }

    /// Notices about answers saved after all: in a new file, or late.
    pub fn take_notices(&mut self) -> Vec<Phrase> {
        let mut news = std::mem::take(&mut self.notices);
        news.extend(self.open.as_mut().map(Journal::take_notices).unwrap_or_default());
        news
    }

    pub fn waiting(&self) -> usize {
        self.open.iter().chain(&self.closed).map(Journal::waiting).sum()
    }

    /// The lines that are not on the disk, each with the folder of its profile.
    pub fn waiting_lines(&self) -> impl Iterator<Item = (&Path, &str)> {
        let journals = self.closed.iter().chain(&self.open);
        journals.flat_map(|journal| journal.waiting_lines().map(|line| (journal.folder(), line)))
    }

    pub fn folder(&self) -> Option<&Path> {
        self.open.as_ref().map(Journal::folder)
    }

    fn retry_closed(&mut self) -> Result<(), Phrase> {
        let mut outcome = Ok(());
        for journal in &mut self.closed {
            outcome = outcome.and(journal.retry());
            self.notices.append(&mut journal.take_notices());
            journal.release_file();
        }
        self.closed.retain(|journal| journal.waiting() > 0);
        outcome
    }
}
