//! Reading RON that somebody wrote: the value, or one flaw with its line and column, put in words
//! that can be translated; and the places of values and notes of flaws for what is found later.

mod cursor;
pub mod edit;
mod leaves;
mod lines;
mod notes;
pub mod shape;
mod slips;
mod slot;
mod spans;
mod spared;
mod trivia;
mod walk;
mod within;
mod wording;

use std::ops::Range;

use ron::extensions::Extensions;
use ron::{Error, Options, error::SpannedError};
use schemars::JsonSchema;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::flaw::{Flaw, Place, first_of};
use super::phrase::{Fact, Phrase};

pub use self::lines::Lines;
pub use self::notes::{Length, Notes};
pub use self::shape::Shapes;
pub use self::spans::{Node, Spans};
pub use self::spared::{Spared, spared};

/// Reads a value from RON text in the form all of the program's files use: an option may be written
/// without `Some`, a newtype without its name.
///
/// # Errors
/// Every flaw of the text that can be seen without knowing what it means.
pub fn read<T: DeserializeOwned + JsonSchema>(file: &str, text: &str) -> Result<T, Vec<Flaw>> {
    read_with(file, text, Extensions::empty())
}

/// As [`read`], with more of RON's extensions switched on.
///
/// # Errors
/// As for [`read`].
pub fn read_with<T: DeserializeOwned + JsonSchema>(file: &str, text: &str, more: Extensions) -> Result<T, Vec<Flaw>> {
    let options = options().with_default_extension(more);
    let text = unmarked(text);
    options.from_str(text).map_err(|error| {
        let broken = options.from_str::<IgnoredAny>(text).err();
        all_flaws(file, text, &Shapes::of::<T>(), &error, broken.as_ref())
    })
}

/// The same flaws, the last of them saying that the text behind it has not been looked at, where there is more of it.
#[must_use]
pub fn unchecked_behind(text: &str, mut flaws: Vec<Flaw>) -> Vec<Flaw> {
    let end = cursor::end_before(text, Place { line: usize::MAX, column: 1 });
    if let Some(last) = flaws.last_mut().filter(|last| last.until < end && last.what.key != "flaw-and-more") {
        let what = Fact::Phrase(Box::new(last.what.clone()));
        last.what = Phrase::plain("further-unchecked").with("what", what);
    }
    flaws
}

/// Whether the brackets and quotes of a text are whole, so that a value of it can be changed in its place.
#[must_use]
pub fn is_whole(text: &str) -> bool {
    let options = options().with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES);
    options.from_str::<IgnoredAny>(unmarked(text)).is_ok()
}

/// The text without the mark that some editors write at the beginning of every file: no author sees it.
fn unmarked(text: &str) -> &str {
    text.strip_prefix(cursor::BYTE_ORDER_MARK).unwrap_or(text)
}

fn options() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES)
}

/// Whether a text is a value of this type, and what keeps it from being one.
fn parsed<T: DeserializeOwned>(text: &str) -> Result<(), Error> {
    options().from_str::<T>(text).map(drop).map_err(|error| error.code)
}

