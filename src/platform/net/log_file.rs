//! Log file of a room: append-only, and every line is synced before anybody is sent its effect.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use super::results_file;
use crate::classroom::log::{self, LogLine, OpeningRecord, RoomLog};
use crate::classroom::{RoomEvent, StampedEvent};
use crate::i18n::phrase::Phrase;
use crate::platform::storage::{file_system, files};

const END: &str = ".room";

/// Size limit for reading, in bytes; a room of two thousand with a hundred questions is far below.
const MOST: u64 = 512 * 1024 * 1024;

#[derive(Debug)]
pub struct LogFile {
    file: File,
    place: PathBuf,
    /// Length of the complete lines, in bytes.
    whole: u64,
    /// True if a partial line may follow them.
    torn: bool,
    waiting: String,
}

impl LogFile {
    /// Creates a log in a folder, readable by the owner only. It holds the opening and the first events, or is not there.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn create(folder: &Path, opened: &OpeningRecord, happened: &[StampedEvent]) -> Result<Self, Phrase> {
        let place = folder.join(format!("{}-{}{END}", opened.at.millis(), opened.setup.code));
        let failed = |error: &std::io::Error| files::notice(text_key!("room-log-not-written"), &place, error);
        let first = LogLine::Opened(Box::new(opened.clone()));
        let lines = std::iter::once(first).chain(happened.iter().cloned().map(LogLine::Happened));
        let first = lines.map(|line| log::write(&line)).collect::<Result<String, _>>();
        let first = first.map_err(|bad| text!("room-log-not-written-why", why = text(&bad.to_string())))?;
        files::create_private_folders(folder).map_err(|error| failed(&error))?;
        let draft = place.with_extension("room.tmp");
        // Draft left behind by a killed host.
        let _ = file_system::remove(&draft);
        let written = files::make_private(&draft, first.as_bytes()).and_then(|()| file_system::rename(&draft, &place));
        if let Err(error) = written {
            let _ = file_system::remove(&draft);
            return Err(failed(&error));
        }
        let file = file_system::open(OpenOptions::new().append(true), &place).map_err(|error| failed(&error))?;
        let _ = file.try_lock();
        Ok(Self { file, place, whole: first.len() as u64, torn: false, waiting: String::new() })
    }

    /// Reopens an unfinished log and returns its contents. A torn last line is removed; damaged lines stay where they
    /// are and are left out.
    ///
    /// # Errors
    /// If it cannot be read, or is no log of this version.
    pub fn resume(place: &Path) -> Result<(Self, RoomLog), Phrase> {
        let failed = |error: &std::io::Error| files::notice(text_key!("room-log-not-read"), place, error);
        files::open_regular(place).map_err(|error| failed(&error))?;
        let mut file =
            file_system::open(OpenOptions::new().read(true).append(true), place).map_err(|error| failed(&error))?;
        if is_in_use(&file) {
            return Err(text!("room-log-in-use", place = files::path_fact(place)));
        }
        let mut bytes = Vec::new();
        (&mut file).take(MOST).read_to_end(&mut bytes).map_err(|error| failed(&error))?;
        let log = log::read(&bytes).map_err(|bad| refused(place, bad))?;
        let whole = bytes.len().saturating_sub(log.torn) as u64;
        file.set_len(whole).map_err(|error| failed(&error))?;
        file.seek(SeekFrom::End(0)).map_err(|error| failed(&error))?;
        Ok((Self { file, place: place.to_owned(), whole, torn: false, waiting: String::new() }, log))
    }

    pub fn path(&self) -> &Path {
        &self.place
    }

    /// Appends events and syncs them. On failure they are queued in order for the next call.
    ///
    /// # Errors
    /// If events are still queued.
    pub fn append(&mut self, happened: &[StampedEvent]) -> Result<(), Phrase> {
        let lines = happened.iter().filter_map(|stamped| log::write(&LogLine::Happened(stamped.clone())).ok());
        self.waiting.extend(lines);
        if self.waiting.is_empty() {
            return Ok(());
        }
        self.write().map_err(|error| {
            self.torn = true;
            // So that readers find whole lines, as far as the disk permits.
            let _ = self.truncate_torn_tail();
            files::notice(text_key!("room-log-not-written"), &self.place, &error)
        })
    }

    fn write(&mut self) -> io::Result<()> {
        self.truncate_torn_tail()?;
        file_system::write(&self.file, self.waiting.as_bytes())?;
        file_system::sync(&self.file)?;
        self.whole += self.waiting.len() as u64;
        self.waiting.clear();
        Ok(())
    }

    /// Truncates the file after the last complete line.
    fn truncate_torn_tail(&mut self) -> io::Result<()> {
        if self.torn {
            self.file.set_len(self.whole)?;
            self.torn = false;
        }
        Ok(())
    }
}

