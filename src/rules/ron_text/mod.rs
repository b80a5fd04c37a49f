//! Parsing of hand-written RON into a value or into translatable flaws with places; places of values for later checks.

mod cursor;
pub mod edit;
mod escapes;
mod flaw_collector;
mod leaves;
mod messages;
mod pretty;
mod recovery;
mod schema_walk;
pub mod shape;
mod slot;
mod spans;
mod trivia;
mod typos;

use std::ops::Range;

use ron::extensions::Extensions;
use ron::{Error, Options, error::SpannedError};
use schemars::JsonSchema;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::chips::{ChipSets, UsesChipSets};
use super::flaw::{Flaw, TextPosition, capped};
use super::phrase::{Fact, Phrase};

pub use self::flaw_collector::{FlawCollector, LengthFault};
pub use self::pretty::RonValue;
pub use self::recovery::{Recovered, recover};
pub use self::shape::FileSchema;
pub use self::spans::{Node, Spans};

/// Parses a value in the program's RON dialect: options without `Some`, newtypes without their name.
///
/// # Errors
/// Every flaw that can be found without knowing what the text means.
pub fn read<T: DeserializeOwned + JsonSchema>(file: &str, text: &str) -> Result<T, Vec<Flaw>> {
    read_with(file, text, Extensions::empty())
}

/// As [`read`], with additional RON extensions.
///
/// # Errors
/// As for [`read`].
pub fn read_with<T: DeserializeOwned + JsonSchema>(file: &str, text: &str, more: Extensions) -> Result<T, Vec<Flaw>> {
    parse(file, strip_bom(text), more, &ChipSets::default())
}

/// As [`read_with`], for a type that may name these denomination sets.
///
/// # Errors
/// As for [`read`]; also a flaw for each unknown set.
pub fn read_for<T>(file: &str, text: &str, more: Extensions, sets: &ChipSets) -> Result<T, Vec<Flaw>>
where
    T: DeserializeOwned + JsonSchema + UsesChipSets,
{
    let text = strip_bom(text);
    let mut value: T = parse(file, text, more, sets)?;
    if value.resolve_sets(sets) {
        return Ok(value);
    }
    Err(capped(FileSchema::for_type::<T>().with_sets(sets).misfits(file, text)))
}

fn parse<T>(file: &str, text: &str, more: Extensions, sets: &ChipSets) -> Result<T, Vec<Flaw>>
where
    T: DeserializeOwned + JsonSchema,
{
    let options = options().with_default_extension(more);
    options.from_str(text).map_err(|error| {
        let broken = options.from_str::<IgnoredAny>(text).err();
        all_flaws(file, text, &FileSchema::for_type::<T>().with_sets(sets), &error, broken.as_ref())
    })
}

/// Marks the last flaw with a note that the rest of the text is unchecked, if there is more of it.
pub fn mark_rest_unchecked(text: &str, mut flaws: Vec<Flaw>) -> Vec<Flaw> {
    let end = cursor::end_before(text, TextPosition { line: usize::MAX, column: 1 });
    if let Some(last) = flaws.last_mut().filter(|last| last.until < end && last.what.key != text_key!("flaw-and-more"))
    {
        let what = Fact::Phrase(Box::new(last.what.clone()));
        last.what = text!("further-unchecked", what = what);
    }
    flaws
}

/// True if brackets and quotes are balanced, so that a value can be edited in place.
pub fn is_balanced(text: &str) -> bool {
    let options = options().with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES);
    options.from_str::<IgnoredAny>(strip_bom(text)).is_ok()
}

/// The text without a byte order mark.
fn strip_bom(text: &str) -> &str {
    text.strip_prefix(cursor::BYTE_ORDER_MARK).unwrap_or(text)
}

fn options() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES)
}

fn parsed<T: DeserializeOwned>(text: &str) -> Result<(), Error> {
    options().from_str::<T>(text).map(drop).map_err(|error| error.code)
}

/// The parser's error and all other misfits. Behind unbalanced brackets or quotes nothing is certain, so only flaws
/// before them are reported too.
fn all_flaws(
    file: &str,
    text: &str,
    shapes: &FileSchema,
    error: &SpannedError,
    broken: Option<&SpannedError>,
) -> Vec<Flaw> {
    if let Some(flaw) = typos::whole_file_typo(file, text) {
        return vec![flaw];
    }
    let mut told = flaw_of(file, text, shapes, error);
    let cut = broken.map(|broken| flaw_of(file, text, shapes, broken));
    let cut_place = cut.as_ref().map(|cut| cut.place);
    let mut flaws = schema_walk::schema_flaws(file, text, &Spans::parse(text), shapes, cut_place);
    let Some(cut) = cut else {
        // In a balanced text the schema walk finds every parser error, with a better place.
        if flaws.is_empty() {
            flaws.push(told);
        }
        return capped(flaws);
    };
    // After a decimal comma the parser expects a field.
    let is_slip =
        |flaw: &&Flaw| flaw.what.key == text_key!("flaw-ron-decimal-comma") && flaw.range().contains(&cut.place);
    let cut = flaws.iter().find(is_slip).cloned().unwrap_or(cut);
    // An empty value is only a consequence of the parser's error.
    flaws.retain(|flaw| flaw.until < cut.place || (flaw.place == cut.place && flaw.until > flaw.place));
    // A lookalike character or an unclosed bracket is the cause of everything behind it.
    if cut.what.key == typos::BRACKET_OPEN {
        told = cut;
        flaws.retain(|flaw| flaw.place < told.place && !typos::is_within_open_map(flaw, &told.what));
    } else if told.what.key == text_key!("flaw-ron-strange-sign") {
        flaws.retain(|flaw| flaw.place < told.place);
    } else if told.place < cut.place {
        told = cut;
    }
    // Missing names, colons and values are reported once.
    let pairs =
        [text_key!("ron-kind-field"), text_key!("ron-kind-fields"), text_key!("ron-kind-pair")].map(messages::expected);
    let lacks_name = |flaw: &Flaw| flaw.place.line == told.place.line && pairs.contains(&flaw.what);
    if told.what == messages::expected(text_key!("ron-kind-colon")) {
        flaws.retain(|flaw| !lacks_name(flaw));
    } else if flaws.iter().any(lacks_name) {
        return capped(flaws);
    }
    // Skipped if the schema walk has found it too.
    if !flaws.iter().any(|flaw| flaw.place == told.place || flaw.range().contains(&told.place)) {
        flaws.push(told);
    }
    flaws.sort_by_key(|flaw| (flaw.place, flaw.until));
    capped(flaws)
}

