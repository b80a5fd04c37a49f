//! Questions of other programs imported into the open pack: read, shown with all that was changed or left out, accepted
//! as one step.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use super::structure::{id_of, question_ids};
use super::tree::{self, lessons};
use super::{PackEditor, PackPlace, WorkshopEffect};
use crate::i18n::Language;
use crate::i18n::phrase::Phrase;
use crate::lesson::exchange::{ExistingPack, ImportedLessons};
use crate::lesson::{LocalizedText, PACK_FILE};
use crate::rules::house::{House, HouseLibrary};
use crate::syntax::Spans;
use crate::syntax::edit::{self, quoted};

/// A question file, and how it is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionFile {
    pub path: PathBuf,
    /// Code of its language.
    pub language: String,
    /// Every row of a table is a coup.
    pub as_coups: bool,
}

/// A question file with the pack that it is imported into.
#[derive(Debug, Clone, PartialEq)]
pub struct ImportJob {
    /// Number of the request.
    pub number: u64,
    pub file: QuestionFile,
    /// Houses in which the questions must hold.
    pub houses: Vec<Arc<House>>,
    pub beside: ExistingPack,
}

#[derive(Debug)]
pub struct QuestionImport {
    /// Number of the request; replies to earlier ones come too late.
    pub(super) number: u64,
    pub file: QuestionFile,
    /// `None` while the file is read.
    pub lessons: Option<ImportedLessons>,
    incoming: Vec<IncomingLesson>,
}

/// A lesson that comes in.
#[derive(Debug)]
pub struct IncomingLesson {
    pub title: LocalizedText,
    /// The titles of its questions, as in the tree.
    pub questions: Vec<Phrase>,
}

impl PackEditor {
    /// The file being imported.
    pub const fn import(&self) -> Option<&QuestionImport> {
        self.import.as_ref()
    }

    pub(super) fn begin_import(&mut self, file: QuestionFile, shelf: &HouseLibrary) -> WorkshopEffect {
        let wanted = self.houses();
        let is_for = |house: &&Arc<House>| wanted.is_empty() || wanted.contains(&house.id);
        let houses = shelf.iter().filter(is_for).cloned().collect();
        let ids = lessons(&self.document).iter().filter_map(|file| self.document.text(file).and_then(id_of)).collect();
        let codes = self.languages();
        let languages = Language::ALL.into_iter().filter(|known| codes.iter().any(|code| code == known.code()));
        let beside = ExistingPack {
            lessons: ids,
            questions: question_ids(&self.document),
            languages: languages.collect(),
            pictures: self.document.files().pictures.clone(),
        };
        let number = self.import.as_ref().map_or(0, |import| import.number) + 1;
        self.import = Some(QuestionImport { number, file: file.clone(), lessons: None, incoming: Vec::new() });
        WorkshopEffect::Import(Box::new(ImportJob { number, file, houses, beside }))
    }

    /// Takes what came of a request; `None` if the file cannot be read.
    pub(super) fn imported(&mut self, number: u64, lessons: Option<ImportedLessons>) {
        let Some(import) = self.import.as_mut().filter(|import| import.number == number) else { return };
        match lessons {
            Some(lessons) => {
                import.incoming = lessons.files.iter().map(|(_, text)| tree::incoming(text)).collect();
                import.lessons = Some(lessons);
            }
            None => self.import = None,
        }
    }

    /// Puts the lessons that were read into the pack, as one step.
    pub(super) fn accept_import(&mut self) {
        let Some(QuestionImport { lessons: Some(lessons), .. }) = self.import.take() else { return };
        let Some((texts, place)) = self.with_lessons(&lessons) else {
            self.refused = Some(text!("workshop-import-not"));
            return;
        };
        self.document.add(text!("workshop-did-import"), place.clone(), texts, lessons.pictures);
        self.select(place);
    }

    /// The files with new lessons at the end of the pack, and the first of those.
    fn with_lessons(&self, lessons: &ImportedLessons) -> Option<(BTreeMap<String, Option<String>>, PackPlace)> {
        let pack = self.document.text(PACK_FILE)?;
        let pack = if Spans::parse(pack).find("lessons").is_some() {
            lessons.append_to_list(pack)?
        } else {
            let listed: Vec<String> = lessons.files.iter().map(|(name, _)| quoted(name)).collect();
            edit::set(pack, "", "lessons", &format!("[\n    {},\n]", listed.join(",\n    ")))?
        };
        let file = |name: &String| format!("{name}.ron");
        let first = lessons.files.first().map(|(name, _)| file(name))?;
        let is_taken = |(name, _): &(String, String)| self.document.text(&file(name)).is_some();
        if lessons.files.iter().any(is_taken) {
            return None;
        }
        let mut texts = BTreeMap::from([(PACK_FILE.to_owned(), Some(pack))]);
        texts.extend(lessons.files.iter().map(|(name, text)| (file(name), Some(text.clone()))));
        Some((texts, PackPlace::Lesson(first)))
    }
}

impl QuestionImport {
    /// The lessons that come in, in order.
    pub fn incoming(&self) -> &[IncomingLesson] {
        &self.incoming
    }
}
