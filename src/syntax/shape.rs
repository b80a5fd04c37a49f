//! The schema of a file as a tree of shapes, derived from its type's JSON schema.

use std::collections::BTreeMap;

use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value};

use super::leaves::is_leaf;
use super::{Diagnostic, Leaves, Spans, schema_walk};

/// The shape of a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RonShape {
    /// A scalar, by the name of its kind: `string`, `uint8`, `card`.
    Leaf(String),
    /// A list in square brackets.
    List(Box<Self>),
    /// A tuple in round brackets.
    Tuple(Vec<Self>),
    /// A text by language.
    Texts,
    /// A map with string keys, in curly brackets.
    Map(Box<Self>),
    /// Named fields in round brackets.
    Group(Vec<FieldShape>),
    /// One of several variants.
    OneOf(Vec<VariantShape>),
    /// An optional value.
    Maybe(Box<Self>),
    /// A named type of the schema.
    Named(String),
    /// Unconstrained by the schema.
    Any,
}

/// A field of a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldShape {
    /// Its name.
    pub name: String,
    /// Shape of its value.
    pub shape: RonShape,
    /// True if it has no default.
    pub required: bool,
    /// Default value as JSON, as far as the type provides it.
    pub default: Option<String>,
}

/// A variant and its contents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VariantShape {
    /// Name of the variant.
    pub name: String,
    /// Contents of its brackets; `None` if it has none.
    pub holds: Option<RonShape>,
}

/// The schema of a file: its root and its named types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileSchema {
    /// Root of the file.
    pub root: RonShape,
    named: BTreeMap<String, RonShape>,
}

impl FileSchema {
    /// The schema of a type with these scalar types.
    pub fn for_type<T: JsonSchema>(leaves: &dyn Leaves) -> Self {
        let schema = SchemaGenerator::default().into_root_schema_for::<T>();
        let schema = schema.as_value();
        let shapes = Shapes(leaves);
        let named = schema.get("$defs").and_then(Value::as_object).into_iter().flatten();
        Self {
            root: shapes.shape(schema),
            named: named.map(|(name, schema)| (name.clone(), shapes.shape(schema))).collect(),
        }
    }

    /// Everything in a text that does not fit the schema, in the order of the text.
    pub fn misfits(&self, file: &str, text: &str, leaves: &dyn Leaves) -> Vec<Diagnostic> {
        schema_walk::schema_flaws(file, text, &Spans::parse(text), self, leaves, None)
    }

    /// Named types, by name.
    pub fn named(&self) -> impl Iterator<Item = (&str, &RonShape)> {
        self.named.iter().map(|(name, shape)| (name.as_str(), shape))
    }

    /// The shape itself, with a type name resolved.
    pub fn resolved<'s>(&'s self, shape: &'s RonShape) -> &'s RonShape {
        match shape {
            RonShape::Named(name) => self.named.get(name).unwrap_or(&RonShape::Any),
            shape => shape,
        }
    }
}

/// Converts JSON schemas, given the scalar types.
struct Shapes<'l>(&'l dyn Leaves);

impl Shapes<'_> {
    fn shape(&self, schema: &Value) -> RonShape {
        let Some(schema) = schema.as_object() else { return RonShape::Any };
        let text = |name: &str| schema.get(name).and_then(Value::as_str);
        if let Some(name) = text("$ref").and_then(|path| path.rsplit('/').next()) {
            return RonShape::Named(name.to_owned());
        }
        // An optional field's type includes null; its format is that of the value.
        if let Some(Value::Array(kinds)) = schema.get("type")
            && let Some(kind) = kinds.iter().filter_map(Value::as_str).find(|kind| *kind != "null")
        {
            let mut something = schema.clone();
            something.insert("type".to_owned(), Value::String(kind.to_owned()));
            return RonShape::Maybe(Box::new(self.shape(&Value::Object(something))));
        }
        match text("format") {
            Some("texts") => return RonShape::Texts,
            Some(name) if is_leaf(self.0, name) => return RonShape::Leaf(name.to_owned()),
            _ => {}
        }
        if let Some(choices) = schema.get("oneOf").or_else(|| schema.get("anyOf")).and_then(Value::as_array) {
            return self.one_of(choices);
        }
        if let Some(words) = schema.get("enum").and_then(Value::as_array) {
            return RonShape::OneOf(words.iter().filter_map(Value::as_str).map(bare).collect());
        }
        if let Some(word) = text("const") {
            return RonShape::OneOf(vec![bare(word)]);
        }
        match schema.get("type") {
            Some(Value::String(kind)) => self.of_kind(kind, schema),
            _ => RonShape::Any,
        }
    }

    fn of_kind(&self, kind: &str, schema: &Map<String, Value>) -> RonShape {
        match kind {
            "array" => match schema.get("prefixItems").and_then(Value::as_array) {
                Some(items) => RonShape::Tuple(items.iter().map(|item| self.shape(item)).collect()),
                None => RonShape::List(Box::new(schema.get("items").map_or(RonShape::Any, |items| self.shape(items)))),
            },
            "object" => match schema.get("properties").and_then(Value::as_object) {
                Some(fields) => {
                    RonShape::Group(fields.iter().map(|(name, field)| self.of_field(name, field, schema)).collect())
                }
                None => match schema.get("additionalProperties") {
                    Some(values @ Value::Object(_)) => RonShape::Map(Box::new(self.shape(values))),
                    _ => RonShape::Group(Vec::new()),
                },
            },
            "string" if schema.get("maxLength").and_then(Value::as_u64) == Some(1) => RonShape::Leaf("char".to_owned()),
            kind => {
                let name = schema.get("format").and_then(Value::as_str).unwrap_or(kind);
                if is_leaf(self.0, name) { RonShape::Leaf(name.to_owned()) } else { RonShape::Any }
            }
        }
    }

    fn of_field(&self, name: &str, field: &Value, of: &Map<String, Value>) -> FieldShape {
        let required =
            of.get("required").and_then(Value::as_array).is_some_and(|names| names.iter().any(|one| one == name));
        let default = field.get("default").map(ToString::to_string);
        FieldShape { name: name.to_owned(), shape: self.shape(field), required, default }
    }

    /// The variants of an enum, or an optional value, which the schema gives as a choice with null.
    fn one_of(&self, choices: &[Value]) -> RonShape {
        let is_nothing = |choice: &Value| choice.get("type").is_some_and(|kind| kind == "null");
        if choices.iter().any(is_nothing) {
            let something = choices.iter().find(|choice| !is_nothing(choice));
            return RonShape::Maybe(Box::new(something.map_or(RonShape::Any, |something| self.shape(something))));
        }
        RonShape::OneOf(choices.iter().flat_map(|choice| self.words_of(choice)).collect())
    }

    fn words_of(&self, choice: &Value) -> Vec<VariantShape> {
        if let Some(words) = choice.get("enum").and_then(Value::as_array) {
            return words.iter().filter_map(Value::as_str).map(bare).collect();
        }
        if let Some(word) = choice.get("const").and_then(Value::as_str) {
            return vec![bare(word)];
        }
        let held = choice.get("properties").and_then(Value::as_object).into_iter().flatten();
        held.map(|(name, held)| VariantShape { name: name.clone(), holds: Some(self.shape(held)) }).collect()
    }
}

fn bare(word: &str) -> VariantShape {
    VariantShape { name: word.to_owned(), holds: None }
}
