//! The scalar types of a text.

use ron::Error;
use serde::de::DeserializeOwned;

/// The scalar types of a caller beside numbers, strings and truth values. A type is named by the `format` of its JSON
/// schema.
pub trait Leaves {
    /// Parses a text as the type of this name; `None` if there is no such type.
    fn parse(&self, name: &str, text: &str) -> Option<Result<(), Error>>;

    /// True if values of this type are written as whole numbers.
    fn is_whole_number(&self, name: &str) -> bool;

    /// The whole number meant by a number with decimals, such as 5000 cents by `50.00`; `None` if the type has none.
    fn whole_number_meant(&self, name: &str, written: &str) -> Option<u64>;

    /// A value of this type as a placeholder.
    fn example(&self, name: &str) -> Option<&'static str>;

    /// The refusal behind the message of one of these types' errors; `None` for any other message.
    fn refusal(&self, message: &str) -> Option<Refusal>;
}

/// A value refused by its type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// Name of the reason, by the type.
    pub reason: &'static str,
    /// The value, if the reason depends on it.
    pub found: Option<String>,
    /// The accepted values, if they are few.
    pub known: Option<Vec<String>>,
    /// The value probably meant.
    pub meant: Option<String>,
}

/// Parses a text as a value of this type.
///
/// # Errors
/// The parser's or the type's error.
pub fn parsed<T: DeserializeOwned>(text: &str) -> Result<(), Error> {
    super::reader::options().from_str::<T>(text).map(drop).map_err(|error| error.code)
}

/// Parses a text as the scalar type of this name; `None` if there is no such type.
fn parse(leaves: &dyn Leaves, name: &str, text: &str) -> Option<Result<(), Error>> {
    Some(match name {
        "uint8" => parsed::<u8>(text),
        "uint16" => parsed::<u16>(text),
        "uint32" => parsed::<u32>(text),
        "uint64" => parsed::<u64>(text),
        "string" => parsed::<String>(text),
        "char" => parsed::<char>(text),
        "boolean" => parsed::<bool>(text),
        "double" | "float" => parsed::<f64>(text),
        _ => return leaves.parse(name, text),
    })
}

/// The error of a text as the scalar type of this name, if any.
pub(super) fn leaf_error(leaves: &dyn Leaves, name: &str, text: &str) -> Option<Error> {
    parse(leaves, name, text)?.err()
}

pub(super) fn is_leaf(leaves: &dyn Leaves, name: &str) -> bool {
    parse(leaves, name, "").is_some()
}

pub(super) fn is_whole_number(leaves: &dyn Leaves, name: &str) -> bool {
    matches!(name, "uint8" | "uint16" | "uint32" | "uint64") || leaves.is_whole_number(name)
}
