//! Typing errors that the parser misinterprets: an empty file, JSON braces, foreign comment signs, a decimal comma,
//! brackets closed late or never.

use std::ops::Range;

use ron::Error;

use super::cursor::{self, Cursor, RonToken};
use super::{Bracket, Diagnostic, Node, Problem, TextPosition};

/// A flaw of the whole file that makes all others irrelevant.
pub(super) fn whole_file_typo(file: &str, text: &str) -> Option<Diagnostic> {
    let mut cursor = Cursor::new(text);
    cursor.skip_trivia();
    let from = cursor.place;
    match cursor.next() {
        None if !cursor.is_in_a_comment() => Some(Diagnostic::new(file, from..from, Problem::Empty)),
        Some('{') => {
            let until = cursor.place;
            cursor.skip_trivia();
            (cursor.peek() == Some('"')).then(|| Diagnostic::new(file, from..until, Problem::Json))
        }
        _ => None,
    }
}

/// The first `#` after whitespace, on this line or above it, that begins neither an attribute nor a colour.
pub(super) fn comment_sign(text: &str, before: TextPosition) -> Option<Range<TextPosition>> {
    let mut cursor = Cursor::new(text);
    let mut behind_a_blank = true;
    while cursor.place.line <= before.line {
        let (here, letter) = (cursor.place, cursor.peek()?);
        let token = cursor.token()?;
        let is_colour = || {
            let digits = text.get(cursor.at..cursor.at + 6);
            digits.is_some_and(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
        };
        if letter == '#' && behind_a_blank && !is_colour() && cursor.peek() != Some('!') {
            return Some(here..cursor.place);
        }
        behind_a_blank = token == RonToken::Blank;
    }
    None
}

/// The sign of an unclosed bracket: a field inside a list, a group where a field is expected, or the closing bracket of
/// another group. The parser fails at it, or at the token behind it.
pub(super) fn open_bracket(text: &str, error: &Error, at: TextPosition) -> Option<(Range<TextPosition>, Problem)> {
    let at = cursor::start_of(text, at);
    let sign = cursor::letter_at(text, at)?;
    let behind_sign = TextPosition { column: at.column + 1, ..at };
    let sign_alone = sign.to_string();
    let (word, from, until) = match error {
        Error::ExpectedIdentifier | Error::UnexpectedChar(_) => (sign_alone.as_str(), at, behind_sign),
        _ => cursor::word_before(text, at).map(|(word, from)| (word, from, at))?,
    };
    let (bracket, open) = cursor::bracket_at(text, from)?;
    let is_field = word.starts_with(|first: char| first.is_ascii_lowercase());
    // On the bracket's own line the word may be intended.
    let is_below = open.line < from.line;
    let is_open = match (error, bracket, sign) {
        (Error::ExpectedComma, '[', ':') => is_field && is_below,
        (Error::ExpectedMapColon | Error::ExpectedIdentifier, '(', '(') => !is_field && is_below,
        (Error::UnexpectedChar(_), _, ')' | ']' | '}') => {
            !matches!((bracket, sign), ('(', ')') | ('[', ']') | ('{', '}'))
        }
        _ => false,
    };
    let bracket = match bracket {
        '[' => Bracket::List,
        '{' => Bracket::Map,
        _ => Bracket::Group,
    };
    is_open.then(|| (from..until, Problem::BracketOpen { found: word.to_owned(), bracket, line: open.line }))
}

/// True if the flaw is behind this unclosed map and may be a consequence of it.
pub(super) const fn is_within_open_map(flaw: &Diagnostic, open: &Problem) -> bool {
    matches!(open, Problem::BracketOpen { bracket: Bracket::Map, line, .. } if flaw.place.line > *line)
}

/// Line of the innermost unclosed bracket; 0 if all are closed.
pub(super) fn open_line(text: &str) -> usize {
    let mut cursor = Cursor::new(text);
    let mut open = Vec::new();
    loop {
        let line = cursor.place.line;
        match cursor.token() {
            Some(RonToken::Open) => open.push(line),
            Some(RonToken::Close) => drop(open.pop()),
            Some(_) => {}
            None => return open.pop().unwrap_or(0),
        }
    }
}

/// Digits behind a comma in place of a field: `4,5`.
pub(super) fn decimal_comma(before: Option<&Node>, node: &Node, text: &str) -> Option<(Range<TextPosition>, Problem)> {
    let before = before?;
    let whole = |node: &Node| text.get(node.bytes.clone())?.parse::<u64>().ok();
    let (field, number) = (before.key.as_deref()?, whole(before)?);
    whole(node)?;
    let is_next = before.until.line == node.place.line && before.until.column + 1 == node.place.column;
    let what = Problem::DecimalComma { field: field.to_owned(), number };
    is_next.then_some((before.place..node.until, what))
}
