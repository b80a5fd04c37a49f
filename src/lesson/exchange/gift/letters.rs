//! Characters of a GIFT question with position and escape state.

use crate::syntax::TextPosition;

#[derive(Debug, Clone, Copy)]
pub(super) struct GiftLetter {
    pub(super) sign: char,
    /// Escaped by a backslash: not a control character.
    pub(super) escaped: bool,
    pub(super) place: TextPosition,
}

/// Resolves escapes.
pub(super) fn read_lines(lines: &[(usize, &str)]) -> Vec<GiftLetter> {
    let mut letters = Vec::new();
    for (index, (line, text)) in lines.iter().enumerate() {
        if index > 0 {
            letters.push(GiftLetter { sign: '\n', escaped: false, place: TextPosition { line: *line, column: 1 } });
        }
        let mut signs = text.chars().enumerate().peekable();
        while let Some((at, sign)) = signs.next() {
            let place = TextPosition { line: *line, column: at + 1 };
            let escaped = match signs.peek() {
                Some((_, next)) if sign == '\\' => match next {
                    ':' | '#' | '=' | '{' | '}' | '~' | '\\' => Some(*next),
                    'n' => Some('\n'),
                    _ => None,
                },
                _ => None,
            };
            if escaped.is_some() {
                signs.next();
            }
            letters.push(GiftLetter { sign: escaped.unwrap_or(sign), escaped: escaped.is_some(), place });
        }
    }
    letters
}

/// Index of the first unescaped occurrence.
pub(super) fn find(letters: &[GiftLetter], sign: char) -> Option<usize> {
    letters.iter().position(|letter| !letter.escaped && letter.sign == sign)
}

/// Index of the first unescaped occurrence of the sequence.
pub(super) fn find_all(letters: &[GiftLetter], signs: &[char]) -> Option<usize> {
    letters.windows(signs.len()).position(|window| begins(window, signs))
}

/// True if the text starts with these unescaped characters.
pub(super) fn begins(letters: &[GiftLetter], signs: &[char]) -> bool {
    letters.len() >= signs.len()
        && letters.iter().zip(signs).all(|(letter, sign)| !letter.escaped && letter.sign == *sign)
}

pub(super) fn trim(mut letters: &[GiftLetter]) -> &[GiftLetter] {
    let is_blank = |letter: &GiftLetter| letter.sign.is_whitespace() && !letter.escaped;
    while let [first, rest @ ..] = letters
        && is_blank(first)
    {
        letters = rest;
    }
    while let [rest @ .., last] = letters
        && is_blank(last)
    {
        letters = rest;
    }
    letters
}

pub(super) fn split(letters: &[GiftLetter], at: usize) -> (&[GiftLetter], &[GiftLetter]) {
    letters.split_at_checked(at).unwrap_or((letters, &[]))
}

pub(super) fn after(letters: &[GiftLetter], at: usize) -> &[GiftLetter] {
    split(letters, at).1
}

pub(super) fn text(letters: &[GiftLetter]) -> String {
    trim(letters).iter().map(|letter| letter.sign).collect()
}
