//! Removal of a language from a pack, together with its empty texts.

use std::collections::BTreeMap;

use super::form::read_text;
use super::place::path_at;
use super::{PackDocument, PackEdit, PackPlace};
use crate::lesson::PACK_FILE;
use crate::syntax::TextPosition;
use crate::syntax::edit;
use crate::syntax::{Spans, is_balanced};

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
        files.insert(file.clone(), Some(without_empty(text, code)));
    }
}

/// Removes texts that are empty in this language and non-empty in another.
fn without_empty(mut text: String, code: &str) -> String {
    while let Some(shorter) = remove_first_empty(&text, code) {
        text = shorter;
    }
    text
}

fn remove_first_empty(text: &str, code: &str) -> Option<String> {
    let spans = Spans::parse(text);
    let mut at: Option<TextPosition> = None;
    spans.root().visit(&mut |map| {
        let is_unwritten = |child: &&crate::syntax::Node| {
            child.key.as_deref() == Some(code) && child.text.as_ref().is_some_and(|says| says.trim().is_empty())
        };
        if map.children.len() > 1 && at.is_none() {
            at = map.children.iter().find(is_unwritten).map(|child| child.key_place);
        }
    });
    let path = path_at(&spans, at?);
    let (map, _) = path.rsplit_once('.')?;
    edit::unset(text, map, code).filter(|shorter| shorter.len() < text.len())
}
