//! The glossary of a pack: trade terms with their meanings.

use serde::Deserialize;

use super::LocalizedText;

pub const GLOSSARY_FILE: &str = "glossary.ron";
pub const MOST_TERMS: usize = 200;

#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Glossary {
    pub terms: Vec<Term>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Id used in pages: `[[natural]]`.
    pub id: String,
    pub name: LocalizedText,
    /// Meaning in a sentence or two.
    pub means: LocalizedText,
}

impl Glossary {
    pub fn term(&self, id: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.id == id)
    }
}
