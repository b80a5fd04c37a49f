//! Lesson authors' texts: language selection and house terms.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;

use super::article::{replace_placeholder, settle};
use super::{HouseTerms, Language};
use crate::rules::side::Chance;
use crate::syntax::visible;

/// Placeholders for the names of the two sides, of equal points, and of the croupier who runs the game.
pub const PLACEHOLDERS: [&str; 4] = ["{punto}", "{banco}", "{egalite}", "{tailleur}"];

/// A text by the author of a lesson, in one or more languages.
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

    pub fn from_languages(texts: impl IntoIterator<Item = (Language, String)>) -> Self {
        texts.into_iter().map(|(language, text)| (language.code().to_owned(), text)).collect()
    }

    /// The text in this language, else in English, else in the first language given.
    pub fn get(&self, language: Language) -> &str {
        self.for_code(language.code())
    }

    /// The text in this language with a house's terms.
    pub fn render(&self, language: Language, names: &HouseTerms) -> String {
        names.substitute(language, &visible(self.get(language)))
    }
}

impl FromIterator<(String, String)> for LocalizedText {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(texts: I) -> Self {
        Self(texts.into_iter().collect())
    }
}

impl JsonSchema for LocalizedText {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "texts".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "format": "texts",
            "additionalProperties": generator.subschema_for::<String>(),
        })
    }
}

impl HouseTerms {
    /// Replaces the [`PLACEHOLDERS`]: the names of the hands with the articles they take, an article before `{tailleur}`
    /// in the form the term wants.
    pub fn substitute(&self, language: Language, text: &str) -> String {
        let [punto, banco, egalite, tailleur] = PLACEHOLDERS;
        let chances = [(punto, Chance::Punto), (banco, Chance::Banco), (egalite, Chance::Egalite)];
        let mut text = text.to_owned();
        for (placeholder, chance) in chances {
            text = text.replace(placeholder, &self.marked(chance));
        }
        replace_placeholder(language, &settle(language, text), tailleur, &self.tailleur)
    }
}
