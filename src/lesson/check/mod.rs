//! Checks a pack beyond its syntax. Every claim is proved against the referee in every house of the lesson.

mod brings;
mod culprit;
mod example;
mod fitting;
mod lesson;
mod odd;
mod pages;
mod proof;
mod references;
mod teaching;
mod texts;
mod unused;
mod unwritten;
mod written_out;

use self::pages::Shelved;

pub use self::fitting::Unfit;
pub use self::lesson::objection;
pub(super) use self::lesson::with_its_range;
pub use self::proof::{Proof, Proofs, Unproved};
pub use self::written_out::objections;

use std::collections::{BTreeMap, BTreeSet};

use super::exchange::slug;
use super::read::{Draft, MOST_FILES, PACK_FILE, PackFile, at_start, file_of, is_lesson};
use super::{FREE_PRACTICE, Files, TODAYS_PRACTICE, recorded};
use crate::rules::chips::ChipSet;
use crate::rules::flaw::Flaw;
use crate::rules::house::{House, Shelf};
use crate::rules::near::nearest;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::ron_text::{Node, Notes};

/// Maximum number of mixed drills compared with one another.
const MOST_MIXED: usize = 100;
const LONGEST_ID: usize = 64;

/// All flaws of a pack in file and line order. `folder`, if known, must equal the pack's id. Flaws name files as
/// `files` does.
pub fn check(folder: Option<&str>, files: &Files, houses: &Shelf) -> Vec<Flaw> {
    all_flaws_of(folder, files, &Draft::of(files), houses)
}

/// As [`check`], plus hints to the author that need no posed questions.
pub fn at_a_glance(folder: Option<&str>, files: &Files, houses: &Shelf) -> Vec<Flaw> {
    let draft = Draft::of(files);
    let mut flaws = all_flaws_of(folder, files, &draft, houses);
    let faulty = faulty(&flaws);
    for (file, lesson) in draft.lessons.iter().filter(|(file, _)| !faulty.contains(file)) {
        let Some(text) = files.get(file) else { continue };
        let mut checker = Checker::new(file, text, &lesson.title);
        checker.lesson_unwritten(lesson);
        flaws.extend(checker.notes.flaws());
    }
    flaws.extend(of_pack_at_a_glance(&draft, files, &faulty));
    flaws.sort_by(|one, other| (&one.file, one.place).cmp(&(&other.file, other.place)));
    flaws
}

fn faulty(flaws: &[Flaw]) -> BTreeSet<String> {
    flaws.iter().filter(|flaw| flaw.is_fault()).map(|flaw| flaw.file.clone()).collect()
}

fn of_pack_at_a_glance(draft: &Draft, files: &Files, faulty: &BTreeSet<String>) -> Vec<Flaw> {
    let text = files.get(PACK_FILE).filter(|_| !faulty.contains(PACK_FILE));
    let (Some(pack), Some(text)) = (&draft.pack, text) else { return Vec::new() };
    let mut checker = Checker::new(PACK_FILE, text, &pack.title);
    checker.languages_unsaid(pack);
    checker.pack_unwritten(pack);
    checker.notes.flaws()
}

/// As [`check`], with many questions of every drill posed, plus hints to the author. Existing proofs are reused.
pub fn thorough(folder: Option<&str>, files: &Files, houses: &Shelf, proofs: &mut Proofs) -> Vec<Flaw> {
    let draft = Draft::of(files);
    let mut flaws = all_flaws_of(folder, files, &draft, houses);
    let faulty = faulty(&flaws);
    let (shelf, _) = draft.brought.shelf(houses);
    let houses: Vec<&House> = shelf.iter().map(AsRef::as_ref).collect();
    for (file, lesson) in draft.lessons.iter().filter(|(file, _)| !faulty.contains(file)) {
        let Some(text) = files.get(file) else { continue };
        let mut checker = Checker::new(file, text, &lesson.title);
        let own = if lesson.houses.is_empty() { draft.pack.as_ref().map(|pack| &pack.houses) } else { None };
        let is_for = |house: &&House| {
            lesson.is_for(&house.id) && own.is_none_or(|own| own.is_empty() || own.contains(&house.id))
        };
        let houses: Vec<&House> = houses.iter().copied().filter(is_for).collect();
        checker.proved(lesson, &houses, proofs);
        checker.teaching(lesson, &houses, proofs);
        checker.odd(lesson, &houses);
        checker.lesson_unwritten(lesson);
        flaws.extend(checker.notes.flaws());
    }
    flaws.extend(of_pack_at_a_glance(&draft, files, &faulty));
    flaws.extend(unused::unused(&draft, files, &flaws));
    flaws.sort_by(|one, other| (&one.file, one.place).cmp(&(&other.file, other.place)));
    flaws
}

