//! Checks references between lessons, packs and houses.

use std::collections::BTreeSet;

use super::super::glossary::GLOSSARY_FILE;
use super::super::read::{PACK_FILE, PackDraft, PackFile};
use super::super::{CHIP_FOLDER, Files, HOUSE_FOLDER, Lesson, Library, LocalizedText, SHIFT_FOLDER};
use super::{PackChecker, PackFlaw, PackProblem, texts, truncate};
use crate::i18n::Language;
use crate::i18n::phrase::Fact;
use crate::rules::house::House;
use crate::syntax::Spans;
use crate::syntax::suggest::nearest;

impl PackChecker<'_> {
    /// The most similar known lesson name.
    pub(super) fn lesson_meant(&self, name: &str) -> Option<String> {
        let known = self.lessons.iter().chain(Library::lesson_names()).map(String::as_str);
        nearest(name, known).map(ToOwned::to_owned)
    }

    pub(super) fn pack_references(&mut self, pack: &PackFile, houses: &[&House]) {
        for path in ["houses", "languages"] {
            // The path of a missing field resolves to the whole file.
            if self.notes.spans().find(path).is_some() {
                self.has_duplicates(path);
            }
        }
        for (index, id) in pack.houses.iter().enumerate() {
            if !houses.iter().any(|house| house.id == *id) {
                self.notes.flaw(&format!("houses.{index}"), super::lesson::unknown_house(id, houses));
            }
        }
        for (index, code) in pack.languages.iter().enumerate() {
            let known = Language::ALL.iter().any(|language| language.code() == code);
            if !known {
                let what = text!("flaw-text-unknown-language", language = Fact::Text(truncate(code)));
                self.notes
                    .flaw(&format!("languages.{index}"), what.with_quoted_suggestion(texts::language_meant(code)));
            } else if !pack.title.languages().any(|other| other == code) {
                self.notes.flaw("title", PackProblem::TitleMissing(code.clone()));
            }
        }
    }

    /// A prerequisite must come earlier in its own pack, or be in a known pack.
    pub(super) fn prerequisites_exist(&mut self, pack: &PackFile, lesson: &Lesson, lessons: &[(String, Lesson)]) {
        let file = self.notes.file();
        let own = file.strip_suffix(".ron").unwrap_or(file);
        let earlier = || pack.lessons.iter().take_while(|name| *name != own);
        for (index, name) in lesson.after.iter().enumerate() {
            let Some((other, before)) = name.split_once('/') else { continue };
            let path = format!("after.{index}");
            let found = Fact::Text(truncate(name));
            // A lesson whose own id is faulty exists all the same.
            let named = |id: &str| pack.lessons.iter().any(|name| super::id_of(name) == Some(id));
            let is_there = |id: &str| named(id) || lessons.iter().any(|(_, lesson)| lesson.id == id);
            if other == pack.id && lesson.id == before {
                self.notes.flaw(&path, text!("flaw-lesson-after-itself"));
            } else if other == pack.id {
                let above = earlier().any(|name| super::id_of(name) == Some(before));
                // An unreadable lesson is not known to be missing.
                if is_there(before) && !above {
                    self.notes.flaw(&path, text!("flaw-after-later", found = found));
                } else if !is_there(before) && lessons.len() == pack.lessons.len() {
                    let meant = self.lesson_meant(name);
                    let what = text!("flaw-after-missing", found = found);
                    self.notes.flaw(&path, what.with_quoted_suggestion(meant.as_deref()));
                }
            } else if Library::built_in_folders().contains(&other) {
                if !Library::lesson_names().contains(name) {
                    let meant = self.lesson_meant(name);
                    let what = text!("flaw-after-missing", found = found);
                    self.notes.flaw(&path, what.with_quoted_suggestion(meant.as_deref()));
                }
            } else if !is_there(before) {
                // Any pack may exist elsewhere, so only near-misses are reported.
                let packs = Library::built_in_folders().iter().copied().chain([pack.id.as_str()]);
                let meant = nearest(other, packs).map(|other| format!("{other}/{before}"));
                let known = |name: &String| Library::lesson_names().contains(name) || self.lessons.contains(name);
                let meant = meant.filter(|name| known(name));
                let what = text!("flaw-after-elsewhere", found = found);
                self.notes.flaw(&path, what.with_quoted_suggestion(meant.as_deref()));
            }
        }
        for (index, id) in lesson.houses.iter().enumerate().filter(|_| !pack.houses.is_empty()) {
            if !pack.houses.contains(id) {
                self.notes.flaw(&format!("houses.{index}"), PackProblem::HouseNotOfPack(id.to_string()));
            }
        }
    }
}

