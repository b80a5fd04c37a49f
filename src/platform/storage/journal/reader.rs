//! Reader for all journals of a folder, and notices about damaged ones.

use std::collections::HashSet;
use std::fs;
use std::io::{self, BufRead as _, BufReader, ErrorKind, Read as _};
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::files::{self, Trouble};
use crate::platform::storage::read_progress;
use crate::platform::threads::{self, run_in_parallel};
use crate::progress::Record;
use crate::progress::chain::Gap;
use crate::progress::journal_reader::{JournalFaults, JournalLines};
use crate::progress::line;

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
/// Holds a few megabytes at a time.
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
    let mut input = BufReader::new(read_progress::counted(files::open_regular(path)?));
    let mut lines = JournalLines::default();
    let workers = threads::cores();
    if workers < 2 {
        lines.read(input, each)?;
        return Ok(lines.into_faults());
    }
    loop {
        let mut block = Vec::new();
        (&mut input).take((BLOCK * workers) as u64).read_to_end(&mut block)?;
        if block.is_empty() {
            return Ok(lines.into_faults());
        }
        let end = block.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        let (whole, begun) = block.split_at(end);
        let texts: Vec<&[u8]> = whole.split_inclusive(|&byte| byte == b'\n').collect();
        if texts.iter().any(|text| text.len() > line::LONGEST) || begun.len() > line::LONGEST {
            // A line that is too long is read piece by piece.
            lines.read(block.as_slice().chain(&mut input), each)?;
            return Ok(lines.into_faults());
        }
        read_texts(workers, &texts, &mut lines, each);
        // The line that the block's end has cut is read to its own.
        let mut cut = begun.to_vec();
        if !cut.is_empty() {
            (&mut input).take(line::LONGEST as u64).read_until(b'\n', &mut cut)?;
            if !cut.ends_with(b"\n") {
                lines.read(cut.as_slice().chain(&mut input), each)?;
                return Ok(lines.into_faults());
            }
            read_texts(1, &[&cut], &mut lines, each);
        }
    }
}

/// Parses lines on all cores, then takes them in order.
fn read_texts(workers: usize, texts: &[&[u8]], lines: &mut JournalLines, each: &mut impl FnMut(Record, u32)) {
    let texts: Vec<&[u8]> = texts.iter().map(|text| text.strip_suffix(b"\n").unwrap_or(text)).collect();
    let parse = |piece: Range<u64>| -> Vec<_> {
        let (start, count) = (piece.start as usize, piece.end.saturating_sub(piece.start) as usize);
        texts.iter().skip(start).take(count).map(|text| line::read(text)).collect()
    };
    let read = run_in_parallel(workers, 0..texts.len() as u64, parse);
    for (text, read) in texts.iter().zip(read.into_iter().flatten()) {
        lines.take(text, read, each);
    }
}

/// Bytes that a core parses at a time.
const BLOCK: usize = 1 << 20;
