//! A journal on disk: each window appends to its own file, and an answer counts as saved only once it is synced.
//!
//! After a failed write or sync a file is never written again, since the system may have dropped data it promised to
//! keep; answers continue in the next numbered file, also if the end of a file is damaged. Nothing is ever removed
//! from a file but the torn part of a line that could not be written.

mod locked_file;
mod reader;

use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use self::locked_file::{ClaimError, FileIdentity, LockedFile};
pub use self::reader::{
    JournalDamage, JournalGap, JournalReport, damage_notice, is_journal, journals_in, read_all, read_with_prints,
    read_with_report, unread_notice,
};
use super::file_system;
use super::files::{self, Trouble};
use super::record_memory::RecordMemory;
use crate::i18n::phrase::{Fact, Phrase};
use crate::progress::line;
use crate::progress::{DeviceId, Record};

const MOST: u32 = 9_999;

#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    device: DeviceId,
    next: u32,
    file: Option<LockedFile>,
    /// Files of this session that are no longer written.
    retired_files: Vec<FileIdentity>,
    /// Lines on the disk, as long as their files are still in place.
    saved_lines: Vec<String>,
    /// Lines not yet on the disk, oldest first.
    waiting: VecDeque<String>,
    /// True once the notice of waiting answers was shown.
    failure_reported: bool,
    /// True if saved lines have to be written again because their file is gone.
    rewrite_needed: bool,
    /// Notices about answers saved after all.
    notices: Vec<Phrase>,
    /// This device's memory of the profile's records.
    memory: Option<RecordMemory>,
}

impl Journal {
    /// Opens a journal file for this window in a profile's folder; also returns notices.
    pub fn open(folder: &Path, device: &DeviceId) -> (Self, Vec<Phrase>) {
        let mut journal = Self {
            folder: folder.to_owned(),
            device: device.clone(),
            next: 1,
            file: None,
            retired_files: Vec::new(),
            saved_lines: Vec::new(),
            waiting: VecDeque::new(),
            failure_reported: false,
            rewrite_needed: false,
            notices: Vec::new(),
            memory: None,
        };
        let mut notices = Vec::new();
        match journal.claim_file() {
            Ok(others) if others > 0 => notices.push(text!("journal-other-window")),
            Ok(_) => {}
            Err(error) => notices.push(files::notice(text_key!("journal-not-kept"), folder, &error)),
        }
        (journal, notices)
    }

    /// Notes each saved record in `memory`.
    pub fn remember_in(&mut self, memory: RecordMemory) {
        self.memory = Some(memory);
    }

    /// Appends a record; on `Ok` it and all before it are on the disk. On `Err` they wait in memory and the next call
    /// tries them first.
    pub fn append(&mut self, record: &Record) -> Result<(), Phrase> {
        match line::write(record) {
            Ok(line) => self.waiting.push_back(line),
            Err(_) => return Err(text!("journal-answer-too-long")),
        }
        self.retry()
    }

    pub fn retry(&mut self) -> Result<(), Phrase> {
        self.requeue_if_gone();
        if self.waiting.is_empty() {
            return Ok(());
        }
        let place = self.path().unwrap_or(&self.folder).to_owned();
        let kept = self.flush().or_else(|error| match Trouble::from(&error) {
            // Something happened to this one file: another may work.
            Trouble::Folder | Trouble::NotRegular | Trouble::DanglingLink | Trouble::Other(_) => {
                self.flush()?;
                self.notices.push(files::notice(text_key!("journal-new-file"), &place, &error));
                Ok(())
            }
            Trouble::ReadOnly | Trouble::Full | Trouble::Gone => Err(error),
        });
        let was_owing = std::mem::replace(&mut self.failure_reported, kept.is_err());
        if kept.is_ok() {
            let here = |key| Phrase::plain(key).with("place", files::path_fact(&self.folder));
            let was_again = std::mem::take(&mut self.rewrite_needed);
            self.notices.extend(was_owing.then(|| here(text_key!("journal-waiting")).with("count", Fact::Number(0))));
            self.notices.extend(was_again.then(|| here(text_key!("journal-written-again"))));
        }
        kept.map_err(|error| {
            files::notice(text_key!("journal-waiting"), &self.folder, &error)
                .with("count", Fact::Number(self.waiting.len() as u64))
        })
    }

    /// Notices about answers saved after all: in a new file, or late.
    pub fn take_notices(&mut self) -> Vec<Phrase> {
        std::mem::take(&mut self.notices)
    }

    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// The lines that are not on the disk, oldest first.
    pub fn waiting_lines(&self) -> impl Iterator<Item = &str> {
        self.waiting.iter().map(String::as_str)
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Releases the file, so that another window may write it; waiting lines stay.
    pub fn release_file(&mut self) {
        self.retired_files.extend(self.file.take().map(|own| own.identity));
    }

    /// Takes over the waiting lines of another journal of the same profile, and returns their records.
    pub fn adopt(&mut self, mut other: Self) -> Vec<Record> {
        other.requeue_if_gone();
        self.failure_reported |= other.failure_reported;
        self.notices.append(&mut other.notices);
        let records = other.waiting.iter().filter_map(|line| line::read(line.as_bytes()).ok()).collect();
        other.waiting.into_iter().rev().for_each(|line| self.waiting.push_front(line));
        records
    }

    /// Path of the file being written, if any.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|own| own.identity.path.as_path())
    }

    /// If a file of this session is gone, queues the lines it held for rewriting.
    fn requeue_if_gone(&mut self) {
        let traces = self.file.iter().map(|own| &own.identity).chain(&self.retired_files);
        if traces.into_iter().any(FileIdentity::is_gone) {
            self.file = None;
            self.retired_files.clear();
            let kept = std::mem::take(&mut self.saved_lines);
            self.rewrite_needed |= !kept.is_empty();
            kept.into_iter().rev().for_each(|line| self.waiting.push_front(line));
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.file.is_none() {
            self.claim_file()?;
        }
        let Some(mut own) = self.file.take() else { return Err(ErrorKind::NotFound.into()) };
        let lines = own.chained(self.waiting.iter().map(String::as_str));
        let done = own.write(&lines);
        if done.is_ok() {
            if let Some(memory) = &self.memory {
                memory.add(self.waiting.iter().filter_map(|line| line::print(line.as_bytes())).map(|(print, _)| print));
            }
            self.saved_lines.extend(self.waiting.drain(..));
            self.file = Some(own);
        } else {
            match own.give_up(lines.text.len()) {
                Ok(number) => self.next = number,
                Err(trace) => self.retired_files.push(trace),
            }
        }
        done
    }

    /// Claims the first free file; returns the number of files other windows hold.
    fn claim_file(&mut self) -> io::Result<u32> {
        let mut others = 0;
        while self.next <= MOST {
            let number = self.next;
            match LockedFile::claim(&self.folder, &self.device, number) {
                Ok(own) => {
                    // If the name is not durable, the answers are not either.
                    file_system::sync_folder(&self.folder)?;
                    self.file = Some(own);
                    self.next = number + 1;
                    return Ok(others);
                }
                Err(ClaimError::Locked) => others += 1,
                Err(ClaimError::Passed) => {}
                Err(ClaimError::Failed(error)) => return Err(error),
            }
            self.next = number + 1;
        }
        self.next = 1;
        Err(io::Error::other(format!("{}-{MOST}.journal", self.device.as_str())))
    }
}
