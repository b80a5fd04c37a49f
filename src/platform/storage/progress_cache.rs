//! Cached progress of a profile, so that a million answers open at once. If it is missing, invalid or of another
//! version, all journals are read again.
//!
//! Of a journal that has only grown, the new part is read. If that cannot be applied on top (an earlier answer
//! arrived from another device, a line is damaged, a file is gone or was changed) everything is read again: progress
//! is always the fold over the existing journals.

use std::fs::{self, File};
use std::io::{self, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};

use super::files;
use super::journal::{self, JournalDamage};
use super::read_progress;
use crate::i18n::phrase::Phrase;
use crate::progress::{MergedJournals, Progress, Record, ScoringParams, journal_reader};

/// File header. The number is increased whenever the contents change in form or meaning.
const HEAD: &[u8] = b"tailleur snapshot 1\n";

/// Number of bytes before the end of the part read that are compared, to detect changes other than appending.
const COMPARED: u64 = 64 * 1024;

/// Number of new records above which the cache is rewritten.
const WORTH: usize = 500;

/// Size limit, in bytes.
const MOST: u64 = 256 * 1024 * 1024;

#[derive(Debug, Serialize, Deserialize)]
struct ProgressCache {
    reckoning: ScoringParams,
    journals: Vec<JournalStamp>,
    /// Damage already reported.
    reported: Vec<JournalDamage>,
    known: Progress,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct JournalStamp {
    name: String,
    length: u64,
    /// Modification time in ns since 1970; `None` if the system does not tell.
    changed: Option<u64>,
    /// Checksum of the end of the part read.
    end: u32,
}

/// Progress from the journals in a folder, with notices, using the cache in `file`.
pub fn load(folder: &Path, file: &Path, reckoning: ScoringParams) -> (Progress, Vec<Phrase>) {
    let before = read(file);
    let mut reported = Vec::new();
    if let Some(snapshot) = before {
        reported.clone_from(&snapshot.reported);
        if snapshot.reckoning == reckoning
            && let Some((known, notices)) = extend(folder, file, snapshot)
        {
            return (known, notices);
        }
    }
    // Stamped before reading: what is added meanwhile is new next time, or already known.
    let journals = journal_stamps(folder);
    let mut gathered = MergedJournals::default();
    let report = journal::read_with_report(folder, |record| gathered.add(&record));
    if read_progress::is_stopped() {
        // Only a part was read: nothing to be kept.
        return (Progress::default(), Vec::new());
    }
    let known = gathered.into_progress(reckoning);
    let damages = report.damages.clone();
    let notices = report.without(&reported).notices();
    if let Ok(journals) = journals {
        write(file, &ProgressCache { reckoning, journals, reported: damages, known: known.clone() });
    }
    (known, notices)
}

/// The cached progress plus appended records; `None` if anything else has changed.
fn extend(folder: &Path, file: &Path, snapshot: ProgressCache) -> Option<(Progress, Vec<Phrase>)> {
    let ProgressCache { reckoning, journals: before, reported, mut known } = snapshot;
    let now = journal_stamps(folder).ok()?;
    let is_there = |part: &JournalStamp| now.iter().any(|other| other.name == part.name);
    if !before.iter().all(is_there) {
        return None;
    }
    let mut added = Vec::new();
    for part in &now {
        let from = match before.iter().find(|other| other.name == part.name) {
            None => 0,
            Some(old) if old == part => continue,
            Some(old)
                if old.length < part.length && tail_checksum(&folder.join(&part.name), old.length).ok()? == old.end =>
            {
                old.length
            }
            Some(_) => return None,
        };
        added.extend(added_to(&folder.join(&part.name), from)?);
    }
    // A copy of a journal repeats the same records.
    added.sort();
    added.sort_by_key(Record::timestamp_and_id);
    added.dedup();
    let count = added.len();
    for record in added {
        if !known.is_next(&record) {
            return None;
        }
        known.apply(&record);
    }
    if count > WORTH {
        write(file, &ProgressCache { reckoning, journals: now, reported, known: known.clone() });
    }
    Some((known, Vec::new()))
}

/// Records appended to a journal; `None` if a line is damaged.
fn added_to(path: &Path, from: u64) -> Option<Vec<Record>> {
    let mut journal = File::open(path).ok()?;
    journal.seek(SeekFrom::Start(from)).ok()?;
    let mut records = Vec::new();
    let faults =
        journal_reader::read(BufReader::new(read_progress::counted(journal)), |record| records.push(record)).ok()?;
    (faults.count == 0).then_some(records)
}

fn journal_stamps(folder: &Path) -> io::Result<Vec<JournalStamp>> {
    journal::journals_in(folder)?.iter().map(|path| journal_stamp(path)).collect()
}

fn journal_stamp(path: &Path) -> io::Result<JournalStamp> {
    let about = fs::metadata(path)?;
    if !about.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let changed = about.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    let changed = changed.and_then(|time| u64::try_from(time.as_nanos()).ok());
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(JournalStamp { name, length: about.len(), changed, end: tail_checksum(path, about.len())? })
}

/// Checksum of the end of the first `length` bytes of a file.
fn tail_checksum(path: &Path, length: u64) -> io::Result<u32> {
    let mut file = File::open(path)?;
    let from = length.saturating_sub(COMPARED);
    file.seek(SeekFrom::Start(from))?;
    let mut bytes = Vec::new();
    file.take(length - from).read_to_end(&mut bytes)?;
    Ok(crc32fast::hash(&bytes))
}

fn read(file: &Path) -> Option<ProgressCache> {
    let about = fs::metadata(file).ok().filter(|about| about.is_file() && about.len() <= MOST)?;
    let mut bytes = Vec::with_capacity(usize::try_from(about.len()).ok()?);
    File::open(file).ok()?.take(MOST).read_to_end(&mut bytes).ok()?;
    let body = bytes.strip_prefix(HEAD)?;
    let (sum, body) = body.split_at_checked(4)?;
    if crc32fast::hash(body).to_le_bytes() != sum {
        return None;
    }
    postcard::from_bytes(body).ok()
}

/// Best effort: a failure only costs time.
fn write(file: &Path, snapshot: &ProgressCache) {
    let Ok(body) = postcard::to_stdvec(snapshot) else { return };
    let bytes = [HEAD, &crc32fast::hash(&body).to_le_bytes(), &body].concat();
    if let Some(folder) = file.parent() {
        let _ = fs::create_dir_all(folder).and_then(|()| files::replace(file, &bytes));
    }
}

/// Path of a profile's cache: not in its folder, which other devices may share.
pub fn cache_path(data: &Path, profile: &str) -> PathBuf {
    data.join("cache").join(format!("{profile}.snapshot"))
}
