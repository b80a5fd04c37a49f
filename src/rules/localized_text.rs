//! A text by the author of a lesson, in one or more languages.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A text in one or more languages.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default, Deserialize)]
#[serde(transparent)]
pub struct LocalizedText(BTreeMap<String, String>);

impl LocalizedText {
    /// The text in the language of this code, else in English, else in the first language given.
    pub fn for_code(&self, code: &str) -> &str {
        let texts = &self.0;
        let found = texts.get(code).or_else(|| texts.get("en")).or_else(|| texts.values().next());
        found.map_or("", String::as_str)
    }

    /// Codes of the languages given.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Language codes and texts.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(language, text)| (language.as_str(), text.as_str()))
    }
}

impl FromIterator<(String, String)> for LocalizedText {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(texts: I) -> Self {
        Self(texts.into_iter().collect())
    }
}
