//! A text in all three languages.

use serde::Deserialize;

/// A text in all three languages, in a file of the program's data.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// In French.
    pub fr: String,
    /// In Italian.
    pub it: String,
    /// In English.
    pub en: String,
}

impl Written {
    /// The text in the language of this code, `fr`, `it` or `en`; English for any other.
    pub fn get(&self, language: &str) -> &str {
        match language {
            "fr" => &self.fr,
            "it" => &self.it,
            _ => &self.en,
        }
    }

    /// Language codes and texts.
    pub fn each(&self) -> [(&'static str, &str); 3] {
        [("fr", &self.fr), ("it", &self.it), ("en", &self.en)]
    }
}
