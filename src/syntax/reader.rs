//! Parsing of hand-written RON into a value or into problems with places.

use std::ops::Range;

use ron::extensions::Extensions;
use ron::{Error, Options, error::SpannedError};
use schemars::JsonSchema;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::diagnostic::capped;
use super::parser_error::problem_of;
use super::{Diagnostic, Expected, FileSchema, Leaves, Node, Problem, Spans, TextPosition};
use super::{cursor, schema_walk, typos};

/// A reader of the program's RON dialect: options without `Some`, newtypes without their name.
#[derive(Clone, Copy)]
pub struct Reader<'l> {
    pub(super) leaves: &'l dyn Leaves,
    more: Extensions,
}

impl<'l> Reader<'l> {
    /// A reader of files with these scalar types.
    pub const fn new(leaves: &'l dyn Leaves) -> Self {
        Self { leaves, more: Extensions::empty() }
    }

    /// The reader with additional RON extensions.
    pub const fn with(self, more: Extensions) -> Self {
        Self { more, ..self }
    }

    /// Parses a value.
    ///
    /// # Errors
    /// Every problem that can be found without knowing what the text means.
    pub fn read<T: DeserializeOwned + JsonSchema>(self, file: &str, text: &str) -> Result<T, Vec<Diagnostic>> {
        let text = strip_bom(text);
        let options = self.options();
        options.from_str(text).map_err(|error| {
            let broken = options.from_str::<IgnoredAny>(text).err();
            self.problems(file, text, &FileSchema::for_type::<T>(self.leaves), &error, broken.as_ref())
        })
    }

    /// Everything in a text that does not fit the schema of a type, in the order of the text.
    pub fn misfits<T: JsonSchema>(self, file: &str, text: &str) -> Vec<Diagnostic> {
        capped(FileSchema::for_type::<T>(self.leaves).misfits(file, strip_bom(text), self.leaves))
    }

    pub(super) fn options(self) -> Options {
        options().with_default_extension(self.more)
    }
}

/// Marks the last problem with a note that the rest of the text is unchecked, if there is more of it.
pub fn mark_rest_unchecked(text: &str, mut flaws: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let end = cursor::end_before(text, TextPosition { line: usize::MAX, column: 1 });
    let marks = |last: &&mut Diagnostic| last.until < end && !matches!(last.what, Problem::AndMore(_));
    if let Some(last) = flaws.last_mut().filter(marks) {
        last.what = Problem::RestUnchecked(Box::new(last.what.clone()));
    }
    flaws
}

/// True if brackets and quotes are balanced, so that a value can be edited in place.
pub fn is_balanced(text: &str) -> bool {
    let options = options().with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES);
    options.from_str::<IgnoredAny>(strip_bom(text)).is_ok()
}

/// The text without a byte order mark.
pub(super) fn strip_bom(text: &str) -> &str {
    text.strip_prefix(cursor::BYTE_ORDER_MARK).unwrap_or(text)
}

pub(super) fn options() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES)
}

