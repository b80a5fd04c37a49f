//! Packs being edited, on disk: listed, created, read and written without overwriting others' changes.

mod bin;
mod copies;
mod drafts;
mod errands;

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

pub use self::errands::{WorkshopReply, carry_out};
use super::disk::{self, Unreadable};
use super::files::{notice, path_fact, replace, sync_folder};
use super::{file_system, pack_file, packs};
use crate::app::workshop::{FileSave, MediaChange, OpenedPack, PackListing, form, put_under_id};
use crate::app::{Notice, NoticeTopic};
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{Files, LocalizedText, PACK_FILE};
use crate::syntax::{Spans, edit};
use crate::voice::{LARGEST_SOUND, SoundFile};

/// Maximum number of packs listed.
const MOST_LISTED: usize = 200;
const MOST_NAMES: u32 = 999;

#[derive(Debug, Default)]
pub struct SaveOutcome {
    pub saved: BTreeMap<String, Option<String>>,
    /// Files that someone else changed meanwhile, with their contents on disk.
    pub theirs: BTreeMap<String, Option<String>>,
    /// Error of the last file that could not be written.
    pub notice: Option<Phrase>,
}

/// Packs being edited: those in the data folder, and others that have a draft.
pub fn list(data: &Path) -> Vec<PackListing> {
    let is_pack = |folder: &PathBuf| disk::exists(&folder.join(PACK_FILE));
    let own = disk::folders(&packs_folder(data));
    let waiting = drafts::folders(data);
    let elsewhere = waiting.iter().filter(|folder| !own.contains(folder)).cloned().collect::<Vec<_>>();
    let folders = own.into_iter().chain(elsewhere).filter(is_pack).take(MOST_LISTED);
    let named = |folder: PathBuf| {
        let name = folder.file_name()?.to_string_lossy().into_owned();
        let waits = waiting.contains(&folder);
        Some(PackListing { title: title(&folder), has_draft: waits, folder, name })
    };
    folders.filter_map(named).collect()
}

/// Title of a pack, if its file can be parsed.
fn title(folder: &Path) -> Option<LocalizedText> {
    let text = disk::read_text(&folder.join(PACK_FILE), disk::MOST_OF_A_TEXT).ok()?;
    let spans = Spans::parse(&text);
    let title = form::texts_of(&text, spans.find("title")?);
    (!title.is_empty()).then(|| title.into_iter().collect())
}

fn packs_folder(data: &Path) -> PathBuf {
    data.join("workshop")
}

/// Creates a folder for a pack and writes its files. If the name is taken, folder and pack id get a number.
pub fn create(data: &Path, name: &str, files: &Files) -> Result<PathBuf, Phrase> {
    let all = packs_folder(data);
    let failed = |fault: &Unreadable| fault.phrase(&all);
    disk::make_folder(data).and_then(|()| disk::make_folder(&all)).map_err(|fault| failed(&fault))?;
    let base = crate::app::workshop::id_of(name);
    let names = std::iter::once(base.clone()).chain((2..MOST_NAMES).map(|number| format!("{base}-{number}")));
    let id = names.into_iter().find(|id| !disk::exists(&all.join(id))).unwrap_or(base);
    let folder = all.join(&id);
    disk::make_folder(&folder).map_err(|fault| fault.phrase(&folder))?;
    let mut files = files.clone();
    put_under_id(&mut files, &id);
    let texts = files.iter().map(|(file, text)| (file, text.as_bytes()));
    let pictures = files.pictures.iter().map(|(file, bytes)| (file, bytes.as_ref()));
    let sounds = files.sounds.iter().filter_map(|(file, sound)| match sound {
        SoundFile::Read(bytes) => Some((file, bytes.as_ref())),
        SoundFile::TooLarge(_) | SoundFile::OneTooMany | SoundFile::Unreadable => None,
    });
    for (file, bytes) in texts.chain(pictures).chain(sounds) {
        write_bytes(&folder, file, bytes)
            .map_err(|error| notice(text_key!("workshop-not-written"), &folder.join(file), &error))?;
    }
    Ok(folder)
}

pub fn open(folder: &Path) -> Result<(OpenedPack, Vec<Phrase>), Notice> {
    if !disk::is_folder(folder) {
        return Err(Unreadable::Missing.phrase(folder).into());
    }
    let found = packs::read(folder);
    if found.files.get(PACK_FILE).is_none() {
        let phrase = text!("workshop-no-pack", place = path_fact(folder));
        return Err(Notice { topic: NoticeTopic::WorkshopFolder, phrase });
    }
    let unread = found.unread.iter().map(|(file, fault)| fault.phrase(&folder.join(file))).collect();
    Ok((OpenedPack { folder: folder.to_owned(), files: found.files }, unread))
}

/// Writes the files that are unchanged on disk since they were last read.
pub fn save(folder: &Path, files: &BTreeMap<String, FileSave>) -> SaveOutcome {
    let mut written = SaveOutcome::default();
    for (file, FileSave { seen, text }) in files {
        let there = read(folder, file);
        if there != *seen && there != *text {
            written.theirs.insert(file.clone(), there);
            continue;
        }
        let done = match text {
            _ if there == *text => Ok(()),
            Some(text) => write(folder, file, text),
            None => bin::delete(folder, file, there.as_deref().filter(|text| !is_renamed(text, files))),
        };
        match done {
            Ok(()) => drop(written.saved.insert(file.clone(), text.clone())),
            Err(error) => written.notice = Some(notice(text_key!("workshop-not-written"), &folder.join(file), &error)),
        }
    }
    written
}

