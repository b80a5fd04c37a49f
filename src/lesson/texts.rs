//! Texts that the author of a lesson gives, in the languages he has, with the names of the house put in.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::words::{Language, Names};

/// What authors may write in braces: the names the house gives to the two sides and to equal points.
pub(super) const PLACEHOLDERS: [&str; 3] = ["{punto}", "{banco}", "{egalite}"];

/// A text in as many languages as its author gave.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(transparent)]
pub struct Texts(BTreeMap<String, String>);

impl Texts {
    /// A text given in these languages.
    #[must_use]
    pub fn of(texts: impl IntoIterator<Item = (Language, String)>) -> Self {
        Self(texts.into_iter().map(|(language, text)| (language.code().to_owned(), text)).collect())
    }

    /// The text in this language, or else in the first language there is, English before others.
    #[must_use]
    pub fn get(&self, language: Language) -> &str {
        let texts = &self.0;
        let found = texts.get(language.code()).or_else(|| texts.get("en")).or_else(|| texts.values().next());
        found.map_or("", String::as_str)
    }

    /// The text in this language with the names of a house put in.
    #[must_use]
    pub fn say(&self, language: Language, names: &Names) -> String {
        let [punto, banco, egalite] = PLACEHOLDERS;
        let text = self.get(language);
        text.replace(punto, &names.punto).replace(banco, &names.banco).replace(egalite, &names.egalite)
    }

    /// The codes of the languages it is given in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Each language's code with its text.
    pub(super) fn entries(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(language, text)| (language.as_str(), text.as_str()))
    }
}
