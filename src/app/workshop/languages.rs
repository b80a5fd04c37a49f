//! Removal of a language from a pack, together with its empty texts.

use std::collections::BTreeMap;

use super::form::read_text;
use super::place::path_at;
use super::{Document, Edit, Place};
use crate::lesson::PACK_FILE;
use crate::rules::flaw;
use crate::rules::ron_text::edit;
use crate::rules::ron_text::{Spans, is_whole};

pub(super) fn taken_out(document: &Document, at: &Place, edit: &Edit) -> Option<String> {
    let Edit::Take { list, place } = edit else { return None };
    let text = document.text(PACK_FILE).filter(|_| *at == Place::Pack && list == "languages")?;
    let spans = Spans::of(text);
    // Without a list, the languages of the title are those of the pack.
    let listed = spans.find(list).filter(|listed| listed.children.len() > 1)?;
    listed.children.get(*place).map(|code| read_text(text, code))
}

/// Removes the empty texts of a language from all files, on top of pending changes in `files`.
pub(super) fn without_unwritten(document: &Document, files: &mut BTreeMap<String, Option<String>>, code: &str) {
    for (file, text) in document.texts().iter().filter(|(_, text)| is_whole(text)) {
        let text = files.get(file).cloned().flatten().unwrap_or_else(|| text.clone());
        files.insert(file.clone(), Some(unwritten_out(text, code)));
    }
}

/// Removes texts that are empty in this language and non-empty in another.
fn unwritten_out(mut text: String, code: &str) -> String {
    while let Some(shorter) = first_out(&text, code) {
        text = shorter;
    }
    text
}

fn first_out(text: &str, code: &str) -> Option<String> {
    let spans = Spans::of(text);
    let mut at: Option<flaw::Place> = None;
    spans.root().visit(&mut |map| {
        let is_unwritten = |child: &&crate::rules::ron_text::Node| {
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
