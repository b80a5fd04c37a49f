//! Tokenisation of texts for speech: figures become number words, punctuation becomes pauses.

use crate::i18n::{FrenchCounting, Language, call_words};

/// Pause at a comma and similar punctuation, in ms.
pub const AT_COMMA: u32 = 250;
/// Pause at the end of a sentence, in ms.
pub const AT_STOP: u32 = 450;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SpokenWord {
    /// Folded form, for comparison.
    pub(super) plain: String,
    /// Index of the number, written in figures, that it is a part of.
    pub(super) number: Option<usize>,
    /// Pause after it, in ms.
    pub(super) pause: u32,
}

/// The words of a text in speaking order. Unspeakable signs such as `%`, and numbers without a name, are words of their
/// own.
pub(super) fn spoken_words(text: &str, language: Language, counting: FrenchCounting) -> Vec<SpokenWord> {
    let mut tokens: Vec<SpokenWord> = Vec::new();
    let mut numbers = 0;
    for run in runs(text, language) {
        match run {
            TextRun::Words(words) => tokens.extend(of_words(words, language, None)),
            TextRun::Number(digits) => {
                numbers += 1;
                let parts = parse_number(&digits).and_then(|value| language.spell_parts(value, counting));
                let parts = parts.unwrap_or_else(|| vec![digits]);
                tokens.extend(parts.iter().flat_map(|part| of_words(part, language, Some(numbers))));
            }
            TextRun::Pause(_, pause) => {
                if let Some(last) = tokens.last_mut() {
                    last.pause = last.pause.max(pause);
                }
            }
            TextRun::Sign(sign) => tokens.push(SpokenWord { plain: sign.to_string(), number: None, pause: 0 }),
        }
    }
    tokens
}

/// A text with its figures spelled out.
pub fn spell_numbers(text: &str, language: Language, counting: FrenchCounting) -> String {
    let mut said = String::with_capacity(text.len());
    for run in runs(text, language) {
        match run {
            TextRun::Words(words) => said.push_str(words),
            TextRun::Number(digits) => {
                let name = parse_number(&digits).and_then(|value| language.spell(value, counting));
                said.push_str(&name.unwrap_or(digits));
            }
            TextRun::Pause(sign, _) | TextRun::Sign(sign) => said.push(sign),
        }
    }
    said
}

enum TextRun<'t> {
    /// Words with silent characters between them.
    Words(&'t str),
    /// A whole number without group separators.
    Number(String),
    /// Punctuation, with its pause in ms.
    Pause(char, u32),
    /// A sign that would have to be spoken.
    Sign(char),
}

fn runs(text: &str, language: Language) -> Vec<TextRun<'_>> {
    let mut runs = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let after_number = matches!(runs.last(), Some(TextRun::Number(_)));
        let (run, length) = if first.is_ascii_digit() {
            let (digits, length) = figures(rest, language);
            (TextRun::Number(digits), length)
        } else if is_of_words(first) {
            let end = rest.find(|letter: char| letter.is_ascii_digit() || !is_of_words(letter));
            let length = end.unwrap_or(rest.len());
            (TextRun::Words(rest.get(..length).unwrap_or_default()), length)
        } else {
            let length = first.len_utf8();
            // Between two digits, as in `2,50` or `19:20`, punctuation is not a pause.
            let joins =
                after_number && rest.get(length..).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
            (
                pause_at(first).filter(|_| !joins).map_or(TextRun::Sign(first), |pause| TextRun::Pause(first, pause)),
                length,
            )
        };
        runs.push(run);
        rest = rest.get(length..).unwrap_or_default();
    }
    runs
}

/// The digits of the number at the start of a text, and its length as written.
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

/// Group separators of a language.
const fn groups_of(language: Language) -> &'static [char] {
    match language {
        Language::French => &['\u{202f}', '\u{a0}', ' '],
        Language::Italian => &['.', '\u{202f}', '\u{a0}'],
        Language::English => &[','],
    }
}

/// The number; `None` for leading zeros and out of range.
fn parse_number(digits: &str) -> Option<u32> {
    let is_number = digits == "0" || !digits.starts_with('0');
    digits.parse().ok().filter(|_| is_number)
}

fn of_words(text: &str, language: Language, number: Option<usize>) -> impl Iterator<Item = SpokenWord> {
    let words = call_words::words_of(text, Some(language));
    words.into_iter().map(move |word| SpokenWord { plain: word.plain, number, pause: 0 })
}

/// True for letters and for silent characters between words.
fn is_of_words(letter: char) -> bool {
    let is_accent = ('\u{0300}'..='\u{036f}').contains(&letter);
    is_accent || letter.is_alphanumeric() || letter.is_whitespace() || matches!(letter, '\'' | '’' | '-' | '‐' | '‑')
}

/// Pause of a punctuation sign in ms; `None` for a sign that would have to be spoken.
const fn pause_at(sign: char) -> Option<u32> {
    match sign {
        '.' | '!' | '?' | '…' => Some(AT_STOP),
        ',' | ';' | ':' | '(' | ')' | '–' | '—' => Some(AT_COMMA),
        '«' | '»' | '“' | '”' | '"' | '‘' => Some(0),
        _ => None,
    }
}
