//! Pictures and sounds of a pack in its tree.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{PackDocument, PackEditor, PackPlace, TreeRow};
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::exchange::slug;
use crate::lesson::page::{PICTURE_FOLDER, PictureError, png_size};
use crate::voice::{SOUND_FOLDER, SoundFile, SoundFormat};

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

impl PackEditor {
    /// Picture or sound added last, with a counter of additions.
    pub fn added(&self) -> Option<(&str, u64)> {
        self.added.as_ref().map(|(file, count)| (file.as_str(), *count))
    }

    pub fn has_medium(&self, file: &str) -> bool {
        is_media(&self.document, file)
    }

    /// Pictures that a page can show.
    pub fn page_pictures(&self) -> Vec<&String> {
        files_in(&self.document, PICTURE_FOLDER)
    }

    /// Recordings that a page can have.
    pub fn page_sounds(&self) -> Vec<&String> {
        files_in(&self.document, SOUND_FOLDER)
    }

    /// Removes the selected picture or recording, or sets the reason why it stays: it is still used, or was never read.
    pub(super) fn remove_medium(&mut self, label: Phrase, file: &str) {
        let used = self.named_in();
        if !used.is_empty() {
            let files = Fact::Text(used.join(", "));
            self.refused = Some(text!("workshop-medium-used", files = files));
            return;
        }
        let files = self.document.files();
        let sound = || match files.sounds.get(file) {
            Some(SoundFile::Read(bytes)) => Some(Arc::from(&**bytes)),
            _ => None,
        };
        let Some(bytes) = files.pictures.get(file).cloned().or_else(sound) else {
            self.refused = Some(text!("workshop-refused", what = Fact::Phrase(Box::new(label))));
            return;
        };
        self.document.remove_medium(label, self.place.clone(), file, bytes);
        self.select(PackPlace::Pack);
    }

    /// Adds a picture or recording under a free name, or sets the reason why it cannot be used. One that is there
    /// already is used again.
    pub(super) fn add_medium(&mut self, name: &str, bytes: Arc<[u8]>) {
        let (folder, ending) = match (png_size(&bytes), SoundFormat::detect(&bytes).endings()) {
            (Ok(_), _) => (PICTURE_FOLDER, "png"),
            (Err(_), [ending, ..]) => (SOUND_FOLDER, *ending),
            (Err(PictureError::TooHeavy | PictureError::TooLarge(_)), []) => {
                self.refused = Some(text!("workshop-picture-too-large"));
                return;
            }
            (Err(PictureError::NoPng | PictureError::Broken), []) => {
                self.refused = Some(text!("workshop-no-medium", file = Fact::Text(name.to_owned())));
                return;
            }
        };
        let stem = slug(name.rsplit_once('.').map_or(name, |(stem, _)| stem), 40);
        let stem = if stem.is_empty() { "file" } else { &stem };
        let mut names = std::iter::once(stem.to_owned()).chain((2_u32..).map(|number| format!("{stem}-{number}")));
        let (files, mut file) = (self.document.files(), String::new());
        let same = |file: &String| {
            let sound =
                files.sounds.get(file).is_some_and(|sound| matches!(sound, SoundFile::Read(own) if **own == *bytes));
            sound || files.pictures.get(file).is_some_and(|own| **own == *bytes)
        };
        let is_free = |file: &String| !is_media(&self.document, file) || same(file);
        if let Some(free) = names.find_map(|name| Some(format!("{folder}/{name}.{ending}")).filter(is_free)) {
            file = free;
        }
        if !is_media(&self.document, &file) {
            let place = self.place.clone();
            self.document.add(text!("workshop-did-medium"), place, [], [(file.clone(), bytes)]);
        }
        let count = self.added.take().map_or(1, |(_, count)| count + 1);
        self.added = Some((file, count));
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