/// The flaw of a file above the size limit, if it is.
pub fn too_large(file: &str, bytes: usize, most: usize) -> Option<Flaw> {
    (bytes > most).then(|| {
        let what =
            Phrase::plain(text_key!("flaw-file-too-large")).with("size", Fact::Number(bytes.div_ceil(1024) as u64));
        Flaw::for_file(file, what.with("most", Fact::Number((most / 1024) as u64)))
    })
}

fn flaw_of(file: &str, text: &str, shapes: &FileSchema, error: &SpannedError) -> Flaw {
    if let Some((at, what)) = mistyped(text, error) {
        return Flaw::new(file, at, what);
    }
    // A number followed by letters, as in `4s`: the parser takes the number for the value.
    let at = TextPosition { line: error.span.start.line, column: error.span.start.col };
    let word = Some(at).filter(|_| error.code == Error::ExpectedComma).and_then(|at| cursor::word_around(text, at));
    let is_number =
        |word: &Range<TextPosition>| cursor::letter_at(text, word.start).is_some_and(|letter| letter.is_ascii_digit());
    if let Some(word) = word.filter(is_number) {
        return Flaw::new(file, word, messages::expected(text_key!("ron-kind-whole-number")));
    }
    let place = place_of(text, error);
    if let Some(at) = typos::comment_sign(text, place) {
        return Flaw::new(file, at, text!("flaw-ron-comment-sign"));
    }
    if let Some((at, what)) = typos::open_bracket(text, &error.code, at) {
        return Flaw::new(file, at, what);
    }
    let is_over = cursor::letter_at(text, cursor::start_of(text, at)).is_none();
    let what = match error.code {
        Error::Eof => text!("flaw-ron-ends-early", line = Fact::Number(typos::open_line(text))),
        // At the end no comma is missing.
        Error::ExpectedComma if is_over => {
            text!("flaw-ron-ends-early", line = Fact::Number(typos::open_line(text)))
        }
        Error::ExpectedComma => messages::expected(match cursor::bracket_at(text, place) {
            Some(('[', _)) => text_key!("ron-kind-list-end"),
            Some(('{', _)) => text_key!("ron-kind-map-end"),
            Some(('(', _)) => text_key!("ron-kind-group-end"),
            _ => text_key!("ron-kind-comma"),
        }),
        _ => messages::phrase(&error.code, shapes.sets()),
    };
    let end = match error.code {
        // Two characters: the escape, or the start of a comment.
        Error::InvalidEscape(_) | Error::UnclosedBlockComment => TextPosition { column: place.column + 2, ..place },
        _ => end_of(text, place),
    };
    Flaw::new(file, place..end, what)
}

/// The typing error behind a parser error: a lookalike of a quotation mark or space, or a missing closing quote that
/// extends a string to the next one.
fn mistyped(text: &str, error: &SpannedError) -> Option<(Range<TextPosition>, Phrase)> {
    let at = TextPosition { line: error.span.start.line, column: error.span.start.col };
    let strange = |letter: char| {
        matches!(letter, '“' | '”' | '„' | '«' | '»' | '‘' | '’' | '\u{feff}' | '\u{200b}'..='\u{200d}' | '\u{2060}')
    };
    let blank = |letter: char| letter.is_whitespace() && !matches!(letter, ' ' | '\t' | '\n' | '\r');
    let places = [at, cursor::start_of(text, at)];
    let letters = places.into_iter().filter_map(|at| Some((at, cursor::letter_at(text, at)?)));
    if let Some((at, letter)) = letters.into_iter().find(|(_, letter)| strange(*letter) || blank(*letter)) {
        let until = TextPosition { column: at.column + 1, ..at };
        return Some((at..until, messages::strange_sign(letter)));
    }
    if error.code != Error::ExpectedComma {
        return None;
    }
    let open = cursor::text_ending_in_a_word(text, at)?;
    Some((open..TextPosition { column: open.column + 1, ..open }, text!("flaw-ron-text-not-closed")))
}

/// The place where a person would look for the error. The parser reports its end, or what follows whitespace; a value
/// refused by its type has been read already.
fn place_of(text: &str, error: &SpannedError) -> TextPosition {
    let [start, end] = [&error.span.start, &error.span.end].map(|at| TextPosition { line: at.line, column: at.col });
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

/// End of the value that begins at a place, or of the token there.
fn end_of(text: &str, place: TextPosition) -> TextPosition {
    let spans = Spans::parse(text);
    let mut end = None;
    spans.root().visit(&mut |node: &Node| {
        if node.place == place && node.until > place {
            end.get_or_insert(node.until);
        } else if node.key_place == place {
            // A field name, up to its colon.
            end.get_or_insert(cursor::end_of_piece(text, place));
        }
    });
    end.unwrap_or_else(|| cursor::end_of_piece(text, place))
}
