//! Text keys of all fields and variants that a form can show, for testing translations.

use std::collections::BTreeSet;

use super::entry::EntryShape;
use super::lines::{field_key, label_key, word_key};
use crate::syntax::FileSchema;
use crate::syntax::shape::RonShape;

pub fn names_in(shapes: &FileSchema, of: &str) -> BTreeSet<String> {
    let mut names = LabelKeys { shapes, keys: BTreeSet::new(), seen: BTreeSet::new() };
    names.value(&shapes.root, of);
    names.keys
}

struct LabelKeys<'s> {
    shapes: &'s FileSchema,
    keys: BTreeSet<String>,
    seen: BTreeSet<String>,
}

impl LabelKeys<'_> {
    fn value(&mut self, shape: &RonShape, parent: &str) {
        let of = match shape {
            // Drills have a list of their own.
            RonShape::Named(name) if name == "AnyDrill" || !self.seen.insert(name.clone()) => return,
            RonShape::Named(name) => name.clone(),
            _ => parent.to_owned(),
        };
        match self.shapes.resolved(shape) {
            RonShape::Maybe(inner) | RonShape::List(inner) => self.value(inner, &of),
            RonShape::Group(fields) => {
                for field in fields {
                    self.keys.insert(field_key(&of, &field.name));
                    self.value(&field.shape, &of);
                }
            }
            RonShape::Tuple(parts) => self.parts(parts, &of),
            // The basis of an entry has names of its own.
            RonShape::OneOf(words) if EntryShape::from_words(words).is_some() => {
                if let Some(EntryShape::Value(holds)) = EntryShape::from_words(words) {
                    self.value(&holds, parent);
                }
            }
            RonShape::OneOf(words) => {
                for word in words {
                    self.keys.insert(word_key(&of, &word.name));
                    if let Some(holds) = &word.holds {
                        self.held(holds, &of, &word.name);
                    }
                }
            }
            RonShape::Leaf(_) | RonShape::Texts | RonShape::Map(_) | RonShape::Named(_) | RonShape::Any => {}
        }
    }

    fn parts(&mut self, parts: &[RonShape], of: &str) {
        for (place, part) in parts.iter().enumerate() {
            self.keys.insert(label_key(of, &(place + 1).to_string()));
            self.value(part, of);
        }
    }

    fn held(&mut self, holds: &RonShape, of: &str, word: &str) {
        let inner = if let RonShape::Named(name) = holds { name.clone() } else { format!("{of}-{word}") };
        match self.shapes.resolved(holds) {
            RonShape::Group(_) => self.value(holds, &inner),
            RonShape::Tuple(parts) => self.parts(parts, &inner),
            _ => {
                self.keys.insert(label_key(of, word));
                self.value(holds, of);
            }
        }
    }
}
