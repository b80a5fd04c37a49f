//! Renaming of lessons, pictures and sounds, including all references in the pack.

use std::collections::BTreeMap;

use super::form::read_text;
use super::structure::{id_of, place_in_list};
use super::tree::lessons;
use super::{PackDocument, PackEditor, PackPlace, media};
use crate::i18n::phrase::Phrase;
use crate::lesson::PACK_FILE;
use crate::syntax::Spans;
use crate::syntax::edit::{self, quoted};
use crate::syntax::is_id;
use crate::voice::{SOUND_FOLDER, VOICE_FILE};

/// Maximum length of a picture or sound name.
const LONGEST: usize = 64;

/// New file contents (`None` deletes) and the resulting selection.
struct RenameOutcome {
    texts: BTreeMap<String, Option<String>>,
    moves: Vec<(String, String)>,
    place: PackPlace,
}

impl PackEditor {
    /// Current name of the selection: a lesson id, or a picture or sound name without extension. `None` if it cannot
    /// be renamed.
    pub fn name(&self) -> Option<String> {
        match &self.place {
            PackPlace::Lesson(file) => Some(lesson_name(&self.document, file)),
            PackPlace::File(file) if media::is_media(&self.document, file) => Some(stem_of(file).to_owned()),
            _ => None,
        }
    }

    /// Files that refer to the selected picture or sound.
    pub fn named_in(&self) -> Vec<String> {
        let PackPlace::File(file) = &self.place else { return Vec::new() };
        let names = |(other, text): (&String, &String)| renamed_in(other, text, file, "").map(|_| other.clone());
        self.document.texts().iter().filter_map(names).collect()
    }

    /// Renames the selection, or sets the reason why it is impossible.
    pub(super) fn rename(&mut self, label: Phrase, name: &str) {
        let renamed = match &self.place {
            PackPlace::Lesson(file) => lesson(&self.document, file, name),
            PackPlace::File(file) if media::is_media(&self.document, file) => medium(&self.document, file, name),
            _ => Err(text!("rename-nothing")),
        };
        match renamed {
            Ok(RenameOutcome { texts, moves, place }) => {
                let from = self.place.clone();
                self.document.rename(label, (from.clone(), place.clone()), texts, &moves);
                self.copy_folds(&from, &place);
                self.select(place);
            }
            Err(why) => self.refused = Some(why),
        }
    }
}

/// Lesson id; derived from the file name if unparseable.
fn lesson_name(document: &PackDocument, file: &str) -> String {
    let said = document.text(file).and_then(id_of).filter(|id| !id.is_empty());
    said.unwrap_or_else(|| {
        let stem = file.trim_end_matches(".ron");
        numbered(stem).map_or(stem, |(_, id)| id).to_owned()
    })
}

/// Numeric prefix and rest of a lesson's file name.
fn numbered(name: &str) -> Option<(&str, &str)> {
    let (number, rest) = name.split_once('-')?;
    (!number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())).then_some((number, rest))
}

/// Renames a lesson: its id, file name, entry in the pack list, and references in other lessons.
fn lesson(document: &PackDocument, file: &str, id: &str) -> Result<RenameOutcome, Phrase> {
    if !is_id(id) {
        return Err(text!("rename-no-id"));
    }
    let taken = |other: &String| other != file && document.text(other).and_then(id_of).as_deref() == Some(id);
    let name = numbered(file).map_or_else(|| id.to_owned(), |(number, _)| format!("{number}-{id}"));
    let to = format!("{name}.ron");
    if lessons(document).iter().any(taken) || (to != file && document.text(&to).is_some()) {
        return Err(text!("rename-taken"));
    }
    let renamed = || {
        let text = document.text(file)?;
        let old = lesson_name(document, file);
        let pack = document.text(PACK_FILE)?;
        let pack_id = id_of(pack).unwrap_or_default();
        let (was, is) = (format!("{pack_id}/{old}"), format!("{pack_id}/{id}"));
        let mut texts = BTreeMap::new();
        for other in lessons(document).iter().filter(|other| *other != file) {
            if let Some(text) = comes_after(document.text(other)?, &was, &is) {
                texts.insert(other.clone(), Some(text));
            }
        }
        if let Some(listed) = place_in_list(document, file) {
            let list = edit::replaced(pack, &format!("lessons.{listed}"), &quoted(&name))?;
            texts.insert(PACK_FILE.to_owned(), Some(list));
        }
        texts.insert(file.to_owned(), None);
        texts.insert(to.clone(), Some(edit::set(text, "", "id", &quoted(id))?));
        Some(RenameOutcome { texts, moves: Vec::new(), place: PackPlace::Lesson(to.clone()) })
    };
    renamed().ok_or_else(|| text!("rename-broken"))
}

