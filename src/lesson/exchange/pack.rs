//! The files of a pack, made of what came in.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::rules::flaw::Place;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::ron_text::edit;
use crate::rules::texts::Texts;
use crate::words::{Language, Words};

use super::super::Files;
use super::ids::{Ids, slug};
use super::item::Section;
use super::making::Maker;
use super::notes::{Notes, named};
use super::{Entry, Reading, ron, sections};

/// No lesson file is made larger, in bytes: a file of a pack is no larger than four thirds of this.
const LARGEST_LESSON: usize = 180 * 1024;
/// A lesson has no more steps; every description parts two of them.
const MOST_STEPS: usize = 90;
/// A pack has no more lessons out of one import.
const MOST_LESSONS: usize = 190;
/// A title has no more letters.
const LONGEST_TITLE: usize = 80;

/// Why a picture does not come along.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PictureFault {
    /// It is an address, or lies outside the folder of the file.
    Elsewhere,
    /// It is not there, or cannot be read.
    Missing,
    /// It is no PNG.
    NotPng,
    /// It is too large.
    TooLarge,
}

/// Lessons made of what came in.
#[derive(Debug, Default)]
pub struct Lessons {
    /// The name of each file without its ending, `01-the-naturals`, with its text.
    pub files: Vec<(String, String)>,
    /// The pictures they show, by their path inside the pack.
    pub pictures: Vec<(String, Arc<[u8]>)>,
    /// The languages of their texts.
    pub languages: Vec<Language>,
    /// How many questions, examples and pages there are in all.
    pub entries: usize,
    /// What there is to say of each file that came in, in their order.
    pub notes: Vec<Notes>,
}

/// What there is in a pack to which lessons are added.
#[derive(Debug, Default)]
pub struct Beside {
    /// The identifiers of its lessons.
    pub lessons: Vec<String>,
    /// The identifiers of its questions.
    pub questions: Vec<String>,
    /// The languages of its texts; empty for a new pack.
    pub languages: Vec<Language>,
}

/// A file that came in and was read.
struct Came {
    name: String,
    sections: Vec<Section>,
    notes: Notes,
}

/// Takes files in and makes lessons of them.
pub struct Importer<'a> {
    reading: Reading<'a>,
    /// The ids of the houses the lessons are for; empty for all.
    houses: Vec<String>,
    came: Vec<Came>,
}

/// Brings a picture by its path beside the file that names it.
pub type Bring<'p> = dyn FnMut(&str, &str) -> Result<Arc<[u8]>, PictureFault> + 'p;

impl<'a> Importer<'a> {
    /// An importer of files in this language; the lessons are for these houses, or for all.
    #[must_use]
    pub const fn new(reading: Reading<'a>, houses: Vec<String>) -> Self {
        Self { reading, houses, came: Vec::new() }
    }

    /// Takes a file in. What cannot be read at all is a note at its beginning.
    pub fn add(&mut self, name: &str, bytes: &[u8]) {
        let mut notes = Notes::on(name);
        let sections = sections(name, bytes, &self.reading, &mut notes).unwrap_or_else(|what| {
            notes.left(Place { line: 1, column: 1 }, what);
            Vec::new()
        });
        self.came.push(Came { name: name.to_owned(), sections, notes });
    }

    /// The lessons, to stand beside what there is in the pack already.
    #[must_use]
    pub fn finish(self, beside: &Beside, bring: &mut Bring<'_>) -> Lessons {
        let taken = &beside.lessons;
        let mut languages = languages(&self.came, self.reading.code);
        languages.retain(|language| beside.languages.is_empty() || beside.languages.contains(language));
        languages
            .extend(beside.languages.iter().filter(|other| !languages.contains(other)).copied().collect::<Vec<_>>());
        let mut maker = Maker::new(&languages, self.reading.houses);
        maker.take(&beside.questions);
        let mut lessons = Lessons { languages, ..Lessons::default() };
        let mut ids = Ids::default();
        for id in taken {
            let _ = ids.count_on(id, "lesson");
        }
        for Came { name, sections, notes } in self.came {
            maker.notes = notes;
            let stem = stem(&name).to_owned();
            for section in sections {
                let title = section.title.clone().unwrap_or_else(|| stem.clone());
                let place = section.items.first().map_or(Place { line: 1, column: 1 }, |item| item.place);
                let entries = entries(section, &name, &mut maker, &mut lessons, bring);
                let parts =
                    Parts { maker: &mut maker, ids: &mut ids, houses: &self.houses, file: &name, title: &title };
                parts.lay(entries, place, taken.len(), &mut lessons);
            }
            lessons.notes.push(std::mem::take(&mut maker.notes).in_order());
        }
        lessons
    }
}

