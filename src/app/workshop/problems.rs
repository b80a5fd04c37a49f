//! Problems of a pack, located in its tree and forms.

use super::place::path_at;
use super::{PackDocument, PackPlace};
use crate::i18n::Language;
use crate::i18n::flaw::Flaw;
use crate::syntax::{Spans, is_balanced};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    pub flaw: Flaw,
    /// Selection in which it can be fixed.
    pub place: PackPlace,
    /// Path of the value in its file.
    pub path: String,
}

impl Problem {
    pub(super) fn all(flaws: Vec<Flaw>, document: &PackDocument) -> Vec<Self> {
        flaws.into_iter().map(|flaw| Self::new(flaw, document)).collect()
    }

    fn new(flaw: Flaw, document: &PackDocument) -> Self {
        let Some(text) = document.text(&flaw.file).filter(|text| is_balanced(text)) else {
            let place = PackPlace::File(flaw.file.clone());
            return Self { place, path: String::new(), flaw };
        };
        let spans = Spans::parse(text);
        let path = path_at(&spans, flaw.place);
        Self { place: PackPlace::of_path(&flaw.file, &path, &spans), path, flaw }
    }

    /// Path of the form field, down to the language for a text, even if that text is missing.
    pub(super) fn field(&self) -> String {
        let known = |code: &&str| Language::ALL.iter().any(|language| language.code() == *code);
        let language = self.flaw.text_fact("language").filter(known);
        match language.filter(|code| !self.path.ends_with(&format!(".{code}"))) {
            Some(code) => format!("{}.{code}", self.path),
            None => self.path.clone(),
        }
    }
}