/// True if the text of a deleted file is that of a new one, but for its id.
fn is_renamed(text: &str, files: &BTreeMap<String, FileSave>) -> bool {
    let without_id = |text: &str| edit::set(text, "", "id", "\"\"");
    let mut created = files.values().filter(|save| save.seen.is_none()).filter_map(|save| save.text.as_deref());
    created.any(|new| new == text || without_id(new).is_some_and(|new| Some(new) == without_id(text)))
}

/// Changes pictures and sounds of the folder in order. Changes already done are skipped.
pub fn change_media(folder: &Path, changes: &[MediaChange]) -> Result<(), Phrase> {
    for change in changes {
        match change {
            MediaChange::Moved { from, to } => rename(folder, from, to)?,
            MediaChange::Added { file, bytes } => {
                let Some(path) = inside(folder, file) else { continue };
                let there = disk::read_bytes(&path, LARGEST_SOUND).ok().and_then(Result::ok);
                let done = match there {
                    Some(there) if *there == **bytes => Ok(()),
                    // A file created by someone else is not overwritten.
                    _ if disk::exists(&path) => Err(ErrorKind::AlreadyExists.into()),
                    _ => write_bytes(folder, file, bytes),
                };
                done.map_err(|error| notice(text_key!("workshop-not-written"), &path, &error))?;
            }
            MediaChange::Removed { file, bytes } => {
                let Some(path) = inside(folder, file) else { continue };
                let there = disk::read_bytes(&path, LARGEST_SOUND).ok().and_then(Result::ok);
                // Another file of this name belongs to another program or person.
                if there.is_some_and(|there| *there == **bytes) {
                    let done = file_system::remove(&path);
                    done.map_err(|error| notice(text_key!("workshop-not-written"), &path, &error))?;
                }
            }
        }
    }
    Ok(())
}

fn rename(folder: &Path, from: &str, to: &str) -> Result<(), Phrase> {
    let (Some(was), Some(is)) = (inside(folder, from), inside(folder, to)) else { return Ok(()) };
    if !disk::exists(&was) {
        return Ok(());
    }
    // A file created by someone else is not overwritten. On case-insensitive systems the target may be this very file.
    let taken = disk::exists(&is) && !from.eq_ignore_ascii_case(to);
    let done = if taken { Err(ErrorKind::AlreadyExists.into()) } else { file_system::rename(&was, &is) };
    done.map_err(|error| notice(text_key!("workshop-not-renamed"), &was, &error))?;
    if let Some(parent) = is.parent() {
        sync_folder(parent);
    }
    Ok(())
}

/// Reads a picture or sound that is to be added to a pack; returns its name too.
pub fn read_medium(path: &Path) -> Result<(String, Arc<[u8]>), Phrase> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    match disk::read_bytes(path, LARGEST_SOUND) {
        Ok(Ok(bytes)) => Ok((name, bytes.into())),
        Ok(Err(_)) => Err(Unreadable::TooLong(LARGEST_SOUND).phrase(path)),
        Err(fault) => Err(fault.phrase(path)),
    }
}

/// Files that differ from what was last read, and new files.
pub fn changed(folder: &Path, seen: &BTreeMap<String, String>) -> BTreeMap<String, Option<String>> {
    if !disk::is_folder(folder) {
        // An unplugged drive: nothing was changed there, and nothing can be.
        return BTreeMap::new();
    }
    let there = packs::read(folder);
    let unread = |file: &String| there.unread.contains_key(file);
    let gone_or_new = seen.iter().filter(|(file, text)| there.files.get(*file) != Some(*text) && !unread(file));
    let mut changed: BTreeMap<String, Option<String>> =
        gone_or_new.map(|(file, _)| (file.clone(), there.files.get(file).cloned())).collect();
    let came = there.files.iter().filter(|(file, _)| !seen.contains_key(*file));
    changed.extend(came.map(|(file, text)| (file.clone(), Some(text.clone()))));
    changed
}

fn read(folder: &Path, file: &str) -> Option<String> {
    disk::read_text(&inside(folder, file)?, disk::MOST_OF_A_TEXT).ok()
}

fn write(folder: &Path, file: &str, text: &str) -> std::io::Result<()> {
    write_bytes(folder, file, text.as_bytes())
}

fn write_bytes(folder: &Path, file: &str, bytes: &[u8]) -> std::io::Result<()> {
    let path = inside(folder, file).ok_or(ErrorKind::InvalidInput)?;
    let mut parent = folder.to_owned();
    for part in Path::new(file).parent().into_iter().flat_map(Path::components) {
        parent.push(part);
        disk::make_folder(&parent).map_err(|_| ErrorKind::NotFound)?;
    }
    replace(&path, bytes)
}

/// A path inside the folder; `None` if it would lead outside.
fn inside(folder: &Path, file: &str) -> Option<PathBuf> {
    let path = Path::new(file);
    let plain = path.components().all(|part| matches!(part, Component::Normal(_)));
    plain.then(|| folder.join(path))
}

/// Where a pack was handed over to, and by which key it is signed.
pub fn handed_over_notice(file: &Path, version: u32, signer: Option<String>) -> Phrase {
    let version = Fact::Number(version.into());
    let place = Fact::Text(file.display().to_string());
    match signer {
        Some(key) => text!("workshop-handed-over-signed", version = version, place = place, key = Fact::Text(key)),
        None => text!("workshop-handed-over", version = version, place = place),
    }
}

/// The version handed over in this file, if the folder now holds other contents under the same version or a lower one:
/// trainees would not learn of the change.
pub fn version_to_raise(folder: &Path, file: &Path) -> Option<u32> {
    let before = pack_file::version_of_other(folder, file)?;
    let text = disk::read_text(&folder.join(PACK_FILE), disk::MOST_OF_A_TEXT).ok()?;
    let version: u32 = Spans::parse(&text).find("version")?.word.parse().ok()?;
    (version <= before).then_some(before)
}