fn text(text: &str) -> crate::i18n::phrase::Fact {
    crate::i18n::phrase::Fact::Text(text.to_owned())
}

/// Notice for a log that cannot be used.
fn refused(place: &Path, bad: log::BadLog) -> Phrase {
    let place = files::path_fact(place);
    match bad {
        log::BadLog::NotARoom => text!("room-log-no-room", place = place),
        log::BadLog::Later(line) => text!("room-log-later", place = place, line = text(&line.to_string())),
    }
}

/// True if another host holds its lock, which ends with that host. Always false where locks are not supported.
fn is_in_use(file: &File) -> bool {
    matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

/// Reads a log without changing it, whether its room is open or not.
///
/// # Errors
/// If it cannot be read, or is no log of this version; names the saved results, if any.
pub fn read_log(place: &Path) -> Result<RoomLog, Phrase> {
    let failed = |error: &std::io::Error| files::notice(text_key!("room-log-not-read"), place, error);
    let mut bytes = Vec::new();
    let mut file = files::open_regular(place).map_err(|error| failed(&error))?;
    // Another file of any size is refused by its first bytes.
    (&mut file).take(log::HEAD as u64).read_to_end(&mut bytes).map_err(|error| failed(&error))?;
    if log::may_be(&bytes) {
        file.take(MOST).read_to_end(&mut bytes).map_err(|error| failed(&error))?;
    }
    log::read(&bytes).map_err(|bad| results_file::with_saved_results(place, refused(place, bad)))
}

/// True if the room of a log is open now. Always false where locks are not supported.
pub fn is_room_open(place: &Path) -> bool {
    File::open(place).is_ok_and(|file| is_in_use(&file))
}

/// The logs in a folder, latest first.
pub fn logs(folder: &Path) -> Vec<PathBuf> {
    let Ok(listed) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut logs: Vec<PathBuf> = listed.filter_map(|entry| Some(entry.ok()?.path())).collect();
    logs.retain(|path| path.to_string_lossy().ends_with(END));
    logs.sort();
    logs.reverse();
    logs
}

pub fn codes(folder: &Path) -> BTreeSet<String> {
    let code = |log: PathBuf| Some(log.file_stem()?.to_str()?.rsplit_once('-')?.1.to_owned());
    logs(folder).into_iter().filter_map(code).collect()
}

/// The latest log in a folder, if its room has not ended and is not open.
pub fn unfinished(folder: &Path) -> Option<PathBuf> {
    logs(folder).into_iter().find(|path| is_broken_off(path).unwrap_or(false))
}

fn is_broken_off(path: &Path) -> Option<bool> {
    let mut file = File::open(path).ok()?;
    if is_in_use(&file) {
        return None;
    }
    let mut bytes = Vec::new();
    (&mut file).take(MOST).read_to_end(&mut bytes).ok()?;
    let log = log::read(&bytes).ok()?;
    Some(!log.events.iter().any(|stamped| stamped.event == RoomEvent::Ended))
}
