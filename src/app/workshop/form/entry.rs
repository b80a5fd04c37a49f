//! Form lines of house entries (values with a basis) and of optional values.

use super::lines::{FieldContext, FormBuilder, joined, label_key};
use super::{Control, FormLine, Label, Removal, read_text};
use crate::app::workshop::action::EntryBasis;
use crate::app::workshop::place::WHOLE_HOUSE;
use crate::syntax::Node;
use crate::syntax::edit::quoted;
use crate::syntax::shape::{RonShape, VariantShape};

/// Contents of `Stated`, `Silent` or `Corrected`.
pub(super) enum EntryShape {
    /// A value of this shape, followed by its clause.
    Value(RonShape),
    /// No value; the field itself is the statement.
    Bare,
}

impl EntryShape {
    /// `None` unless these are the three variants of an entry.
    pub(super) fn from_words(words: &[VariantShape]) -> Option<Self> {
        let held = |rest: EntryBasis| words.iter().find(|word| word.name == rest.into_str()).map(|word| &word.holds);
        if words.len() != EntryBasis::ALL.len() {
            return None;
        }
        let [_, silent, _] = [held(EntryBasis::Stated)?, held(EntryBasis::Silent)?, held(EntryBasis::Corrected)?];
        Some(silent.as_ref().map_or(Self::Bare, |shape| Self::Value(shape.clone())))
    }
}

impl FormBuilder<'_> {
    /// Fields of a house that do not belong to a part.
    pub(in super::super) fn whole_house(&mut self) {
        let root = self.shapes.root.clone();
        let RonShape::Group(fields) = &root else { return };
        let parts: Vec<&str> = fields.iter().map(|field| field.name.as_str()).collect();
        let parts: Vec<&str> = parts.into_iter().filter(|field| !WHOLE_HOUSE.contains(field)).collect();
        self.group(&root, "House", "", 0, &parts);
        self.missing(&parts);
    }

    fn missing(&mut self, parts: &[&str]) {
        let root = self.shapes.root.clone();
        let RonShape::Group(fields) = &root else { return };
        let gone =
            fields.iter().filter(|field| parts.contains(&field.name.as_str()) && self.node(&field.name).is_none());
        let offers: Vec<_> = gone
            .map(|field| {
                let label = Label::Field(label_key("House", &field.name));
                (field.name.clone(), label, self.fresh().value(&field.shape))
            })
            .collect();
        if !offers.is_empty() {
            self.push("", Label::Name(String::new()), 0, Control::Offer(offers), None);
        }
    }

    /// One field of a file by itself.
    pub(in super::super) fn part(&mut self, of: &str, field: &str) {
        let root = self.shapes.root.clone();
        let RonShape::Group(fields) = &root else { return };
        let Some(part) = fields.iter().find(|part| part.name == field) else { return };
        if let (RonShape::Named(name), RonShape::Group(_)) = (&part.shape, self.shapes.resolved(&part.shape)) {
            return self.group(&part.shape, name, field, 0, &[]);
        }
        let label = Label::Field(label_key(of, field));
        let here = FieldContext { path: field.to_owned(), label, name: field.to_owned(), depth: 0, goes: None };
        self.value(&part.shape, of, here);
    }

    pub(super) fn entry(&mut self, wrapped: &EntryShape, of: &str, here: &FieldContext) {
        let Some(node) = self.node(&here.path) else { return };
        let Some(on) = EntryBasis::from_word(&node.word) else {
            let written = self.text.get(node.bytes.clone()).unwrap_or_default().to_owned();
            return self.push(&here.path, here.label.clone(), here.depth, Control::Raw(written), here.goes.clone());
        };
        let cites = node.children.iter().enumerate().next_back().filter(|_| on != EntryBasis::Silent);
        let clause =
            cites.map(|(place, clause)| (joined(&here.path, &place.to_string()), read_text(self.text, clause)));
        let key = if let Label::Field(key) = &here.label { key.clone() } else { String::new() };
        let (label, depth) = match wrapped {
            EntryShape::Bare => (here.label.clone(), here.depth),
            EntryShape::Value(shape) => {
                let (shape, name) = (shape.clone(), here.name.clone());
                let at = |place: &str, label: Label, depth| FieldContext {
                    path: joined(&here.path, place),
                    label,
                    name: name.clone(),
                    depth,
                    goes: None,
                };
                self.value(&shape, of, at("0", here.label.clone(), here.depth));
                if on == EntryBasis::Corrected {
                    self.value(&shape, of, at("1", Label::Literally(key.clone()), here.depth + 1));
                }
                (Label::Basis(key), here.depth + 1)
            }
        };
        self.push(&here.path, label, depth, Control::Basis { on, clause }, here.goes.clone());
    }

    /// An optional value, which can be set and cleared.
    pub(super) fn maybe(&mut self, inner: &RonShape, of: &str, here: FieldContext, outer: String) {
        let is_none = self.node(&outer).is_some_and(|node| node.word == "None" && node.children.is_empty());
        if is_none {
            let offer = (outer.clone(), here.label, self.fresh().value(inner));
            let control = Control::Offer(vec![offer]);
            let label = Label::Name(String::new());
            return self.lines.push(FormLine { path: outer, label, depth: here.depth, control, removal: here.goes });
        }
        let goes = here.goes.or(Some(Removal::Nothing(outer)));
        self.value(inner, of, FieldContext { goes, ..here });
    }

    pub(super) fn one_text(&self, texts: &[String], node: &Node) -> Control {
        let here = read_text(self.text, node);
        let mut words = texts.to_vec();
        if !words.contains(&here) {
            words.push(here.clone());
        }
        let chosen = words.iter().position(|word| *word == here);
        Control::One { of: String::new(), begins: words.iter().map(|word| quoted(word)).collect(), words, chosen }
    }
}

/// A ratio as displayed: `19/20`.
pub(super) fn ratio(node: &Node) -> String {
    match node.children.as_slice() {
        [over, under] => format!("{}/{}", over.word, under.word),
        _ => String::new(),
    }
}
