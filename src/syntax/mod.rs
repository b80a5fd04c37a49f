//! RON as people write it: reading with places of flaws, recovery after them, edits in place; and what reading any
//! stranger's file needs. Knows no game and makes no sentences.

#![warn(missing_docs)]

mod collector;
mod cursor;
mod diagnostic;
pub mod edit;
mod escapes;
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
pub mod suggest;
mod trivia;
mod typos;
mod written;

pub use self::collector::{Collector, LengthFault};
pub use self::diagnostic::{Diagnostic, TextPosition};
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
