//! The journals of one window: that of the open profile, and those of closed profiles with unsaved answers.

use std::path::Path;

use super::journal::Journal;
use crate::progress::{Known, Record};
use crate::rules::phrase::Phrase;

#[derive(Debug, Default)]
pub struct Keeping {
    open: Option<Journal>,
    /// Journals of closed profiles with answers waiting in memory.
    left: Vec<Journal>,
    /// Notices of those journals about answers saved after all.
    news: Vec<Phrase>,
}

impl Keeping {
    /// Switches to a profile's journal. Answers still waiting for this profile are moved into it and added to
    /// `known`. The previous journal is closed.
    pub fn enter(&mut self, mut journal: Journal, known: &mut Known) -> Result<(), Phrase> {
        let closed = self.close();
        let (same, others) = self.left.drain(..).partition(|left| left.folder() == journal.folder());
        self.left = others;
        for earlier in same {
            // A line whose write was in doubt may have been read from its file already.
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

    /// Appends to the open profile's journal, see [`Journal::append`]; a no-op if none is open.
    pub fn append(&mut self, record: &Record) -> Result<(), Phrase> {
        // Errors of closed journals were already reported.
        let _ = self.retry_left();
        self.open.as_mut().map_or(Ok(()), |journal| journal.append(record))
    }

    /// Closes the open profile's journal. Unsaved answers keep waiting.
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

    pub fn retry(&mut self) -> Result<(), Phrase> {
        let left = self.retry_left();
        self.open.as_mut().map_or(Ok(()), Journal::retry).and(left)
    }

    /// Notices about answers saved after all: in a new file, or late.
    pub fn news(&mut self) -> Vec<Phrase> {
        let mut news = std::mem::take(&mut self.news);
        news.extend(self.open.as_mut().map(Journal::news).unwrap_or_default());
        news
    }

    pub fn waiting(&self) -> usize {
        self.open.iter().chain(&self.left).map(Journal::waiting).sum()
    }

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
