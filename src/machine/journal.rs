//! A journal on disk: each window appends to a file of its own, and an answer is on the disk before it
//! is called kept.
//!
//! A file in which one write or one sync failed is never written again, for the system may have thrown
//! away what it had promised to keep; the answers go on in a file of the next number. Nothing is ever
//! taken out of a file.

use std::collections::VecDeque;
use std::fs::{self, File, TryLockError};
use std::io::{self, BufReader, ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use super::files::{self, Trouble};
use crate::progress::line;
use crate::progress::reading::{self, Faults};
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
    /// What is on the disk, as long as the file it was written to is where it was.
    kept: Vec<String>,
    /// What is not on the disk yet, oldest first.
    waiting: VecDeque<String>,
}

/// A file that this window alone writes.
#[derive(Debug)]
struct Own {
    number: u32,
    path: PathBuf,
    file: File,
    /// Whether its last line was torn off and must be ended first.
    torn: bool,
    /// Held as long as the file is written. A file beside the journal, for where locks bind, a locked
    /// journal could not be read by the other window.
    _lock: Lock,
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
            kept: Vec::new(),
            waiting: VecDeque::new(),
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

    /// Tries again to keep what waits in memory.
    pub fn retry(&mut self) -> Result<(), Phrase> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let kept = self.keep().or_else(|error| match Trouble::from(&error) {
            // Something befell this one file: another may do.
            Trouble::Other(_) => self.keep(),
            Trouble::ReadOnly | Trouble::Full | Trouble::Gone => Err(error),
        });
        kept.map_err(|error| {
            files::notice("journal-waiting", &self.folder, &error)
                .with("count", Fact::Number(self.waiting.len() as u64))
        })
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
        self.file = None;
    }

    /// Takes over what waits in another journal of the same profile, and tells what it is.
    pub fn adopt(&mut self, other: Self) -> Vec<Record> {
        let records = other.waiting.iter().filter_map(|line| line::read(line.as_bytes()).ok()).collect();
        other.waiting.into_iter().rev().for_each(|line| self.waiting.push_front(line));
        records
    }

    /// The file being written, where there is one.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|own| own.path.as_path())
    }

    fn keep(&mut self) -> io::Result<()> {
        if self.file.as_ref().is_some_and(Own::is_gone) {
            // What was kept went with the file: write it again.
            self.file = None;
            let kept = std::mem::take(&mut self.kept);
            kept.into_iter().rev().for_each(|line| self.waiting.push_front(line));
        }
        if self.file.is_none() {
            self.claim()?;
        }
        let Some(own) = &mut self.file else { return Err(ErrorKind::NotFound.into()) };
        let lines: String = self.waiting.iter().map(String::as_str).collect();
        let before = own.length();
        let done = own.write(&lines);
        if done.is_ok() {
            self.kept.extend(self.waiting.drain(..));
        } else {
            // A file that held nothing before and not a whole line now need not stay behind, and its
            // number is free again.
            let useless = before == Some(0) && own.length() < Some(lines.len() as u64);
            if useless && fs::remove_file(&own.path).is_ok() {
                self.next = own.number;
            }
            self.file = None;
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
                    self.file = Some(own);
                    self.next = number + 1;
                    files::sync_folder(&self.folder);
                    return Ok(others);
                }
                Err(Claim::Locked) => others += 1,
                Err(Claim::Exists) => {}
                Err(Claim::Failed(error)) => return Err(error),
            }
            self.next = number + 1;
        }
        self.next = 1;
        Err(io::Error::other(format!("{}-{MOST}.journal", self.device.as_str())))
    }
}

/// A lock that is given back at once when dropped, even while a program that is just being started
/// still holds a copy of the file.
#[derive(Debug)]
struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // What cannot be given back goes when the file is closed.
        let _ = self.0.unlock();
    }
}

/// Why a file is not this window's.
enum Claim {
    /// Another window writes it.
    Locked,
    /// It is there already, and without locks it may be another window's.
    Exists,
    /// The system refuses.
    Failed(io::Error),
}

