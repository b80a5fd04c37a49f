//! Reader for all journals of a folder, and notices about damaged ones.

use std::fs::{self, File};
use std::io::{self, BufReader, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::files::{self, Trouble};
use crate::platform::storage::read_progress;
use crate::progress::Record;
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

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct JournalReport {
    folder: PathBuf,
    pub damages: Vec<JournalDamage>,
    unread: Vec<(PathBuf, Trouble)>,
    folder_trouble: Option<Trouble>,
}

impl JournalReport {
    pub fn without(mut self, known: &[JournalDamage]) -> Self {
        self.damages.retain(|damage| !known.contains(damage));
        self
    }

    pub fn notices(&self) -> Vec<Phrase> {
        let mut notices = Vec::new();
        if let Some(trouble) = &self.folder_trouble {
            notices.push(files::trouble_notice(text_key!("journals-not-read"), &self.folder, trouble.clone()));
        }
        if let Some(first) = self.damages.first() {
            let count = self.damages.iter().map(|damage| damage.count).sum();
            let place = Fact::Text(self.folder.join(&first.file).display().to_string());
            let files = Fact::Number(self.damages.len() as u64);
            let facts = [("count", Fact::Number(count)), ("line", Fact::Number(first.line)), ("files", files)];
            let start = Phrase::plain(text_key!("journal-bad-lines")).with("place", place);
            notices.push(facts.into_iter().fold(start, |phrase, (name, fact)| phrase.with(name, fact)));
        }
        if let Some((first, trouble)) = self.unread.first() {
            let files = Fact::Number(self.unread.len() as u64);
            notices.push(
                files::trouble_notice(text_key!("journal-not-read"), first, trouble.clone()).with("files", files),
            );
        }
        notices
    }
}

/// Passes every record of every journal in a profile's folder to `each`, whichever device wrote it; returns notices.
/// Holds one line at a time.
pub fn read_all(folder: &Path, each: impl FnMut(Record)) -> Vec<Phrase> {
    read_with_report(folder, each).notices()
}

pub fn read_with_report(folder: &Path, mut each: impl FnMut(Record)) -> JournalReport {
    let mut report = JournalReport { folder: folder.to_owned(), ..JournalReport::default() };
    let paths = match journals_in(folder) {
        Ok(paths) => paths,
        Err(error) => return JournalReport { folder_trouble: Some(Trouble::from(&error)), ..report },
    };
    for path in paths {
        match read_one(&path, &mut each) {
            Ok(JournalFaults { first: Some((line, _)), count, print }) => {
                let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                report.damages.push(JournalDamage { file, count, line, print });
            }
            Ok(_) => {}
            // A sync tool may have removed it since the folder was listed.
            Err(error) if error.kind() == ErrorKind::NotFound && !path.is_symlink() => {}
            Err(error) => report.unread.push((path, Trouble::from(&error))),
        }
    }
    report
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

fn read_one(path: &Path, each: &mut impl FnMut(Record)) -> io::Result<JournalFaults> {
    // Checked before opening: opening a pipe blocks until there is a writer.
    if !fs::metadata(path)?.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    journal_reader::read(BufReader::new(read_progress::counted(File::open(path)?)), each)
}
