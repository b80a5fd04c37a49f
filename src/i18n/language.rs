//! The three languages of the program.

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Language {
    French,
    Italian,
    English,
}

impl Language {
    pub const ALL: [Self; 3] = [Self::French, Self::Italian, Self::English];

    /// `fr`, `it` or `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::French => "fr",
            Self::Italian => "it",
            Self::English => "en",
        }
    }

    /// The language's own name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::French => "Français",
            Self::Italian => "Italiano",
            Self::English => "English",
        }
    }

    /// The language of a tag such as `fr-FR`; `None` if unsupported.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_', '.']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}
