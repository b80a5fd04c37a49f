//! Reading of texts from a file.

use crate::syntax::Node;

/// Text of a string literal, unescaped.
pub fn read_text(text: &str, node: &Node) -> String {
    let written = text.get(node.bytes.clone()).unwrap_or_default();
    ron::from_str(written).unwrap_or_else(|_| node.text.clone().unwrap_or_default())
}

/// Language code and text of each entry.
pub fn texts_of(text: &str, node: &Node) -> Vec<(String, String)> {
    let entries = node.children.iter().filter_map(|child| Some((child.key.clone()?, read_text(text, child))));
    entries.collect()
}
