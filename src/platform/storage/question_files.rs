//! Question files with their pictures, and the packs created from them.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use super::disk::{self, Unreadable};
use super::files::{self, notice, path_fact};
use crate::i18n::phrase::Phrase;
use crate::lesson::PACK_FILE;
use crate::lesson::exchange::{ImportedLessons, LARGEST_FILE, PictureFault};

/// Size limit of a picture taken into a pack, in bytes.
const LARGEST_PICTURE: u64 = 2 * 1024 * 1024;
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Reads a question file.
///
/// # Errors
/// If it cannot be read or is too large.
pub fn read(path: &Path) -> Result<Vec<u8>, Phrase> {
    match disk::read_bytes(path, LARGEST_FILE) {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(Unreadable::TooLong(LARGEST_FILE).phrase(path)),
        Err(fault) => Err(fault.phrase(path)),
    }
}

/// Reads a picture in the folder of a question file, or below it.
///
/// # Errors
/// If it is missing, too large or not a PNG.
pub fn read_picture(file: &Path, name: &str) -> Result<Arc<[u8]>, PictureFault> {
    let folder = file.parent().unwrap_or(Path::new(""));
    match disk::read_bytes(&folder.join(name), LARGEST_PICTURE) {
        Ok(Ok(bytes)) if bytes.starts_with(PNG) => Ok(bytes.into()),
        Ok(Ok(_)) => Err(PictureFault::NotPng),
        Ok(Err(_)) => Err(PictureFault::TooLarge),
        Err(_) => Err(PictureFault::Missing),
    }
}

/// Writes lessons and pictures into a pack folder, and the pack file last. Existing files are not overwritten, except
/// the pack file when lessons are added to it.
///
/// # Errors
/// If a file exists already or cannot be written.
pub fn write_pack(folder: &Path, lessons: &ImportedLessons, pack_file: &str) -> Result<(), Phrase> {
    let lesson = |(name, text): &(String, String)| (format!("{name}.ron"), text.clone().into_bytes());
    let pictures = lessons.pictures.iter().map(|(name, bytes)| (name.clone(), bytes.to_vec()));
    let all: Vec<(String, Vec<u8>)> = lessons.files.iter().map(lesson).chain(pictures).collect();
    if let Some((name, _)) = all.iter().find(|(name, _)| folder.join(name).exists()) {
        return Err(text!("exchange-file-there", place = path_fact(&folder.join(name))));
    }
    for (name, bytes) in &all {
        write_file(&folder.join(name), bytes)?;
    }
    write_file(&folder.join(PACK_FILE), pack_file.as_bytes())
}

/// Writes a file, creating its folder if missing.
///
/// # Errors
/// If it cannot be written.
pub fn write_file(path: &Path, bytes: &[u8]) -> Result<(), Phrase> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).map_or(Ok(()), fs::create_dir_all);
    let written = folder.and_then(|()| files::replace(path, bytes));
    written.map_err(|error| notice(text_key!("exchange-not-written"), path, &error))
}

pub fn name_of(folder: &Path) -> String {
    let own = folder.file_name().map(|name| name.to_string_lossy().into_owned());
    let absolute = || folder.canonicalize().ok()?.file_name().map(|name| name.to_string_lossy().into_owned());
    own.or_else(absolute).unwrap_or_default()
}

/// File name without extension.
pub fn stem_of(file: &Path) -> String {
    file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}
