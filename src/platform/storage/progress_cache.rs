//! Cached progress of a profile, so that a million answers open at once. If it is missing, invalid or of another
//! version, all journals are read again.
//!
//! Of a journal that has only grown, the new part is read; the checksum of the part read before is compared byte by
//! byte. If the new part cannot be applied on top (an earlier answer arrived from another device, a line is damaged, a
//! file is gone or was changed) everything is read again: progress is always the fold over the existing journals. What
//! this device remembers and no journal holds any more is a loss, and a notice reports it.

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{self, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::files;
use super::journal::{self, JournalDamage, JournalGap};
use super::read_progress;
use super::record_memory::RecordMemory;
use crate::i18n::phrase::{Fact, Phrase};
use crate::progress::chain::ChainReader;
use crate::progress::{MergedJournals, Progress, Record, ScoringParams, journal_reader, line};

/// File header. The number is increased whenever the contents change in form or meaning.
const HEAD: &[u8] = b"tailleur snapshot 7\n";

/// Number of new records above which the cache is rewritten.
const WORTH: usize = 500;

/// Size limit, in bytes.
const MOST: u64 = 256 * 1024 * 1024;

#[derive(Debug, Serialize, Deserialize)]
struct ProgressCache {
    reckoning: ScoringParams,
    journals: Vec<JournalStamp>,
    reported: ReportedFaults,
    /// Number of entries of the memory that were compared.
    remembered: u64,
    known: Progress,
}

/// Faults that were already reported.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct ReportedFaults {
    damages: Vec<JournalDamage>,
    gaps: Vec<JournalGap>,
    /// Prints of lost records, sorted.
    lost: Vec<u32>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct JournalStamp {
    name: String,
    length: u64,
    /// Checksum of these bytes.
    checksum: u32,
}

/// Progress from the journals in a folder, with notices, using the cache in `file` and the memory beside it.
pub fn load(folder: &Path, file: &Path, reckoning: ScoringParams) -> (Progress, Vec<Phrase>) {
    let memory = RecordMemory::beside(file);
    let before = read(file);
    let mut reported = ReportedFaults::default();
    if let Some(snapshot) = before {
        reported.clone_from(&snapshot.reported);
        if snapshot.reckoning == reckoning
            && let Some(known) = extend(folder, file, snapshot, &memory)
        {
            return (known, Vec::new());
        }
    }
    // Records that another window adds from here on are not compared.
    let remembered = memory.count();
    // Stamped before reading: what is added meanwhile is new next time, or already known.
    let journals = journal_stamps(folder, &[]);
    let (mut gathered, mut prints) = (MergedJournals::default(), HashSet::new());
    let report = journal::read_with_prints(folder, |record, print| {
        gathered.add(&record);
        prints.insert(print);
    });
    if read_progress::is_stopped() {
        // Only a part was read: nothing to be kept.
        return (Progress::default(), Vec::new());
    }
    let known = gathered.into_progress(reckoning);
    let mut faults =
        ReportedFaults { damages: report.damages.clone(), gaps: report.gaps.clone(), lost: reported.lost.clone() };
    let is_complete = report.is_complete();
    let report = report.without(&reported.damages, &reported.gaps);
    let mut notices = report.notices();
    // Records in an unreadable journal are not lost.
    if is_complete {
        let seen = memory.prints(0, remembered);
        faults.lost = seen.difference(&prints).copied().collect();
        faults.lost.sort_unstable();
        memory.add(prints.difference(&seen).copied());
        let lost = faults.lost.iter().filter(|print| reported.lost.binary_search(print).is_err()).count() as u64;
        // A record whose line is damaged, or missing in its file, is lost too: one notice is enough.
        if lost > report.line_count() {
            notices.push(text!("journal-lost", count = Fact::Number(lost), place = files::path_fact(folder)));
        }
    }
    if let Ok(journals) = journals {
        let journals = journals.into_iter().map(|(stamp, _)| stamp).collect();
        let remembered = memory.count();
        write(file, &ProgressCache { reckoning, journals, reported: faults, remembered, known: known.clone() });
    }
    (known, notices)
}

/// The cached progress plus appended records; `None` if anything else has changed.
fn extend(folder: &Path, file: &Path, snapshot: ProgressCache, memory: &RecordMemory) -> Option<Progress> {
    let ProgressCache { reckoning, journals: before, reported, remembered, mut known } = snapshot;
    let now_remembered = memory.count();
    let now = journal_stamps(folder, &before).ok()?;
    let mut parts = Vec::new();
    for old in &before {
        // The same bytes are there, with or without others behind them.
        now.iter().find(|(stamp, start)| stamp.name == old.name && *start == Some(old.checksum))?;
    }
    for (stamp, start) in &now {
        let length = before.iter().find(|old| old.name == stamp.name).map_or(0, |old| old.length);
        if stamp.length > length {
            parts.push((folder.join(&stamp.name), start.map_or(0, |_| length)));
        }
    }
    let (mut added, mut prints) = (Vec::new(), HashSet::new());
    for (path, from) in parts {
        added_to(&path, from, &mut added, &mut prints)?;
    }
    // Of what was remembered since, all must have been added.
    let since = memory.prints(remembered, now_remembered);
    if !since.is_subset(&prints) {
        return None;
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
    memory.add(prints.difference(&since).copied());
    if count > WORTH {
        let journals = now.into_iter().map(|(stamp, _)| stamp).collect();
        let remembered = memory.count();
        write(file, &ProgressCache { reckoning, journals, reported, remembered, known: known.clone() });
    }
    Some(known)
}

/// Reads the records appended to a journal; `None` if a line is damaged or missing.
fn added_to(path: &Path, from: u64, added: &mut Vec<Record>, prints: &mut HashSet<u32>) -> Option<()> {
    let mut journal = File::open(path).ok()?;
    let start = from.saturating_sub(line::LONGEST as u64 + 2);
    journal.seek(SeekFrom::Start(start)).ok()?;
    let mut before = Vec::new();
    (&mut journal).take(from - start).read_to_end(&mut before).ok()?;
    let last = before.strip_suffix(b"\n").and_then(|lines| lines.rsplit(|&b| b == b'\n').next());
    let chain = last.map_or_else(ChainReader::default, ChainReader::after);
    let each = |record, print| {
        added.push(record);
        prints.insert(print);
    };
    let faults = journal_reader::read_after(chain, BufReader::new(read_progress::counted(journal)), each).ok()?;
    (faults.count == 0 && faults.gaps.is_empty()).then_some(())
}

/// Stamps of all journals, each with the checksum of the part that an earlier stamp was of, if it has one.
fn journal_stamps(folder: &Path, before: &[JournalStamp]) -> io::Result<Vec<(JournalStamp, Option<u32>)>> {
    let stamps = journal::journals_in(folder)?.into_iter().map(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let start = before.iter().find(|old| old.name == name).map(|old| old.length);
        let mut input = files::open_regular(&path)?;
        let mut sum = crc32fast::Hasher::new();
        let start = start.map(|start| files::checksum(&mut input, start, &mut sum)).transpose()?;
        let start_sum = start.map(|_| sum.clone().finalize());
        let length = start.unwrap_or_default() + files::checksum(&mut input, u64::MAX, &mut sum)?;
        Ok((JournalStamp { name, length, checksum: sum.finalize() }, start_sum))
    });
    stamps.collect()
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
        let _ = files::create_private_folders(folder).and_then(|()| files::replace_private(file, &bytes));
    }
}

/// Path of a profile's cache: not in its folder, which other devices may share.
pub fn cache_path(data: &Path, profile: &str) -> PathBuf {
    data.join("cache").join(format!("{profile}.snapshot"))
}
