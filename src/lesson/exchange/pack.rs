//! Builds the files of a pack from imported questions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::i18n::LocalizedText;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, Language};
use crate::syntax::TextPosition;
use crate::syntax::{edit, one_line};

use super::super::Files;
use super::convert::Converter;
use super::ids::{UniqueIds, slug};
use super::item::ItemSection;
use super::notes::{ExchangeNotes, excerpt};
use super::{ImportOptions, LessonEntry, ron, sections};

/// Maximum lesson file size produced, in bytes; the reader's limit is four thirds of it.
const LARGEST_LESSON: usize = 180 * 1024;
/// Maximum number of steps per lesson; every page separates two.
const MOST_STEPS: usize = 90;
const MOST_LESSONS: usize = 190;
/// Maximum length of a title.
const LONGEST_TITLE: usize = 80;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PictureFault {
    /// A URL, or outside the file's folder.
    Elsewhere,
    /// Missing or unreadable.
    Missing,
    NotPng,
    TooLarge,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ImportedLessons {
    /// File stem, such as `01-the-naturals`, and text.
    pub files: Vec<(String, String)>,
    /// Pictures by path inside the pack.
    pub pictures: Vec<(String, Arc<[u8]>)>,
    pub languages: Vec<Language>,
    /// Number of questions, examples and pages.
    pub entries: usize,
    pub notes: Vec<ExchangeNotes>,
}

/// Contents of the pack that receives the lessons.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ExistingPack {
    pub lessons: Vec<String>,
    pub questions: Vec<String>,
    /// Empty for a new pack.
    pub languages: Vec<Language>,
    /// Pictures by path inside the pack.
    pub pictures: BTreeMap<String, Arc<[u8]>>,
}

struct ImportedFile {
    name: String,
    sections: Vec<ItemSection>,
    notes: ExchangeNotes,
}

pub struct Importer<'a> {
    reading: ImportOptions<'a>,
    /// Houses of the lessons; empty for all.
    houses: Vec<String>,
    came: Vec<ImportedFile>,
}

/// Loads a picture by its path, relative to the file that names it.
pub type LoadPicture<'p> = dyn FnMut(&str, &str) -> Result<Arc<[u8]>, PictureFault> + 'p;

impl<'a> Importer<'a> {
    /// `houses` restricts the lessons; empty for all.
    pub const fn new(reading: ImportOptions<'a>, houses: Vec<String>) -> Self {
        Self { reading, houses, came: Vec::new() }
    }

    /// Reads a file. An unreadable one becomes a note.
    pub fn add(&mut self, name: &str, bytes: &[u8]) {
        let mut notes = ExchangeNotes::new(name);
        let sections = sections(name, bytes, &self.reading, &mut notes).unwrap_or_else(|what| {
            notes.omitted(TextPosition { line: 1, column: 1 }, what);
            Vec::new()
        });
        self.came.push(ImportedFile { name: name.to_owned(), sections, notes });
    }

    /// Builds lessons for a pack with these contents.
    pub fn finish(self, beside: &ExistingPack, bring: &mut LoadPicture<'_>) -> ImportedLessons {
        let taken = &beside.lessons;
        let mut languages = languages(&self.came, self.reading.code);
        languages.retain(|language| beside.languages.is_empty() || beside.languages.contains(language));
        languages
            .extend(beside.languages.iter().filter(|other| !languages.contains(other)).copied().collect::<Vec<_>>());
        let mut maker = Converter::new(&languages, self.reading.houses);
        maker.reserve_ids(&beside.questions);
        // No new picture takes the name of another one.
        let pictures = beside.pictures.iter().map(|(file, bytes)| (file.clone(), Arc::clone(bytes))).collect();
        let mut lessons = ImportedLessons { pictures, languages, ..ImportedLessons::default() };
        let mut ids = UniqueIds::default();
        for id in taken {
            let _ = ids.numbered(id, "lesson");
        }
        for ImportedFile { name, sections, notes } in self.came {
            maker.notes = notes;
            let stem = stem(&name).to_owned();
            for section in sections {
                let title = section.title.clone().unwrap_or_else(|| stem.clone());
                let place = section.items.first().map_or(TextPosition { line: 1, column: 1 }, |item| item.place);
                let entries = entries(section, &name, &mut maker, &mut lessons, bring);
                let parts =
                    LessonWriter { maker: &mut maker, ids: &mut ids, houses: &self.houses, file: &name, title: &title };
                parts.write_lessons(entries, place, taken.len(), &mut lessons);
            }
            lessons.notes.push(std::mem::take(&mut maker.notes).in_order());
        }
        lessons.pictures.retain(|(file, _)| !beside.pictures.contains_key(file));
        lessons
    }
}

fn entries(
    section: ItemSection,
    file: &str,
    maker: &mut Converter,
    lessons: &mut ImportedLessons,
    bring: &mut LoadPicture<'_>,
) -> Vec<LessonEntry> {
    let mut entries = Vec::with_capacity(section.items.len());
    for mut item in section.items {
        if let Some(named_picture) = item.scene.picture.take() {
            match picture(&named_picture, file, lessons, bring) {
                Ok(path) => item.scene.picture = Some(path),
                Err(key) => {
                    maker.notes.changed(item.place, Phrase::plain(key).with("picture", excerpt(&named_picture)));
                }
            }
        }
        entries.extend(maker.entry(item));
    }
    entries
}

