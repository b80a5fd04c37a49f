//! Text keys of all fields and variants that a form can show, for testing translations.

use std::collections::BTreeSet;

use super::entry::Wrapped;
use super::lines::{label_key, word_key};
use crate::rules::ron_text::Shapes;
use crate::rules::ron_text::shape::Shape;

pub fn names_in(shapes: &Shapes, of: &str) -> BTreeSet<String> {
    let mut names = Names { shapes, keys: BTreeSet::new(), seen: BTreeSet::new() };
    names.value(&shapes.root, of);
    names.keys
}

struct Names<'s> {
    shapes: &'s Shapes,
    keys: BTreeSet<String>,
    seen: BTreeSet<String>,
}

impl Names<'_> {
    fn value(&mut self, shape: &Shape, parent: &str) {
        let of = match shape {
            // Drills have a list of their own.
            Shape::Named(name) if name == "AnyDrill" || !self.seen.insert(name.clone()) => return,
            Shape::Named(name) => name.clone(),
            _ => parent.to_owned(),
        };
        match self.shapes.resolved(shape) {
            Shape::Maybe(inner) | Shape::List(inner) => self.value(inner, &of),
            Shape::Group(fields) => {
                for field in fields {
                    self.keys.insert(label_key(&of, &field.name));
                    self.value(&field.shape, &of);
                }
            }
            Shape::Tuple(parts) => self.parts(parts, &of),
            // The basis of an entry has names of its own.
            Shape::OneOf(words) if Wrapped::of(words).is_some() => {
                if let Some(Wrapped::Value(holds)) = Wrapped::of(words) {
                    self.value(&holds, parent);
                }
            }
            Shape::OneOf(words) => {
                for word in words {
                    self.keys.insert(word_key(&of, &word.name));
                    if let Some(holds) = &word.holds {
                        self.held(holds, &of, &word.name);
                    }
                }
            }
            Shape::Leaf(_) | Shape::Texts | Shape::Map(_) | Shape::Named(_) | Shape::Any => {}
        }
    }

    fn parts(&mut self, parts: &[Shape], of: &str) {
        for (place, part) in parts.iter().enumerate() {
            self.keys.insert(label_key(of, &(place + 1).to_string()));
            self.value(part, of);
        }
    }

    fn held(&mut self, holds: &Shape, of: &str, word: &str) {
        let inner = if let Shape::Named(name) = holds { name.clone() } else { format!("{of}-{word}") };
        match self.shapes.resolved(holds) {
            Shape::Group(_) => self.value(holds, &inner),
            Shape::Tuple(parts) => self.parts(parts, &inner),
            _ => {
                self.keys.insert(label_key(of, word));
                self.value(holds, of);
            }
        }
    }
}
