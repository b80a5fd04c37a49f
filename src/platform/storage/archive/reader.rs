//! Reader for untrusted archives: validates everything first and writes nothing.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use zip::CompressionMethod;
use zip::read::{ZipArchive, ZipFile, read_zipfile_from_stream};
use zip::result::ZipError;

use super::names::ArchiveFileKind;
use super::{ArchiveInfo, FORMAT, LARGEST, LARGEST_OF_ALL, LARGEST_SMALL, MOST_FILES};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::platform::storage::disk::{self, FileError};
use crate::platform::storage::files;

/// Maximum compression ratio of a large file. Journals hold checksums and ids, which barely compress; more is a zip
/// bomb.
const MOST_SHRUNK: u64 = 200;

/// Below this size the compression ratio is not checked.
const LARGE: u64 = 1 << 20;

#[derive(Debug, Clone)]
pub struct Archive {
    path: PathBuf,
    /// False if the central directory is missing; the files are then read as a stream.
    whole: bool,
    about: Option<ArchiveInfo>,
    profile: Option<String>,
    settings: Option<String>,
    notices: Vec<Phrase>,
}

impl Archive {
    pub fn open(path: &Path) -> Result<Self, FileError> {
        let mut archive = Self {
            path: path.to_owned(),
            whole: true,
            about: None,
            profile: None,
            settings: None,
            notices: Vec::new(),
        };
        let file = disk::open_plain(path).map_err(|why| FileError::Unreadable(path.to_owned(), why))?;
        match ZipArchive::new(BufReader::new(file)) {
            Ok(zip) => archive.check(&zip)?,
            Err(ZipError::Io(error)) if error.kind() != io::ErrorKind::UnexpectedEof => {
                return Err(files::notice(text_key!("archive-not-read"), path, &error).into());
            }
            // The end is cut off or damaged, and with it the central directory.
            Err(_) => archive.whole = false,
        }
        let (mut small, mut journals) = (Vec::new(), 0);
        let faults = archive.each(&mut |name, kind, input| {
            match kind {
                ArchiveFileKind::Journal => journals += 1,
                kind => {
                    let mut text = String::new();
                    input.take(LARGEST_SMALL).read_to_string(&mut text)?;
                    small.push((kind, name.to_owned(), text));
                }
            }
            Ok(())
        })?;
        if journals == 0 && small.iter().all(|(kind, ..)| *kind != ArchiveFileKind::Profile) {
            return Err(archive.notice(text_key!("archive-none")).into());
        }
        archive.notices.extend(faults);
        for (kind, name, text) in small {
            archive.set_metadata(kind, &name, text)?;
        }
        if !archive.whole {
            archive.notices.insert(0, archive.notice(text_key!("archive-torn")));
        }
        Ok(archive)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub const fn about(&self) -> Option<&ArchiveInfo> {
        self.about.as_ref()
    }

    pub fn profile(&self) -> Option<&str> {
        self.profile.as_deref()
    }

    pub fn settings(&self) -> Option<&str> {
        self.settings.as_deref()
    }

    pub fn notices(&self) -> &[Phrase] {
        &self.notices
    }

    /// Passes every journal to `each`, as far as it can be read; returns notices about damaged ones.
    pub fn journals(&self, mut each: impl FnMut(&str, &mut dyn BufRead) -> io::Result<()>) -> Vec<Phrase> {
        let notices = self.each(&mut |name, kind, input| match kind {
            // A small buffer: its contents are lost when the damage is reached.
            ArchiveFileKind::Journal => each(name, &mut BufReader::with_capacity(1024, input)),
            ArchiveFileKind::About | ArchiveFileKind::Profile | ArchiveFileKind::Settings => Ok(()),
        });
        notices.unwrap_or_else(|notice| vec![notice])
    }

    /// The non-empty journals with their sizes according to the central directory.
    pub fn sizes(&self) -> io::Result<Vec<(String, u64)>> {
        Ok(self.checksums()?.into_iter().map(|(name, size, _)| (name, size)).collect())
    }

    /// The non-empty journals with their sizes and checksums according to the central directory.
    pub fn checksums(&self) -> io::Result<Vec<(String, u64, u32)>> {
        let zip = ZipArchive::new(BufReader::new(File::open(&self.path)?))?;
        let mut sizes = Vec::new();
        for index in 0..zip.len() {
            let entry = zip.by_index_data(index)?;
            let name = entry.name()?.into_owned();
            if entry.size() > 0 && ArchiveFileKind::from_name(&name) == Some(ArchiveFileKind::Journal) {
                sizes.push((name, entry.size(), entry.crc32()));
            }
        }
        sizes.sort();
        Ok(sizes)
    }

    fn set_metadata(&mut self, kind: ArchiveFileKind, name: &str, text: String) -> Result<(), Phrase> {
        match kind {
            ArchiveFileKind::About => match ron::from_str::<ArchiveInfo>(&text) {
                Ok(about) if about.format > FORMAT => {
                    return Err(self.notice(text_key!("archive-later")).with("version", Fact::Text(about.version)));
                }
                Ok(about) => self.about = Some(about),
                Err(_) => {
                    self.notices
                        .push(self.notice(text_key!("archive-damaged-file")).with("name", Fact::Text(name.to_owned())));
                }
            },
            ArchiveFileKind::Profile => self.profile = Some(text),
            ArchiveFileKind::Settings => self.settings = Some(text),
            ArchiveFileKind::Journal => {}
        }
        Ok(())
    }

    /// Rejects unexpected files, zip bombs and archives over the limits.
    fn check(&self, zip: &ZipArchive<BufReader<File>>) -> Result<(), Phrase> {
        if zip.len() > MOST_FILES {
            return Err(self.notice(text_key!("archive-too-many")).with("most", Fact::Number(MOST_FILES as u64)));
        }
        if zip.has_duplicate_names() {
            return Err(self.notice(text_key!("archive-doubled")));
        }
        let mut size = 0u64;
        for index in 0..zip.len() {
            let entry = zip.by_index_data(index).map_err(|_| self.notice(text_key!("archive-none")))?;
            let raw = String::from_utf8_lossy(entry.name_raw()).into_owned();
            let foreign = || self.notice(text_key!("archive-foreign")).with("name", Fact::Text(raw.clone()));
            let kind = entry.name().ok().and_then(|name| ArchiveFileKind::from_name(&name)).ok_or_else(foreign)?;
            if !entry.is_file() || entry.is_symlink() {
                return Err(foreign());
            }
            if entry.encrypted() {
                return Err(self.notice(text_key!("archive-locked")));
            }
            if !matches!(entry.compression(), CompressionMethod::Stored | CompressionMethod::Deflated) {
                return Err(foreign());
            }
            size = size.saturating_add(entry.size());
            if is_too_large(kind, entry.size(), entry.compressed_size()) || size > LARGEST_OF_ALL {
                return Err(self.notice(text_key!("archive-too-large")).with("name", Fact::Text(raw)));
            }
        }
        Ok(())
    }

    /// Passes every file to `each`; returns notices about those that could not be read to the end.
    fn each(&self, each: Each<'_>) -> Result<Vec<Phrase>, Phrase> {
        let file = disk::open_plain(&self.path).map_err(|fault| fault.phrase(&self.path))?;
        if self.whole { self.each_listed(file, each) } else { Ok(self.each_streamed(file, each)) }
    }

    fn each_listed(&self, file: File, each: Each<'_>) -> Result<Vec<Phrase>, Phrase> {
        let mut zip = ZipArchive::new(BufReader::new(file)).map_err(|_| self.notice(text_key!("archive-none")))?;
        // The file may have been replaced since it was opened.
        self.check(&zip)?;
        if zip.has_overlapping_entries().unwrap_or(true) {
            return Err(self.notice(text_key!("archive-none")));
        }
        let mut faults = Vec::new();
        for index in 0..zip.len() {
            let name = zip.name_for_index(index).and_then(Result::ok).unwrap_or_default().into_owned();
            let Some(kind) = ArchiveFileKind::from_name(&name) else { continue };
            let read =
                zip.by_index(index).map_err(io::Error::from).and_then(|entry| read_entry(&name, kind, entry, each));
            if read.is_err() {
                faults.push(self.notice(text_key!("archive-damaged-file")).with("name", Fact::Text(name)));
            }
        }
        Ok(faults)
    }

    /// Streams the files one after another, without the central directory.
    fn each_streamed(&self, file: File, each: Each<'_>) -> Vec<Phrase> {
        let mut input = BufReader::new(file).take(LARGEST_OF_ALL);
        let (mut faults, mut size) = (Vec::new(), 0u64);
        for _ in 0..MOST_FILES {
            let Ok(Some(entry)) = read_zipfile_from_stream(&mut input) else { break };
            let name = entry.name().unwrap_or_default().into_owned();
            let Some(kind) = ArchiveFileKind::from_name(&name) else { break };
            size = size.saturating_add(entry.size());
            if is_too_large(kind, entry.size(), entry.compressed_size()) || size > LARGEST_OF_ALL {
                break;
            }
            if read_entry(&name, kind, entry, each).is_err() {
                faults.push(self.notice(text_key!("archive-damaged-file")).with("name", Fact::Text(name)));
            }
        }
        faults
    }

    fn notice(&self, key: TextKey) -> Phrase {
        Phrase::plain(key).with("place", files::path_fact(&self.path))
    }
}

/// Callback for a file: name, kind, contents.
type Each<'e> = &'e mut dyn FnMut(&str, ArchiveFileKind, &mut dyn Read) -> io::Result<()>;

fn read_entry<R: Read>(name: &str, kind: ArchiveFileKind, entry: ZipFile<'_, R>, each: Each<'_>) -> io::Result<()> {
    // One byte more than the stated size, so that the end is reached and the checksum is compared.
    let size = entry.size().saturating_add(1);
    each(name, kind, &mut entry.take(size))
}

/// True if the size or the compression ratio exceeds the limit for this kind of file.
fn is_too_large(kind: ArchiveFileKind, size: u64, compressed: u64) -> bool {
    let largest = if kind == ArchiveFileKind::Journal { LARGEST } else { LARGEST_SMALL };
    size > largest || (size > LARGE && size / MOST_SHRUNK > compressed)
}
