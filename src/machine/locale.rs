//! Which language the system speaks.

use crate::words::Language;

/// The first of the system's languages that the program speaks; English where it speaks none of them.
#[must_use]
pub fn language() -> Language {
    first_spoken(sys_locale::get_locales())
}

/// The first of some language tags that the program speaks; English where it speaks none of them. `C`
/// and `POSIX` ask for a program's plain words, whatever follows: English.
pub fn first_spoken(tags: impl IntoIterator<Item = String>) -> Language {
    let spoken = |tag: String| match tag.as_str() {
        "C" | "POSIX" => Some(Language::English),
        tag => Language::of_tag(tag),
    };
    tags.into_iter().find_map(spoken).unwrap_or(Language::English)
}
