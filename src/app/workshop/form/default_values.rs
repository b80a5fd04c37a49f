//! Default values of newly added fields.

use crate::syntax::FileSchema;
use crate::syntax::edit::quoted;
use crate::syntax::shape::{FieldShape, RonShape, VariantShape};

#[derive(Debug, Clone, Copy)]
pub struct DefaultValues<'s> {
    pub shapes: &'s FileSchema,
    pub languages: &'s [String],
}

impl DefaultValues<'_> {
    pub fn texts(&self, says: impl Fn(&str) -> String) -> String {
        let entry = |code: &String| format!("    \"{code}\": {},\n", quoted(&says(code)));
        format!("{{\n{}}}", self.languages.iter().map(entry).collect::<String>())
    }

    /// Default value of a shape.
    pub fn value(&self, shape: &RonShape) -> String {
        self.value_within(shape, 8)
    }

    fn value_within(&self, shape: &RonShape, deeper: u8) -> String {
        let shape = self.shapes.resolved(shape);
        let Some(deeper) = deeper.checked_sub(1) else { return "()".to_owned() };
        match shape {
            RonShape::Leaf(name) => leaf(name).to_owned(),
            RonShape::List(_) => "[]".to_owned(),
            RonShape::Tuple(parts) => format!("({})", self.listed(parts, deeper)),
            RonShape::Texts => self.texts(|_| String::new()),
            RonShape::Map(_) => "{}".to_owned(),
            RonShape::Group(fields) => format!("({})", self.fields(fields, deeper)),
            RonShape::OneOf(words) => {
                words.first().map_or_else(|| "()".to_owned(), |word| self.word_within(word, deeper))
            }
            RonShape::Maybe(inner) => self.value_within(inner, deeper),
            RonShape::Named(_) | RonShape::Any => "()".to_owned(),
        }
    }

    /// A variant with default contents.
    pub fn word(&self, word: &VariantShape) -> String {
        self.word_within(word, 8)
    }

    fn word_within(&self, word: &VariantShape, deeper: u8) -> String {
        let Some(holds) = &word.holds else { return word.name.clone() };
        let inside = match self.shapes.resolved(holds) {
            RonShape::Group(fields) => self.fields(fields, deeper),
            RonShape::Tuple(parts) => self.listed(parts, deeper),
            other => self.value_within(other, deeper),
        };
        format!("{}({inside})", word.name)
    }

    /// The mandatory fields.
    fn fields(&self, fields: &[FieldShape], deeper: u8) -> String {
        let must = fields.iter().filter(|field| field.required);
        let written: Vec<String> =
            must.map(|field| format!("{}: {}", field.name, self.value_within(&field.shape, deeper))).collect();
        if written.iter().any(|field| field.contains('\n')) {
            let lines = written.iter().map(|field| format!("    {},\n", field.replace('\n', "\n    ")));
            return format!("\n{}", lines.collect::<String>());
        }
        written.join(", ")
    }

    fn listed(&self, parts: &[RonShape], deeper: u8) -> String {
        parts.iter().map(|part| self.value_within(part, deeper)).collect::<Vec<_>>().join(", ")
    }
}

/// Default of a scalar type.
fn leaf(name: &str) -> &'static str {
    match name {
        "string" => "\"\"",
        "boolean" => "true",
        "card" => "\"As\"",
        "clause" => "\"S0-01\"",
        "set" => "\"french\"",
        "colour" => "\"#808080\"",
        "coins" => "1000",
        "point" => "0",
        "odds" => "(1, 1)",
        "char" => "'A'",
        "double" | "float" => "1.0",
        _ => "1",
    }
}
