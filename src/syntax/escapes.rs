//! String literals: their contents, and places in the text from offsets in the contents.

use std::ops::Range;
use std::str::Chars;

use super::{Node, TextPosition};

impl Node {
    /// Contents of a string literal, escapes resolved.
    pub fn contents(&self) -> Option<String> {
        let written = self.text.as_deref()?;
        let (mut rest, mut contents) = (written.chars(), String::with_capacity(written.len()));
        while let Some((letter, _)) = next_letter(&mut rest, self.is_raw(written)) {
            contents.push(letter);
        }
        Some(contents)
    }

    /// Place of this byte range of the contents, with escapes taken into account.
    pub fn within(&self, bytes: Range<usize>) -> Range<TextPosition> {
        self.place_of(bytes.start)..self.place_of(bytes.end)
    }

    fn place_of(&self, byte: usize) -> TextPosition {
        let Some(written) = &self.text else { return self.place };
        let around = self.around(written);
        let mut place = TextPosition { column: self.place.column + around.div_ceil(2), ..self.place };
        let mut passed = 0;
        let mut rest = written.chars();
        while passed < byte {
            let Some((letter, letters)) = next_letter(&mut rest, self.is_raw(written)) else { break };
            if letter == '\n' && letters == 1 {
                place = TextPosition { line: place.line + 1, column: 1 };
            } else {
                place.column += letters;
            }
            passed += letter.len_utf8();
        }
        place
    }

    /// Number of bytes around the contents.
    fn around(&self, written: &str) -> usize {
        self.bytes.len().saturating_sub(written.len())
    }

    /// A plain literal has a quote at each end, a raw one an extra prefix.
    fn is_raw(&self, written: &str) -> bool {
        !self.around(written).is_multiple_of(2)
    }
}

/// The next letter of the contents, and the number of characters it is written with.
fn next_letter(rest: &mut Chars<'_>, is_raw: bool) -> Option<(char, usize)> {
    match rest.next()? {
        '\\' if !is_raw => Some(escaped(rest)),
        letter => Some((letter, 1)),
    }
}

/// The letter an escape stands for, `?` where it stands for none, and its length in characters as written. The backslash
/// has been consumed.
fn escaped(rest: &mut Chars<'_>) -> (char, usize) {
    let letter = |digits: &str| u32::from_str_radix(digits, 16).ok().and_then(char::from_u32).unwrap_or('?');
    match rest.next() {
        Some('x') => (letter(&rest.by_ref().take(2).collect::<String>()), 4),
        Some('u') => {
            let digits: String =
                rest.by_ref().take_while(|letter| *letter != '}').filter(|digit| *digit != '{').collect();
            (letter(&digits), digits.chars().count() + 4)
        }
        Some('n') => ('\n', 2),
        Some('r') => ('\r', 2),
        Some('t') => ('\t', 2),
        Some('0') => ('\0', 2),
        Some(other) => (other, 2),
        None => ('?', 1),
    }
}