/// What the reader stumbled over, and all else that does not fit. Where brackets or quotes are broken, nothing
/// behind that is certain, and only what stands before it is told beside it.
fn all_flaws(
    file: &str,
    text: &str,
    shapes: &Shapes,
    error: &SpannedError,
    broken: Option<&SpannedError>,
) -> Vec<Flaw> {
    if let Some(flaw) = slips::of_all(file, text) {
        return vec![flaw];
    }
    let mut told = flaw_of(file, text, error);
    let cut = broken.map(|broken| flaw_of(file, text, broken));
    let cut_place = cut.as_ref().map(|cut| cut.place);
    let mut flaws = walk::misfits(file, text, &Spans::of(text), shapes, cut_place);
    let Some(cut) = cut else {
        // Of a text whose brackets are whole the walk sees all that the reader stumbles over, and where it is.
        if flaws.is_empty() {
            flaws.push(told);
        }
        return first_of(flaws);
    };
    // Behind the comma of a number the reader looks for a field.
    let is_slip = |flaw: &&Flaw| flaw.what.key == "flaw-ron-decimal-comma" && flaw.range().contains(&cut.place);
    let cut = flaws.iter().find(is_slip).cloned().unwrap_or(cut);
    // A value that is not even begun is only what the reader stumbled over.
    flaws.retain(|flaw| flaw.until < cut.place || (flaw.place == cut.place && flaw.until > flaw.place));
    // A sign that only looks like another is what is wrong, whatever it leads to; so is a bracket that is not closed.
    if cut.what.key == slips::BRACKET_OPEN {
        told = cut;
        flaws.retain(|flaw| flaw.place < told.place && !slips::is_within_open_map(flaw, &told.what));
    } else if told.what.key == "flaw-ron-strange-sign" {
        flaws.retain(|flaw| flaw.place < told.place);
    } else if told.place < cut.place {
        told = cut;
    }
    // A name, a colon or a value that is missing is missing once.
    let pairs = ["ron-kind-field", "ron-kind-fields", "ron-kind-pair"].map(wording::expected);
    let lacks_name = |flaw: &Flaw| flaw.place.line == told.place.line && pairs.contains(&flaw.what);
    if told.what == wording::expected("ron-kind-colon") {
        flaws.retain(|flaw| !lacks_name(flaw));
    } else if flaws.iter().any(lacks_name) {
        return first_of(flaws);
    }
    // What the walk found there as well is told once.
    if !flaws.iter().any(|flaw| flaw.place == told.place || flaw.range().contains(&told.place)) {
        flaws.push(told);
    }
    flaws.sort_by_key(|flaw| (flaw.place, flaw.until));
    first_of(flaws)
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
    if let Some((at, what)) = mistyped(text, error) {
        return Flaw::new(file, at, what);
    }
    // A number with a letter behind it, as in `4s`: the reader takes the number for the value.
    let at = Place { line: error.span.start.line, column: error.span.start.col };
    let word = Some(at).filter(|_| error.code == Error::ExpectedComma).and_then(|at| cursor::word_around(text, at));
    let is_number =
        |word: &Range<Place>| cursor::letter_at(text, word.start).is_some_and(|letter| letter.is_ascii_digit());
    if let Some(word) = word.filter(is_number) {
        return Flaw::new(file, word, wording::expected("ron-kind-whole-number"));
    }
    let place = place_of(text, error);
    if let Some(at) = slips::comment_sign(text, place) {
        return Flaw::new(file, at, Phrase::plain("flaw-ron-comment-sign"));
    }
    if let Some((at, what)) = slips::open_bracket(text, &error.code, at) {
        return Flaw::new(file, at, what);
    }
    let is_over = cursor::letter_at(text, cursor::start_of(text, at)).is_none();
    let what = match error.code {
        Error::Eof => Phrase::plain("flaw-ron-ends-early").with("line", Fact::Number(slips::open_line(text))),
        // Nothing follows that a comma could part.
        Error::ExpectedComma if is_over => {
            Phrase::plain("flaw-ron-ends-early").with("line", Fact::Number(slips::open_line(text)))
        }
        Error::ExpectedComma => wording::expected(match cursor::bracket_at(text, place) {
            Some(('[', _)) => "ron-kind-list-end",
            Some(('{', _)) => "ron-kind-map-end",
            Some(('(', _)) => "ron-kind-group-end",
            _ => "ron-kind-comma",
        }),
        _ => wording::phrase(&error.code),
    };
    let end = match error.code {
        // Two signs: the backslash and what stands behind it, or those that begin a comment.
        Error::InvalidEscape(_) | Error::UnclosedBlockComment => Place { column: place.column + 2, ..place },
        _ => end_of(text, place),
    };
    Flaw::new(file, place..end, what)
}

/// What was mistyped where the reader stumbled: a sign that only looks like a quotation mark or a blank, or a text
/// whose closing quotation mark is missing, so that it goes on to the next one.
fn mistyped(text: &str, error: &SpannedError) -> Option<(Range<Place>, Phrase)> {
    let at = Place { line: error.span.start.line, column: error.span.start.col };
    let strange = |letter: char| {
        matches!(letter, '“' | '”' | '„' | '«' | '»' | '‘' | '’' | '\u{feff}' | '\u{200b}'..='\u{200d}' | '\u{2060}')
    };
    let blank = |letter: char| letter.is_whitespace() && !matches!(letter, ' ' | '\t' | '\n' | '\r');
    let places = [at, cursor::start_of(text, at)];
    let letters = places.into_iter().filter_map(|at| Some((at, cursor::letter_at(text, at)?)));
    if let Some((at, letter)) = letters.into_iter().find(|(_, letter)| strange(*letter) || blank(*letter)) {
        let until = Place { column: at.column + 1, ..at };
        return Some((at..until, wording::strange_sign(letter)));
    }
    if error.code != Error::ExpectedComma {
        return None;
    }
    let open = cursor::text_ending_in_a_word(text, at)?;
    Some((open..Place { column: open.column + 1, ..open }, wording::phrase(&Error::ExpectedStringEnd)))
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
        Error::InvalidEscape(_) => cursor::wrong_escape(text, cursor::start_of(text, start)),
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