/// Drops flaws that are mere consequences of other flaws.
pub(super) fn drop_consequential(flaws: &mut Vec<PackFlaw>, files: &Files, draft: &PackDraft) {
    let mut pack_lists_no_such_house = false;
    let mut title = None;
    let (mut lessons_meant, mut ids_misspelled) = (BTreeSet::new(), BTreeSet::new());
    for flaw in flaws.iter() {
        match &flaw.what {
            PackProblem::UnknownHouse { .. } => pack_lists_no_such_house |= flaw.file == PACK_FILE,
            PackProblem::TitleMissing(_) => title = title.or(Some(flaw.place)),
            PackProblem::LessonMissing { meant, .. } | PackProblem::LessonName { meant, .. } => {
                lessons_meant.extend(meant.clone());
            }
            PackProblem::IdForm { id, meant } if flaw.file == GLOSSARY_FILE => {
                ids_misspelled.extend([id.clone()].into_iter().chain(meant.clone()));
            }
            _ => {}
        }
    }
    let glossary_is_broken = files.contains_key(GLOSSARY_FILE) && draft.assets.glossary.is_none();
    flaws.retain(|flaw| match &flaw.what {
        // Its name in the list is misspelled.
        PackProblem::StrayLesson(name) => !lessons_meant.contains(name),
        // The set exists but is faulty itself.
        PackProblem::UnknownSet { id, .. } => !files.contains_key(&format!("{CHIP_FOLDER}/{id}.ron")),
        // The picture exists but is faulty itself.
        PackProblem::PictureMissing { file, .. } => {
            !files.pictures.contains_key(file) || draft.assets.pictures.contains_key(file)
        }
        // The scenario exists but is faulty itself.
        PackProblem::UnknownShift { id, .. } => !files.contains_key(&format!("{SHIFT_FOLDER}/{id}.ron")),
        // The house exists but is faulty itself.
        PackProblem::UnknownHouse { id, .. } => !files.contains_key(&format!("{HOUSE_FOLDER}/{id}.ron")),
        PackProblem::HouseNotOfPack(_) => !pack_lists_no_such_house,
        // The id is misspelled in the glossary.
        PackProblem::UnknownTerm { id, .. } => !glossary_is_broken && !ids_misspelled.contains(id),
        PackProblem::TextMissing(_) => flaw.file != PACK_FILE || Some(flaw.place) != title,
        PackProblem::IdForm { .. }
        | PackProblem::LessonMissing { .. }
        | PackProblem::LessonName { .. }
        | PackProblem::NoQuestions
        | PackProblem::TitleMissing(_)
        | PackProblem::TextTooMany(_)
        | PackProblem::Other(_) => true,
    });
}

/// Merges flaws about a language that every lesson text has but the pack lacks into one.
pub(super) fn merge_missing_language(flaws: &mut Vec<PackFlaw>, texts: usize, files: &Files) {
    let Some(pack) = files.get(PACK_FILE) else { return };
    for language in Language::ALL.map(Language::code) {
        let is_more = |flaw: &PackFlaw| matches!(&flaw.what, PackProblem::TextTooMany(code) if code == language);
        let in_lessons = flaws.iter().filter(|flaw| flaw.file != GLOSSARY_FILE && is_more(flaw)).count();
        if texts > 1 && in_lessons == texts {
            flaws.retain(|flaw| !is_more(flaw));
            let what = text!("flaw-pack-language-of-lessons", language = Fact::Text(language.to_owned()));
            flaws.push(PackFlaw::new(PACK_FILE, Spans::parse(pack).node("title").range(), what.into()));
        }
    }
}

/// The languages every text must have: the listed ones, or else those of the title. Misspelled codes count as listed.
pub(in crate::lesson) fn languages_of(pack: &PackFile) -> LocalizedText {
    let listed: Vec<&str> = pack.languages.iter().filter_map(|code| texts::language_meant(code)).collect();
    let codes = if listed.is_empty() { pack.title.languages().collect() } else { listed };
    codes.into_iter().map(|code| (code.to_owned(), String::new())).collect()
}

/// Drops flaws about a title language that the pack does not list; that is reported once, at the list.
pub(super) fn drop_unlisted_languages(flaws: &mut Vec<PackFlaw>, pack: Option<&PackFile>) {
    let Some(pack) = pack else { return };
    let in_title = |code: &str| pack.title.languages().any(|other| other == code);
    flaws.retain(|flaw| !matches!(&flaw.what, PackProblem::TextTooMany(code) if in_title(code)));
}