impl Own {
    fn claim(folder: &Path, device: &DeviceId, number: u32) -> Result<Self, Claim> {
        let path = folder.join(format!("{}-{number}.journal", device.as_str()));
        let lock = File::options().create(true).truncate(false).write(true).open(path.with_extension("lock"));
        let lock = Lock(lock.map_err(Claim::Failed)?);
        // Where the file system knows no locks, only a file that was not there is surely nobody else's.
        let fresh = match lock.0.try_lock() {
            Ok(()) => false,
            Err(TryLockError::WouldBlock) => return Err(Claim::Locked),
            Err(TryLockError::Error(_)) => true,
        };
        let mut options = File::options();
        options.read(true).append(true);
        let opened = if fresh { options.create_new(true).open(&path) } else { options.create(true).open(&path) };
        let mut file = opened.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => Claim::Exists,
            _ => Claim::Failed(error),
        })?;
        let torn = is_torn(&mut file).map_err(Claim::Failed)?;
        Ok(Self { number, path, file, torn, _lock: lock })
    }

    /// Writes whole lines at once, and returns when they are on the disk.
    fn write(&mut self, lines: &str) -> io::Result<()> {
        let mut text = String::with_capacity(lines.len() + 1);
        if self.torn {
            text.push('\n');
        }
        text.push_str(lines);
        self.file.write_all(text.as_bytes())?;
        self.file.sync_data()?;
        self.torn = false;
        Ok(())
    }

    /// How long the file is, where it is a plain one.
    fn length(&self) -> Option<u64> {
        self.file.metadata().ok().filter(fs::Metadata::is_file).map(|about| about.len())
    }

    /// Whether the file is no longer where its name says: deleted, moved away or replaced.
    fn is_gone(&self) -> bool {
        let Ok(there) = fs::metadata(&self.path) else { return true };
        is_other(&there, &self.file)
    }
}

#[cfg(unix)]
fn is_other(there: &fs::Metadata, file: &File) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    file.metadata().is_ok_and(|ours| (ours.dev(), ours.ino()) != (there.dev(), there.ino()))
}

#[cfg(not(unix))]
const fn is_other(_: &fs::Metadata, _: &File) -> bool {
    // An open file keeps its name here.
    false
}

fn is_torn(file: &mut File) -> io::Result<bool> {
    let about = file.metadata()?;
    if !about.is_file() || about.len() == 0 {
        return Ok(false);
    }
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last != *b"\n")
}

/// Hands every record of every journal in a profile's folder to `each`, whichever device or tool put it
/// there, and says what could not be read. Holds one line at a time.
pub fn read_all(folder: &Path, mut each: impl FnMut(Record)) -> Vec<Phrase> {
    let mut notices = Vec::new();
    let paths = match journals_in(folder) {
        Ok(paths) => paths,
        Err(error) => return vec![files::notice("journals-not-read", folder, &error)],
    };
    for path in paths {
        match read_one(&path, &mut each) {
            Ok(Faults { first: Some((line, _)), count }) => notices.push(
                Phrase::plain("journal-bad-lines")
                    .with("place", files::shown(&path))
                    .with("count", Fact::Number(count))
                    .with("line", Fact::Number(line)),
            ),
            Ok(_) => {}
            Err(error) => notices.push(files::notice("journal-not-read", &path, &error)),
        }
    }
    notices
}

/// Every journal, and every copy a syncing tool made of one: all have `.journal` in their names.
/// Names with a dot in front are drafts and the systems' own.
pub fn journals_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if is_journal(&name) {
            paths.push(entry.path());
        }
    }
    paths.sort();
    Ok(paths)
}

/// Whether a file of this name is read as a journal.
#[must_use]
pub fn is_journal(name: &str) -> bool {
    name.to_ascii_lowercase().contains(".journal") && !name.starts_with(['.', '~'])
}

fn read_one(path: &Path, each: &mut impl FnMut(Record)) -> io::Result<Faults> {
    // Asked before it is opened: to open a pipe is to wait for its writer.
    if !fs::metadata(path)?.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    reading::read(BufReader::new(File::open(path)?), each)
}
