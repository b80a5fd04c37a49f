//! The places where the program applies each clause: `assets/clauses.ron`, verified by tests.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::rules::clause::Clause;
use crate::rules::files;
use crate::rules::house::{House, HouseLibrary};
use crate::syntax::{Node, Spans};

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize, schemars::JsonSchema)]
pub enum ClauseHome {
    /// A referee rule: source file and rule key.
    Rule(String, String),
    /// Path of an entry in the house's file that cites the clause.
    House(String),
    Drill(String),
    Card,
    /// Not applied yet; names the planned drill.
    Todo(String),
}

/// Empty for a clause of no built-in source.
pub fn homes(clause: Clause) -> &'static [ClauseHome] {
    static HOMES: LazyLock<BTreeMap<Clause, Vec<ClauseHome>>> =
        LazyLock::new(|| files::read("clauses.ron", include_str!("../../../assets/clauses.ron")).unwrap_or_default());
    HOMES.get(&clause).map_or(&[], Vec::as_slice)
}

impl ClauseHome {
    /// The value of the house's entry as written in its file, without its basis; `None` if the home is no such entry or
    /// has no value of its own.
    pub fn value(&self, house: &House) -> Option<String> {
        let Self::House(path) = self else { return None };
        let file = format!("{}.ron", house.id);
        let (_, text) = HouseLibrary::built_in_files().find(|(name, _)| *name == file)?;
        let spans = Spans::parse(text);
        // In a group of several fields `from` names the basis: the group is the value.
        if let Some(line) = path.strip_suffix(".from") {
            let fields = spans.node(line).children.iter().filter(|field| !is_basis(field.key.as_deref()));
            return Some(fields.map(with_field_name).collect::<Vec<_>>().join(", "));
        }
        let entry = spans.node(path);
        let is_entry = matches!(entry.word.as_str(), "Stated" | "Silent" | "Corrected");
        // An entry's first part is its value, the last its clause.
        let value = entry.children.split_last().filter(|_| is_entry)?.1.first()?;
        Some(inline_value(value))
    }
}

fn is_basis(key: Option<&str>) -> bool {
    matches!(key, Some("from" | "literally"))
}

/// The value prefixed with its field name.
fn with_field_name(node: &Node) -> String {
    node.key.as_ref().map_or_else(|| inline_value(node), |key| format!("{key}: {}", inline_value(node)))
}

/// The value on a single line.
fn inline_value(node: &Node) -> String {
    if let Some(text) = &node.text {
        return text.clone();
    }
    if node.children.is_empty() {
        return node.word.clone();
    }
    let parts: Vec<String> = node.children.iter().map(with_field_name).collect();
    let parts = parts.join(", ");
    if node.word.is_empty() { parts } else { format!("{}({parts})", node.word) }
}
