//! Page layout and PDF output: A4 pages of text, lines, boxes and pictures, in points, with their tags.

mod draw_command;
pub(super) mod flow;
mod page;
pub(super) mod table;
mod tag;
mod typeface;
mod write;

pub use krilla::error::KrillaError as NotMade;

pub(super) use self::draw_command::Outline;
pub use self::page::{DrawnItem, TaggedItem};
pub(super) use self::page::{HIGH, Ink, PaperPage, TextStyle, WIDE};
pub(super) use self::tag::PageTag;
pub(super) use self::typeface::{Typeface, fitted, lines, width};
pub(super) use self::write::write;
