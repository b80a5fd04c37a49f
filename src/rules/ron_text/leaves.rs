//! Scalar values: their schema formats, and their validation.

use std::borrow::Cow;

use ron::Error;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use super::super::card::Card;
use super::super::chips::{ChipSets, Colour, SetName};
use super::super::clause::Clause;
use super::super::hand::Point;
use super::super::localized_text::LocalizedText;
use super::super::money::{Money, Ratio};

/// Text key of an unknown set.
const NO_SUCH_SET: &str = "flaw-no-such-chip-set";

/// For each leaf: its type, its `format` in the schema, and its JSON type.
macro_rules! leaves {
    ($($leaf:ty: $name:literal, $json:literal;)+) => {
        $(
            impl JsonSchema for $leaf {
                fn inline_schema() -> bool {
                    true
                }

                fn schema_name() -> Cow<'static, str> {
                    $name.into()
                }

                fn json_schema(_: &mut SchemaGenerator) -> Schema {
                    json_schema!({ "type": $json, "format": $name })
                }
            }
        )+

        /// Parses a text as the leaf of this name; `None` if there is no such leaf.
        fn read_as(name: &str, text: &str) -> Option<Result<(), Error>> {
            Some(match name {
                $($name => super::parsed::<$leaf>(text),)+
                "uint8" => super::parsed::<u8>(text),
                "uint16" => super::parsed::<u16>(text),
                "uint32" => super::parsed::<u32>(text),
                "uint64" => super::parsed::<u64>(text),
                "string" => super::parsed::<String>(text),
                "char" => super::parsed::<char>(text),
                "boolean" => super::parsed::<bool>(text),
                "double" | "float" => super::parsed::<f64>(text),
                _ => return None,
            })
        }
    };
}

leaves! {
    Card: "card", "string";
    Clause: "clause", "string";
    Colour: "colour", "string";
    SetName: "set", "string";
    Point: "point", "integer";
    Money: "coins", "integer";
    Ratio: "odds", "array";
}

impl JsonSchema for LocalizedText {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "texts".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "format": "texts",
            "additionalProperties": generator.subschema_for::<String>(),
        })
    }
}

/// The error of a text as the leaf of this name, if any.
pub(super) fn leaf_error(name: &str, text: &str, sets: &ChipSets) -> Option<Error> {
    let error = read_as(name, text)?.err();
    error.or_else(|| if name == "set" { unknown_set(text, sets) } else { None })
}

/// The error of an id that none of these sets has.
fn unknown_set(text: &str, sets: &ChipSets) -> Option<Error> {
    let id: String = super::options().from_str(text).ok()?;
    sets.get(&id).is_none().then(|| Error::Message(format!("{NO_SUCH_SET}: {id}")))
}

pub(super) fn is_leaf(name: &str) -> bool {
    read_as(name, "").is_some()
}
