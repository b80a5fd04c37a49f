//! This device's memory of a profile's records, so that records that disappear are noticed, whatever removed them
//! and whenever the last backup was made.
//!
//! A file of the data folder, never of the profile's, which other devices may share: for each record its print and a
//! checksum of the print, eight bytes, appended. It may lag behind the journals (it is not synced) but never names a
//! record that was not on the disk. A damaged entry is ignored. The file may be deleted: then nothing is remembered.

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use super::{file_system, files};

/// Length of an entry.
const ENTRY: u64 = 8;

/// Size limit, in bytes: thirty million records.
const MOST: u64 = 256 * 1024 * 1024;

#[derive(Debug, Clone)]
pub struct RecordMemory {
    path: PathBuf,
}

impl RecordMemory {
    pub fn new(data: &Path, profile: &str) -> Self {
        Self { path: data.join("cache").join(format!("{profile}.seen")) }
    }

    /// The memory beside a profile's cache.
    pub fn beside(cache: &Path) -> Self {
        Self { path: cache.with_extension("seen") }
    }

    /// The memory of a profile's folder inside a data folder; `None` for a folder elsewhere.
    pub fn of_profile(folder: &Path) -> Option<Self> {
        let folder = folder.canonicalize().ok()?;
        let data = folder.parent()?.parent()?;
        let is_data = data.join("device.ron").is_file() && folder.parent()?.file_name()? == "profiles";
        is_data.then_some(Self::new(data, &folder.file_name()?.to_string_lossy()))
    }

    /// Number of entries.
    pub fn count(&self) -> u64 {
        fs::metadata(&self.path).map_or(0, |about| about.len() / ENTRY)
    }

    /// Prints of the records from an entry up to another.
    pub fn prints(&self, from: u64, to: u64) -> HashSet<u32> {
        let read = || {
            let mut file = File::open(&self.path)?;
            file.seek(SeekFrom::Start(from.saturating_mul(ENTRY)))?;
            let mut bytes = Vec::new();
            file.take(to.saturating_sub(from).saturating_mul(ENTRY).min(MOST)).read_to_end(&mut bytes)?;
            Ok::<_, io::Error>(bytes)
        };
        // An unreadable memory counts as empty.
        let bytes = read().unwrap_or_default();
        let (entries, _) = bytes.as_chunks::<8>();
        entries.iter().filter_map(|entry| parse(*entry)).collect()
    }

    /// Adds records. Best effort: what is not remembered can only be missed.
    pub fn add(&self, prints: impl Iterator<Item = u32>) {
        let bytes: Vec<u8> = prints.flat_map(entry).collect();
        let add = || {
            if let Some(folder) = self.path.parent() {
                files::create_private_folders(folder)?;
            }
            let mut options = File::options();
            options.append(true).create(true);
            files::set_private(&mut options);
            let file = file_system::open(&options, &self.path)?;
            let length = file.metadata()?.len();
            // A torn entry would shift those behind it.
            file.set_len(length - length % ENTRY)?;
            file_system::write(&file, &bytes)
        };
        if !bytes.is_empty() {
            let _ = add();
        }
    }

    /// Forgets everything, for a new profile in a folder of the same name.
    pub fn clear(&self) {
        let _ = fs::remove_file(&self.path);
    }
}

fn entry(print: u32) -> [u8; 8] {
    let check = crc32fast::hash(&print.to_le_bytes());
    (u64::from(check) << 32 | u64::from(print)).to_le_bytes()
}

fn parse(bytes: [u8; 8]) -> Option<u32> {
    let print = u64::from_le_bytes(bytes) as u32;
    (entry(print) == bytes).then_some(print)
}
