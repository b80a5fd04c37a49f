//! Pictures and sounds of a pack in its tree.

use std::collections::BTreeSet;

use super::{PackDocument, PackPlace, TreeRow};
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::page::PICTURE_FOLDER;
use crate::voice::SOUND_FOLDER;

/// Folders of pictures and sounds, the pack folder included.
const FOLDERS: [&str; 3] = ["", PICTURE_FOLDER, SOUND_FOLDER];

pub(super) fn rows(document: &PackDocument, unfolded: &BTreeSet<PackPlace>, rows: &mut Vec<TreeRow>) {
    for folder in FOLDERS {
        rows_in(document, folder, unfolded, rows);
    }
}

/// Rows of one folder, collapsed by default since there may be hundreds.
fn rows_in(document: &PackDocument, folder: &str, unfolded: &BTreeSet<PackPlace>, rows: &mut Vec<TreeRow>) {
    let files = files_in(document, folder);
    let label = |file: &str| text!("workshop-row-file", file = Fact::Text(file.to_owned()));
    let row = |file: &str, depth: u8, unfolded: Option<bool>, label: Phrase| TreeRow {
        place: PackPlace::File(file.to_owned()),
        depth,
        label,
        unfolded,
    };
    if folder.is_empty() {
        rows.extend(files.iter().map(|file| row(file, 1, None, label(file))));
    } else if !files.is_empty() {
        let key = if folder == PICTURE_FOLDER {
            text_key!("workshop-row-pictures")
        } else {
            text_key!("workshop-row-sounds")
        };
        let head = Phrase::plain(key).with("count", Fact::Number(files.len() as u64));
        let open = unfolded.contains(&PackPlace::File(folder.to_owned()));
        rows.push(row(folder, 1, Some(open), head));
        let name = |file: &&String| label(file.get(folder.len() + 1..).unwrap_or(file));
        rows.extend(files.iter().filter(|_| open).map(|file| row(file, 2, None, name(file))));
    }
}

pub(super) fn files_in<'d>(document: &'d PackDocument, folder: &str) -> Vec<&'d String> {
    let files = document.files();
    let all = files.pictures.keys().chain(files.sounds.keys());
    all.filter(|file| file.rsplit_once('/').map_or("", |(folder, _)| folder) == folder).collect()
}

pub(super) fn is_media(document: &PackDocument, file: &str) -> bool {
    document.files().pictures.contains_key(file) || document.files().sounds.contains_key(file)
}
