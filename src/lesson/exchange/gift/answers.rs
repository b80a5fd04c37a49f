//! Parses the braces of a GIFT question: kind and answers.

use crate::i18n::LocalizedText;
use crate::i18n::phrase::Phrase;

use super::super::figure::{DecimalNumber, DecimalStyle};
use super::super::item::{ItemKind, MarkShare, NumberRange, WeightedAnswer};
use super::GiftTexts;
use super::letters::{GiftLetter, after, begins, find, find_all, split, text, trim};

/// The kind of a question with its answers.
///
/// # Errors
/// The reason the answers cannot be read.
pub(super) fn kind(inner: &[GiftLetter], money: bool, words: &mut GiftTexts<'_>) -> Result<ItemKind, Phrase> {
    if inner.is_empty() {
        return Ok(ItemKind::Essay);
    }
    if begins(inner, &['#']) {
        return number(trim(after(inner, 1)), money, words);
    }
    if find(inner, '~').is_some() {
        return choice(inner, words);
    }
    if find(inner, '=').is_some() && find_all(inner, &['-', '>']).is_some() {
        return matching(inner, words);
    }
    if let Some(kind) = true_or_false(inner, words) {
        return Ok(kind);
    }
    short(inner, words)
}

/// Splits at unescaped marks; each piece with the mark before it.
fn pieces<'l>(letters: &'l [GiftLetter], marks: &[char]) -> Vec<(Option<char>, &'l [GiftLetter])> {
    let mut pieces = Vec::new();
    let (mut mark, mut from) = (None, 0);
    let is_mark = |letter: &GiftLetter| !letter.escaped && marks.contains(&letter.sign);
    for (at, letter) in letters.iter().enumerate().filter(|(_, letter)| is_mark(letter)) {
        pieces.push((mark, trim(split(after(letters, from), at - from).0)));
        (mark, from) = (Some(letter.sign), at + 1);
    }
    pieces.push((mark, trim(after(letters, from))));
    // Text before the first mark counts only if not empty. `~=` is a mark alone.
    pieces.retain(|(_, piece)| !piece.is_empty());
    pieces
}

/// The percentage between percent signs, and the rest.
fn share(letters: &[GiftLetter]) -> (Option<MarkShare>, &[GiftLetter]) {
    const LONGEST: usize = 16;
    let rest = match letters {
        [first, rest @ ..] if first.sign == '%' => rest,
        _ => return (None, letters),
    };
    let end = rest.iter().take(LONGEST).position(|letter| letter.sign == '%');
    let per_cent = end.and_then(|end| Some((end, text(split(rest, end).0).parse::<f64>().ok()?)));
    match per_cent {
        Some((end, per_cent)) if per_cent.abs() <= 1_000.0 => {
            (Some(MarkShare((per_cent * 1_000.0).round() as i32)), trim(after(rest, end + 1)))
        }
        _ => (None, letters),
    }
}

/// An answer and its feedback.
fn with_feedback<'l>(
    letters: &'l [GiftLetter],
    words: &mut GiftTexts<'_>,
) -> (&'l [GiftLetter], Option<LocalizedText>) {
    match find(letters, '#') {
        Some(at) => (trim(split(letters, at).0), words.texts(after(letters, at + 1))),
        None => (letters, None),
    }
}

fn worth(letters: &[GiftLetter], unsaid: MarkShare, words: &mut GiftTexts<'_>) -> Result<WeightedAnswer, Phrase> {
    let (share, letters) = share(letters);
    let (answer, said) = with_feedback(letters, words);
    let text = words.texts(answer).ok_or(text!("exchange-empty-answer"))?;
    Ok(WeightedAnswer { text, share: share.unwrap_or(unsaid), feedback: said })
}

fn choice(inner: &[GiftLetter], words: &mut GiftTexts<'_>) -> Result<ItemKind, Phrase> {
    let answers = pieces(inner, &['~', '=']);
    let read = answers
        .into_iter()
        .map(|(mark, piece)| worth(piece, if mark == Some('=') { MarkShare::ALL } else { MarkShare::NONE }, words));
    Ok(ItemKind::Choice(read.collect::<Result<_, _>>()?))
}

