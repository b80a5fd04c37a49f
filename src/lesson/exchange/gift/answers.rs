//! Parses the braces of a GIFT question: kind and answers.

use crate::rules::phrase::Phrase;
use crate::rules::texts::Texts;

use super::super::figure::{Decimals, Figure};
use super::super::item::{Kind, Share, Within, Worth};
use super::Saying;
use super::letters::{Letter, after, begins, find, find_all, split, text, trim};

/// The kind of a question with its answers.
///
/// # Errors
/// The reason the answers cannot be read.
pub(super) fn kind(inner: &[Letter], money: bool, words: &mut Saying<'_>) -> Result<Kind, Phrase> {
    if inner.is_empty() {
        return Ok(Kind::Essay);
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
fn pieces<'l>(letters: &'l [Letter], marks: &[char]) -> Vec<(Option<char>, &'l [Letter])> {
    let mut pieces = Vec::new();
    let (mut mark, mut from) = (None, 0);
    let is_mark = |letter: &Letter| !letter.escaped && marks.contains(&letter.sign);
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
fn share(letters: &[Letter]) -> (Option<Share>, &[Letter]) {
    const LONGEST: usize = 16;
    let rest = match letters {
        [first, rest @ ..] if first.sign == '%' => rest,
        _ => return (None, letters),
    };
    let end = rest.iter().take(LONGEST).position(|letter| letter.sign == '%');
    let per_cent = end.and_then(|end| Some((end, text(split(rest, end).0).parse::<f64>().ok()?)));
    match per_cent {
        Some((end, per_cent)) if per_cent.abs() <= 1_000.0 => {
            (Some(Share((per_cent * 1_000.0).round() as i32)), trim(after(rest, end + 1)))
        }
        _ => (None, letters),
    }
}

/// An answer and its feedback.
fn with_feedback<'l>(letters: &'l [Letter], words: &mut Saying<'_>) -> (&'l [Letter], Option<Texts>) {
    match find(letters, '#') {
        Some(at) => (trim(split(letters, at).0), words.say(after(letters, at + 1))),
        None => (letters, None),
    }
}

fn worth(letters: &[Letter], unsaid: Share, words: &mut Saying<'_>) -> Result<Worth, Phrase> {
    let (share, letters) = share(letters);
    let (answer, said) = with_feedback(letters, words);
    let text = words.say(answer).ok_or(Phrase::plain("exchange-empty-answer"))?;
    Ok(Worth { text, share: share.unwrap_or(unsaid), said })
}

fn choice(inner: &[Letter], words: &mut Saying<'_>) -> Result<Kind, Phrase> {
    let answers = pieces(inner, &['~', '=']);
    let read = answers
        .into_iter()
        .map(|(mark, piece)| worth(piece, if mark == Some('=') { Share::ALL } else { Share::NONE }, words));
    Ok(Kind::Choice(read.collect::<Result<_, _>>()?))
}

fn short(inner: &[Letter], words: &mut Saying<'_>) -> Result<Kind, Phrase> {
    let answers = pieces(inner, &['=']);
    let read = answers.into_iter().map(|(_, piece)| worth(piece, Share::ALL, words));
    Ok(Kind::Words(read.collect::<Result<_, _>>()?))
}

fn matching(inner: &[Letter], words: &mut Saying<'_>) -> Result<Kind, Phrase> {
    let wrong = || Phrase::plain("exchange-pair-without-arrow");
    let read = pieces(inner, &['=']).into_iter().map(|(_, piece)| {
        let at = find_all(piece, &['-', '>']).ok_or_else(wrong)?;
        let left = words.say(split(piece, at).0).unwrap_or_default();
        let right = words.say(after(piece, at + 2)).ok_or(Phrase::plain("exchange-empty-answer"))?;
        Ok((left, right))
    });
    Ok(Kind::Matching(read.collect::<Result<_, Phrase>>()?))
}

fn true_or_false(inner: &[Letter], words: &mut Saying<'_>) -> Option<Kind> {
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
        Some((rest, None)) => (words.say(rest), None),
        Some((rest, Some(at))) => (words.say(split(rest, at).0), words.say(after(rest, at + 1))),
    };
    Some(Kind::TrueFalse { right, wrong, of_right })
}

fn number(inner: &[Letter], money: bool, words: &mut Saying<'_>) -> Result<Kind, Phrase> {
    let (figures, otherwise) = find(inner, '~').map_or((inner, None), |at| {
        let (figures, rest) = split(inner, at);
        (trim(figures), Some(rest))
    });
    let mut all = Vec::new();
    for (_, piece) in pieces(figures, &['=']) {
        let (share, piece) = share(piece);
        let (figure, said) = with_feedback(piece, words);
        all.push(within(&text(figure), share.unwrap_or(Share::ALL), said)?);
    }
    if all.is_empty() {
        return Err(Phrase::plain("exchange-no-number"));
    }
    if let Some(otherwise) = otherwise {
        let said = with_feedback(otherwise, words).1;
        all.push(Within { least: None, most: None, exact: None, share: Share::NONE, said });
    }
    Ok(if money { Kind::Money(all) } else { Kind::Number(all) })
}

/// `1820..1830`, `1822:5` or `1822`; `*` for any number.
fn within(text: &str, share: Share, said: Option<Texts>) -> Result<Within, Phrase> {
    let figure = |text: &str| {
        let no_number = || Phrase::plain("exchange-not-a-number").with("found", super::super::notes::named(text));
        Figure::read(text, Decimals::Point).ok_or_else(no_number)
    };
    if text == "*" {
        return Ok(Within { least: None, most: None, exact: None, share, said });
    }
    if let Some((least, most)) = text.split_once("..") {
        let (least, most) = (figure(least)?, figure(most)?);
        return Ok(Within { least: Some(least.min(most)), most: Some(least.max(most)), exact: None, share, said });
    }
    let (exact, margin) = match text.split_once(':') {
        Some((exact, margin)) => (figure(exact)?, figure(margin)?),
        None => (figure(text)?, Figure::default()),
    };
    let (least, most) = exact.around(margin);
    Ok(Within { least: Some(least.min(most)), most: Some(least.max(most)), exact: Some(exact), share, said })
}
