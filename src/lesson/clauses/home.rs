//! Where the program honours each clause: the homes of `assets/clauses.ron`, each of which the tests
//! follow.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::rules::clause::Clause;
use crate::rules::house::{House, Shelf};
use crate::rules::ron_text::{self, Node, Spans};

/// Where the program honours a clause.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize, schemars::JsonSchema)]
pub enum Home {
    /// A rule of the referee: the file in which it is applied, and its key.
    Rule(String, String),
    /// An entry of the house's file that cites the clause, by its path.
    House(String),
    /// A drill whose verdicts cite the clause.
    Drill(String),
    /// A knowledge card.
    Card,
    /// None yet: which drill will bring it home.
    Todo(String),
}

/// The homes of a clause; none where it is of no text of the program's own.
#[must_use]
pub fn homes(clause: Clause) -> &'static [Home] {
    static HOMES: LazyLock<BTreeMap<Clause, Vec<Home>>> = LazyLock::new(|| {
        ron_text::read("clauses.ron", include_str!("../../../assets/clauses.ron")).unwrap_or_default()
    });
    HOMES.get(&clause).map_or(&[], Vec::as_slice)
}

impl Home {
    /// The value of the entry of the house's file, as it is written there without what it rests on;
    /// `None` where the home is no such entry, or one that has no value of its own.
    #[must_use]
    pub fn value(&self, house: &House) -> Option<String> {
        let Self::House(path) = self else { return None };
        let file = format!("{}.ron", house.id);
        let (_, text) = Shelf::built_in_files().find(|(name, _)| *name == file)?;
        let spans = Spans::of(text);
        // Of a line of several fields `from` tells what it rests on: the line is the value.
        if let Some(line) = path.strip_suffix(".from") {
            let fields = spans.node(line).children.iter().filter(|field| !is_basis(field.key.as_deref()));
            return Some(fields.map(written).collect::<Vec<_>>().join(", "));
        }
        let entry = spans.node(path);
        let is_entry = matches!(entry.word.as_str(), "Stated" | "Silent" | "Corrected");
        // The last part of an entry is its clause, the first its value.
        let value = entry.children.split_last().filter(|_| is_entry)?.1.first()?;
        Some(bare(value))
    }
}

fn is_basis(key: Option<&str>) -> bool {
    matches!(key, Some("from" | "literally"))
}

/// A value with the field in front of it.
fn written(node: &Node) -> String {
    node.key.as_ref().map_or_else(|| bare(node), |key| format!("{key}: {}", bare(node)))
}

/// A value in one line.
fn bare(node: &Node) -> String {
    if let Some(text) = &node.text {
        return text.clone();
    }
    if node.children.is_empty() {
        return node.word.clone();
    }
    let parts: Vec<String> = node.children.iter().map(written).collect();
    let parts = parts.join(", ");
    if node.word.is_empty() { parts } else { format!("{}({parts})", node.word) }
}
