//! Values as they stand in a file, read for a form.

use crate::rules::ron_text::Node;

/// What a text in quotes says, its escapes read.
#[must_use]
pub fn read_text(text: &str, node: &Node) -> String {
    let written = text.get(node.bytes.clone()).unwrap_or_default();
    ron::from_str(written).unwrap_or_else(|_| node.text.clone().unwrap_or_default())
}

/// A text in its languages, as it stands: each language's code with its text.
#[must_use]
pub fn texts_of(text: &str, node: &Node) -> Vec<(String, String)> {
    let entries = node.children.iter().filter_map(|child| Some((child.key.clone()?, read_text(text, child))));
    entries.collect()
}