pub(super) fn all_flaws_of(folder: Option<&str>, files: &Files, draft: &Draft, houses: &Shelf) -> Vec<Flaw> {
    let mut flaws = flaws_of(folder, files, draft, houses);
    // Too many files is reported first: the folder is probably no pack.
    if files.len() <= MOST_FILES {
        flaws.extend(recorded::flaws(files));
    }
    flaws.sort_by(|one, other| (&one.file, one.place).cmp(&(&other.file, other.place)));
    flaws
}

/// Flaws in a pack's texts, which prevent practice.
pub(super) fn flaws_of(folder: Option<&str>, files: &Files, draft: &Draft, houses: &Shelf) -> Vec<Flaw> {
    let mut flaws = draft.flaws.clone();
    let (shelf, taken) = draft.brought.shelf(houses);
    flaws.extend(taken);
    let houses: Vec<&House> = shelf.iter().map(AsRef::as_ref).collect();
    let languages = draft.pack.as_ref().map(references::languages_of);
    let reference = languages.as_ref();
    if let (Some(pack), Some(text)) = (&draft.pack, draft.text(files, PACK_FILE)) {
        let mut checker = Checker::new(PACK_FILE, text, reference.unwrap_or(&pack.title));
        checker.pack(pack, folder, files);
        checker.of_pack(pack, &houses);
        flaws.extend(draft.back(PACK_FILE, checker.notes.flaws()));
        // An empty lesson list is reported elsewhere.
        if !draft.lacks(PACK_FILE) && !pack.lessons.is_empty() {
            flaws.extend(strays(pack, files));
        }
    }
    // The ids of all authored questions of the pack.
    let (mut asked, mut texts) = (BTreeSet::new(), 0);
    for (file, lesson) in &draft.lessons {
        let Some(text) = draft.text(files, file) else { continue };
        let mut checker = Checker::new(file, text, reference.unwrap_or(&lesson.title));
        checker.shelved = Shelved::of(draft);
        checker.asked = std::mem::take(&mut asked);
        checker.lessons = draft.names_besides(file);
        checker.sets.clone_from(&draft.brought.sets);
        if let Some(pack) = &draft.pack {
            checker.comes_after(pack, lesson, &draft.lessons);
        }
        // A lesson without houses inherits those of the pack.
        let of_pack = draft.pack.as_ref().map(|pack| &pack.houses).filter(|_| lesson.houses.is_empty());
        let is_for = |house: &&House| of_pack.is_none_or(|own| own.is_empty() || own.contains(&house.id));
        let here: Vec<&House> = houses.iter().copied().filter(is_for).collect();
        checker.lesson(lesson, &here);
        asked = std::mem::take(&mut checker.asked);
        texts += checker.texts;
        flaws.extend(draft.back(file, checker.notes.flaws()));
    }
    flaws.extend(brings::glossary(draft, files, reference));
    references::without_what_is_left_aside(&mut flaws, draft.pack.as_ref());
    references::language_of_all_lessons(&mut flaws, texts, files);
    references::without_echoes(&mut flaws, files, draft);
    flaws.sort_by(|one, other| (&one.file, one.place).cmp(&(&other.file, other.place)));
    flaws
}

fn strays(pack: &PackFile, files: &Files) -> Vec<Flaw> {
    let listed: BTreeSet<String> = pack.lessons.iter().map(|name| file_of(name)).collect();
    let strays = files.keys().filter(|file| is_lesson(file) && !listed.contains(*file));
    strays
        .map(|file| {
            let name = file.strip_suffix(".ron").unwrap_or(file);
            at_start(file, Phrase::plain("flaw-pack-stray-file").with("name", Fact::Text(name.to_owned())))
        })
        .collect()
}

struct Checker<'a> {
    notes: Notes<'a>,
    text: &'a str,
    /// Defines the languages that every text of the pack must have.
    reference: &'a super::Texts,
    shelved: Shelved,
    /// Ids of authored questions so far, in this and earlier files.
    asked: BTreeSet<String>,
    /// Names of the other lessons of the pack, as used in `after`.
    lessons: Vec<String>,
    sets: Vec<&'static ChipSet>,
    /// Number of texts checked, each in all its languages.
    texts: usize,
}

impl<'a> Checker<'a> {
    fn new(file: &'a str, text: &'a str, reference: &'a super::Texts) -> Self {
        Self {
            notes: Notes::of(file, text),
            reference,
            asked: BTreeSet::new(),
            text,
            sets: Vec::new(),
            texts: 0,
            shelved: Shelved::default(),
            lessons: Vec::new(),
        }
    }

