//! Removal of a language from a pack, together with its texts.

use std::collections::BTreeMap;

use super::form::read_text;
use super::{PackDocument, PackEdit, PackEditor, PackPlace};
use crate::lesson::{CHIP_FOLDER, HOUSE_FOLDER, PACK_FILE};
use crate::syntax::edit;
use crate::syntax::{Node, Spans, is_balanced};

pub(super) fn removed_language(document: &PackDocument, at: &PackPlace, edit: &PackEdit) -> Option<String> {
    let PackEdit::Take { list, place } = edit else { return None };
    let text = document.text(PACK_FILE).filter(|_| *at == PackPlace::Pack && list == "languages")?;
    let spans = Spans::parse(text);
    // Without a list, the languages of the title are those of the pack.
    let listed = spans.find(list).filter(|listed| listed.children.len() > 1)?;
    listed.children.get(*place).map(|code| read_text(text, code))
}

/// Removes the empty texts of a language from all files, on top of pending changes in `files`.
pub(super) fn remove_empty_texts(document: &PackDocument, files: &mut BTreeMap<String, Option<String>>, code: &str) {
    for (file, text) in document.texts().iter().filter(|(_, text)| is_balanced(text)) {
        let text = files.get(file).cloned().flatten().unwrap_or_else(|| text.clone());
        let is_empty = |child: &Node| child.text.as_ref().is_some_and(|says| says.trim().is_empty());
        let goes = |map: &Node, child: &Node| is_text_in(map, child, code) && is_empty(child);
        files.insert(file.clone(), Some(edit::remove_each(&text, goes)));
    }
}

/// All files without the texts of a language, which is also taken from the pack's list. A text in no other language
/// stays, and so do houses and chips, which the program reads in every language.
pub(super) fn without_language(document: &PackDocument, code: &str) -> BTreeMap<String, Option<String>> {
    let changed = texts_of_pack(document).map(|(file, text)| {
        let is_listed = |list: &Node, child: &Node| {
            list.key.as_deref() == Some("languages") && child.text.as_deref() == Some(code) && list.children.len() > 1
        };
        let goes = |map: &Node, child: &Node| is_text_in(map, child, code) || is_listed(map, child);
        (file.clone(), Some(edit::remove_each(text, goes)))
    });
    changed.collect()
}

fn texts_of_pack(document: &PackDocument) -> impl Iterator<Item = (&String, &String)> {
    document.texts().iter().filter(|(file, text)| is_translated_file(file) && is_balanced(text))
}

/// False for houses and chips.
pub(super) fn is_translated_file(file: &str) -> bool {
    !file.starts_with(HOUSE_FOLDER) && !file.starts_with(CHIP_FOLDER)
}

/// True for a text in this language beside one in another.
pub(super) fn is_text_in(map: &Node, child: &Node, code: &str) -> bool {
    map.children.len() > 1 && child.key.as_deref() == Some(code) && child.text.is_some()
}

impl PackEditor {
    /// Number of texts in a language that are written.
    pub fn texts_in(&self, code: &str) -> usize {
        let mut count = 0;
        for (_, text) in texts_of_pack(&self.document) {
            Spans::parse(text).root().visit(&mut |map| {
                let is_written = |child: &&Node| child.text.as_ref().is_some_and(|says| !says.trim().is_empty());
                let own = map.children.iter().filter(|child| child.key.as_deref() == Some(code));
                count += own.filter(is_written).count();
            });
        }
        count
    }
}