fn short(inner: &[GiftLetter], words: &mut GiftTexts<'_>) -> Result<ItemKind, Phrase> {
    let answers = pieces(inner, &['=']);
    let read = answers.into_iter().map(|(_, piece)| worth(piece, MarkShare::ALL, words));
    Ok(ItemKind::Words(read.collect::<Result<_, _>>()?))
}

fn matching(inner: &[GiftLetter], words: &mut GiftTexts<'_>) -> Result<ItemKind, Phrase> {
    let wrong = || text!("exchange-pair-without-arrow");
    let read = pieces(inner, &['=']).into_iter().map(|(_, piece)| {
        let at = find_all(piece, &['-', '>']).ok_or_else(wrong)?;
        let left = words.texts(split(piece, at).0).unwrap_or_default();
        let right = words.texts(after(piece, at + 2)).ok_or(text!("exchange-empty-answer"))?;
        Ok((left, right))
    });
    Ok(ItemKind::Matching(read.collect::<Result<_, Phrase>>()?))
}

fn true_or_false(inner: &[GiftLetter], words: &mut GiftTexts<'_>) -> Option<ItemKind> {
    let (answer, rest) = find(inner, '#').map_or((inner, None), |at| {
        let (answer, rest) = split(inner, at);
        (answer, Some(after(rest, 1)))
    });
    let right = match text(answer).as_str() {
        "T" => true,
        "F" => false,
        word if word.eq_ignore_ascii_case("true") => true,
        word if word.eq_ignore_ascii_case("false") => false,
        _ => return None,
    };
    // Feedback for the wrong answer comes first, then for the right one.
    let (wrong, of_right) = match rest.map(|rest| (rest, find(rest, '#'))) {
        None => (None, None),
        Some((rest, None)) => (words.texts(rest), None),
        Some((rest, Some(at))) => (words.texts(split(rest, at).0), words.texts(after(rest, at + 1))),
    };
    Some(ItemKind::TrueFalse { right, wrong, of_right })
}

fn number(inner: &[GiftLetter], money: bool, words: &mut GiftTexts<'_>) -> Result<ItemKind, Phrase> {
    let (figures, otherwise) = find(inner, '~').map_or((inner, None), |at| {
        let (figures, rest) = split(inner, at);
        (trim(figures), Some(rest))
    });
    let mut all = Vec::new();
    for (_, piece) in pieces(figures, &['=']) {
        let (share, piece) = share(piece);
        let (figure, said) = with_feedback(piece, words);
        all.push(within(&text(figure), share.unwrap_or(MarkShare::ALL), said)?);
    }
    if all.is_empty() {
        return Err(text!("exchange-no-number"));
    }
    if let Some(otherwise) = otherwise {
        let said = with_feedback(otherwise, words).1;
        all.push(NumberRange { least: None, most: None, exact: None, share: MarkShare::NONE, feedback: said });
    }
    Ok(if money { ItemKind::Money(all) } else { ItemKind::Number(all) })
}

/// `1820..1830`, `1822:5` or `1822`; `*` for any number.
fn within(text: &str, share: MarkShare, said: Option<LocalizedText>) -> Result<NumberRange, Phrase> {
    let figure = |text: &str| {
        let no_number = || text!("exchange-not-a-number", found = super::super::notes::excerpt(text));
        DecimalNumber::read(text, DecimalStyle::Point).ok_or_else(no_number)
    };
    if text == "*" {
        return Ok(NumberRange { least: None, most: None, exact: None, share, feedback: said });
    }
    if let Some((least, most)) = text.split_once("..") {
        let (least, most) = (figure(least)?, figure(most)?);
        return Ok(NumberRange {
            least: Some(least.min(most)),
            most: Some(least.max(most)),
            exact: None,
            share,
            feedback: said,
        });
    }
    let (exact, margin) = match text.split_once(':') {
        Some((exact, margin)) => (figure(exact)?, figure(margin)?),
        None => (figure(text)?, DecimalNumber::default()),
    };
    let (least, most) = exact.around(margin);
    Ok(NumberRange {
        least: Some(least.min(most)),
        most: Some(least.max(most)),
        exact: Some(exact),
        share,
        feedback: said,
    })
}
