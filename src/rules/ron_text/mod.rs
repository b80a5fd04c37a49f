//! Reading RON that somebody wrote: the value, or one flaw with its line and column, put in words
//! that can be translated; and the places of values for flaws found later.

mod spans;
mod wording;

use ron::extensions::Extensions;
use ron::{Options, error::SpannedError};
use serde::de::DeserializeOwned;

use super::flaw::{Flaw, Place};
use super::phrase::{Fact, Phrase};

pub use self::spans::{Node, Spans};

/// Reads a value from RON text in the form all of the program's files use: an option may be written
/// without `Some`, a newtype without its name.
///
/// # Errors
/// The first flaw of the text. Boxed size does not matter here: it is made once, for a person.
pub fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Flaw> {
    Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES)
        .from_str(text)
        .map_err(|error| flaw_of(file, text, &error))
}

/// The flaw of a file that is too large to be read, if it is.
#[must_use]
pub fn too_large(file: &str, bytes: usize, most: usize) -> Option<Flaw> {
    (bytes > most).then(|| Flaw {
        file: file.to_owned(),
        place: Place { line: 1, column: 1 },
        what: Phrase::plain("flaw-file-too-large")
            .with("size", Fact::Number(bytes.div_ceil(1024) as u64))
            .with("most", Fact::Number((most / 1024) as u64)),
    })
}

fn flaw_of(file: &str, text: &str, error: &SpannedError) -> Flaw {
    let place = Place { line: error.span.start.line, column: error.span.start.col };
    let place = match error.code {
        ron::Error::MissingStructField { .. } => {
            let end = Place { line: error.span.end.line, column: error.span.end.col };
            spans::opening_before(text, end).unwrap_or(place)
        }
        _ => place,
    };
    Flaw { file: file.to_owned(), place, what: wording::phrase(&error.code) }
}
