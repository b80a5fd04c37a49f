//! The glossary of a pack: terms of the trade with what they mean, as its author says it.

use serde::Deserialize;

use super::Texts;

/// The file of a pack that holds its glossary.
pub const GLOSSARY_FILE: &str = "glossary.ron";
/// A glossary has no more terms.
pub const MOST_TERMS: usize = 200;

/// Terms and what they mean, in the order of the file.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Glossary {
    /// The terms.
    pub terms: Vec<Term>,
}

/// One term.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// How pages name it: `[[natural]]`.
    pub id: String,
    /// The term itself.
    pub name: Texts,
    /// What it means, in a sentence or two.
    pub means: Texts,
}

impl Glossary {
    /// The term with this id.
    #[must_use]
    pub fn term(&self, id: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.id == id)
    }
}
