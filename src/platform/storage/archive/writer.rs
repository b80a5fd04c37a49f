//! Archive writer: writes a draft, reads it back, then renames it into place.

use std::fs::{self, File};
use std::io::{self, BufReader, Read, Seek as _, SeekFrom, Write};
use std::path::{Path, PathBuf};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use super::names::{ABOUT, PROFILE, SETTINGS, for_journal};
use super::{ArchiveInfo, END, FORMAT, LARGEST, LARGEST_OF_ALL, LARGEST_SMALL, MOST_FILES};
use crate::i18n::phrase::Phrase;
use crate::platform::storage::journal::journals_in;
use crate::platform::storage::record_set::RecordSet;
use crate::platform::storage::{disk, files};
use crate::progress::{DeviceId, Moment, Record, journal_reader};

/// Writes the profile in `folder` as an archive to `path`, replacing a file there only after the new one was read
/// back without error.
pub fn write(folder: &Path, path: &Path, profile: &str, now: Moment, device: &DeviceId) -> Result<ArchiveInfo, Phrase> {
    let about = ArchiveInfo {
        format: FORMAT,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        made: now,
        device: device.clone(),
        profile: profile.to_owned(),
        records: 0,
        answers: 0,
    };
    let written = files::replace_private_with(path, |draft| {
        let about = pack(folder, about, draft)?;
        read_back(draft)?;
        Ok(about)
    });
    written.map_err(|error| {
        files::notice(text_key!("archive-not-written"), path, &error).with("folder", files::path_fact(folder))
    })
}

/// The first of `<stem>.…`, `<stem>-2.…` and so on that is free.
pub fn free_name(folder: &Path, stem: &str) -> PathBuf {
    let named = |number: u32| match number {
        1 => folder.join(format!("{stem}{END}")),
        _ => folder.join(format!("{stem}-{number}{END}")),
    };
    (1..=u32::MAX).map(named).find(|path| fs::symlink_metadata(path).is_err()).unwrap_or_else(|| named(1))
}

/// The non-empty journals of a profile by their names in an archive, with their sizes.
pub fn sizes(folder: &Path) -> io::Result<Vec<(String, u64)>> {
    let mut sizes: Vec<_> = journals(folder)?.into_iter().map(|(name, _, size)| (name, size)).collect();
    sizes.sort();
    Ok(sizes)
}

/// True if each of these journals, given with its size and CRC-32, is the beginning of one of a profile's.
pub fn are_beginnings(folder: &Path, stamps: &[(String, u64, u32)]) -> io::Result<bool> {
    let journals = journals(folder)?;
    for (name, size, sum) in stamps {
        let Some((_, path, _)) = journals.iter().find(|(own, _, length)| own == name && length >= size) else {
            return Ok(false);
        };
        let mut own = crc32fast::Hasher::new();
        files::checksum(&mut File::open(path)?, *size, &mut own)?;
        if own.finalize() != *sum {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The non-empty journals of a profile: name in an archive, path, size.
fn journals(folder: &Path) -> io::Result<Vec<(String, PathBuf, u64)>> {
    let (mut found, mut taken) = (Vec::new(), Vec::new());
    for path in journals_in(folder)? {
        let about = fs::metadata(&path)?;
        if about.is_file() {
            let name = for_journal(&path.file_name().unwrap_or_default().to_string_lossy(), &taken);
            taken.push(name.clone());
            if about.len() > 0 {
                found.push((name, path, about.len()));
            }
        }
    }
    Ok(found)
}

fn pack(folder: &Path, mut about: ArchiveInfo, draft: &mut File) -> io::Result<ArchiveInfo> {
    let journals = journals_in(folder)?;
    if journals.len() > MOST_FILES - 3 {
        return Err(io::Error::other(format!("{} journals", journals.len())));
    }
    let mut zip = ZipWriter::new(draft);
    for name in [PROFILE, SETTINGS] {
        match disk::read_bytes(&folder.join(name), LARGEST_SMALL) {
            Ok(Ok(bytes)) => write_entry(&mut zip, name, &bytes)?,
            // Missing or foreign files are skipped: the answers are what counts.
            Ok(Err(_)) | Err(disk::Unreadable::Missing | disk::Unreadable::NotAFile | disk::Unreadable::Folder) => {}
            Err(disk::Unreadable::Forbidden) => return Err(io::ErrorKind::PermissionDenied.into()),
            Err(fault) => return Err(io::Error::other(format!("{name}: {fault:?}"))),
        }
    }
    let (mut seen, mut taken, mut size) = (RecordSet::default(), Vec::new(), 0);
    for path in journals {
        // Checked before opening: opening a pipe blocks until there is a writer.
        if !fs::metadata(&path)?.is_file() {
            continue;
        }
        let own = path.file_name().unwrap_or_default().to_string_lossy();
        let name = for_journal(&own, &taken);
        zip.start_file(&name, options()?)?;
        let from = Tee { from: File::open(&path)?.take(LARGEST + 1), to: &mut zip, count: 0 };
        let mut from = BufReader::with_capacity(64 * 1024, from);
        journal_reader::lines(&mut from, |_, line| {
            for record in seen.insert_line(line) {
                about.records += 1;
                about.answers += u64::from(matches!(record.record, Record::Answer(_)));
            }
        })?;
        let count = from.into_inner().count;
        size += count;
        if count > LARGEST || size > LARGEST_OF_ALL {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        taken.push(name);
    }
    let text = ron::to_string(&about).map_err(io::Error::other)?;
    write_entry(&mut zip, ABOUT, text.as_bytes())?;
    zip.finish()?;
    Ok(about)
}

fn write_entry(zip: &mut ZipWriter<&mut File>, name: &str, bytes: &[u8]) -> io::Result<()> {
    zip.start_file(name, options()?)?;
    zip.write_all(bytes)
}

/// Deterministic: a fixed time and permissions that let the owner read it.
fn options() -> io::Result<SimpleFileOptions> {
    let made = DateTime::from_date_and_time(1980, 1, 1, 0, 0, 0).map_err(io::Error::other)?;
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    Ok(options.last_modified_time(made).unix_permissions(0o644))
}

/// Reads every byte, so that the zip library compares all checksums.
fn read_back(draft: &mut File) -> io::Result<()> {
    draft.seek(SeekFrom::Start(0))?;
    let mut zip = ZipArchive::new(BufReader::new(draft))?;
    for index in 0..zip.len() {
        io::copy(&mut zip.by_index(index)?, &mut io::sink())?;
    }
    Ok(())
}

struct Tee<'w, R, W> {
    from: R,
    to: &'w mut W,
    count: u64,
}

impl<R: Read, W: Write> Read for Tee<'_, R, W> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.from.read(buffer)?;
        self.to.write_all(buffer.get(..length).unwrap_or_default())?;
        self.count += length as u64;
        Ok(length)
    }
}
