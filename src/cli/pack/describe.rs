//! Description of a pack for the terminal.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::Pack;

pub(super) fn pack(pack: &Pack, words: &Catalog) -> Vec<String> {
    let (language, names) = (words.language(), HouseTerms::default());
    let head = text!(
        "pack-head",
        title = Fact::Text(pack.title.render(language, &names)),
        id = Fact::Text(pack.id.to_string()),
        version = Fact::Number(pack.version.into())
    );
    let said = |key: TextKey, what: &Option<String>| {
        what.clone().map(|what| Phrase::plain(key).with("name", Fact::Text(what)))
    };
    let lessons = text!("pack-lessons", count = Fact::Number(pack.lessons.len() as u64));
    let lines = [
        Some(head),
        said(text_key!("pack-author"), &pack.author),
        said(text_key!("pack-licence"), &pack.licence),
        Some(lessons),
    ];
    let lines = lines.into_iter().flatten().map(|line| words.render(&line, &HouseTerms::default()));
    let lessons = pack.lessons.iter().map(|lesson| format!("  {}", lesson.title.render(language, &names)));
    lines.chain(lessons).collect()
}
