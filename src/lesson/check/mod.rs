//! Checks a pack beyond its syntax. Every claim is proved against the referee in every house of the lesson.

mod assets;
mod authored;
mod blame;
mod example;
mod fitting;
mod lesson;
mod pages;
mod placeholders;
mod problem;
mod proof;
mod references;
mod shift_step;
mod suspicious;
mod tables;
mod teaching;
mod texts;
mod unused;

use self::pages::PageAssets;
use self::problem::PackFlawCollector;
use self::shift_step::PackScenarios;

pub use self::authored::objections;
pub use self::fitting::UnfitLessons;
pub use self::lesson::objection;
pub(super) use self::problem::{PackFlaw, PackProblem, of_pack};
pub use self::proof::{DrillProof, PendingProof, ProofCache};
pub(super) use self::references::languages_of;

use std::collections::{BTreeMap, BTreeSet};

use super::exchange::slug;
use super::read::{MOST_FILES, PACK_FILE, PackDraft, PackFile, file_of, is_lesson};
use super::{FREE_PRACTICE, Files, TODAYS_PRACTICE, pack_voice};
use crate::i18n::flaw::{Flaw, in_words};
use crate::i18n::phrase::Fact;
use crate::rules::chips::ChipSets;
use crate::rules::house::{House, HouseLibrary};
use crate::syntax::suggest::nearest;
use crate::syntax::{LONGEST_ID, Node, is_device_name, is_id};

/// Maximum number of mixed drills compared with one another.
const MOST_MIXED: usize = 100;

/// All flaws of a pack in file and line order. `folder`, if known, must equal the pack's id. Flaws name files as
/// `files` does.
pub fn check(folder: Option<&str>, files: &Files, houses: &HouseLibrary) -> Vec<Flaw> {
    all_draft_flaws(folder, files, &PackDraft::from_files(files), houses)
}

/// As [`check`], plus hints to the author that need no posed questions.
pub fn check_with_hints(folder: Option<&str>, files: &Files, houses: &HouseLibrary) -> Vec<Flaw> {
    let draft = PackDraft::from_files(files);
    let mut flaws = all_draft_flaws(folder, files, &draft, houses);
    let faulty = faulty(&flaws);
    for (file, lesson) in draft.lessons.iter().filter(|(file, _)| !faulty.contains(file)) {
        let Some(text) = files.get(file) else { continue };
        let mut checker = PackChecker::new(file, text, &lesson.title);
        checker.lesson_placeholders(lesson);
        flaws.extend(in_words(checker.notes.flaws()));
    }
    flaws.extend(pack_hints(&draft, files, &faulty));
    flaws.sort_by(|one, other| (&one.file, one.place).cmp(&(&other.file, other.place)));
    flaws
}

fn faulty(flaws: &[Flaw]) -> BTreeSet<String> {
    flaws.iter().filter(|flaw| flaw.is_fault()).map(|flaw| flaw.file.clone()).collect()
}

fn pack_hints(draft: &PackDraft, files: &Files, faulty: &BTreeSet<String>) -> Vec<Flaw> {
    let text = files.get(PACK_FILE).filter(|_| !faulty.contains(PACK_FILE));
    let (Some(pack), Some(text)) = (&draft.pack, text) else { return Vec::new() };
    let mut checker = PackChecker::new(PACK_FILE, text, &pack.title);
    checker.unlisted_languages(pack);
    checker.pack_placeholders(pack);
    in_words(checker.notes.flaws())
}

/// As [`check`], with many questions of every drill posed, plus hints to the author. Existing proofs are reused.
pub fn check_thoroughly(
    folder: Option<&str>,
    files: &Files,
    houses: &HouseLibrary,
    proofs: &mut ProofCache,
) -> Vec<Flaw> {
    let draft = PackDraft::from_files(files);
    let mut flaws = all_draft_flaws(folder, files, &draft, houses);
    let faulty = faulty(&flaws);
    let (shelf, _) = draft.assets.shelf(houses);
    let houses: Vec<&House> = shelf.iter().map(AsRef::as_ref).collect();
    for (file, lesson) in draft.lessons.iter().filter(|(file, _)| !faulty.contains(file)) {
        let Some(text) = files.get(file) else { continue };
        let mut checker = PackChecker::new(file, text, &lesson.title);
        let own = if lesson.houses.is_empty() { draft.pack.as_ref().map(|pack| &pack.houses) } else { None };
        let is_for = |house: &&House| {
            lesson.is_for(&house.id) && own.is_none_or(|own| own.is_empty() || own.contains(&house.id))
        };
        let houses: Vec<&House> = houses.iter().copied().filter(is_for).collect();
        let at_tables = proof::houses_at_tables(lesson, &houses);
        let at_tables: Vec<&House> = at_tables.iter().collect();
        checker.proved(lesson, &at_tables, proofs);
        checker.didactics(lesson, &at_tables, proofs);
        checker.suspicious(lesson, &houses);
        checker.lesson_placeholders(lesson);
        flaws.extend(in_words(checker.notes.flaws()));
    }
    flaws.extend(pack_hints(&draft, files, &faulty));
    flaws.extend(unused::unused(&draft, files, &flaws));
    flaws.sort_by(|one, other| (&one.file, one.place).cmp(&(&other.file, other.place)));
    flaws
}

