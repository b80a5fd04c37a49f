//! Files of a pack that were deleted, and put back.

use std::collections::BTreeMap;

use super::form::{read_text, texts_of};
use super::structure::{id_of, next_place, place_in_list};
use super::{PackEditor, PackPlace};
use crate::i18n::{Language, LocalizedText};
use crate::lesson::PACK_FILE;
use crate::syntax::Spans;
use crate::syntax::edit::{self, quoted};

impl PackEditor {
    /// Deleted files that are not there again, each with its title: that of a lesson, or else the file's name.
    pub fn deleted(&self, language: Language) -> Vec<(&str, String)> {
        let gone = self.bin.iter().filter(|(file, _)| self.document.text(file).is_none());
        gone.map(|(file, text)| (file.as_str(), title_of(text, language).unwrap_or_else(|| file.clone()))).collect()
    }

    pub(super) fn put_back(&mut self, file: &str) {
        let Some(text) = self.bin.get(file).filter(|_| self.document.text(file).is_none()) else { return };
        let mut files = BTreeMap::from([(file.to_owned(), Some(text.clone()))]);
        let is_lesson = !file.contains('/') && id_of(text).is_some();
        if is_lesson && place_in_list(&self.document, file).is_none() {
            let name = file.strip_suffix(".ron").unwrap_or(file);
            let listed = self.document.text(PACK_FILE).and_then(|pack| {
                let at = next_place(&self.document, name)?;
                edit::insert(pack, "lessons", at, &quoted(name))
            });
            files.extend(listed.map(|pack| (PACK_FILE.to_owned(), Some(pack))));
        }
        let place = if is_lesson { PackPlace::Lesson(file.to_owned()) } else { PackPlace::File(file.to_owned()) };
        self.document.apply(text!("workshop-did-put-back"), place.clone(), None, files);
        self.select(place);
    }
}

fn title_of(text: &str, language: Language) -> Option<String> {
    let spans = Spans::parse(text);
    if let Some(name) = spans.find("name").filter(|name| name.text.is_some()) {
        return Some(read_text(text, name));
    }
    let texts: LocalizedText = texts_of(text, spans.find("title")?).into_iter().collect();
    Some(texts.get(language).to_owned()).filter(|title| !title.is_empty())
}
