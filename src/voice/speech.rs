//! Words as they are spoken: figures become the names of numbers, signs become pauses.

use crate::words::{Counting, Language, spoken};

/// The pause at a comma, and at whatever parts words without ending a sentence, in milliseconds.
pub const AT_COMMA: u32 = 250;
/// The pause at the end of a sentence.
pub const AT_STOP: u32 = 450;

/// A word as it is spoken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token {
    /// Without what is forgiven in writing.
    pub(super) plain: String,
    /// Which of the numbers written in figures it is a part of.
    pub(super) number: Option<usize>,
    /// The pause that a sign asks for behind it, in milliseconds; nought where there is no sign.
    pub(super) pause: u32,
}

/// The words of a text in the order in which they are spoken. A sign that would have to be spoken, such as `%`, is
/// a word of its own; so is a number that has no name, in its figures.
pub(super) fn tokens(text: &str, language: Language, counting: Counting) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut numbers = 0;
    for run in runs(text, language) {
        match run {
            Run::Words(words) => tokens.extend(of_words(words, language, None)),
            Run::Number(digits) => {
                numbers += 1;
                let parts = value(&digits).and_then(|value| language.spell_parts(value, counting));
                let parts = parts.unwrap_or_else(|| vec![digits]);
                tokens.extend(parts.iter().flat_map(|part| of_words(part, language, Some(numbers))));
            }
            Run::Pause(_, pause) => {
                if let Some(last) = tokens.last_mut() {
                    last.pause = last.pause.max(pause);
                }
            }
            Run::Sign(sign) => tokens.push(Token { plain: sign.to_string(), number: None, pause: 0 }),
        }
    }
    tokens
}

/// A text with its figures spelled, as it is to be read aloud.
#[must_use]
pub fn in_words(text: &str, language: Language, counting: Counting) -> String {
    let mut said = String::with_capacity(text.len());
    for run in runs(text, language) {
        match run {
            Run::Words(words) => said.push_str(words),
            Run::Number(digits) => {
                let name = value(&digits).and_then(|value| language.spell(value, counting));
                said.push_str(&name.unwrap_or(digits));
            }
            Run::Pause(sign, _) | Run::Sign(sign) => said.push(sign),
        }
    }
    said
}

/// A run of a text.
enum Run<'t> {
    /// Words, and what lies between them and is not heard.
    Words(&'t str),
    /// A whole number in figures, without the signs that group them.
    Number(String),
    /// A sign that is heard as a pause of so many milliseconds.
    Pause(char, u32),
    /// A sign that would have to be spoken.
    Sign(char),
}

/// Cuts a text into its runs, in their order.
fn runs(text: &str, language: Language) -> Vec<Run<'_>> {
    let mut runs = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let after_number = matches!(runs.last(), Some(Run::Number(_)));
        let (run, length) = if first.is_ascii_digit() {
            let (digits, length) = figures(rest, language);
            (Run::Number(digits), length)
        } else if is_of_words(first) {
            let end = rest.find(|letter: char| letter.is_ascii_digit() || !is_of_words(letter));
            let length = end.unwrap_or(rest.len());
            (Run::Words(rest.get(..length).unwrap_or_default()), length)
        } else {
            let length = first.len_utf8();
            // Right between two figures, as in `2,50` or `19:20`, no sign is a pause.
            let joins =
                after_number && rest.get(length..).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
            (pause_at(first).filter(|_| !joins).map_or(Run::Sign(first), |pause| Run::Pause(first, pause)), length)
        };
        runs.push(run);
        rest = rest.get(length..).unwrap_or_default();
    }
    runs
}

/// The figures at the beginning of a text as one number, and the length of what they take up.
fn figures(text: &str, language: Language) -> (String, usize) {
    let digits_of = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let mut length = digits_of(text);
    let mut number = text.get(..length).unwrap_or_default().to_owned();
    if length > 3 {
        return (number, length);
    }
    loop {
        let rest = text.get(length..).unwrap_or_default();
        let sign = rest.chars().next().filter(|sign| groups_of(language).contains(sign));
        let group = sign.and_then(|sign| rest.get(sign.len_utf8()..)).filter(|group| digits_of(group) == 3);
        let (Some(sign), Some(group)) = (sign, group) else { return (number, length) };
        number.push_str(group.get(..3).unwrap_or_default());
        length += sign.len_utf8() + 3;
    }
}

/// The signs between which a language writes the figures of a large number in threes.
const fn groups_of(language: Language) -> &'static [char] {
    match language {
        Language::French => &['\u{202f}', '\u{a0}', ' '],
        Language::Italian => &['.', '\u{202f}', '\u{a0}'],
        Language::English => &[','],
    }
}

/// What figures come to; `None` where they are no number that is read as such.
fn value(digits: &str) -> Option<u32> {
    let is_number = digits == "0" || !digits.starts_with('0');
    digits.parse().ok().filter(|_| is_number)
}

fn of_words(text: &str, language: Language, number: Option<usize>) -> impl Iterator<Item = Token> {
    let words = spoken::words_of(text, Some(language));
    words.into_iter().map(move |word| Token { plain: word.plain, number, pause: 0 })
}

/// Whether this stands in words or between them without being heard.
fn is_of_words(letter: char) -> bool {
    let is_accent = ('\u{0300}'..='\u{036f}').contains(&letter);
    is_accent || letter.is_alphanumeric() || letter.is_whitespace() || matches!(letter, '\'' | '’' | '-' | '‐' | '‑')
}

/// The pause at a sign; `None` for one that would have to be spoken.
const fn pause_at(sign: char) -> Option<u32> {
    match sign {
        '.' | '!' | '?' | '…' => Some(AT_STOP),
        ',' | ';' | ':' | '(' | ')' | '–' | '—' => Some(AT_COMMA),
        '«' | '»' | '“' | '”' | '"' | '‘' => Some(0),
        _ => None,
    }
}
