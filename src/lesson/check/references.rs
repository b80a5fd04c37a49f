//! Checks references between lessons, packs and houses.

use std::collections::BTreeSet;

use super::super::glossary::GLOSSARY_FILE;
use super::super::read::{PACK_FILE, PackDraft, PackFile};
use super::super::{CHIP_FOLDER, Files, HOUSE_FOLDER, Lesson, Library, LocalizedText};
use super::{PackChecker, texts, truncate};
use crate::i18n::Language;
use crate::i18n::flaw::Flaw;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
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
            let language = Fact::Text(truncate(code));
            if !known {
                let what = text!("flaw-text-unknown-language", language = language);
                self.notes
                    .flaw(&format!("languages.{index}"), what.with_quoted_suggestion(texts::language_meant(code)));
            } else if !pack.title.languages().any(|other| other == code) {
                let what = text!("flaw-pack-language-missing", language = language);
                self.notes.flaw("title", what);
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
                let what = text!("flaw-lesson-not-of-pack", found = Fact::Text(truncate(id.as_str())));
                self.notes.flaw(&format!("houses.{index}"), what);
            }
        }
    }
}

/// Drops flaws that are mere consequences of other flaws.
pub(super) fn drop_consequential(flaws: &mut Vec<Flaw>, files: &Files, draft: &PackDraft) {
    let pack_lists_no_such_house = flaws
        .iter()
        .any(|flaw| flaw.file == PACK_FILE && flaw.core_phrase().key == text_key!("flaw-lesson-unknown-house"));
    let title = flaws
        .iter()
        .find(|flaw| flaw.core_phrase().key == text_key!("flaw-pack-language-missing"))
        .map(|flaw| flaw.place);
    let glossary_is_broken = files.contains_key(GLOSSARY_FILE) && draft.assets.glossary.is_none();
    let found = |flaw: &Flaw| flaw.text_fact("found").unwrap_or_default().to_owned();
    let meant = |key: TextKey| -> BTreeSet<String> {
        let of_this = flaws.iter().filter(|flaw| flaw.core_phrase().key == key).filter_map(Flaw::suggestion);
        of_this.map(|meant| meant.trim_matches('"').to_owned()).collect()
    };
    let misspelled =
        flaws.iter().filter(|flaw| flaw.file == GLOSSARY_FILE && flaw.core_phrase().key == text_key!("flaw-id-form"));
    let ids_misspelled: BTreeSet<String> = misspelled
        .flat_map(|flaw| [flaw.text_fact("found"), flaw.suggestion()])
        .flatten()
        .map(|id| id.trim_matches('"').to_owned())
        .collect();
    let mut lessons_meant = meant(text_key!("flaw-pack-lesson-missing"));
    lessons_meant.extend(meant(text_key!("flaw-pack-lesson-name")));
    flaws.retain(|flaw| match &*flaw.core_phrase().key {
        // Its name in the list is misspelled.
        "flaw-pack-stray-file" => flaw.text_fact("name").is_none_or(|name| !lessons_meant.contains(name)),
        // The set exists but is faulty itself.
        "flaw-no-such-chip-set" | "flaw-asked-no-such-set" => {
            !files.contains_key(&format!("{CHIP_FOLDER}/{}.ron", found(flaw)))
        }
        // The picture exists but is faulty itself.
        "flaw-picture-missing" => {
            !files.pictures.contains_key(&found(flaw)) || draft.assets.pictures.contains_key(&found(flaw))
        }
        // The house exists but is faulty itself.
        "flaw-lesson-unknown-house" => !files.contains_key(&format!("{HOUSE_FOLDER}/{}.ron", found(flaw))),
        "flaw-lesson-not-of-pack" => !pack_lists_no_such_house,
        // The id is misspelled in the glossary.
        "flaw-term-unknown" => !glossary_is_broken && !ids_misspelled.contains(&found(flaw)),
        "flaw-text-language-missing" => flaw.file != PACK_FILE || Some(flaw.place) != title,
        _ => true,
    });
}

/// Merges flaws about a language that every lesson text has but the pack lacks into one.
pub(super) fn merge_missing_language(flaws: &mut Vec<Flaw>, texts: usize, files: &Files) {
    let Some(pack) = files.get(PACK_FILE) else { return };
    for language in Language::ALL.map(Language::code) {
        let is_more = |flaw: &Flaw| {
            flaw.core_phrase().key == text_key!("flaw-text-language-more")
                && flaw.text_fact("language") == Some(language)
        };
        let in_lessons = flaws.iter().filter(|flaw| flaw.file != GLOSSARY_FILE && is_more(flaw)).count();
        if texts > 1 && in_lessons == texts {
            flaws.retain(|flaw| !is_more(flaw));
            let what = text!("flaw-pack-language-of-lessons", language = Fact::Text(language.to_owned()));
            flaws.push(Flaw::new(PACK_FILE, Spans::parse(pack).node("title").range(), what));
        }
    }
}

/// The languages every text must have: the listed ones, or else those of the title. Misspelled codes count as listed.
pub(super) fn languages_of(pack: &PackFile) -> LocalizedText {
    let listed: Vec<&str> = pack.languages.iter().filter_map(|code| texts::language_meant(code)).collect();
    let codes = if listed.is_empty() { pack.title.languages().collect() } else { listed };
    codes.into_iter().map(|code| (code.to_owned(), String::new())).collect()
}

/// Drops flaws about a title language that the pack does not list; that is reported once, at the list.
pub(super) fn drop_unlisted_languages(flaws: &mut Vec<Flaw>, pack: Option<&PackFile>) {
    let Some(pack) = pack else { return };
    let in_title = |code: &str| pack.title.languages().any(|other| other == code);
    flaws.retain(|flaw| {
        flaw.core_phrase().key != text_key!("flaw-text-language-more")
            || !flaw.text_fact("language").is_some_and(in_title)
    });
}
