//! Reports unused and unknown files of a pack.

use std::collections::BTreeSet;

use super::super::page::{LessonPage, PICTURE_FOLDER};
use super::super::read::{PACK_FILE, PackDraft, is_lesson};
use super::super::{CHIP_FOLDER, Files, HOUSE_FOLDER, Lesson, SHIFT_FOLDER, Step, UnreadFile};
use crate::i18n::flaw::Flaw;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::house::HouseId;
use crate::syntax::suggest::nearest;
use crate::voice::{SOUND_FOLDER, SoundFormat};

/// Upper-case prefixes of files meant for people.
const FOR_PEOPLE: [&str; 6] = ["README", "LICENCE", "LICENSE", "COPYING", "CHANGELOG", "AUTHORS"];
/// Files that operating systems leave behind.
const LITTER: [&str; 3] = ["Thumbs.db", "desktop.ini", "__MACOSX/"];
const FOLDERS: [&str; 5] = [HOUSE_FOLDER, CHIP_FOLDER, SHIFT_FOLDER, PICTURE_FOLDER, SOUND_FOLDER];

/// All unused files; names suggested by other flaws count as used.
pub(super) fn unused(draft: &PackDraft, files: &Files, flaws: &[Flaw]) -> Vec<Flaw> {
    let meant = |name: &str| flaws.iter().filter_map(Flaw::suggestion).any(|meant| meant.trim_matches('"') == name);
    let mut unused = unknown_files(files);
    // An unreadable lesson may use anything.
    let listed = draft.pack.as_ref().map(|pack| pack.lessons.len());
    if listed != Some(draft.lessons.len()) || draft.recovered.values().any(|spared| spared.has_omissions) {
        return unused;
    }
    let shown = shown(draft);
    let pictures = files
        .pictures
        .keys()
        .filter(|file| !shown.contains(*file) && !is_named(files, file, is_lesson) && !meant(file));
    let without_fault = pictures.filter(|file| !flaws.iter().any(|flaw| flaw.file == **file));
    let of_no_use = |file: &String| text!("flaw-unused-picture", found = Fact::Text(file.clone()));
    unused.extend(without_fault.map(|file| Flaw::for_file(file, of_no_use(file))));
    unused.extend(houses(draft, files).filter(|flaw| flaw.text_fact("found").is_none_or(|id| !meant(id))));
    unused.extend(sets(draft, files).filter(|flaw| flaw.text_fact("found").is_none_or(|id| !meant(id))));
    unused
}

fn shown(draft: &PackDraft) -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    for text in draft.lessons.iter().flat_map(|(_, lesson)| pages(lesson)) {
        if let Ok(page) = LessonPage::read(text) {
            shown.extend(page.files().into_iter().map(ToOwned::to_owned));
        }
    }
    shown
}

fn pages(lesson: &Lesson) -> impl Iterator<Item = &str> {
    let texts = lesson.steps.iter().filter_map(|step| match step {
        Step::Read(texts) | Step::Page { says: texts, .. } | Step::Example { says: texts, .. } => Some(texts),
        Step::Drill(_) | Step::Mixed(_) | Step::Ask(_) | Step::Shift(_) => None,
    });
    texts.flat_map(|texts| texts.entries().map(|(_, text)| text))
}

/// True if the name occurs in the texts of the selected files.
fn is_named(files: &Files, name: &str, of: impl Fn(&str) -> bool) -> bool {
    files.iter().any(|(file, text)| of(file) && text.contains(name))
}

fn houses<'d>(draft: &'d PackDraft, files: &'d Files) -> impl Iterator<Item = Flaw> + 'd {
    let of_pack = draft.pack.as_ref().map_or(&[][..], |pack| &pack.houses);
    let is_for = move |lesson: &Lesson, id: &HouseId| {
        let named = if lesson.houses.is_empty() { of_pack } else { &lesson.houses };
        named.is_empty() || named.contains(id)
    };
    let unused = draft.assets.houses.iter().filter(move |house| {
        !draft.lessons.iter().any(|(_, lesson)| is_for(lesson, &house.id))
            && !is_named(files, &format!("\"{}\"", house.id), |file| is_lesson(file) || file == PACK_FILE)
    });
    unused.map(|house| unused_flaw(HOUSE_FOLDER, house.id.as_str(), text_key!("flaw-unused-house")))
}

fn sets<'d>(draft: &'d PackDraft, files: &'d Files) -> impl Iterator<Item = Flaw> + 'd {
    let unused = draft.assets.sets.own().iter().filter(|set| {
        let own = format!("{CHIP_FOLDER}/{}.ron", set.id);
        !is_named(files, &format!("\"{}\"", set.id), |file| file != own)
    });
    unused.map(|set| unused_flaw(CHIP_FOLDER, &set.id, text_key!("flaw-unused-chips")))
}

fn unused_flaw(folder: &str, id: &str, key: TextKey) -> Flaw {
    Flaw::for_file(&format!("{folder}/{id}.ron"), Phrase::plain(key).with("found", Fact::Text(id.to_owned())))
}

fn unknown_files(files: &Files) -> Vec<Flaw> {
    let is_for_people = |name: &str| {
        let name = name.to_uppercase();
        FOR_PEOPLE.iter().any(|begins| name.starts_with(begins)) && !name.contains('/')
    };
    let no_sounds = files.sounds.keys().filter(|file| !SoundFormat::is_sound_name(file));
    let others = files.others.iter().filter(|(_, file)| **file == UnreadFile::Stray).map(|(name, _)| name);
    let strays = no_sounds.chain(others).filter(|name| !is_for_people(name) && !LITTER.contains(&name.as_str()));
    strays
        .map(|name| match name.strip_suffix('/') {
            Some(folder) => {
                let what = text!(
                    "flaw-stray-folder",
                    found = Fact::Text(folder.to_owned()),
                    known = Fact::Text(FOLDERS.join(", "))
                );
                Flaw::for_file(name, what.with_suggestion(nearest(folder, FOLDERS)))
            }
            None => Flaw::for_file(
                name,
                Phrase::plain(text_key!("flaw-stray-file")).with("pictures", Fact::Text(PICTURE_FOLDER.into())),
            ),
        })
        .collect()
}
