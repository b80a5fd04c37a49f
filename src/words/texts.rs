//! Texts that the author of a lesson gives, as they are said: in a language, with the names of the house put in.

use super::{Language, Names};
use crate::rules::texts::Texts;

/// What authors may write in braces: the names the house gives to the two sides and to equal points.
pub const PLACEHOLDERS: [&str; 3] = ["{punto}", "{banco}", "{egalite}"];

impl Texts {
    /// A text given in these languages.
    #[must_use]
    pub fn of(texts: impl IntoIterator<Item = (Language, String)>) -> Self {
        texts.into_iter().map(|(language, text)| (language.code().to_owned(), text)).collect()
    }

    /// The text in this language, or else in the first language there is, English before others.
    #[must_use]
    pub fn get(&self, language: Language) -> &str {
        self.in_code(language.code())
    }

    /// The text in this language with the names of a house put in.
    #[must_use]
    pub fn say(&self, language: Language, names: &Names) -> String {
        names.put_into(self.get(language))
    }
}

impl Names {
    /// A text with these names in the place of `{punto}`, `{banco}` and `{egalite}`.
    #[must_use]
    pub fn put_into(&self, text: &str) -> String {
        let [punto, banco, egalite] = PLACEHOLDERS;
        text.replace(punto, &self.punto).replace(banco, &self.banco).replace(egalite, &self.egalite)
    }
}