/// Adds a picture to the pack, once.
fn picture(
    path: &str,
    file: &str,
    lessons: &mut ImportedLessons,
    bring: &mut LoadPicture<'_>,
) -> Result<String, TextKey> {
    let outside = path.contains("..") || path.contains(':') || path.starts_with(['/', '\\']) || path.contains("//");
    let brought = if outside { Err(PictureFault::Elsewhere) } else { bring(file, path) };
    let bytes = brought.map_err(|fault| match fault {
        PictureFault::Elsewhere => text_key!("exchange-picture-elsewhere"),
        PictureFault::Missing => text_key!("exchange-picture-missing"),
        PictureFault::NotPng => text_key!("exchange-picture-not-png"),
        PictureFault::TooLarge => text_key!("exchange-picture-too-large"),
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

struct LessonWriter<'p> {
    maker: &'p mut Converter,
    ids: &'p mut UniqueIds,
    houses: &'p [String],
    file: &'p str,
    title: &'p str,
}

impl LessonWriter<'_> {
    fn write_lessons(
        self,
        mut entries: Vec<LessonEntry>,
        place: TextPosition,
        before: usize,
        lessons: &mut ImportedLessons,
    ) {
        // Text after the last question is dropped.
        let parts = split_into_files(&mut entries);
        let several = parts.len() > 1;
        for (at, part) in parts.into_iter().enumerate() {
            if lessons.files.len() >= MOST_LESSONS {
                let what = text!(
                    "exchange-too-many-lessons",
                    most = Fact::Number(MOST_LESSONS as u64),
                    questions = Fact::Number(part.len() as u64)
                );
                self.maker.notes.omitted(place, what);
                continue;
            }
            if !part.iter().any(|entry| matches!(entry, LessonEntry::Ask(_))) {
                let what = text!("exchange-no-question-here", lesson = excerpt(self.title));
                self.maker.notes.omitted(place, what);
                continue;
            }
            let title = if several { format!("{} ({})", self.title, at + 1) } else { self.title.to_owned() };
            let title: String = one_line(&title).chars().take(LONGEST_TITLE).collect();
            let id = self.ids.numbered(&slug(&title, 40), "questions");
            let number = before + lessons.files.len() + 1;
            let (titles, goal) = self.title_and_goal(&title, &lessons.languages);
            let comment = self.comment();
            let head =
                ron::LessonHeader { comment: &comment, id: &id, title: &titles, goal: &goal, houses: self.houses };
            lessons.files.push((format!("{number:02}-{id}"), ron::lesson(&head, &part)));
            lessons.entries += part.len();
        }
    }

    fn title_and_goal(&self, title: &str, languages: &[Language]) -> (LocalizedText, LocalizedText) {
        let plain = super::markup::without_braces(title.to_owned(), &mut super::markup::LostMarkup::default());
        let titles = LocalizedText::from_languages(languages.iter().map(|language| (*language, plain.clone())));
        (titles, self.maker.texts_of_key(text_key!("exchange-goal")))
    }

    fn comment(&self) -> String {
        self.maker.render(&text!("exchange-comment", file = excerpt(self.file)))
    }
}

/// Splits entries into runs that fit into one file each.
fn split_into_files(entries: &mut Vec<LessonEntry>) -> Vec<Vec<LessonEntry>> {
    let mut parts: Vec<Vec<LessonEntry>> = Vec::new();
    let (mut size, mut steps) = (0, 0);
    for entry in entries.drain(..) {
        // An upper estimate of the size in the file.
        let own = format!("{entry:?}").len() * 2;
        let parts_steps = !matches!(entry, LessonEntry::Ask(_));
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

impl ImportedLessons {
    pub fn pack_file(&self, id: &str, title: &str, houses: &[String]) -> String {
        let title: String = one_line(title).chars().take(LONGEST_TITLE).collect();
        let title = super::markup::without_braces(title, &mut super::markup::LostMarkup::default());
        let titles = LocalizedText::from_languages(self.languages.iter().map(|language| (*language, title.clone())));
        let about = LocalizedText::from_languages(self.languages.iter().map(|language| {
            let words = Catalog::new(*language);
            (*language, words.message(text_key!("exchange-about")))
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

    /// An existing `pack.ron` with these lessons appended; `None` if it has no list of lessons.
    pub fn append_to_list(&self, pack_file: &str) -> Option<String> {
        let mut text = pack_file.to_owned();
        for (name, _) in &self.files {
            text = edit::insert(&text, "lessons", usize::MAX, &edit::quoted(name))?;
        }
        Some(text)
    }

    pub fn as_files(&self, pack_file: String) -> Files {
        let lessons = self.files.iter().map(|(name, text)| (format!("{name}.ron"), text.clone()));
        let mut files: Files = lessons.collect();
        files.insert(super::super::PACK_FILE.to_owned(), pack_file);
        files.pictures = self.pictures.iter().cloned().collect();
        files
    }
}

/// Languages of the texts, the file's own first.
fn languages(came: &[ImportedFile], own: &str) -> Vec<Language> {
    let texts = came.iter().flat_map(|came| &came.sections).flat_map(|section| &section.items).map(|item| &item.text);
    let named: BTreeSet<&str> = texts.flat_map(LocalizedText::languages).collect();
    let spoken = |language: &Language| named.contains(language.code());
    let spoken: Vec<Language> = Language::ALL.into_iter().filter(spoken).collect();
    let own = Language::ALL.into_iter().find(|language| language.code() == own).unwrap_or(Language::English);
    if spoken.is_empty() { vec![own] } else { spoken }
}

fn stem(path: &str) -> &str {
    let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}