impl Reader<'_> {
    /// The parser's error and all other misfits. Behind unbalanced brackets or quotes nothing is certain, so only flaws
    /// before them are reported too.
    fn problems(
        self,
        file: &str,
        text: &str,
        shapes: &FileSchema,
        error: &SpannedError,
        broken: Option<&SpannedError>,
    ) -> Vec<Diagnostic> {
        if let Some(flaw) = typos::whole_file_typo(file, text) {
            return vec![flaw];
        }
        let mut found = self.problem(file, text, error);
        let cut = broken.map(|broken| self.problem(file, text, broken));
        let cut_place = cut.as_ref().map(|cut| cut.place);
        let mut flaws = schema_walk::schema_flaws(file, text, &Spans::parse(text), shapes, self.leaves, cut_place);
        let Some(cut) = cut else {
            // In a balanced text the schema walk finds every parser error, with a better place.
            if flaws.is_empty() {
                flaws.push(found);
            }
            return capped(flaws);
        };
        // After a decimal comma the parser expects a field.
        let is_slip =
            |flaw: &&Diagnostic| matches!(flaw.what, Problem::DecimalComma { .. }) && flaw.range().contains(&cut.place);
        let cut = flaws.iter().find(is_slip).cloned().unwrap_or(cut);
        // An empty value is only a consequence of the parser's error.
        flaws.retain(|flaw| flaw.until < cut.place || (flaw.place == cut.place && flaw.until > flaw.place));
        // A lookalike character or an unclosed bracket is the cause of everything behind it.
        if matches!(cut.what, Problem::BracketOpen { .. }) {
            found = cut;
            flaws.retain(|flaw| flaw.place < found.place && !typos::is_within_open_map(flaw, &found.what));
        } else if matches!(found.what, Problem::StrangeSign(_)) {
            flaws.retain(|flaw| flaw.place < found.place);
        } else if found.place < cut.place {
            found = cut;
        }
        // Missing names, colons and values are reported once.
        let is_pair =
            |what: &Problem| matches!(what, Problem::Expected(Expected::Field | Expected::Fields | Expected::Pair));
        let lacks_name = |flaw: &Diagnostic| flaw.place.line == found.place.line && is_pair(&flaw.what);
        if found.what == Problem::Expected(Expected::Colon) {
            flaws.retain(|flaw| !lacks_name(flaw));
        } else if flaws.iter().any(lacks_name) {
            return capped(flaws);
        }
        // Skipped if the schema walk has found it too.
        if !flaws.iter().any(|flaw| flaw.place == found.place || flaw.range().contains(&found.place)) {
            flaws.push(found);
        }
        flaws.sort_by_key(|flaw| (flaw.place, flaw.until));
        capped(flaws)
    }

    fn problem(self, file: &str, text: &str, error: &SpannedError) -> Diagnostic {
        if let Some((at, what)) = mistyped(text, error) {
            return Diagnostic::new(file, at, what);
        }
        // A number followed by letters, as in `4s`: the parser takes the number for the value.
        let at = TextPosition { line: error.span.start.line, column: error.span.start.col };
        let word = Some(at).filter(|_| error.code == Error::ExpectedComma).and_then(|at| cursor::word_around(text, at));
        let is_number = |word: &Range<TextPosition>| {
            cursor::letter_at(text, word.start).is_some_and(|letter| letter.is_ascii_digit())
        };
        if let Some(word) = word.filter(is_number) {
            return Diagnostic::new(file, word, Problem::Expected(Expected::WholeNumber));
        }
        let place = place_of(text, error);
        if let Some(at) = typos::comment_sign(text, place) {
            return Diagnostic::new(file, at, Problem::CommentSign);
        }
        if let Some((at, what)) = typos::open_bracket(text, &error.code, at) {
            return Diagnostic::new(file, at, what);
        }
        let is_over = cursor::letter_at(text, cursor::start_of(text, at)).is_none();
        let what = match error.code {
            Error::Eof => Problem::EndsEarly(typos::open_line(text)),
            // At the end no comma is missing.
            Error::ExpectedComma if is_over => Problem::EndsEarly(typos::open_line(text)),
            Error::ExpectedComma => Problem::Expected(match cursor::bracket_at(text, place) {
                Some(('[', _)) => Expected::ListEnd,
                Some(('{', _)) => Expected::MapEnd,
                Some(('(', _)) => Expected::GroupEnd,
                _ => Expected::Comma,
            }),
            _ => problem_of(&error.code, self.leaves),
        };
        let end = match error.code {
            // Two characters: the escape, or the start of a comment.
            Error::InvalidEscape(_) | Error::UnclosedBlockComment => TextPosition { column: place.column + 2, ..place },
            _ => end_of(text, place),
        };
        Diagnostic::new(file, place..end, what)
    }
}

/// The problem of a file above the size limit, if it is.
pub fn too_large(file: &str, bytes: usize, most: usize) -> Option<Diagnostic> {
    (bytes > most).then(|| Diagnostic::for_file(file, Problem::FileTooLarge { bytes, most }))
}

/// The typing error behind a parser error: a lookalike of a quotation mark or space, or a missing closing quote that
/// extends a string to the next one.
fn mistyped(text: &str, error: &SpannedError) -> Option<(Range<TextPosition>, Problem)> {
    let at = TextPosition { line: error.span.start.line, column: error.span.start.col };
    let strange = |letter: char| {
        matches!(letter, '“' | '”' | '„' | '«' | '»' | '‘' | '’' | '\u{feff}' | '\u{200b}'..='\u{200d}' | '\u{2060}')
    };
    let blank = |letter: char| letter.is_whitespace() && !matches!(letter, ' ' | '\t' | '\n' | '\r');
    let places = [at, cursor::start_of(text, at)];
    let letters = places.into_iter().filter_map(|at| Some((at, cursor::letter_at(text, at)?)));
    if let Some((at, letter)) = letters.into_iter().find(|(_, letter)| strange(*letter) || blank(*letter)) {
        let until = TextPosition { column: at.column + 1, ..at };
        return Some((at..until, Problem::StrangeSign(letter)));
    }
    if error.code != Error::ExpectedComma {
        return None;
    }
    let open = cursor::text_ending_in_a_word(text, at)?;
    Some((open..TextPosition { column: open.column + 1, ..open }, Problem::TextNotClosed))
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
