//! Creates packs, lessons, questions, houses and glossaries from templates.

use std::collections::BTreeMap;

use super::form::DefaultValues;
use super::structure::{self, EditOutcome};
use super::{PackDocument, PackPlace, editing};
use crate::app::templates::{LessonKind, PackKind, QuestionKind, Template, TemplateParams, house_copy};
use crate::i18n::phrase::Phrase;
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms, Language};
use crate::lesson::{Files, GLOSSARY_FILE, HOUSE_FOLDER, PACK_FILE, SHIFT_FOLDER};
use crate::rules::house::{HouseId, HouseLibrary, TableSize};
use crate::syntax::Spans;
use crate::syntax::edit::{self, quoted};
use crate::table::scenario::find_built_in;

/// The author, with the language of the window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkshopAuthor {
    /// Empty if unknown.
    pub name: String,
    /// Language of the window and of the comments in templates.
    pub language: Language,
}

/// Author, house and languages of something to create.
#[derive(Debug)]
pub(super) struct Creator<'b> {
    pub(super) writer: &'b WorkshopAuthor,
    pub(super) house: &'b HouseId,
    pub(super) languages: Vec<Language>,
    /// Table sizes of the house; empty where nothing at a table is created.
    pub(super) tables: Vec<TableSize>,
}

impl<'b> Creator<'b> {
    /// Languages that the program does not know are ignored.
    pub(super) fn new(codes: &[String], house: &'b HouseId, writer: &'b WorkshopAuthor) -> Self {
        let known = |language: &Language| codes.iter().any(|code| code == language.code());
        let mut languages: Vec<Language> = Language::ALL.into_iter().filter(known).collect();
        if languages.is_empty() {
            languages.push(writer.language);
        }
        Self { writer, house, languages, tables: Vec::new() }
    }

