//! The scalar types of the game in files: the formats of their schemas, and their errors.

use std::borrow::Cow;

use ron::Error;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use super::card::{Card, NO_SUCH_CARD};
use super::chips::{ChipSets, Colour, NO_SUCH_COLOUR, SetName};
use super::clause::{Clause, NO_SUCH_CLAUSE};
use super::hand::{NO_SUCH_POINT, Point};
use super::money::{Money, RATIO_FOR_NOUGHT, RATIO_TOO_LARGE, Ratio};
use crate::syntax::suggest::nearest;
use crate::syntax::{Leaves, Problem, Refusal, parsed};

/// Reason of an unknown set.
const NO_SUCH_SET: &str = "no-such-chip-set";

/// Reasons for refusing a value.
const REASONS: [&str; 7] =
    [NO_SUCH_CARD, NO_SUCH_CLAUSE, NO_SUCH_COLOUR, NO_SUCH_POINT, NO_SUCH_SET, RATIO_FOR_NOUGHT, RATIO_TOO_LARGE];

/// For each type: its `format` in the schema, and its JSON type.
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

        /// Parses a text as the type of this name; `None` if there is no such type.
        fn read_as(name: &str, text: &str) -> Option<Result<(), Error>> {
            Some(match name {
                $($name => parsed::<$leaf>(text),)+
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

/// The scalar types of files that may name these denomination sets.
#[derive(Debug, Clone, Copy)]
pub struct GameLeaves<'s>(pub &'s ChipSets);

impl Leaves for GameLeaves<'_> {
    fn parse(&self, name: &str, text: &str) -> Option<Result<(), Error>> {
        let read = read_as(name, text)?;
        Some(if name == "set" && read.is_ok() { known_set(text, self.0) } else { read })
    }

    fn is_whole_number(&self, name: &str) -> bool {
        matches!(name, "point" | "coins")
    }

    fn whole_number_meant(&self, name: &str, written: &str) -> Option<u64> {
        let (units, cents) = written.split_once('.').filter(|_| name == "coins")?;
        let cents: u64 = match cents.len() {
            1 => cents.parse::<u64>().ok()?.checked_mul(10)?,
            2 => cents.parse().ok()?,
            _ => return None,
        };
        units.parse::<u64>().ok()?.checked_mul(100)?.checked_add(cents)
    }

    fn example(&self, name: &str) -> Option<&'static str> {
        (name == "clause").then_some("\"S0-57\"")
    }

    fn refusal(&self, message: &str) -> Option<Refusal> {
        let (reason, found) = match message.split_once(": ") {
            Some((reason, found)) => (reason, Some(found)),
            None => (message, None),
        };
        let reason = REASONS.into_iter().find(|known| *known == reason)?;
        let known = (reason == NO_SUCH_SET).then(|| self.0.ids());
        let meant = found.and_then(|found| match reason {
            NO_SUCH_CARD => Card::guess(found).map(|card| card.to_string()),
            NO_SUCH_CLAUSE => Clause::guess(found).map(|clause| clause.to_string()),
            _ => nearest(found, known.iter().flatten().copied()).map(str::to_owned),
        });
        let known = known.map(|known| known.into_iter().map(str::to_owned).collect());
        Some(Refusal { reason, found: found.map(str::to_owned), known, meant })
    }
}

/// The denomination set that this problem calls unknown.
pub fn unknown_set(problem: &Problem) -> Option<&str> {
    match problem {
        Problem::Refused(refusal) if refusal.reason == NO_SUCH_SET => refusal.found.as_deref(),
        Problem::RestUnchecked(problem) => unknown_set(problem),
        _ => None,
    }
}

/// An error if the text is an id that none of these sets has.
fn known_set(text: &str, sets: &ChipSets) -> Result<(), Error> {
    let id: String = ron::from_str(text).unwrap_or_default();
    match sets.get(&id) {
        Some(_) => Ok(()),
        None => Err(Error::Message(format!("{NO_SUCH_SET}: {id}"))),
    }
}
