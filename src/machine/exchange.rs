//! Question files and their pictures on the disk, and the lessons that are made of them.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use super::disk::{self, Unreadable};
use super::files::{self, notice, shown};
use crate::lesson::PACK_FILE;
use crate::lesson::exchange::{LARGEST_FILE, Lessons, PictureFault};
use crate::rules::phrase::Phrase;

/// The largest picture that is taken into a pack, in bytes.
const LARGEST_PICTURE: u64 = 2 * 1024 * 1024;
/// How every PNG begins.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// The bytes of a file of questions.
///
/// # Errors
/// What a person is told of it.
pub fn read(path: &Path) -> Result<Vec<u8>, Phrase> {
    match disk::read_bytes(path, LARGEST_FILE) {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(Unreadable::TooLong(LARGEST_FILE).phrase(path)),
        Err(fault) => Err(fault.phrase(path)),
    }
}

/// A picture that lies beside a file of questions, or below its folder.
///
/// # Errors
/// Why it does not come along.
pub fn picture(file: &Path, name: &str) -> Result<Arc<[u8]>, PictureFault> {
    let folder = file.parent().unwrap_or(Path::new(""));
    match disk::read_bytes(&folder.join(name), LARGEST_PICTURE) {
        Ok(Ok(bytes)) if bytes.starts_with(PNG) => Ok(bytes.into()),
        Ok(Ok(_)) => Err(PictureFault::NotPng),
        Ok(Err(_)) => Err(PictureFault::TooLarge),
        Err(_) => Err(PictureFault::Missing),
    }
}

/// Lays lessons and pictures into the folder of a pack, and its own file last. Nothing that is there is written over,
/// but the pack's own file where lessons are added to it.
///
/// # Errors
/// What a person is told of it. What was there before stays as it was.
pub fn lay(folder: &Path, lessons: &Lessons, pack_file: &str) -> Result<(), Phrase> {
    let lesson = |(name, text): &(String, String)| (format!("{name}.ron"), text.clone().into_bytes());
    let pictures = lessons.pictures.iter().map(|(name, bytes)| (name.clone(), bytes.to_vec()));
    let all: Vec<(String, Vec<u8>)> = lessons.files.iter().map(lesson).chain(pictures).collect();
    if let Some((name, _)) = all.iter().find(|(name, _)| folder.join(name).exists()) {
        return Err(Phrase::plain("exchange-file-there").with("place", shown(&folder.join(name))));
    }
    for (name, bytes) in &all {
        put(&folder.join(name), bytes)?;
    }
    put(&folder.join(PACK_FILE), pack_file.as_bytes())
}

/// Puts a file into its folder, made where it is not there.
///
/// # Errors
/// What a person is told of it.
pub fn put(path: &Path, bytes: &[u8]) -> Result<(), Phrase> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).map_or(Ok(()), fs::create_dir_all);
    let written = folder.and_then(|()| files::replace(path, bytes));
    written.map_err(|error| notice("exchange-not-written", path, &error))
}

/// The name of a folder, for a pack to be called after it.
#[must_use]
pub fn name_of(folder: &Path) -> String {
    let own = folder.file_name().map(|name| name.to_string_lossy().into_owned());
    let absolute = || folder.canonicalize().ok()?.file_name().map(|name| name.to_string_lossy().into_owned());
    own.or_else(absolute).unwrap_or_default()
}

/// The name of a file without its ending.
#[must_use]
pub fn stem_of(file: &Path) -> String {
    file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}