    fn wanted<'w>(&'w self, id: &'w str, title: &'w str, number: u8) -> TemplateParams<'w> {
        TemplateParams {
            id,
            title,
            author: &self.writer.name,
            house: self.house.as_str(),
            languages: &self.languages,
            window: self.writer.language,
            number,
        }
    }

    pub(super) fn pack(&self, name: &str, kind: PackKind) -> Files {
        let id = editing::id_of(name);
        let mut files: Files = Template::Pack(kind).files(&self.wanted(&id, name, 1)).into_iter().collect();
        if self.writer.name.trim().is_empty()
            && let Some(pack) = files.get_mut(PACK_FILE)
            && let Some(nameless) = edit::unset(pack, "", "author")
        {
            *pack = nameless;
        }
        files
    }

    /// Inserts a lesson after the current one, or at the end.
    pub(super) fn lesson(&self, document: &PackDocument, at: &PackPlace, kind: LessonKind) -> Option<EditOutcome> {
        let id = structure::free_id(document, "lesson");
        let (_, text) = Template::Lesson(kind).files(&self.wanted(&id, &id, 1)).pop()?;
        let languages: Vec<String> = self.languages.iter().map(|language| language.code().to_owned()).collect();
        let shapes = crate::lesson::lesson_shapes();
        let fresh = DefaultValues { shapes: &shapes, languages: &languages };
        let title = fresh.texts(|code| localized(text_key!("workshop-new-lesson-title"), code));
        structure::add_lesson(document, at, &id, edit::replaced(&text, "title", &title)?)
    }

    pub(super) fn question(&self, document: &PackDocument, kind: QuestionKind) -> Option<String> {
        let id = structure::free_question(document);
        let (_, text) = Template::Question(kind).files(&self.wanted(&id, &id, 1)).pop()?;
        Some(text)
    }

    /// A new house, copied from an existing one or blank, which is also added to the houses of the pack.
    pub(super) fn house(&self, document: &PackDocument, from: Option<&HouseId>, name: &str) -> Option<EditOutcome> {
        let id = free_house(document, name)?;
        let wanted = self.wanted(&id, name, 1);
        let own = from.and_then(|from| document.text(&house_file(from.as_str())));
        let (file, text) = match (own, from) {
            (Some(text), _) => house_copy(text, &wanted)?,
            (None, Some(from)) => Template::HouseFrom(from.clone()).files(&wanted).pop()?,
            (None, None) => Template::BlankHouse.files(&wanted).pop()?,
        };
        let mut files = BTreeMap::from([(file.clone(), Some(text))]);
        let pack = document.text(PACK_FILE)?;
        let listed = Spans::parse(pack).find("houses").map_or(0, |list| list.children.len());
        // A pack without a list is for all houses.
        if listed > 0 {
            files.insert(PACK_FILE.to_owned(), Some(edit::insert(pack, "houses", listed, &quoted(&id))?));
        }
        Some(EditOutcome { files, place: PackPlace::File(file) })
    }

    /// `None` if the pack already has one.
    pub(super) fn glossary(&self, document: &PackDocument) -> Option<EditOutcome> {
        if document.text(GLOSSARY_FILE).is_some() {
            return None;
        }
        let files = Template::Glossary.files(&self.wanted("", "", 1)).into_iter();
        let files = files.map(|(file, text)| (file, Some(text))).collect();
        Some(EditOutcome { files, place: PackPlace::File(GLOSSARY_FILE.to_owned()) })
    }

    /// A scenario for the house, with one incident to begin from.
    pub(super) fn scenario(&self, document: &PackDocument) -> Option<EditOutcome> {
        let is_free = |id: &String| document.text(&scenario_file(id)).is_none() && find_built_in(id).is_none();
        let id = (1..=u32::MAX).map(|number| format!("shift-{number}")).find(is_free)?;
        let languages: Vec<String> = self.languages.iter().map(|language| language.code().to_owned()).collect();
        let shapes = crate::lesson::fields::shift_shapes();
        let fresh = DefaultValues { shapes: &shapes, languages: &languages };
        let texts = |key| fresh.texts(|code| localized(key, code)).replace('\n', "\n    ");
        let (title, about) =
            (texts(text_key!("workshop-new-shift-title")), texts(text_key!("workshop-new-shift-about")));
        let sizes = self.tables.iter().map(|size| format!("{size:?}")).collect::<Vec<_>>().join(", ");
        let text = format!(
            "(\n    id: {},\n    title: {title},\n    about: {about},\n    houses: [{}],\n    table: [{sizes}],\n    \
             length: Coups(6),\n    guests: Any(4),\n    limits: (1000, 50000),\n    pace: 50,\n    incidents: [\n        \
             (what: UnderMinimum, at: Coup(2)),\n    ],\n    expects: [\n        (acts: [PutRight(UnderMinimum)]),\n    ],\n)\n",
            quoted(&id),
            quoted(self.house.as_str())
        );
        let file = scenario_file(&id);
        let files = BTreeMap::from([(file.clone(), Some(text))]);
        Some(EditOutcome { files, place: PackPlace::File(file) })
    }
}

fn scenario_file(id: &str) -> String {
    format!("{SHIFT_FOLDER}/{id}.ron")
}

pub(super) fn house_file(id: &str) -> String {
    format!("{HOUSE_FOLDER}/{id}.ron")
}

/// An unused house id derived from the name; `None` if the name has no usable characters.
fn free_house(document: &PackDocument, name: &str) -> Option<String> {
    if name.trim().is_empty() {
        return None;
    }
    let base = editing::id_of(name);
    // A house id begins with a letter.
    let base = if base.starts_with(|first: char| first.is_ascii_lowercase()) { base } else { format!("house-{base}") };
    let built_in = |id: &str| HouseLibrary::built_in_files().any(|(file, _)| file.strip_suffix(".ron") == Some(id));
    let mut ids = std::iter::once(base.clone()).chain((2_u32..).map(|number| format!("{base}-{number}")));
    ids.find(|id| !built_in(id) && document.text(&house_file(id)).is_none())
}

/// A built-in text in this language, or in English if unknown.
fn localized(key: TextKey, code: &str) -> String {
    let language = Language::from_tag(code).unwrap_or(Language::English);
    Catalog::new(language).render(&Phrase::plain(key), &HouseTerms::default())
}
