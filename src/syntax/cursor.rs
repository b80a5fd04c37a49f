//! A token-by-token cursor over RON text with line and column, and better places for parser errors.

use std::iter::Peekable;
use std::ops::Range;
use std::str::Chars;

use super::TextPosition;

/// Byte order mark that some editors write at the start of a file.
pub(super) const BYTE_ORDER_MARK: char = '\u{feff}';

/// A cursor over RON text.
pub(super) struct Cursor<'t> {
    rest: Peekable<Chars<'t>>,
    pub(super) place: TextPosition,
    /// Byte offset.
    pub(super) at: usize,
    /// Start of an unterminated comment.
    open_comment: Option<TextPosition>,
}

impl<'t> Cursor<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        // The mark counts as bytes but not as a column.
        let plain = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
        let at = text.len() - plain.len();
        Self { rest: plain.chars().peekable(), place: TextPosition::START, at, open_comment: None }
    }

    pub(super) fn peek(&mut self) -> Option<char> {
        self.rest.peek().copied()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let letter = self.rest.next()?;
        self.at += letter.len_utf8();
        if letter == '\n' {
            self.place = TextPosition { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(letter)
    }

    pub(super) fn eat(&mut self, letter: char) -> bool {
        let found = self.peek() == Some(letter);
        if found {
            self.next();
        }
        found
    }

    /// Skips whitespace and comments.
    pub(super) fn skip_trivia(&mut self) {
        while let Some(letter) = self.peek() {
            if letter == '/' {
                let here = self.place;
                self.next();
                match self.peek() {
                    Some('/') => while self.next().is_some_and(|letter| letter != '\n') {},
                    Some('*') => self.skip_block_comment(here),
                    _ => {}
                }
            } else if letter.is_whitespace() {
                self.next();
            } else {
                return;
            }
        }
    }

    fn skip_block_comment(&mut self, start: TextPosition) {
        self.next();
        let mut depth = 1_usize;
        while depth > 0 {
            match self.next() {
                Some('*') if self.eat('/') => depth -= 1,
                Some('/') if self.eat('*') => depth += 1,
                Some(_) => {}
                None => {
                    self.open_comment = Some(start);
                    return;
                }
            }
        }
    }

    /// True inside an unterminated comment.
    pub(super) const fn is_in_a_comment(&self) -> bool {
        self.open_comment.is_some()
    }

    pub(super) fn word(&mut self) -> String {
        let mut word = String::new();
        while let Some(letter) = self.peek().filter(|letter| is_word(*letter)) {
            word.push(letter);
            self.next();
        }
        word
    }

    /// A quoted string or character; a quote after a backslash does not end it where escapes are on.
    pub(super) fn quoted(&mut self, escapes: bool) -> String {
        let mut text = String::new();
        let quote = self.next();
        while let Some(letter) = self.next() {
            if Some(letter) == quote {
                break;
            }
            text.push(letter);
            if escapes && letter == '\\' {
                text.extend(self.next());
            }
        }
        text
    }

    /// A string after `r`, `b` or `br`; `None` for a raw identifier, whose hash is skipped.
    pub(super) fn raw(&mut self) -> Option<String> {
        let mut hashes = 0;
        while self.eat('#') {
            hashes += 1;
        }
        if hashes == 0 {
            return (self.peek() == Some('"')).then(|| self.quoted(false));
        }
        if !self.eat('"') {
            return None;
        }
        let close = format!("\"{}", "#".repeat(hashes));
        let mut text = String::new();
        while let Some(letter) = self.next() {
            text.push(letter);
            if let Some(inner) = text.strip_suffix(&close) {
                return Some(inner.to_owned());
            }
        }
        Some(text)
    }
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '_' | '+' | '-' | '.')
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RonToken {
    Blank,
    Word,
    Quoted,
    Open,
    Close,
    Other,
}

impl Cursor<'_> {
    /// Advances past the next token; `None` at the end.
    pub(super) fn token(&mut self) -> Option<RonToken> {
        let before = self.place;
        let letter = self.peek()?;
        self.skip_trivia();
        if self.place != before {
            return Some(RonToken::Blank);
        }
        Some(match letter {
            '"' | '\'' => {
                self.quoted(true);
                RonToken::Quoted
            }
            letter if is_word(letter) => {
                self.word();
                RonToken::Word
            }
            bracket => {
                self.next();
                match bracket {
                    '(' | '[' | '{' => RonToken::Open,
                    ')' | ']' | '}' => RonToken::Close,
                    _ => RonToken::Other,
                }
            }
        })
    }
}

/// Start of the token at a place; in whitespace, the next token or the end.
pub(super) fn start_of(text: &str, place: TextPosition) -> TextPosition {
    let mut cursor = Cursor::new(text);
    loop {
        let here = cursor.place;
        match cursor.token() {
            None => return here,
            Some(RonToken::Blank) if cursor.place > place => return cursor.place,
            Some(_) if cursor.place > place => return here,
            Some(_) => {}
        }
    }
}

