//! A text that the author of a lesson gives, in the languages he has.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A text in as many languages as its author gave.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default, Deserialize)]
#[serde(transparent)]
pub struct Texts(BTreeMap<String, String>);

impl Texts {
    /// The text in the language of this code, or else in the first language there is, English before others.
    #[must_use]
    pub fn in_code(&self, code: &str) -> &str {
        let texts = &self.0;
        let found = texts.get(code).or_else(|| texts.get("en")).or_else(|| texts.values().next());
        found.map_or("", String::as_str)
    }

    /// The codes of the languages it is given in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Each language's code with its text.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(language, text)| (language.as_str(), text.as_str()))
    }
}

impl FromIterator<(String, String)> for Texts {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(texts: I) -> Self {
        Self(texts.into_iter().collect())
    }
}
