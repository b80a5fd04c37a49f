//! Reader for all journals of a folder, and notices about damaged ones.

use std::collections::HashSet;
use std::fs;
use std::io::{self, BufReader, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::files::{self, Trouble};
use crate::platform::storage::read_progress;
use crate::progress::Record;
use crate::progress::chain::Gap;
use crate::progress::journal_reader::{self, JournalFaults};

/// Invalid lines of one journal. They stay in place: nothing is ever removed from a file, and a file whose end is
/// damaged is not appended to.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct JournalDamage {
    pub file: String,
    pub count: u64,
    /// The first of them, counted from 1.
    pub line: u64,
    /// Checksum over them, to recognise the same damage.
    pub print: u32,
}

/// Lines that are missing in one journal and in all others.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct JournalGap {
    pub file: String,
    pub gap: Gap,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct JournalReport {
    folder: PathBuf,
    pub damages: Vec<JournalDamage>,
    pub gaps: Vec<JournalGap>,
    unread: Vec<(PathBuf, Trouble)>,
    folder_trouble: Option<Trouble>,
}

impl JournalReport {
    pub fn without(mut self, damages: &[JournalDamage], gaps: &[JournalGap]) -> Self {
        self.damages.retain(|damage| !damages.contains(damage));
        self.gaps.retain(|gap| !gaps.contains(gap));
        self
    }

    /// Number of damaged and missing lines.
    pub fn line_count(&self) -> u64 {
        let damaged: u64 = self.damages.iter().map(|damage| damage.count).sum();
        damaged + self.gaps.iter().map(|gap| gap.gap.count).sum::<u64>()
    }

    /// True if every journal could be read, damaged or not.
    pub const fn is_complete(&self) -> bool {
        self.unread.is_empty() && self.folder_trouble.is_none()
    }

    pub fn notices(&self) -> Vec<Phrase> {
        let mut notices = Vec::new();
        if let Some(trouble) = &self.folder_trouble {
            notices.push(files::trouble_notice(text_key!("journals-not-read"), &self.folder, trouble.clone()));
        }
        if let Some(first) = self.damages.first() {
            let count = self.damages.iter().map(|damage| damage.count).sum();
            let place = self.folder.join(&first.file).display().to_string();
            notices.push(damage_notice(place, count, first.line, self.damages.len()));
        }
        if let Some(JournalGap { file, gap }) = self.gaps.first() {
            let count = self.gaps.iter().map(|gap| gap.gap.count).sum();
            let place = files::path_fact(&self.folder.join(file));
            let (count, line) = (Fact::Number(count), Fact::Number(gap.line));
            notices.push(text!("journal-missing-lines", count = count, line = line, place = place));
        }
        if let Some((first, trouble)) = self.unread.first() {
            notices.push(unread_notice(first, trouble.clone(), self.unread.len()));
        }
        notices
    }
}

/// Notice about journals that cannot be read, the first of them at this path.
pub fn unread_notice(first: &Path, trouble: Trouble, files: usize) -> Phrase {
    let trouble = Fact::Phrase(Box::new(trouble.into()));
    text!("journal-not-read", files = Fact::Number(files as u64), place = files::path_fact(first), trouble = trouble)
}

/// Notice about damaged lines, the first of them in the file at this place.
pub fn damage_notice(place: String, count: u64, line: u64, files: usize) -> Phrase {
    text!(
        "journal-bad-lines",
        place = Fact::Text(place),
        count = Fact::Number(count),
        line = Fact::Number(line),
        files = Fact::Number(files as u64)
    )
}

/// Passes every record of every journal in a profile's folder to `each`, whichever device wrote it; returns notices.
/// Holds one line at a time.
pub fn read_all(folder: &Path, each: impl FnMut(Record)) -> Vec<Phrase> {
    read_with_report(folder, each).notices()
}

pub fn read_with_report(folder: &Path, mut each: impl FnMut(Record)) -> JournalReport {
    read_with_prints(folder, |record, _| each(record))
}

/// As [`read_with_report`], with the print of each record.
pub fn read_with_prints(folder: &Path, mut each: impl FnMut(Record, u32)) -> JournalReport {
    let mut report = JournalReport { folder: folder.to_owned(), ..JournalReport::default() };
    let paths = match journals_in(folder) {
        Ok(paths) => paths,
        Err(error) => return JournalReport { folder_trouble: Some(Trouble::from(&error)), ..report },
    };
    for path in &paths {
        match read_one(path, &mut each) {
            Ok(JournalFaults { first, count, print, gaps }) => {
                let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                report.gaps.extend(gaps.into_iter().map(|gap| JournalGap { file: file.clone(), gap }));
                report.damages.extend(first.map(|(line, _)| JournalDamage { file, count, line, print }));
            }
            // A sync tool may have removed it since the folder was listed.
            Err(error) if error.kind() == ErrorKind::NotFound && !path.is_symlink() => {}
            Err(error) => report.unread.push((path.clone(), Trouble::of_file(path, &error))),
        }
    }
    if !report.gaps.is_empty() {
        retain_losses(&paths, &mut report.gaps);
    }
    report
}

/// Keeps the gaps whose missing lines are in no journal: only those are a loss.
fn retain_losses(paths: &[PathBuf], gaps: &mut Vec<JournalGap>) {
    let mut missing: HashSet<u32> = gaps.iter().map(|gap| gap.gap.print).collect();
    for path in paths {
        // An unreadable file has been reported already.
        let _ = read_one(path, &mut |_, print| {
            missing.remove(&print);
        });
    }
    gaps.retain(|gap| missing.contains(&gap.gap.print));
}

/// Every journal, including copies made by sync tools: all have `.journal` in their names. Hidden files are skipped.
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

/// True for the name of a journal.
pub fn is_journal(name: &str) -> bool {
    name.to_ascii_lowercase().contains(".journal") && !name.starts_with(['.', '~'])
}

fn read_one(path: &Path, each: &mut impl FnMut(Record, u32)) -> io::Result<JournalFaults> {
    journal_reader::read_with_prints(BufReader::new(read_progress::counted(files::open_regular(path)?)), each)
}
