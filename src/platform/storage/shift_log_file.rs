//! Log file of a shift: append-only; each act is in it before the next one is done.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use super::{disk, file_system, files};
use crate::i18n::phrase::{Fact, Phrase};

/// Size limit for reading, in bytes; a shift of ten thousand coups stays far below.
const MOST: u64 = 512 * 1024 * 1024;

/// A log that only this program writes.
#[derive(Debug)]
pub struct ShiftLogFile {
    file: File,
    place: PathBuf,
    /// Length of the whole lines, in bytes.
    whole: u64,
}

impl ShiftLogFile {
    /// Opens a log and returns what is in it, or creates it. Changes nothing in it.
    ///
    /// # Errors
    /// If it cannot be read or written, or another program is writing it.
    pub fn open(place: &Path) -> Result<(Self, Vec<u8>), Phrase> {
        let failed = |error: &io::Error| files::notice(text_key!("shift-log-not-written"), place, error);
        // Checked before opening: opening a pipe blocks until there is a reader.
        match std::fs::metadata(place).and_then(|about| files::check_regular(&about)) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(failed(&error)),
            _ => {}
        }
        let mut options = OpenOptions::new();
        options.read(true).append(true).create(true);
        let mut file = file_system::open(&options, place).map_err(|error| failed(&error))?;
        // On a system without locks the log is written unlocked.
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return Err(text!("shift-log-in-use", place = files::path_fact(place)));
        }
        let mut bytes = Vec::new();
        (&mut file).take(MOST + 1).read_to_end(&mut bytes).map_err(|error| failed(&error))?;
        if bytes.len() as u64 > MOST {
            return Err(too_large(place));
        }
        Ok((Self { file, place: place.to_owned(), whole: bytes.len() as u64 }, bytes))
    }

    /// Shortens the log to a length in bytes.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn cut(&mut self, whole: u64) -> Result<(), Phrase> {
        self.whole = whole;
        self.file.set_len(whole).map_err(|error| self.failed(&error))
    }

    /// Appends a line. It outlives the program, killed or not; [`Self::sync`] makes it outlive the computer.
    ///
    /// # Errors
    /// If it cannot be written; as far as the disk permits, nothing of it is in the file then.
    pub fn append(&mut self, line: &str) -> Result<(), Phrase> {
        file_system::write(&self.file, line.as_bytes()).map_err(|error| {
            // Cutting off may fail like writing did; the reader cuts off a torn line.
            let _ = self.file.set_len(self.whole);
            self.failed(&error)
        })?;
        self.whole += line.len() as u64;
        Ok(())
    }

    /// Makes the lines durable.
    ///
    /// # Errors
    /// If the disk fails.
    pub fn sync(&self) -> Result<(), Phrase> {
        file_system::sync(&self.file).map_err(|error| self.failed(&error))
    }

    fn failed(&self, error: &io::Error) -> Phrase {
        files::notice(text_key!("shift-log-not-written"), &self.place, error)
    }
}

/// The bytes of a log.
///
/// # Errors
/// If it cannot be read.
pub fn read(place: &Path) -> Result<Vec<u8>, Phrase> {
    disk::read_bytes(place, MOST).map_err(|fault| fault.phrase(place))?.map_err(|_| too_large(place))
}

fn too_large(place: &Path) -> Phrase {
    text!("shift-log-too-large", place = files::path_fact(place), most = Fact::Number(MOST / 1024 / 1024))
}
