//! Validation of a text against its schema: every field, variant and value that does not fit.

use std::collections::BTreeSet;
use std::ops::Range;

use super::leaves::leaf_error;
use super::parser_error::problem_of_leaf;
use super::shape::{FieldShape, FileSchema, RonShape, VariantShape};
use super::suggest::nearest;
use super::{Diagnostic, Expected, Leaves, Node, Problem, Spans, TextPosition, typos};

/// Everything in a text that does not fit the schema, in the order of the text. Groups not closed before `broken` are
/// not missing anything.
pub(super) fn schema_flaws(
    file: &str,
    text: &str,
    spans: &Spans,
    shapes: &FileSchema,
    leaves: &dyn Leaves,
    broken: Option<TextPosition>,
) -> Vec<Diagnostic> {
    let mut walk = SchemaWalk { file, text, shapes, leaves, broken, flaws: Vec::new() };
    walk.value(spans.root(), &shapes.root);
    walk.flaws.sort_by_key(|flaw| (flaw.place, flaw.until));
    walk.flaws
}

struct SchemaWalk<'w> {
    file: &'w str,
    text: &'w str,
    shapes: &'w FileSchema,
    leaves: &'w dyn Leaves,
    broken: Option<TextPosition>,
    flaws: Vec<Diagnostic>,
}

impl SchemaWalk<'_> {
    fn flaw(&mut self, at: Range<TextPosition>, what: Problem) {
        self.flaws.push(Diagnostic::new(self.file, at, what));
    }

    fn expected(&mut self, node: &Node, what: Expected) {
        self.flaw(node.range(), Problem::Expected(what));
    }

    fn value(&mut self, node: &Node, shape: &RonShape) {
        let shapes = self.shapes;
        match shapes.resolved(shape) {
            RonShape::Leaf(name) => self.leaf(node, name),
            RonShape::List(of) if node.open == Some('[') => self.list(node, of),
            RonShape::List(_) => self.expected(node, Expected::List),
            RonShape::Tuple(of) if node.open == Some('(') => self.tuple(node, of),
            RonShape::Tuple(_) | RonShape::Group(_) if node.open != Some('(') => self.expected(node, Expected::Group),
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
            self.flaw(mark, Problem::StrangeSign('\''));
        } else if let Some(error) = leaf_error(self.leaves, name, written) {
            let mut what = problem_of_leaf(&error, name, self.leaves);
            if let Problem::NumberOutOfRange { found, field } = &mut what {
                // Callers that know the field know its range.
                *found = Some(written.chars().take(20).collect());
                *field = Some(node.key.clone().unwrap_or_default());
            }
            if let (Problem::Expected(Expected::WholeNumber), Some(meant)) =
                (&what, self.leaves.whole_number_meant(name, written))
            {
                what = Problem::Decimals { found: written.to_owned(), meant };
            }
            self.flaw(node.range(), what);
        }
    }

    fn tuple(&mut self, node: &Node, of: &[RonShape]) {
        if node.children.len() != of.len() {
            let forms: Vec<_> = of.iter().map(|shape| self.form(shape)).collect();
            let form = format!("{}({})", node.word, forms.join(", "));
            let found = node.children.len();
            self.flaw(node.range(), Problem::WrongLength { expected: of.len().to_string(), form, found });
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
                        self.expected(node, Expected::Fields);
                    }
                    None if is_first => self.expected(child, Expected::Field),
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
                Some(_) if !seen.insert(key) => self.flaw(at, Problem::FieldTwice(key.to_owned())),
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
                let (found, meant) = ((*found).to_owned(), Some((*one).to_owned()));
                self.flaw(at.clone(), Problem::UnknownField { found, known: Vec::new(), meant });
                return;
            }
            ([], _) => {}
            // As many unknown as missing: these are they.
            (several, _) if several.len() == unknown.len() && meant.is_empty() => {
                for (at, key) in unknown {
                    self.flaw(at, Problem::unknown_field(key, several));
                }
                return;
            }
            (missing, _) => {
                let missing = missing.iter().map(|field| (*field).to_owned()).collect();
                self.flaw(opening(node), Problem::MissingFields(missing));
            }
        }
        for (at, key) in unknown {
            self.flaw(at, Problem::unknown_field(key, &known().collect::<Vec<_>>()));
        }
    }

    fn map(&mut self, node: &Node, of: &RonShape, languages: bool) {
        if node.open != Some('{') {
            self.expected(node, if languages { Expected::Texts } else { Expected::Map });
            return;
        }
        let mut seen = BTreeSet::new();
        for child in &node.children {
            let at = child.key_place..child.key_until;
            let Some(key) = child.key.as_deref() else {
                self.expected(child, Expected::Pair);
                continue;
            };
            if !seen.insert(key) {
                let twice = if languages { Problem::LanguageTwice } else { Problem::KeyTwice };
                self.flaw(at, twice(key.to_owned()));
            }
            self.value(child, of);
        }
    }

    fn word(&mut self, node: &Node, words: &[VariantShape]) {
        if node.word.is_empty() {
            let known: Vec<&str> = words.iter().map(|word| word.name.as_str()).collect();
            self.flaw(node.range(), Problem::no_variant(node.text.as_deref(), &known));
            return;
        }
        let Some(word) = words.iter().find(|word| word.name == node.word) else {
            let known: Vec<&str> = words.iter().map(|word| word.name.as_str()).collect();
            let until = TextPosition { column: node.place.column + node.word.chars().count(), ..node.place };
            self.flaw(node.place..until, Problem::unknown_variant(&node.word, &known));
            return;
        };
        match &word.holds {
            Some(shape) if node.open == Some('(') => self.held(node, shape),
            Some(_) => {
                let end = TextPosition { column: node.place.column + node.word.chars().count(), ..node.place };
                self.flaw(end..end, Problem::Expected(Expected::Group));
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
            (_, RonShape::Leaf(name), [first, ..]) if leaf_error(self.leaves, name, self.bracketed(node)).is_none() => {
                self.expected(first, Expected::Group);
            }
            (_, _, children) => {
                let form = format!("{}({})", node.word, self.form(shape));
                self.flaw(node.range(), Problem::WrongLength { expected: "1".to_owned(), form, found: children.len() });
            }
        }
    }

    /// Contents of a variant, with its brackets.
    fn bracketed(&self, node: &Node) -> &str {
        let written = self.text.get(node.bytes.clone()).unwrap_or_default();
        written.find('(').and_then(|at| written.get(at..)).unwrap_or_default()
    }

    /// Placeholder for a value of this shape.
    fn form(&self, shape: &RonShape) -> &'static str {
        match shape {
            RonShape::Leaf(name) if name == "string" => "\"…\"",
            RonShape::Leaf(name) => self.leaves.example(name).unwrap_or("…"),
            RonShape::List(_) => "[…]",
            _ => "…",
        }
    }

    fn maybe(&mut self, node: &Node, of: &RonShape) {
        match (node.word.as_str(), node.children.as_slice()) {
            ("None", []) => {}
            ("Some", [_, ..]) => self.held(node, of),
            _ => self.value(node, of),
        }
    }
}

/// The word at the start of a group, or else its opening bracket.
fn opening(node: &Node) -> Range<TextPosition> {
    let letters = node.word.chars().count().max(1);
    node.place..TextPosition { column: node.place.column + letters, ..node.place }
}