pub(super) fn all_draft_flaws(
    folder: Option<&str>,
    files: &Files,
    draft: &PackDraft,
    houses: &HouseLibrary,
) -> Vec<Flaw> {
    let mut flaws = draft_flaws(folder, files, draft, houses);
    // Too many files is reported first: the folder is probably no pack.
    if files.len() <= MOST_FILES {
        flaws.extend(pack_voice::flaws(files));
    }
    flaws.sort_by(|one, other| (&one.file, one.place).cmp(&(&other.file, other.place)));
    flaws
}

/// Flaws in a pack's texts, which prevent practice.
pub(super) fn draft_flaws(folder: Option<&str>, files: &Files, draft: &PackDraft, houses: &HouseLibrary) -> Vec<Flaw> {
    let mut flaws = draft.flaws.clone();
    let (scenarios, of_shifts) = draft.shifts(files, houses);
    let (shelf, taken) = draft.assets.shelf(houses);
    flaws.extend(taken);
    let houses: Vec<&House> = shelf.iter().map(AsRef::as_ref).collect();
    let languages = draft.pack.as_ref().map(references::languages_of);
    let reference = languages.as_ref();
    if let (Some(pack), Some(text)) = (&draft.pack, draft.text(files, PACK_FILE)) {
        let mut checker = PackChecker::new(PACK_FILE, text, reference.unwrap_or(&pack.title));
        checker.pack(pack, folder, files);
        checker.pack_references(pack, &houses);
        flaws.extend(draft.to_source_places(PACK_FILE, checker.notes.flaws()));
        // An empty lesson list is reported elsewhere.
        if !draft.is_incomplete(PACK_FILE) && !pack.lessons.is_empty() {
            flaws.extend(unlisted_lessons(pack, files));
        }
    }
    // The ids of all authored questions of the pack.
    let (mut asked, mut texts) = (BTreeSet::new(), 0);
    for (file, lesson) in &draft.lessons {
        let Some(text) = draft.text(files, file) else { continue };
        let mut checker = PackChecker::new(file, text, reference.unwrap_or(&lesson.title));
        checker.assets = PageAssets::from_draft(draft);
        checker.asked = std::mem::take(&mut asked);
        checker.lessons = draft.other_lesson_names(file);
        checker.sets.clone_from(&draft.assets.sets);
        if lesson.has_shift() {
            checker.scenarios = PackScenarios { own: scenarios.clone(), houses: shelf.clone() };
        }
        if let Some(pack) = &draft.pack {
            checker.prerequisites_exist(pack, lesson, &draft.lessons);
        }
        // A lesson without houses inherits those of the pack.
        let of_pack = draft.pack.as_ref().map(|pack| &pack.houses).filter(|_| lesson.houses.is_empty());
        let is_for = |house: &&House| of_pack.is_none_or(|own| own.is_empty() || own.contains(&house.id));
        let here: Vec<&House> = houses.iter().copied().filter(is_for).collect();
        checker.lesson(lesson, &here);
        asked = std::mem::take(&mut checker.asked);
        texts += checker.texts;
        flaws.extend(draft.to_source_places(file, checker.notes.flaws()));
    }
    flaws.extend(assets::glossary_flaws(draft, files, reference));
    flaws.extend(of_shifts);
    references::drop_unlisted_languages(&mut flaws, draft.pack.as_ref());
    references::merge_missing_language(&mut flaws, texts, files);
    references::drop_consequential(&mut flaws, files, draft);
    flaws.sort_by(|one, other| (&one.file, one.place).cmp(&(&other.file, other.place)));
    in_words(flaws)
}

fn unlisted_lessons(pack: &PackFile, files: &Files) -> Vec<PackFlaw> {
    let listed: BTreeSet<String> = pack.lessons.iter().map(|name| file_of(name)).collect();
    let strays = files.keys().filter(|file| is_lesson(file) && !listed.contains(*file));
    strays
        .map(|file| {
            let name = file.strip_suffix(".ron").unwrap_or(file);
            PackFlaw::for_file(file, PackProblem::StrayLesson(name.to_owned()))
        })
        .collect()
}

struct PackChecker<'a> {
    notes: PackFlawCollector<'a>,
    text: &'a str,
    /// Defines the languages that every text of the pack must have.
    reference: &'a super::LocalizedText,
    assets: PageAssets,
    /// Ids of authored questions so far, in this and earlier files.
    asked: BTreeSet<String>,
    /// Names of the other lessons of the pack, as used in `after`.
    lessons: Vec<String>,
    sets: ChipSets,
    scenarios: PackScenarios,
    /// Number of texts checked, each in all its languages.
    texts: usize,
}

impl<'a> PackChecker<'a> {
    fn new(file: &'a str, text: &'a str, reference: &'a super::LocalizedText) -> Self {
        Self {
            notes: PackFlawCollector::new(file, text),
            reference,
            asked: BTreeSet::new(),
            text,
            sets: ChipSets::default(),
            scenarios: PackScenarios::default(),
            texts: 0,
            assets: PageAssets::default(),
            lessons: Vec::new(),
        }
    }

