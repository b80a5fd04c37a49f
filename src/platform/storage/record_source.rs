//! Sources of records: a profile's folder, an archive, or a single journal.

use std::io::BufReader;
use std::path::{Path, PathBuf};

use super::archive::Archive;
use super::disk::{self, FileError};
use super::files::{self, Trouble};
use super::journal;
use crate::i18n::phrase::Phrase;
use crate::progress::journal_reader;

const ZIP: &[u8] = b"PK";

#[derive(Debug, Clone)]
pub enum RecordSource {
    Folder(PathBuf),
    Archive(Box<Archive>),
    Journal(PathBuf),
}

impl RecordSource {
    pub fn open(path: &Path) -> Result<Self, FileError> {
        if disk::is_folder(path) {
            return Ok(Self::Folder(path.to_owned()));
        }
        let mut first = Vec::new();
        let read = disk::open_plain(path).and_then(|file| {
            use std::io::Read as _;
            Ok(file.take(ZIP.len() as u64).read_to_end(&mut first)?)
        });
        read.map_err(|why| FileError::Unreadable(path.to_owned(), why))?;
        let is_zip = first == ZIP || path.extension().is_some_and(|end| end.eq_ignore_ascii_case("zip"));
        Ok(if is_zip { Self::Archive(Box::new(Archive::open(path)?)) } else { Self::Journal(path.to_owned()) })
    }

    /// Text of its `profile.ron` or `settings.ron`.
    pub fn small_file(&self, name: &str) -> Option<String> {
        match self {
            Self::Folder(folder) => files::read_small(&folder.join(name)).ok().flatten(),
            Self::Archive(archive) if name == "profile.ron" => archive.profile().map(str::to_owned),
            Self::Archive(archive) if name == "settings.ron" => archive.settings().map(str::to_owned),
            Self::Archive(_) | Self::Journal(_) => None,
        }
    }

    /// Passes every line of every journal to `each`, with file and line number; returns notices. Every file starts
    /// with an empty line number 0, so that empty files are seen too.
    pub fn lines(&self, each: &mut dyn FnMut(&str, u64, &[u8])) -> Vec<Phrase> {
        match self {
            Self::Folder(folder) => match journal::journals_in(folder) {
                Ok(paths) => paths.iter().flat_map(|path| lines_of(path, each)).collect(),
                Err(error) => vec![files::notice(text_key!("journals-not-read"), folder, &error)],
            },
            Self::Journal(path) => lines_of(path, each),
            Self::Archive(archive) => {
                let place = archive.path().to_owned();
                let mut notices = archive.notices().to_vec();
                let read = archive.journals(|name, input| {
                    let file = place.join(name).display().to_string();
                    each(&file, 0, b"");
                    journal_reader::lines(input, |number, line| each(&file, number, line))
                });
                notices.extend(read.into_iter().filter(|notice| !archive.notices().contains(notice)));
                notices
            }
        }
    }
}

fn lines_of(path: &Path, each: &mut dyn FnMut(&str, u64, &[u8])) -> Vec<Phrase> {
    let opened = files::open_regular(path);
    let file = path.display().to_string();
    each(&file, 0, b"");
    let read =
        opened.and_then(|input| journal_reader::lines(BufReader::new(input), |number, line| each(&file, number, line)));
    read.err().map(|error| journal::unread_notice(path, Trouble::of_file(path, &error), 1)).into_iter().collect()
}
