//! Places within a string literal: from offsets in its contents to places in the text.

use std::ops::Range;

use super::{Node, TextPosition};

impl Node {
    /// Place of this byte range of the contents, with escapes taken into account.
    pub fn within(&self, bytes: Range<usize>) -> Range<TextPosition> {
        self.place_of(bytes.start)..self.place_of(bytes.end)
    }

    fn place_of(&self, byte: usize) -> TextPosition {
        let Some(written) = &self.text else { return self.place };
        // A plain literal has a quote at each end, a raw one an extra prefix.
        let around = self.bytes.len().saturating_sub(written.len());
        let is_raw = !around.is_multiple_of(2);
        let mut place = TextPosition { column: self.place.column + around.div_ceil(2), ..self.place };
        let mut said = 0;
        let mut rest = written.chars();
        while said < byte {
            let Some(letter) = rest.next() else { break };
            let (letters, bytes) = if letter == '\\' && !is_raw { escaped(&mut rest) } else { (1, letter.len_utf8()) };
            if letter == '\n' {
                place = TextPosition { line: place.line + 1, column: 1 };
            } else {
                place.column += letters;
            }
            said += bytes;
        }
        place
    }
}

/// Length in characters of an escape as written, and in bytes of its value. The backslash has been consumed.
fn escaped(rest: &mut std::str::Chars<'_>) -> (usize, usize) {
    match rest.next() {
        Some('x') => {
            let code = u32::from_str_radix(&rest.by_ref().take(2).collect::<String>(), 16).ok();
            (4, code.and_then(char::from_u32).map_or(1, char::len_utf8))
        }
        Some('u') => {
            let digits: String =
                rest.by_ref().take_while(|letter| *letter != '}').filter(|digit| *digit != '{').collect();
            let said = u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32);
            (digits.chars().count() + 4, said.map_or(1, char::len_utf8))
        }
        _ => (2, 1),
    }
}
