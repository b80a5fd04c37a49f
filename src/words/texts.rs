//! Rendering of lesson authors' texts: language selection and house terms.

use super::{Language, Names};
use crate::rules::texts::Texts;

/// Placeholders for the names of the two sides and of equal points.
pub const PLACEHOLDERS: [&str; 3] = ["{punto}", "{banco}", "{egalite}"];

impl Texts {
    pub fn of(texts: impl IntoIterator<Item = (Language, String)>) -> Self {
        texts.into_iter().map(|(language, text)| (language.code().to_owned(), text)).collect()
    }

    /// The text in this language, else in English, else in the first language given.
    pub fn get(&self, language: Language) -> &str {
        self.in_code(language.code())
    }

    /// The text in this language with a house's terms.
    pub fn say(&self, language: Language, names: &Names) -> String {
        names.put_into(self.get(language))
    }
}

impl Names {
    /// Replaces `{punto}`, `{banco}` and `{egalite}`.
    pub fn put_into(&self, text: &str) -> String {
        let [punto, banco, egalite] = PLACEHOLDERS;
        text.replace(punto, &self.punto).replace(banco, &self.banco).replace(egalite, &self.egalite)
    }
}
