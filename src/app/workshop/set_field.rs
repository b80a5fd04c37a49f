//! Setting fields in RON text, creating groups as needed.

use crate::syntax::edit::{self, quoted};
use crate::syntax::{Spans, shape::RonShape};

use super::action::EntryBasis;
use super::form::settled;

/// Sets a value, inserting the field into its group, or the entry at the end of its list, if missing.
pub(super) fn set_field(text: &str, path: &str, value: &str) -> Option<String> {
    let spans = Spans::parse(text);
    let at = settled(&spans, path, &RonShape::Maybe(Box::new(RonShape::Any)));
    if spans.find(&at).is_some() {
        return edit::replaced(text, &at, value);
    }
    let (group, key) = path.rsplit_once('.').unwrap_or(("", path));
    let group = group_at(&spans, group);
    if let Some(node) = spans.find(&group) {
        let is_list = text.get(node.bytes.clone()).is_some_and(|written| written.starts_with('['));
        if is_list {
            return edit::insert(text, &group, node.children.len(), value);
        }
        return edit::set(text, &group, key, value);
    }
    set_field(text, &group, &format!("({key}: {value})"))
}

/// Path of the parentheses that hold the fields of a value.
pub(super) fn group_at(spans: &Spans, path: &str) -> String {
    let some = settled(spans, path, &RonShape::Maybe(Box::new(RonShape::Any)));
    settled(spans, &some, &RonShape::Group(Vec::new()))
}

/// Sets a text in one language. An empty text is removed unless `keeps`.
pub(super) fn set_text(text: &str, path: &str, language: &str, says: &str, keeps: bool) -> Option<String> {
    let spans = Spans::parse(text);
    if spans.find(path).is_none() {
        return set_field(text, path, &format!("{{ {}: {} }}", quoted(language), quoted(says)));
    }
    if says.is_empty() && !keeps {
        return edit::unset(text, path, language);
    }
    edit::set(text, path, &quoted(language), &quoted(says))
}

/// Changes the basis of an entry and keeps its value, which also becomes the initial literal reading.
pub(super) fn set_basis(text: &str, path: &str, on: EntryBasis) -> Option<String> {
    let spans = Spans::parse(text);
    let node = spans.find(path)?;
    let was = EntryBasis::from_word(&node.word)?;
    let source = spans.find("source.id").and_then(|node| node.text.clone()).unwrap_or_else(|| "S0".to_owned());
    let clause = quoted(&format!("{source}-01"));
    // Without a value it is a bare word, or a word with its clause.
    let is_bare = node.children.len() == was.clauses();
    if is_bare {
        return match (was, on) {
            (_, EntryBasis::Silent) => edit::replaced(text, path, on.into_str()),
            (EntryBasis::Silent, _) => edit::replaced(text, path, &format!("{}({clause})", on.into_str())),
            _ => edit::reworded(text, path, on.into_str()),
        };
    }
    let value = text.get(node.children.first()?.bytes.clone())?;
    let mut changed = text.to_owned();
    if was == EntryBasis::Corrected && on != was {
        changed = edit::remove(&changed, path, 1)?;
    }
    if was != EntryBasis::Silent && on == EntryBasis::Silent {
        changed = edit::remove(&changed, path, 1)?;
    }
    if was == EntryBasis::Silent && on != was {
        changed = edit::insert(&changed, path, 1, &clause)?;
    }
    if on == EntryBasis::Corrected && on != was {
        changed = edit::insert(&changed, path, 1, value)?;
    }
    edit::reworded(&changed, path, on.into_str())
}

pub(super) fn clear(text: &str, path: &str) -> Option<String> {
    let spans = Spans::parse(text);
    let is_optional = |outer: &&str| spans.find(outer).is_some_and(|node| node.word == "Some");
    let path = path.strip_suffix(".0").filter(is_optional).unwrap_or(path);
    let (group, key) = path.rsplit_once('.').unwrap_or(("", path));
    edit::unset(text, &group_at(&spans, group), key)
}