/// Replaces a lesson id in the list of prerequisites.
fn comes_after(text: &str, was: &str, is: &str) -> Option<String> {
    let spans = Spans::parse(text);
    let after = spans.find("after")?;
    let mut renamed = None;
    for (place, name) in after.children.iter().enumerate() {
        if read_text(text, name) == was {
            let from = renamed.as_deref().unwrap_or(text);
            renamed = edit::replaced(from, &format!("after.{place}"), &quoted(is));
        }
    }
    renamed
}

/// Renames a picture or sound within its folder, keeping the extension.
fn medium(document: &PackDocument, file: &str, name: &str) -> Result<RenameOutcome, Phrase> {
    let (folder, own) = file.rsplit_once('/').map_or(("", file), |(folder, own)| (folder, own));
    let end = own.rsplit_once('.').map_or("", |(_, end)| end);
    let stem = name.strip_suffix(&format!(".{end}")).unwrap_or(name);
    let plain = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_');
    if stem.is_empty() || stem.len() > LONGEST || !stem.bytes().all(plain) {
        return Err(text!("rename-no-name"));
    }
    let own = if end.is_empty() { stem.to_owned() } else { format!("{stem}.{end}") };
    let to = if folder.is_empty() { own } else { format!("{folder}/{own}") };
    let files = document.files();
    let mut others = files.pictures.keys().chain(files.sounds.keys()).filter(|other| *other != file);
    // Some file systems ignore case.
    if others.any(|other| other.eq_ignore_ascii_case(&to)) {
        return Err(text!("rename-taken"));
    }
    let renamed =
        |(other, text): (&String, &String)| renamed_in(other, text, file, &to).map(|text| (other.clone(), Some(text)));
    let texts = document.texts().iter().filter_map(renamed).collect();
    let moves = if to == file { Vec::new() } else { vec![(file.to_owned(), to.clone())] };
    Ok(RenameOutcome { texts, moves, place: PackPlace::File(to) })
}

/// The file with the renamed reference; `None` if it has none.
fn renamed_in(file: &str, text: &str, was: &str, is: &str) -> Option<String> {
    if file == VOICE_FILE { replace_in_recordings(text, was, is) } else { replace_mentions(text, was, is) }
}

/// In the list of recordings, paths may omit the folder.
fn replace_in_recordings(text: &str, was: &str, is: &str) -> Option<String> {
    let bare = |path: &str| path.strip_prefix(SOUND_FOLDER).and_then(|rest| rest.strip_prefix('/')).map(str::to_owned);
    let spans = Spans::parse(text);
    let clips = spans.find("clips")?;
    let mut renamed = None;
    for place in 0..clips.children.len() {
        let path = format!("clips.{place}.file");
        let Some(node) = spans.find(&path) else { continue };
        let says = read_text(text, node);
        let new = if says == was {
            is.to_owned()
        } else if Some(&says) == bare(was).as_ref() {
            bare(is).unwrap_or_else(|| is.to_owned())
        } else {
            continue;
        };
        renamed = edit::replaced(renamed.as_deref().unwrap_or(text), &path, &quoted(&new));
    }
    renamed
}

/// Texts that contain the path as a whole: pages, scene pictures, comments.
fn replace_mentions(text: &str, was: &str, is: &str) -> Option<String> {
    let is_part = |letter: char| letter.is_alphanumeric() || matches!(letter, '/' | '_' | '-' | '.');
    let mut renamed = String::new();
    let (mut seen, mut any) = (0, false);
    for (at, _) in text.match_indices(was) {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let behind = text.get(at + was.len()..).and_then(|rest| rest.chars().next());
        if before.is_some_and(is_part) || behind.is_some_and(is_part) {
            continue;
        }
        renamed.push_str(text.get(seen..at)?);
        renamed.push_str(is);
        (seen, any) = (at + was.len(), true);
    }
    renamed.push_str(text.get(seen..)?);
    any.then_some(renamed)
}

fn stem_of(file: &str) -> &str {
    let own = file.rsplit('/').next().unwrap_or(file);
    own.rsplit_once('.').map_or(own, |(stem, _)| stem)
}