pub(super) fn letter_at(text: &str, place: TextPosition) -> Option<char> {
    let line = text.split('\n').nth(place.line.checked_sub(1)?)?;
    line.chars().nth(place.column.checked_sub(1)?)
}

/// The word that contains a place.
pub(super) fn word_around(text: &str, place: TextPosition) -> Option<Range<TextPosition>> {
    let mut cursor = Cursor::new(text);
    while cursor.place < place {
        let here = cursor.place;
        if cursor.token()? == RonToken::Word && cursor.place > place {
            return Some(here..cursor.place);
        }
    }
    None
}

/// The innermost bracket around a place, and its place.
pub(super) fn bracket_at(text: &str, place: TextPosition) -> Option<(char, TextPosition)> {
    let mut cursor = Cursor::new(text);
    let mut open = Vec::new();
    while cursor.place < place {
        let (letter, here) = (cursor.peek()?, cursor.place);
        match cursor.token()? {
            RonToken::Open => open.push((letter, here)),
            RonToken::Close => drop(open.pop()),
            _ => {}
        }
    }
    open.pop()
}

/// The word that ends at a place, and its start.
pub(super) fn word_before(text: &str, place: TextPosition) -> Option<(&str, TextPosition)> {
    let mut cursor = Cursor::new(text);
    let mut word = None;
    while cursor.place < place {
        let (at, here) = (cursor.at, cursor.place);
        let token = cursor.token()?;
        word = text.get(at..cursor.at).filter(|_| token == RonToken::Word).map(|word| (word, here));
    }
    word
}

/// Start of a string whose closing quote touches a word at this place: that quote was meant to open another string.
pub(super) fn text_ending_in_a_word(text: &str, place: TextPosition) -> Option<TextPosition> {
    let mut cursor = Cursor::new(text);
    let mut quoted = None;
    while cursor.place < place {
        let here = cursor.place;
        quoted = (cursor.token()? == RonToken::Quoted).then_some(here);
    }
    let is_behind = cursor.place == place && cursor.peek().is_some_and(is_word);
    quoted.filter(|_| is_behind)
}

/// End of the token that begins at a place; one character on if it is unterminated, the place itself at the end of the
/// text.
pub(super) fn end_of_piece(text: &str, place: TextPosition) -> TextPosition {
    let mut cursor = Cursor::new(text);
    while cursor.place < place && cursor.next().is_some() {}
    match cursor.token() {
        Some(RonToken::Quoted) if cursor.place.line > place.line => TextPosition { column: place.column + 1, ..place },
        Some(RonToken::Blank) | None => place,
        Some(_) => cursor.place,
    }
}

/// End of the last token before a place.
pub(super) fn end_before(text: &str, place: TextPosition) -> TextPosition {
    let mut cursor = Cursor::new(text);
    let mut end = cursor.place;
    while let Some(token) = cursor.token() {
        if cursor.place > place {
            break;
        }
        if token != RonToken::Blank {
            end = cursor.place;
        }
    }
    end
}

/// Start of the value whose closing bracket is at a place, including a word before its opening bracket. The place
/// itself if no bracket closes there.
pub(super) fn opening_of(text: &str, place: TextPosition) -> TextPosition {
    let mut cursor = Cursor::new(text);
    let mut open: Vec<TextPosition> = Vec::new();
    let mut word: Option<TextPosition> = None;
    loop {
        let here = cursor.place;
        let token = cursor.token();
        match token {
            Some(RonToken::Close) if here == place => return open.pop().unwrap_or(place),
            None => return place,
            Some(_) if here >= place => return place,
            Some(RonToken::Open) => open.push(word.unwrap_or(here)),
            Some(RonToken::Close) => drop(open.pop()),
            Some(_) => {}
        }
        match token {
            Some(RonToken::Word) => word = Some(here),
            Some(RonToken::Blank) => {}
            _ => word = None,
        }
    }
}

/// Place of the first invalid escape in the string that begins at a place; the place itself if there is none.
pub(super) fn wrong_escape(text: &str, place: TextPosition) -> TextPosition {
    let mut cursor = Cursor::new(text);
    while cursor.place < place && cursor.next().is_some() {}
    let quote = cursor.next();
    while let Some(letter) = cursor.peek().filter(|letter| Some(*letter) != quote) {
        let here = cursor.place;
        cursor.next();
        let means =
            |letter: char| matches!(letter, 'n' | 'r' | 't' | '0' | 'x' | 'u' | '\\' | '"' | '\'' | '\n' | '\r');
        if letter == '\\' && !cursor.next().is_some_and(means) {
            return here;
        }
    }
    place
}

pub(super) fn open_comment(text: &str) -> Option<TextPosition> {
    let mut cursor = Cursor::new(text);
    while cursor.token().is_some() {}
    cursor.open_comment
}

pub(super) fn end_of(text: &str) -> TextPosition {
    let mut cursor = Cursor::new(text);
    while cursor.next().is_some() {}
    cursor.place
}
