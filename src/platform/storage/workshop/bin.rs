//! Deleted files of a pack: each is in the pack's hidden bin, and replaces the one of its name there.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use super::{inside, write};
use crate::platform::storage::{disk, file_system};

/// Hidden, so that it is no part of the pack.
const BIN: &str = ".bin";

/// Deletes a file with this text, once the text is in the bin.
pub(super) fn delete(folder: &Path, file: &str, text: Option<&str>) -> io::Result<()> {
    let Some(path) = inside(folder, file) else { return Ok(()) };
    if let Some(text) = text {
        write(folder, &format!("{BIN}/{file}"), text)?;
    }
    file_system::remove(&path)
}

/// The files in the bin, with their texts; unreadable ones are left out.
pub(super) fn files(folder: &Path) -> BTreeMap<String, String> {
    let bin = folder.join(BIN);
    let named = |path: &Path| Some(path.strip_prefix(&bin).ok()?.to_string_lossy().replace('\\', "/"));
    let (found, _) = if disk::is_folder(&bin) { disk::walk(&bin) } else { (Vec::new(), Vec::new()) };
    let texts = found.iter().filter(|path| path.extension().is_some_and(|end| end == "ron"));
    texts.filter_map(|path| Some((named(path)?, disk::read_text(path, disk::MOST_OF_A_TEXT).ok()?))).collect()
}
