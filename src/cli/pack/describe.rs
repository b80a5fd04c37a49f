//! Description of a pack for the terminal, apart from what the program says of it.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::Pack;
use crate::syntax::one_line;

/// Stands before each line of a pack's own words.
const MARGIN: &str = "│ ";
/// Width of a line, below that of any terminal: no line is broken elsewhere.
const WIDTH: usize = 72;

/// The pack in its own words, each line behind a margin: none can pass for a line of the program.
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
    lines.chain(lessons).flat_map(|line| in_margin(&line)).collect()
}

fn in_margin(line: &str) -> Vec<String> {
    let letters: Vec<char> = one_line(line).trim_end().chars().collect();
    letters.chunks(WIDTH).map(|part| MARGIN.chars().chain(part.iter().copied()).collect()).collect()
}
