//! The journals of one window: the open profile's, and those of profiles that were closed while answers
//! of theirs were not on the disk yet.

use std::path::Path;

use super::journal::Journal;
use crate::progress::{Known, Record};
use crate::rules::phrase::Phrase;

/// Where the answers given in one window go.
#[derive(Debug, Default)]
pub struct Keeping {
    open: Option<Journal>,
    /// Each with answers that wait in memory.
    left: Vec<Journal>,
    /// What those had to tell when their answers were kept at last.
    news: Vec<Phrase>,
}

impl Keeping {
    /// Opens a profile's journal. What has been waiting for it since an earlier sitting goes into it and
    /// counts as known. The journal that was open is closed.
    pub fn enter(&mut self, mut journal: Journal, known: &mut Known) -> Result<(), Phrase> {
        let closed = self.close();
        let (same, others) = self.left.drain(..).partition(|left| left.folder() == journal.folder());
        self.left = others;
        for earlier in same {
            // What had been written all the same, though nobody could be sure, was read from its file.
            for record in journal.adopt(earlier) {
                if known.is_next(&record) {
                    known.learn(&record);
                }
            }
        }
        let kept = journal.retry();
        self.open = Some(journal);
        closed.and(kept)
    }

    /// Keeps a record in the open profile's journal, as [`Journal::append`] does; without one there is
    /// nowhere to keep it.
    pub fn append(&mut self, record: &Record) -> Result<(), Phrase> {
        // Of those that still wait it has been told before.
        let _ = self.retry_left();
        self.open.as_mut().map_or(Ok(()), |journal| journal.append(record))
    }

    /// Closes the open profile's journal. What could not be kept goes on waiting.
    pub fn close(&mut self) -> Result<(), Phrase> {
        let Some(mut journal) = self.open.take() else { return Ok(()) };
        let kept = journal.retry();
        self.news.append(&mut journal.news());
        if journal.waiting() > 0 {
            journal.let_go();
            self.left.push(journal);
        }
        kept
    }

    /// Tries again to keep all that waits.
    pub fn retry(&mut self) -> Result<(), Phrase> {
        let left = self.retry_left();
        self.open.as_mut().map_or(Ok(()), Journal::retry).and(left)
    }

    /// What there is to tell of answers that were kept all the same: in a new file, or at last.
    pub fn news(&mut self) -> Vec<Phrase> {
        let mut news = std::mem::take(&mut self.news);
        news.extend(self.open.as_mut().map(Journal::news).unwrap_or_default());
        news
    }

    /// How many records wait in memory, of whatever profile.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.open.iter().chain(&self.left).map(Journal::waiting).sum()
    }

    /// The folder of the open profile.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.open.as_ref().map(Journal::folder)
    }

    fn retry_left(&mut self) -> Result<(), Phrase> {
        let mut told = Ok(());
        for journal in &mut self.left {
            told = told.and(journal.retry());
            self.news.append(&mut journal.news());
            journal.let_go();
        }
        self.left.retain(|journal| journal.waiting() > 0);
        told
    }
}
