//! Where records come from: a profile's folder, an archive, or one journal.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use super::archive::Archive;
use super::{disk, files, journal};
use crate::progress::reading;
use crate::rules::phrase::Phrase;

/// How the file of a zip begins.
const ZIP: &[u8] = b"PK";

/// Somewhere records lie.
#[derive(Debug, Clone)]
pub enum Source {
    /// The folder of a profile.
    Folder(PathBuf),
    /// A profile as one file.
    Archive(Box<Archive>),
    /// A single journal.
    Journal(PathBuf),
}

impl Source {
    /// What lies at a path, or why it is nothing that holds records.
    pub fn at(path: &Path) -> Result<Self, Phrase> {
        if disk::is_folder(path) {
            return Ok(Self::Folder(path.to_owned()));
        }
        let mut first = Vec::new();
        let read = disk::open_plain(path).and_then(|file| {
            use std::io::Read as _;
            Ok(file.take(ZIP.len() as u64).read_to_end(&mut first)?)
        });
        read.map_err(|fault| fault.phrase(path))?;
        let is_zip = first == ZIP || path.extension().is_some_and(|end| end.eq_ignore_ascii_case("zip"));
        Ok(if is_zip { Self::Archive(Box::new(Archive::open(path)?)) } else { Self::Journal(path.to_owned()) })
    }

    /// The text of its `profile.ron` or `settings.ron`.
    #[must_use]
    pub fn small(&self, name: &str) -> Option<String> {
        match self {
            Self::Folder(folder) => files::read_small(&folder.join(name)).ok().flatten(),
            Self::Archive(archive) if name == "profile.ron" => archive.profile().map(str::to_owned),
            Self::Archive(archive) if name == "settings.ron" => archive.settings().map(str::to_owned),
            Self::Archive(_) | Self::Journal(_) => None,
        }
    }

    /// Hands every line of every journal to `each`, with the file and its number, and says what could not be
    /// read. A file without a line is told by a line of the number nought.
    pub fn lines(&self, each: &mut dyn FnMut(&str, u64, &[u8])) -> Vec<Phrase> {
        match self {
            Self::Folder(folder) => match journal::journals_in(folder) {
                Ok(paths) => paths.iter().flat_map(|path| lines_of(path, each)).collect(),
                Err(error) => vec![files::notice("journals-not-read", folder, &error)],
            },
            Self::Journal(path) => lines_of(path, each),
            Self::Archive(archive) => {
                let place = archive.path().to_owned();
                let mut notices = archive.notices().to_vec();
                let read = archive.journals(|name, input| {
                    let file = place.join(name).display().to_string();
                    each(&file, 0, b"");
                    reading::lines(input, |number, line| each(&file, number, line))
                });
                notices.extend(read.into_iter().filter(|notice| !archive.notices().contains(notice)));
                notices
            }
        }
    }
}

fn lines_of(path: &Path, each: &mut dyn FnMut(&str, u64, &[u8])) -> Vec<Phrase> {
    // Asked before it is opened: to open a pipe is to wait for its writer.
    let opened = fs::metadata(path).and_then(|about| {
        if about.is_file() { File::open(path) } else { Err(std::io::ErrorKind::InvalidInput.into()) }
    });
    let file = path.display().to_string();
    each(&file, 0, b"");
    let read = opened.and_then(|input| reading::lines(BufReader::new(input), |number, line| each(&file, number, line)));
    read.err().map(|error| files::notice("journal-not-read", path, &error)).into_iter().collect()
}
