//! Language of the operating system.

use crate::i18n::Language;

/// The first system language that is supported, else English.
pub fn language() -> Language {
    first_spoken(sys_locale::get_locales())
}

/// The first language tag that is supported, else English. `C` and `POSIX` mean English, whatever follows.
pub fn first_spoken(tags: impl IntoIterator<Item = String>) -> Language {
    let spoken = |tag: String| match tag.as_str() {
        "C" | "POSIX" => Some(Language::English),
        tag => Language::from_tag(tag),
    };
    tags.into_iter().find_map(spoken).unwrap_or(Language::English)
}
