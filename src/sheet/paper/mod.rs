//! Page layout and PDF output: A4 pages of text, lines, boxes and pictures, in points, with their tags.

mod face;
pub(super) mod flow;
mod mark;
mod page;
mod sense;
pub(super) mod table;
mod write;

pub use krilla::error::KrillaError as NotMade;

pub use self::face::legible;
pub(super) use self::face::{Face, fitted, lines, width};
pub(super) use self::mark::Outline;
pub(super) use self::page::{HIGH, Ink, Page, Set, WIDE};
pub use self::page::{Painted, Read};
pub(super) use self::sense::Sense;
pub(super) use self::write::write;
