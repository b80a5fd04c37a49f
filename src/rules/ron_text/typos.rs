//! Typing errors that the parser misinterprets: an empty file, JSON braces, foreign comment signs, a decimal comma,
//! brackets closed late or never.

use std::ops::Range;

use ron::Error;

use super::super::flaw::{Flaw, TextPosition};
use super::super::phrase::{Fact, Phrase};
use super::cursor::{self, Cursor, RonToken};
use super::{Node, messages};
use crate::rules::text_key::TextKey;

/// A flaw of the whole file that makes all others irrelevant.
pub(super) fn whole_file_typo(file: &str, text: &str) -> Option<Flaw> {
    let mut cursor = Cursor::new(text);
    cursor.skip_trivia();
    let from = cursor.place;
    let key = match cursor.next() {
        None if !cursor.is_in_a_comment() => text_key!("flaw-ron-empty"),
        Some('{') => text_key!("flaw-ron-json"),
        _ => return None,
    };
    let until = if key == text_key!("flaw-ron-empty") { from } else { cursor.place };
    cursor.skip_trivia();
    if key == text_key!("flaw-ron-json") && cursor.peek() != Some('"') {
        return None;
    }
    Some(Flaw::new(file, from..until, Phrase::plain(key)))
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

/// Text key of the flaw found by [`open_bracket`].
pub(super) const BRACKET_OPEN: TextKey = text_key!("flaw-ron-bracket-open");

/// The sign of an unclosed bracket: a field inside a list, a group where a field is expected, or the closing bracket of
/// another group. The parser fails at it, or at the token behind it.
pub(super) fn open_bracket(text: &str, error: &Error, at: TextPosition) -> Option<(Range<TextPosition>, Phrase)> {
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
    let kind = match bracket {
        '[' => "list",
        '{' => "map",
        _ => "group",
    };
    let what = messages::named(BRACKET_OPEN, "found", word).with("bracket", Fact::Text(kind.to_owned()));
    is_open.then(|| (from..until, what.with("line", Fact::Number(open.line as u64))))
}

/// True if the flaw is behind an unclosed map, described by the phrase, and may be a consequence of it.
pub(super) fn is_within_open_map(flaw: &Flaw, told: &Phrase) -> bool {
    let fact = |name: &str| told.facts.iter().find(|(other, _)| *other == name).map(|(_, fact)| fact);
    match (fact("bracket"), fact("line")) {
        (Some(Fact::Text(bracket)), Some(Fact::Number(line))) if bracket == "map" => flaw.place.line as u64 > *line,
        _ => false,
    }
}

/// Line of the innermost unclosed bracket; 0 if all are closed.
pub(super) fn open_line(text: &str) -> u64 {
    let mut cursor = Cursor::new(text);
    let mut open = Vec::new();
    loop {
        let line = cursor.place.line;
        match cursor.token() {
            Some(RonToken::Open) => open.push(line),
            Some(RonToken::Close) => drop(open.pop()),
            Some(_) => {}
            None => return open.pop().map_or(0, |line| line as u64),
        }
    }
}

/// Digits behind a comma in place of a field: `4,5`.
pub(super) fn decimal_comma(before: Option<&Node>, node: &Node, text: &str) -> Option<(Range<TextPosition>, Phrase)> {
    let before = before?;
    let whole = |node: &Node| text.get(node.bytes.clone())?.parse::<u64>().ok();
    let (field, number) = (before.key.as_deref()?, whole(before)?);
    whole(node)?;
    let is_next = before.until.line == node.place.line && before.until.column + 1 == node.place.column;
    let what =
        messages::named(text_key!("flaw-ron-decimal-comma"), "field", field).with("number", Fact::Number(number));
    is_next.then(|| (before.place..node.until, what.with("next", Fact::Number(number.saturating_add(1)))))
}
