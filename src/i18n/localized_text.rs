//! Rendering of lesson authors' texts: language selection and house terms.

use super::{HouseTerms, Language};
use crate::rules::localized_text::LocalizedText;

/// Placeholders for the names of the two sides and of equal points.
pub const PLACEHOLDERS: [&str; 3] = ["{punto}", "{banco}", "{egalite}"];

impl LocalizedText {
    pub fn from_languages(texts: impl IntoIterator<Item = (Language, String)>) -> Self {
        texts.into_iter().map(|(language, text)| (language.code().to_owned(), text)).collect()
    }

    /// The text in this language, else in English, else in the first language given.
    pub fn get(&self, language: Language) -> &str {
        self.for_code(language.code())
    }

    /// The text in this language with a house's terms.
    pub fn render(&self, language: Language, names: &HouseTerms) -> String {
        names.substitute(self.get(language))
    }
}

impl HouseTerms {
    /// Replaces `{punto}`, `{banco}` and `{egalite}`.
    pub fn substitute(&self, text: &str) -> String {
        let [punto, banco, egalite] = PLACEHOLDERS;
        text.replace(punto, &self.punto).replace(banco, &self.banco).replace(egalite, &self.egalite)
    }
}
