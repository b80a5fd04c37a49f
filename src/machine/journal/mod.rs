//! A journal on disk: each window appends to a file of its own, and an answer is on the disk before it
//! is called kept.
//!
//! A file in which one write or one sync failed is never written again, for the system may have thrown
//! away what it had promised to keep; the answers go on in a file of the next number. So do they where
//! the end of a file is damaged. Nothing is ever taken out of a file.

mod own;
mod union;

use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use self::own::{Claim, Own, Trace};
pub use self::union::{Damage, Report, is_journal, journals_in, read_all, survey};
use super::files::{self, Trouble};
use super::medium;
use crate::progress::line;
use crate::progress::{DeviceId, Record};
use crate::rules::phrase::{Fact, Phrase};

/// The highest number of a journal: more than windows and mishaps on one profile ever need.
const MOST: u32 = 9_999;

/// The journal of one window.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    device: DeviceId,
    /// The number the next file may have.
    next: u32,
    file: Option<Own>,
    /// The files of this sitting that are no longer written.
    left: Vec<Trace>,
    /// What is on the disk, as long as the files it was written to are where they were.
    kept: Vec<String>,
    /// What is not on the disk yet, oldest first.
    waiting: VecDeque<String>,
    /// Whether somebody was told that answers wait.
    owing: bool,
    /// Whether what was kept has to be written again, since its file is gone.
    again: bool,
    /// What there is to tell of answers that were kept.
    news: Vec<Phrase>,
}

impl Journal {
    /// Opens a journal of this window's own in a profile's folder, with what there is to tell.
    #[must_use]
    pub fn open(folder: &Path, device: &DeviceId) -> (Self, Vec<Phrase>) {
        let mut journal = Self {
            folder: folder.to_owned(),
            device: device.clone(),
            next: 1,
            file: None,
            left: Vec::new(),
            kept: Vec::new(),
            waiting: VecDeque::new(),
            owing: false,
            again: false,
            news: Vec::new(),
        };
        let mut notices = Vec::new();
        match journal.claim() {
            Ok(others) if others > 0 => notices.push(Phrase::plain("journal-other-window")),
            Ok(_) => {}
            Err(error) => notices.push(files::notice("journal-not-kept", folder, &error)),
        }
        (journal, notices)
    }

    /// Keeps a record: when this returns well, it and all before it are on the disk. Otherwise the
    /// notice says why they are not; they wait in memory, and the next call tries them first.
    pub fn append(&mut self, record: &Record) -> Result<(), Phrase> {
        match line::write(record) {
            Ok(line) => self.waiting.push_back(line),
            Err(_) => return Err(Phrase::plain("journal-answer-too-long")),
        }
        self.retry()
    }

    /// Tries again to keep what waits in memory, and what was kept in a file that is gone.
    pub fn retry(&mut self) -> Result<(), Phrase> {
        self.look_after();
        if self.waiting.is_empty() {
            return Ok(());
        }
        let place = self.path().unwrap_or(&self.folder).to_owned();
        let kept = self.keep().or_else(|error| match Trouble::from(&error) {
            // Something befell this one file: another may do.
            Trouble::Other(_) => {
                self.keep()?;
                self.news.push(files::notice("journal-new-file", &place, &error));
                Ok(())
            }
            Trouble::ReadOnly | Trouble::Full | Trouble::Gone => Err(error),
        });
        let was_owing = std::mem::replace(&mut self.owing, kept.is_err());
        if kept.is_ok() {
            let here = |key| Phrase::plain(key).with("place", files::shown(&self.folder));
            let was_again = std::mem::take(&mut self.again);
            self.news.extend(was_owing.then(|| here("journal-waiting").with("count", Fact::Number(0))));
            self.news.extend(was_again.then(|| here("journal-written-again")));
        }
        kept.map_err(|error| {
            files::notice("journal-waiting", &self.folder, &error)
                .with("count", Fact::Number(self.waiting.len() as u64))
        })
    }

    /// What there is to tell of answers that were kept all the same: in a new file, or at last.
    pub fn news(&mut self) -> Vec<Phrase> {
        std::mem::take(&mut self.news)
    }

    /// How many records wait in memory.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// The folder of the profile whose journal this is.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Gives the file back, so that another window may write it; what waits goes on waiting.
    pub fn let_go(&mut self) {
        self.left.extend(self.file.take().map(|own| own.trace));
    }

    /// Takes over what waits in another journal of the same profile, and tells what it is.
    pub fn adopt(&mut self, mut other: Self) -> Vec<Record> {
        other.look_after();
        self.owing |= other.owing;
        self.news.append(&mut other.news);
        let records = other.waiting.iter().filter_map(|line| line::read(line.as_bytes()).ok()).collect();
        other.waiting.into_iter().rev().for_each(|line| self.waiting.push_front(line));
        records
    }

    /// The file being written, where there is one.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|own| own.trace.path.as_path())
    }

    /// Where a file of this sitting is gone, what was kept went with it: it is to be written again.
    fn look_after(&mut self) {
        let traces = self.file.iter().map(|own| &own.trace).chain(&self.left);
        if traces.into_iter().any(Trace::is_gone) {
            self.file = None;
            self.left.clear();
            let kept = std::mem::take(&mut self.kept);
            self.again |= !kept.is_empty();
            kept.into_iter().rev().for_each(|line| self.waiting.push_front(line));
        }
    }

    fn keep(&mut self) -> io::Result<()> {
        if self.file.is_none() {
            self.claim()?;
        }
        let Some(mut own) = self.file.take() else { return Err(ErrorKind::NotFound.into()) };
        let lines: String = self.waiting.iter().map(String::as_str).collect();
        let done = own.write(&lines);
        if done.is_ok() {
            self.kept.extend(self.waiting.drain(..));
            self.file = Some(own);
        } else {
            match own.give_up(lines.len()) {
                Ok(number) => self.next = number,
                Err(trace) => self.left.push(trace),
            }
        }
        done
    }

    /// Takes the first file that no other window writes; returns how many it passed over.
    fn claim(&mut self) -> io::Result<u32> {
        let mut others = 0;
        while self.next <= MOST {
            let number = self.next;
            match Own::claim(&self.folder, &self.device, number) {
                Ok(own) => {
                    // A name that may not last would take the answers with it.
                    medium::sync_folder(&self.folder)?;
                    self.file = Some(own);
                    self.next = number + 1;
                    return Ok(others);
                }
                Err(Claim::Locked) => others += 1,
                Err(Claim::Passed) => {}
                Err(Claim::Failed(error)) => return Err(error),
            }
            self.next = number + 1;
        }
        self.next = 1;
        Err(io::Error::other(format!("{}-{MOST}.journal", self.device.as_str())))
    }
}
