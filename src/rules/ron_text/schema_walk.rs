//! Validation of a text against its schema: every field, variant and value that does not fit.

use std::collections::BTreeSet;
use std::ops::Range;

use super::super::flaw::{Flaw, TextPosition};
use super::super::phrase::{Fact, Phrase};
use super::super::suggest::nearest;
use super::shape::{FieldShape, FileSchema, RonShape, VariantShape};
use super::{Node, Spans, leaves, messages, typos};
use crate::rules::text_key::TextKey;

/// Everything in a text that does not fit the schema, in the order of the text. Groups not closed before `broken` are
/// not missing anything.
pub(super) fn schema_flaws(
    file: &str,
    text: &str,
    spans: &Spans,
    shapes: &FileSchema,
    broken: Option<TextPosition>,
) -> Vec<Flaw> {
    let mut walk = SchemaWalk { file, text, shapes, broken, flaws: Vec::new() };
    walk.value(spans.root(), &shapes.root);
    walk.flaws.sort_by_key(|flaw| (flaw.place, flaw.until));
    walk.flaws
}

struct SchemaWalk<'w> {
    file: &'w str,
    text: &'w str,
    shapes: &'w FileSchema,
    broken: Option<TextPosition>,
    flaws: Vec<Flaw>,
}

impl SchemaWalk<'_> {
    fn flaw(&mut self, at: Range<TextPosition>, what: Phrase) {
        self.flaws.push(Flaw::new(self.file, at, what));
    }

    fn expected(&mut self, node: &Node, kind: TextKey) {
        self.flaw(node.range(), messages::expected(kind));
    }

    fn value(&mut self, node: &Node, shape: &RonShape) {
        let shapes = self.shapes;
        match shapes.resolved(shape) {
            RonShape::Leaf(name) => self.leaf(node, name),
            RonShape::List(of) if node.open == Some('[') => self.list(node, of),
            RonShape::List(_) => self.expected(node, text_key!("ron-kind-list")),
            RonShape::Tuple(of) if node.open == Some('(') => self.tuple(node, of),
            RonShape::Tuple(_) | RonShape::Group(_) if node.open != Some('(') => {
                self.expected(node, text_key!("ron-kind-group"));
            }
            RonShape::Group(fields) => self.group(node, fields),
            RonShape::Texts => self.map(node, &RonShape::Leaf("string".to_owned()), true),
            RonShape::Map(of) => self.map(node, of, false),
            RonShape::OneOf(words) => self.word(node, words),
            RonShape::Maybe(of) => self.maybe(node, of),
            RonShape::Tuple(_) | RonShape::Named(_) | RonShape::Any => {}
        }
    }

    fn list(&mut self, node: &Node, of: &RonShape) {
        let mut flaws = self.flaws.len();
        let mut before: Option<&Node> = None;
        for child in &node.children {
            // Brackets separated from their word by a comma are reported with the word.
            let is_parted = child.word.is_empty() && child.open == Some('(');
            let lacks_brackets = before.is_some_and(|word| !word.word.is_empty() && word.open.is_none());
            if !(is_parted && lacks_brackets && self.flaws.len() > flaws) {
                flaws = self.flaws.len();
                self.value(child, of);
            }
            before = Some(child);
        }
    }

    /// Scalars are parsed on their own, with the same errors as in the whole file.
    fn leaf(&mut self, node: &Node, name: &str) {
        let written = self.text.get(node.bytes.clone()).unwrap_or_default();
        if name == "string" && written.starts_with('\'') {
            let mark = node.place..TextPosition { column: node.place.column + 1, ..node.place };
            self.flaw(mark, messages::strange_sign('\''));
        } else if let Some(error) = leaves::leaf_error(name, written, self.shapes.sets()) {
            let mut what = messages::of_leaf(&error, name, self.shapes.sets());
            if what.key == text_key!("flaw-ron-number-out-of-range") {
                // Callers that know the field know its range.
                what = what.with("found", Fact::Text(written.chars().take(20).collect()));
                what = what.with("field", Fact::Text(node.key.clone().unwrap_or_default()));
            }
            self.flaw(node.range(), what);
        }
    }

    fn tuple(&mut self, node: &Node, of: &[RonShape]) {
        if node.children.len() != of.len() {
            let expected = Fact::Text(of.len().to_string());
            let form = Fact::Text(format!("{}({})", node.word, of.iter().map(form).collect::<Vec<_>>().join(", ")));
            let what = text!(
                "flaw-ron-wrong-length",
                expected = expected,
                form = form,
                found = Fact::Number(node.children.len() as u64)
            );
            self.flaw(node.range(), what);
        }
        for (child, shape) in node.children.iter().zip(of) {
            self.value(child, shape);
        }
    }

    fn group(&mut self, node: &Node, fields: &[FieldShape]) {
        let (mut seen, mut meant, mut unknown) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
        let known = || fields.iter().map(|field| field.name.as_str());
        for (index, child) in node.children.iter().enumerate() {
            let Some(key) = child.key.as_deref() else {
                let before = index.checked_sub(1).and_then(|before| node.children.get(before));
                let is_first = node.children.iter().take(index).all(|before| before.key.is_some());
                match typos::decimal_comma(before, child, self.text) {
                    Some((at, what)) => self.flaw(at, what),
                    // If none has a name, that is reported once for all.
                    None if is_first && node.children.iter().all(|child| child.key.is_none()) => {
                        self.expected(node, text_key!("ron-kind-fields"));
                    }
                    None if is_first => self.expected(child, text_key!("ron-kind-field")),
                    None => {}
                }
                continue;
            };
            let at = child.key_place..child.key_until;
            match fields.iter().find(|field| field.name == key) {
                None => {
                    meant.extend(nearest(key, known()));
                    unknown.push((at, key));
                }
                Some(_) if !seen.insert(key) => {
                    self.flaw(at, messages::named(text_key!("flaw-ron-field-twice"), "field", key));
                }
                Some(field) => self.value(child, &field.shape),
            }
        }
        // A misspelled or unnamed field does not count as missing.
        let is_there = |name: &str| seen.contains(name) || meant.contains(name);
        let is_whole = self.broken.is_none_or(|broken| node.until < broken);
        let is_named = node.children.iter().all(|child| child.key.is_some());
        let missing = fields.iter().filter(|field| field.required && is_whole && is_named && !is_there(&field.name));
        let missing: Vec<&str> = missing.map(|field| field.name.as_str()).collect();
        match (missing.as_slice(), unknown.as_slice()) {
            // One missing and one unknown: the same field, translated.
            ([one], [(at, found)]) if nearest(found, known()).is_none() => {
                let what = messages::named(text_key!("flaw-ron-unknown-field-meant"), "found", found);
                self.flaw(at.clone(), what.with("meant", Fact::Text((*one).to_owned())));
                return;
            }
            ([], _) => {}
            // As many unknown as missing: these are they.
            (several, _) if several.len() == unknown.len() && meant.is_empty() => {
                for (at, key) in unknown {
                    self.flaw(at, messages::unknown_field(key, several));
                }
                return;
            }
            ([one], _) => self.flaw(opening(node), messages::named(text_key!("flaw-ron-missing-field"), "field", one)),
            (several, _) => {
                let fields = Fact::Text(several.join(", "));
                self.flaw(opening(node), text!("flaw-ron-missing-fields", fields = fields));
            }
        }
        for (at, key) in unknown {
            self.flaw(at, messages::unknown_field(key, &known().collect::<Vec<_>>()));
        }
    }

    fn map(&mut self, node: &Node, of: &RonShape, languages: bool) {
        if node.open != Some('{') {
            self.expected(node, if languages { text_key!("ron-kind-texts") } else { text_key!("ron-kind-map") });
            return;
        }
        let mut seen = BTreeSet::new();
        for child in &node.children {
            let at = child.key_place..child.key_until;
            let Some(key) = child.key.as_deref() else {
                self.expected(child, text_key!("ron-kind-pair"));
                continue;
            };
            if !seen.insert(key) {
                let twice =
                    if languages { text_key!("flaw-text-language-twice") } else { text_key!("flaw-ron-key-twice") };
                self.flaw(at, messages::named(twice, if languages { "language" } else { "field" }, key));
            }
            self.value(child, of);
        }
    }

    fn word(&mut self, node: &Node, words: &[VariantShape]) {
        if node.word.is_empty() {
            let known: Vec<&str> = words.iter().map(|word| word.name.as_str()).collect();
            self.flaw(node.range(), messages::no_word(node.text.as_deref(), &known));
            return;
        }
        let Some(word) = words.iter().find(|word| word.name == node.word) else {
            let known: Vec<&str> = words.iter().map(|word| word.name.as_str()).collect();
            let until = TextPosition { column: node.place.column + node.word.chars().count(), ..node.place };
            self.flaw(node.place..until, messages::unknown_word(&node.word, &known));
            return;
        };
        match &word.holds {
            Some(shape) if node.open == Some('(') => self.held(node, shape),
            Some(_) => {
                let end = TextPosition { column: node.place.column + node.word.chars().count(), ..node.place };
                self.flaw(end..end, messages::expected(text_key!("ron-kind-group")));
            }
            // Contents of a unit variant are reported by the parser.
            None => {}
        }
    }

    /// Contents of a variant's brackets: fields, values, or one value with its own brackets.
    fn held(&mut self, node: &Node, shape: &RonShape) {
        let shapes = self.shapes;
        match (shape, shapes.resolved(shape), node.children.as_slice()) {
            // A tuple as the only value of a variant has its own brackets.
            (RonShape::Tuple(_), _, [child]) if child.key.is_none() && child.open == Some('(') => {
                self.value(child, shape);
            }
            (RonShape::Tuple(_) | RonShape::Group(_), ..) => self.value(node, shape),
            // Struct fields may be in the variant's own brackets.
            (_, RonShape::Group(fields), [child]) if child.key.is_none() && child.open == Some('(') => {
                self.group(child, fields);
            }
            (_, RonShape::Group(fields), _) => self.group(node, fields),
            (_, _, [child]) => self.value(child, shape),
            (_, RonShape::Tuple(of), _) => self.tuple(node, of),
            // One value that lacks its own brackets.
            (_, RonShape::Leaf(name), [first, ..])
                if leaves::leaf_error(name, self.bracketed(node), self.shapes.sets()).is_none() =>
            {
                self.expected(first, text_key!("ron-kind-group"));
            }
            (_, _, children) => {
                let what =
                    Phrase::plain(text_key!("flaw-ron-wrong-length")).with("expected", Fact::Text("1".to_owned()));
                let what = what.with("form", Fact::Text(format!("{}({})", node.word, form(shape))));
                self.flaw(node.range(), what.with("found", Fact::Number(children.len() as u64)));
            }
        }
    }

    /// Contents of a variant, with its brackets.
    fn bracketed(&self, node: &Node) -> &str {
        let written = self.text.get(node.bytes.clone()).unwrap_or_default();
        written.find('(').and_then(|at| written.get(at..)).unwrap_or_default()
    }

    fn maybe(&mut self, node: &Node, of: &RonShape) {
        match (node.word.as_str(), node.children.as_slice()) {
            ("None", []) => {}
            ("Some", [_, ..]) => self.held(node, of),
            _ => self.value(node, of),
        }
    }
}

/// Placeholder for a value of this shape.
fn form(shape: &RonShape) -> &'static str {
    match shape {
        RonShape::Leaf(name) if name == "clause" => "\"S0-57\"",
        RonShape::Leaf(name) if name == "string" => "\"…\"",
        RonShape::List(_) => "[…]",
        _ => "…",
    }
}

/// The word at the start of a group, or else its opening bracket.
fn opening(node: &Node) -> Range<TextPosition> {
    let letters = node.word.chars().count().max(1);
    node.place..TextPosition { column: node.place.column + letters, ..node.place }
}