/// The entries of a section, with the pictures they show.
fn entries(
    section: Section,
    file: &str,
    maker: &mut Maker,
    lessons: &mut Lessons,
    bring: &mut Bring<'_>,
) -> Vec<Entry> {
    let mut entries = Vec::with_capacity(section.items.len());
    for mut item in section.items {
        if let Some(named_picture) = item.scene.picture.take() {
            match picture(&named_picture, file, lessons, bring) {
                Ok(path) => item.scene.picture = Some(path),
                Err(key) => {
                    maker.notes.changed(item.place, Phrase::plain(key).with("picture", named(&named_picture)));
                }
            }
        }
        entries.extend(maker.entry(item));
    }
    entries
}

/// Brings a picture into the pack, once.
fn picture(path: &str, file: &str, lessons: &mut Lessons, bring: &mut Bring<'_>) -> Result<String, &'static str> {
    let outside = path.contains("..") || path.contains(':') || path.starts_with(['/', '\\']) || path.contains("//");
    let brought = if outside { Err(PictureFault::Elsewhere) } else { bring(file, path) };
    let bytes = brought.map_err(|fault| match fault {
        PictureFault::Elsewhere => "exchange-picture-elsewhere",
        PictureFault::Missing => "exchange-picture-missing",
        PictureFault::NotPng => "exchange-picture-not-png",
        PictureFault::TooLarge => "exchange-picture-too-large",
    })?;
    let name = slug(stem(path), 40);
    let name = if name.is_empty() { format!("picture-{:08x}", crc32fast::hash(&bytes)) } else { name };
    let mut own = format!("pictures/{name}.png");
    if lessons.pictures.iter().any(|(other, held)| *other == own && **held != *bytes) {
        own = format!("pictures/{name}-{:08x}.png", crc32fast::hash(&bytes));
    }
    if !lessons.pictures.iter().any(|(other, _)| *other == own) {
        lessons.pictures.push((own.clone(), bytes));
    }
    Ok(own)
}

/// Lays entries out over as many lessons as they need.
struct Parts<'p> {
    maker: &'p mut Maker,
    ids: &'p mut Ids,
    houses: &'p [String],
    file: &'p str,
    title: &'p str,
}

impl Parts<'_> {
    fn lay(self, mut entries: Vec<Entry>, place: Place, before: usize, lessons: &mut Lessons) {
        // Words to read after the last question belong to nothing.
        let parts = chunks(&mut entries);
        let several = parts.len() > 1;
        for (at, part) in parts.into_iter().enumerate() {
            if lessons.files.len() >= MOST_LESSONS {
                let what = Phrase::plain("exchange-too-many-lessons").with("most", Fact::Number(MOST_LESSONS as u64));
                self.maker.notes.left(place, what.with("questions", Fact::Number(part.len() as u64)));
                continue;
            }
            if !part.iter().any(|entry| matches!(entry, Entry::Ask(_))) {
                let what = Phrase::plain("exchange-no-question-here").with("lesson", named(self.title));
                self.maker.notes.left(place, what);
                continue;
            }
            let title = if several { format!("{} ({})", self.title, at + 1) } else { self.title.to_owned() };
            let title: String = title.chars().take(LONGEST_TITLE).collect();
            let id = self.ids.count_on(&slug(&title, 40), "questions");
            let number = before + lessons.files.len() + 1;
            let (titles, goal) = self.told(&title, &lessons.languages);
            let comment = self.comment();
            let head = ron::Head { comment: &comment, id: &id, title: &titles, goal: &goal, houses: self.houses };
            lessons.files.push((format!("{number:02}-{id}"), ron::lesson(&head, &part)));
            lessons.entries += part.len();
        }
    }

    /// The title and the goal in each language.
    fn told(&self, title: &str, languages: &[Language]) -> (Texts, Texts) {
        let plain = super::markup::without_braces(title.to_owned(), &mut super::markup::Lost::default());
        let titles = Texts::of(languages.iter().map(|language| (*language, plain.clone())));
        (titles, self.maker.key("exchange-goal"))
    }

    fn comment(&self) -> String {
        self.maker.say(&Phrase::plain("exchange-comment").with("file", named(self.file)))
    }
}

