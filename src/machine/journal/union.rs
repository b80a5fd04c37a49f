//! Reading all journals of a folder, and what there is to tell of those that are damaged.

use std::fs::{self, File};
use std::io::{self, BufReader, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::machine::files::{self, Trouble};
use crate::progress::Record;
use crate::progress::reading::{self, Faults};
use crate::rules::phrase::{Fact, Phrase};

/// Lines of one journal that are no records. They stay where they are: nothing is ever taken out of a
/// file, and nothing more is written to one whose end is damaged.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Damage {
    /// The name of the file.
    pub file: String,
    /// How many lines there are of them.
    pub count: u64,
    /// The first of them, counted from one.
    pub line: u64,
    /// A checksum over them, by which the same damage is known again.
    pub print: u32,
}

/// What reading all journals of a folder left to tell.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    folder: PathBuf,
    /// What is damaged.
    pub damages: Vec<Damage>,
    /// The journals that could not be read, with the reason.
    unread: Vec<(PathBuf, Trouble)>,
    /// Why the folder could not be looked through.
    closed: Option<Trouble>,
}

impl Report {
    /// Leaves out the damage that has been told of before.
    #[must_use]
    pub fn without(mut self, told: &[Damage]) -> Self {
        self.damages.retain(|damage| !told.contains(damage));
        self
    }

    /// What there is to tell: one sentence of each kind, however many files it is about.
    #[must_use]
    pub fn notices(&self) -> Vec<Phrase> {
        let mut notices = Vec::new();
        if let Some(trouble) = &self.closed {
            notices.push(files::told("journals-not-read", &self.folder, trouble.clone()));
        }
        if let Some(first) = self.damages.first() {
            let count = self.damages.iter().map(|damage| damage.count).sum();
            let place = Fact::Text(self.folder.join(&first.file).display().to_string());
            let files = Fact::Number(self.damages.len() as u64);
            let facts = [("count", Fact::Number(count)), ("line", Fact::Number(first.line)), ("files", files)];
            let start = Phrase::plain("journal-bad-lines").with("place", place);
            notices.push(facts.into_iter().fold(start, |phrase, (name, fact)| phrase.with(name, fact)));
        }
        if let Some((first, trouble)) = self.unread.first() {
            let files = Fact::Number(self.unread.len() as u64);
            notices.push(files::told("journal-not-read", first, trouble.clone()).with("files", files));
        }
        notices
    }
}

/// Hands every record of every journal in a profile's folder to `each`, whichever device or tool put it
/// there, and says what could not be read. Holds one line at a time.
pub fn read_all(folder: &Path, each: impl FnMut(Record)) -> Vec<Phrase> {
    survey(folder, each).notices()
}

/// As [`read_all`], with what is damaged file by file.
pub fn survey(folder: &Path, mut each: impl FnMut(Record)) -> Report {
    let mut report = Report { folder: folder.to_owned(), ..Report::default() };
    let paths = match journals_in(folder) {
        Ok(paths) => paths,
        Err(error) => return Report { closed: Some(Trouble::from(&error)), ..report },
    };
    for path in paths {
        match read_one(&path, &mut each) {
            Ok(Faults { first: Some((line, _)), count, print }) => {
                let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                report.damages.push(Damage { file, count, line, print });
            }
            Ok(_) => {}
            // A syncing tool may have taken it away since the folder was looked through.
            Err(error) if error.kind() == ErrorKind::NotFound && !path.is_symlink() => {}
            Err(error) => report.unread.push((path, Trouble::from(&error))),
        }
    }
    report
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