    fn pack(&mut self, pack: &PackFile, folder: Option<&str>, files: &Files) {
        if [FREE_PRACTICE, TODAYS_PRACTICE].contains(&pack.id.as_str()) {
            self.notes.flaw("id", text!("flaw-pack-id-taken", found = Fact::Text(pack.id.clone())));
        } else if is_device_name(&pack.id) {
            self.notes.flaw("id", text!("flaw-id-device", found = Fact::Text(pack.id.clone())));
        } else if self.is_id("id", &pack.id, folder.filter(|folder| is_id(folder)))
            && let Some(folder) = folder.filter(|folder| *folder != pack.id)
        {
            let what = text!(
                "flaw-pack-id-differs",
                folder = Fact::Text(folder.to_owned()),
                found = Fact::Text(pack.id.clone())
            );
            self.notes.flaw("id", what);
        }
        self.version(pack.version);
        self.notes.check_signs();
        self.notes.check_line_breaks();
        self.text("title", &pack.title, texts::TITLE);
        self.text("about", &pack.about, texts::SENTENCES);
        if pack.lessons.is_empty() {
            self.notes.flaw("lessons", text!("flaw-pack-no-lessons"));
        }
        self.has_duplicates("lessons");
        let listed: BTreeSet<&str> = pack.lessons.iter().map(String::as_str).collect();
        let there = files.keys().filter(|file| is_lesson(file)).filter_map(|file| file.strip_suffix(".ron"));
        let unlisted: Vec<&str> = there.filter(|name| !listed.contains(name)).collect();
        for (index, name) in pack.lessons.iter().enumerate() {
            let path = format!("lessons.{index}");
            if id_of(name).is_none() {
                let by_id = || unlisted.iter().copied().find(|other| id_of(other) == Some(name));
                let meant = nearest(name, unlisted.iter().copied()).or_else(by_id).map(ToOwned::to_owned);
                self.notes.flaw(&path, PackProblem::LessonName { name: name.clone(), meant });
            } else if !files.has_text(&file_of(name)) {
                let meant = nearest(name, unlisted.iter().copied()).map(ToOwned::to_owned);
                self.notes.flaw(&path, PackProblem::LessonMissing { name: name.clone(), meant });
            }
        }
        self.duplicate_lesson_ids(&pack.lessons);
    }

    /// Journals would treat `01-naturals` and `02-naturals` as one lesson.
    fn duplicate_lesson_ids(&mut self, names: &[String]) {
        let mut earlier: BTreeMap<&str, &str> = BTreeMap::new();
        for (index, name) in names.iter().enumerate() {
            let Some(id) = id_of(name) else { continue };
            // The same name listed twice is a different flaw.
            if earlier.insert(id, name).is_some_and(|earlier| earlier != name) {
                let what = text!("flaw-lesson-id-twice", found = Fact::Text(id.to_owned()));
                self.notes.flaw(&format!("lessons.{index}"), what);
            }
        }
    }

    /// Reports a malformed id, with the expected one if known.
    fn is_id(&mut self, path: &str, id: &str, expected: Option<&str>) -> bool {
        let is = is_id(id);
        if !is {
            let plain = slug(id, LONGEST_ID);
            let meant = expected.or(Some(&plain)).filter(|meant| !meant.is_empty()).map(ToOwned::to_owned);
            self.notes.flaw(path, PackProblem::IdForm { id: id.to_owned(), meant });
        }
        is
    }

    fn version(&mut self, version: u32) {
        if version == 0 {
            self.notes.flaw("version", text!("flaw-version-nought"));
        }
    }

    /// Reports duplicate entries of a list; true if there are any.
    fn has_duplicates(&mut self, path: &str) -> bool {
        let mut twice = Vec::new();
        // Without this check a missing list would report its neighbours.
        let Some(node) = self.notes.spans().find(path) else { return false };
        node.visit(&mut |list: &Node| {
            let entries = list.children.iter().filter(|child| child.key.is_none());
            let mut seen = BTreeSet::new();
            twice.extend(
                entries
                    .filter(|entry| !seen.insert(node_source(entry)))
                    .map(|entry| (entry.range(), node_source(entry))),
            );
        });
        let found_one = !twice.is_empty();
        for (place, found) in twice {
            self.notes.flaw_at(place, text!("flaw-listed-twice", found = Fact::Text(truncate(&found))));
        }
        found_one
    }
}

/// A scalar as written in the file.
fn node_source(node: &Node) -> String {
    node.text.clone().unwrap_or_else(|| node.word.clone())
}

fn truncate(text: &str) -> String {
    text.chars().take(LONGEST_ID).collect()
}

/// The id within a lesson's file name: `naturals` of `01-naturals`.
pub(super) fn id_of(name: &str) -> Option<&str> {
    let (number, id) = name.split_once('-')?;
    let is_number = (1..=3).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && is_id(id)).then_some(id)
}