/// Entries in runs that fit into one file each.
fn chunks(entries: &mut Vec<Entry>) -> Vec<Vec<Entry>> {
    let mut parts: Vec<Vec<Entry>> = Vec::new();
    let (mut size, mut steps) = (0, 0);
    for entry in entries.drain(..) {
        // As it will stand in the file, a little more than less.
        let own = format!("{entry:?}").len() * 2;
        let parts_steps = !matches!(entry, Entry::Ask(_));
        steps += if parts_steps { 2 } else { 0 };
        if parts.is_empty() || size + own > LARGEST_LESSON || steps > MOST_STEPS {
            parts.push(Vec::new());
            (size, steps) = (0, 0);
        }
        size += own;
        if let Some(last) = parts.last_mut() {
            last.push(entry);
        }
    }
    parts
}

impl Lessons {
    /// `pack.ron` of a new pack.
    #[must_use]
    pub fn pack_file(&self, id: &str, title: &str, houses: &[String]) -> String {
        let title: String = title.chars().take(LONGEST_TITLE).collect();
        let title = super::markup::without_braces(title, &mut super::markup::Lost::default());
        let titles = Texts::of(self.languages.iter().map(|language| (*language, title.clone())));
        let about = Texts::of(self.languages.iter().map(|language| {
            let words = Words::of(*language);
            (*language, words.key("exchange-about"))
        }));
        let listed: Vec<String> =
            self.files.iter().map(|(name, _)| format!("        {},", edit::quoted(name))).collect();
        let mut lines = vec![
            "(".to_owned(),
            format!("    id: {},", edit::quoted(id)),
            "    version: 1,".to_owned(),
            format!("    title: {},", ron::texts(&titles)),
            format!("    about: {},", ron::texts(&about)),
        ];
        if !houses.is_empty() {
            lines.push(format!("    houses: {},", ron::list(houses.iter().map(|house| edit::quoted(house)))));
        }
        lines.push("    lessons: [".to_owned());
        lines.extend(listed);
        lines.extend(["    ],", ")", ""].map(str::to_owned));
        lines.join("\n")
    }

    /// `pack.ron` as it was, with these lessons behind its own; nothing where it has no list of lessons.
    #[must_use]
    pub fn listed_in(&self, pack_file: &str) -> Option<String> {
        let mut text = pack_file.to_owned();
        for (name, _) in &self.files {
            text = edit::insert(&text, "lessons", usize::MAX, &edit::quoted(name))?;
        }
        Some(text)
    }

    /// All its files as a pack's.
    #[must_use]
    pub fn as_files(&self, pack_file: String) -> Files {
        let lessons = self.files.iter().map(|(name, text)| (format!("{name}.ron"), text.clone()));
        let mut files: Files = lessons.collect();
        files.insert(super::super::PACK_FILE.to_owned(), pack_file);
        files.pictures = self.pictures.iter().cloned().collect();
        files
    }
}

/// The languages in which something is said, the file's own first.
fn languages(came: &[Came], own: &str) -> Vec<Language> {
    let texts = came.iter().flat_map(|came| &came.sections).flat_map(|section| &section.items).map(|item| &item.text);
    let named: BTreeSet<&str> = texts.flat_map(Texts::languages).collect();
    let spoken = |language: &Language| named.contains(language.code());
    let spoken: Vec<Language> = Language::ALL.into_iter().filter(spoken).collect();
    let own = Language::ALL.into_iter().find(|language| language.code() == own).unwrap_or(Language::English);
    if spoken.is_empty() { vec![own] } else { spoken }
}

/// The name of a file without folders and ending.
fn stem(path: &str) -> &str {
    let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}
