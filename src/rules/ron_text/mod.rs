//! Reading RON that somebody wrote: the value, or one flaw with its line and column, put in words
//! that can be translated; and the places of values and notes of flaws for what is found later.

mod cursor;
pub mod edit;
mod notes;
mod spans;
mod wording;

use ron::extensions::Extensions;
use ron::{Error, Options, error::SpannedError};
use serde::de::DeserializeOwned;

use super::flaw::{Flaw, Place};
use super::phrase::{Fact, Phrase};

pub use self::notes::{Length, Notes};
pub use self::spans::{Node, Spans};

/// Reads a value from RON text in the form all of the program's files use: an option may be written
/// without `Some`, a newtype without its name.
///
/// # Errors
/// The first flaw of the text.
pub fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Flaw> {
    read_with(file, text, Extensions::empty())
}

/// As [`read`], with more of RON's extensions switched on.
///
/// # Errors
/// The first flaw of the text.
pub fn read_with<T: DeserializeOwned>(file: &str, text: &str, more: Extensions) -> Result<T, Flaw> {
    Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | more)
        .from_str(text)
        .map_err(|error| flaw_of(file, text, &error))
}

/// The flaw of a file that is too large to be read, if it is.
#[must_use]
pub fn too_large(file: &str, bytes: usize, most: usize) -> Option<Flaw> {
    (bytes > most).then(|| {
        let what = Phrase::plain("flaw-file-too-large").with("size", Fact::Number(bytes.div_ceil(1024) as u64));
        Flaw::of_file(file, what.with("most", Fact::Number((most / 1024) as u64)))
    })
}

fn flaw_of(file: &str, text: &str, error: &SpannedError) -> Flaw {
    let place = place_of(text, error);
    Flaw::new(file, place..end_of(text, place), wording::phrase(&error.code))
}

/// Where a person looks for the fault. The parser stands at a fault's end, or after blanks; a value
/// that its own type refused has been read already.
fn place_of(text: &str, error: &SpannedError) -> Place {
    let [start, end] = [&error.span.start, &error.span.end].map(|at| Place { line: at.line, column: at.col });
    match error.code {
        Error::MissingStructField { .. } => cursor::opening_of(text, end),
        Error::Message(_) | Error::InvalidValueForType { .. } => {
            cursor::opening_of(text, cursor::start_of(text, start))
        }
        Error::ExpectedComma => cursor::end_before(text, start),
        Error::Eof => cursor::end_of(text),
        Error::UnclosedBlockComment => cursor::open_comment(text).unwrap_or(start),
        _ => cursor::start_of(text, start),
    }
}

/// Where the value ends that begins at a place, or else the piece of the text that stands there.
fn end_of(text: &str, place: Place) -> Place {
    let spans = Spans::of(text);
    let mut end = None;
    spans.root().visit(&mut |node: &Node| {
        if node.place == place && node.until > place {
            end.get_or_insert(node.until);
        } else if node.key_place == place {
            // The name of a field, up to its colon.
            end.get_or_insert(cursor::end_of_piece(text, place));
        }
    });
    end.unwrap_or_else(|| cursor::end_of_piece(text, place))
}
