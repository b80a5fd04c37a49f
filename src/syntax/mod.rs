//! RON as people write it: reading with places of flaws, recovery after them, edits in place; and what reading any
//! stranger's file needs. Knows no game and makes no sentences.
//!
//! Lossless parsers were tried on all lesson files and on the 434 broken ones of the tests. `ron2` 0.3 stops at 11 good
//! files and at each broken one, and gives back none byte for byte. `ronin-core` 0.1 reads and gives back all, but its
//! diagnostics are those of brackets and commas: which field, type or name was expected is only known where serde asks
//! for it, so the reader, its recovery and its suggestions would stay as they are beside a second tree.

#![warn(missing_docs)]

mod collector;
mod cursor;
mod diagnostic;
pub mod edit;
mod escapes;
mod id;
mod leaves;
mod panic_guard;
mod parser_error;
mod plain_text;
mod pretty;
mod problem;
mod reader;
mod recovery;
mod schema_walk;
pub mod shape;
mod slot;
mod spans;
pub mod spreadsheet;
pub mod suggest;
mod trivia;
mod typos;
mod written;

pub use self::collector::{Collector, LengthFault};
pub use self::diagnostic::{Diagnostic, TextPosition};
pub use self::id::{LONGEST_ID, is_id};
pub use self::leaves::{Leaves, Refusal, parsed};
pub use self::panic_guard::catch_panic;
pub use self::plain_text::{is_device_name, is_layout, is_unseen, one_line, visible};
pub use self::pretty::RonValue;
pub use self::problem::{Bracket, Expected, Problem};
pub use self::reader::{Reader, is_balanced, mark_rest_unchecked, too_large};
pub use self::recovery::Recovered;
pub use self::shape::FileSchema;
pub use self::spans::{Node, Spans};
pub use self::written::Written;
