//! The fields of a pack's files, as the types have them, and the words that say what each is for.

use crate::drill::AnyDrill;
use crate::rules::house::House;
use crate::rules::phrase::Phrase;
use crate::rules::ron_text::Shapes;

/// The shapes of `pack.ron`.
#[must_use]
pub fn pack_shapes() -> Shapes {
    Shapes::of::<super::read::PackFile>()
}

/// The shapes of a lesson's file.
#[must_use]
pub fn lesson_shapes() -> Shapes {
    Shapes::of::<super::read::LessonFile>()
}

/// The shapes of a house's file.
#[must_use]
pub fn house_shapes() -> Shapes {
    House::shapes()
}

/// The shapes of a glossary.
#[must_use]
pub fn glossary_shapes() -> Shapes {
    Shapes::of::<super::glossary::Glossary>()
}

/// What a field is for, in words: the key `field-lesson-minutes` for `minutes` of `Lesson`. A drill's field has the
/// words under which it is chosen in the window, `filter-points`.
#[must_use]
pub fn field(of: &str, name: &str) -> Phrase {
    let name = name.replace('_', "-");
    let key =
        if AnyDrill::NAMES.contains(&of) { format!("filter-{name}") } else { format!("field-{}-{name}", kebab(of)) };
    Phrase { key: key.into(), facts: Vec::new() }
}

/// What a word of a type means: the key `word-step-read` for `Read` of `Step`.
#[must_use]
pub fn word(of: &str, name: &str) -> Phrase {
    Phrase { key: format!("word-{}-{}", kebab(of), kebab(name)).into(), facts: Vec::new() }
}

/// `FixedScene` as keys have it: `fixed-scene`.
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
