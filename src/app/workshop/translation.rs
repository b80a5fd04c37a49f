//! All texts of a pack in two languages side by side.

use super::form::read_text;
use super::languages::is_translated_file;
use super::tree::lessons;
use super::{PackDocument, PackEditor};
use crate::i18n::Language;
use crate::lesson::PACK_FILE;
use crate::syntax::{Node, Spans, is_balanced};

/// Two languages of a pack, with the texts of each file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Translation {
    pub from: String,
    pub to: String,
    pub files: Vec<TranslatedFile>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TranslatedFile {
    pub file: String,
    pub texts: Vec<TranslatedText>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TranslatedText {
    /// Path within the file.
    pub path: String,
    pub from: String,
    /// Empty if missing.
    pub to: String,
}

impl TranslatedText {
    pub fn is_missing(&self) -> bool {
        self.to.trim().is_empty() && !self.from.trim().is_empty()
    }
}

impl TranslatedFile {
    pub fn missing(&self) -> usize {
        self.texts.iter().filter(|text| text.is_missing()).count()
    }
}

impl Translation {
    fn new(document: &PackDocument, from: &str, to: &str) -> Self {
        let first = std::iter::once(PACK_FILE.to_owned()).chain(lessons(document)).collect::<Vec<_>>();
        let others = document.texts().keys().filter(|file| is_translated_file(file) && !first.contains(file));
        let texts = |file: String| {
            let text = document.text(&file).filter(|text| is_balanced(text))?;
            let mut texts = Vec::new();
            collect(text, Spans::parse(text).root(), "", (from, to), &mut texts);
            (!texts.is_empty()).then_some(TranslatedFile { file, texts })
        };
        let files = first.iter().chain(others).cloned().filter_map(texts).collect();
        Self { from: from.to_owned(), to: to.to_owned(), files }
    }

    pub fn missing(&self) -> usize {
        self.files.iter().map(TranslatedFile::missing).sum()
    }

    pub fn count(&self) -> usize {
        self.files.iter().map(|file| file.texts.len()).sum()
    }
}

/// The texts below a node, each a map of language codes.
fn collect(text: &str, node: &Node, path: &str, (from, to): (&str, &str), texts: &mut Vec<TranslatedText>) {
    let is_code = |key: &str| Language::ALL.iter().any(|language| language.code() == key);
    let is_texts = !node.children.is_empty()
        && node.children.iter().all(|it| it.text.is_some() && it.key.as_deref().is_some_and(is_code));
    if is_texts {
        let says = |code: &str| {
            let own = node.children.iter().find(|child| child.key.as_deref() == Some(code));
            own.map(|child| read_text(text, child)).unwrap_or_default()
        };
        return texts.push(TranslatedText { path: path.to_owned(), from: says(from), to: says(to) });
    }
    for (place, child) in node.children.iter().enumerate() {
        let step = child.key.clone().unwrap_or_else(|| place.to_string());
        let inner = if path.is_empty() { step } else { format!("{path}.{step}") };
        collect(text, child, &inner, (from, to), texts);
    }
}

impl PackEditor {
    /// The texts in two languages, while they are shown.
    pub const fn translation(&self) -> Option<&Translation> {
        self.translation.as_ref()
    }

    pub(super) fn show_translation(&mut self, languages: Option<(String, String)>) {
        self.translation = languages.map(|(from, to)| Translation::new(&self.document, &from, &to));
    }

    /// Reads the texts anew after a change.
    pub(super) fn refresh_translation(&mut self) {
        if let Some(Translation { from, to, .. }) = self.translation.take() {
            self.show_translation(Some((from, to)));
        }
    }
}
