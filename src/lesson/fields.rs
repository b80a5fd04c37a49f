//! The fields of pack files and their descriptions.

use crate::drill::AnyDrill;
use crate::i18n::phrase::Phrase;
use crate::i18n::text_key::TextKey;
use crate::rules::files;
use crate::rules::house::House;
use crate::syntax::FileSchema;
use crate::table::guest::Character;
use crate::table::scenario::Scenario;

pub fn pack_shapes() -> FileSchema {
    files::schema::<super::read::PackFile>()
}

pub fn lesson_shapes() -> FileSchema {
    files::schema::<super::read::LessonFile>()
}

pub fn house_shapes() -> FileSchema {
    House::shapes()
}

pub fn shift_shapes() -> FileSchema {
    files::schema::<Scenario>()
}

pub fn guest_shapes() -> FileSchema {
    files::schema::<Character>()
}

pub fn glossary_shapes() -> FileSchema {
    files::schema::<super::glossary::Glossary>()
}

/// Text key of a field's description: `field-lesson-minutes` for `minutes` of `Lesson`. Drill fields use the window's
/// filter texts, `filter-points`.
pub fn field(of: &str, name: &str) -> Phrase {
    let name = name.replace('_', "-");
    let key =
        if AnyDrill::NAMES.contains(&of) { format!("filter-{name}") } else { format!("field-{}-{name}", kebab(of)) };
    Phrase::plain(TextKey::computed(&key))
}

/// Text key of an enum word: `word-step-read` for `Read` of `Step`.
pub fn word(of: &str, name: &str) -> Phrase {
    Phrase::plain(TextKey::computed(&format!("word-{}-{}", kebab(of), kebab(name))))
}

/// `FixedScene` as `fixed-scene`.
fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}