    fn pack(&mut self, pack: &PackFile, folder: Option<&str>, files: &Files) {
        if [FREE_PRACTICE, TODAYS_PRACTICE].contains(&pack.id.as_str()) {
            self.notes.flaw("id", Phrase::plain("flaw-pack-id-taken").with("found", Fact::Text(pack.id.clone())));
        } else if self.is_id("id", &pack.id, folder.filter(|folder| is_id(folder)))
            && let Some(folder) = folder.filter(|folder| *folder != pack.id)
        {
            let what = Phrase::plain("flaw-pack-id-differs").with("folder", Fact::Text(folder.to_owned()));
            self.notes.flaw("id", what.with("found", Fact::Text(pack.id.clone())));
        }
        self.version(pack.version);
        self.text("title", &pack.title, texts::TITLE);
        self.text("about", &pack.about, texts::SENTENCES);
        if pack.lessons.is_empty() {
            self.notes.flaw("lessons", Phrase::plain("flaw-pack-no-lessons"));
        }
        self.nothing_twice("lessons");
        let listed: BTreeSet<&str> = pack.lessons.iter().map(String::as_str).collect();
        let there = files.keys().filter(|file| is_lesson(file)).filter_map(|file| file.strip_suffix(".ron"));
        let unlisted: Vec<&str> = there.filter(|name| !listed.contains(name)).collect();
        for (index, name) in pack.lessons.iter().enumerate() {
            let path = format!("lessons.{index}");
            let found = || Fact::Text(name.clone());
            if id_of(name).is_none() {
                let by_id = || unlisted.iter().copied().find(|other| id_of(other) == Some(name));
                let meant = nearest(name, unlisted.iter().copied()).or_else(by_id);
                let what = Phrase::plain("flaw-pack-lesson-name").with("found", found());
                self.notes.flaw(&path, what.meant_text(meant));
            } else if !files.contains_key(&file_of(name)) {
                let what = Phrase::plain("flaw-pack-lesson-missing").with("found", found());
                self.notes.flaw(&path, what.meant_text(nearest(name, unlisted.iter().copied())));
            }
        }
        self.no_lesson_id_twice(&pack.lessons);
    }

    /// Journals would treat `01-naturals` and `02-naturals` as one lesson.
    fn no_lesson_id_twice(&mut self, names: &[String]) {
        let mut earlier: BTreeMap<&str, &str> = BTreeMap::new();
        for (index, name) in names.iter().enumerate() {
            let Some(id) = id_of(name) else { continue };
            // The same name listed twice is a different flaw.
            if earlier.insert(id, name).is_some_and(|earlier| earlier != name) {
                let what = Phrase::plain("flaw-lesson-id-twice").with("found", Fact::Text(id.to_owned()));
                self.notes.flaw(&format!("lessons.{index}"), what);
            }
        }
    }

    /// Reports a malformed id, with the expected one if known.
    fn is_id(&mut self, path: &str, id: &str, expected: Option<&str>) -> bool {
        let is = is_id(id);
        if !is {
            let plain = slug(id, LONGEST_ID);
            let meant = expected.or(Some(&plain)).filter(|meant| !meant.is_empty());
            let what = Phrase::plain("flaw-id-form").with("found", Fact::Text(cut(id)));
            self.notes.flaw(path, what.meant_text(meant));
        }
        is
    }

    fn version(&mut self, version: u32) {
        if version == 0 {
            self.notes.flaw("version", Phrase::plain("flaw-version-nought"));
        }
    }

    /// Reports duplicate entries of a list; true if there are any.
    fn nothing_twice(&mut self, path: &str) -> bool {
        let mut twice = Vec::new();
        // Without this check a missing list would report its neighbours.
        let Some(node) = self.notes.spans().find(path) else { return false };
        node.visit(&mut |list: &Node| {
            let entries = list.children.iter().filter(|child| child.key.is_none());
            let mut seen = BTreeSet::new();
            twice.extend(
                entries.filter(|entry| !seen.insert(written(entry))).map(|entry| (entry.range(), written(entry))),
            );
        });
        let found_one = !twice.is_empty();
        for (place, found) in twice {
            self.notes.flaw_at(place, Phrase::plain("flaw-listed-twice").with("found", Fact::Text(cut(&found))));
        }
        found_one
    }
}

/// A scalar as written in the file.
fn written(node: &Node) -> String {
    node.text.clone().unwrap_or_else(|| node.word.clone())
}

fn cut(text: &str) -> String {
    text.chars().take(LONGEST_ID).collect()
}

/// The id within a lesson's file name: `naturals` of `01-naturals`.
pub(super) fn id_of(name: &str) -> Option<&str> {
    let (number, id) = name.split_once('-')?;
    let is_number = (1..=3).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && is_id(id)).then_some(id)
}

/// Lower-case letters and digits, words joined by single hyphens.
pub fn is_id(id: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    id.len() <= LONGEST_ID && id.split('-').all(is_word)
}
