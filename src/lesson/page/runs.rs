//! Finds cards and glossary terms in running text.

use std::ops::Range;

use super::{InlineRun, PageFlaw, RunStyle};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::card::Card;

/// A stretch of text with its byte range.
pub(super) struct TextSpan {
    pub(super) text: String,
    pub(super) look: RunStyle,
    pub(super) at: Range<usize>,
    /// Preceded by a backslash: the first letter is literal.
    pub(super) escaped: bool,
}

impl TextSpan {
    /// Appends adjacent text of the same style; false otherwise.
    pub(super) fn try_append(&mut self, text: &str, look: RunStyle, at: &Range<usize>) -> bool {
        let follows = self.at.end == at.start && self.look == look;
        if follows {
            self.text.push_str(text);
            self.at.end = at.end;
        }
        follows
    }
}

/// The runs of a span; near-cards are reported.
pub(super) fn runs(piece: &TextSpan, wrongs: &mut Vec<PageFlaw>) -> Vec<InlineRun> {
    if piece.look.code {
        return vec![InlineRun::Text(piece.text.clone(), piece.look)];
    }
    let mut runs = Vec::new();
    let mut plain = String::new();
    let mut rest = piece.text.as_str();
    if piece.escaped
        && let Some(letter) = rest.chars().next()
    {
        plain.push(letter);
        rest = rest.get(letter.len_utf8()..).unwrap_or_default();
    }
    while let Some((before, run, after)) = next_run(rest, piece, wrongs) {
        plain.push_str(before);
        match run {
            Ok(run) => {
                flush(&mut plain, piece.look, &mut runs);
                runs.push(run);
            }
            Err(words) => plain.push_str(words),
        }
        rest = after;
    }
    plain.push_str(rest);
    flush(&mut plain, piece.look, &mut runs);
    runs
}

fn flush(plain: &mut String, look: RunStyle, runs: &mut Vec<InlineRun>) {
    if !plain.is_empty() {
        runs.push(InlineRun::Text(std::mem::take(plain), look));
    }
}

/// Text before the next brackets, their meaning or literal text, and the rest.
type BracketedRun<'p> = (&'p str, Result<InlineRun, &'p str>, &'p str);

fn next_run<'p>(rest: &'p str, piece: &'p TextSpan, wrongs: &mut Vec<PageFlaw>) -> Option<BracketedRun<'p>> {
    let open = rest.find('[')?;
    let (before, from) = rest.split_at(open);
    if let Some(inner) = from.strip_prefix("[[")
        && let Some((words, after)) = inner.split_once("]]")
        && !words.contains('[')
    {
        let (id, shown) = words.split_once('|').map_or((words, None), |(id, shown)| (id, Some(shown)));
        return Some((
            before,
            Ok(InlineRun::Term(id.trim().to_owned(), shown.map(|words| words.trim().to_owned()))),
            after,
        ));
    }
    let inner = from.get(1..)?;
    if let Some((word, after)) = inner.split_once(']') {
        if let Ok(card) = word.parse::<Card>() {
            return Some((before, Ok(InlineRun::Card(card)), after));
        }
        if looks_like_a_card(word) {
            // Without escapes byte ranges are exact; otherwise the whole span's range is used.
            let exact = piece.at.len() == piece.text.len();
            let start = piece.at.start + (piece.text.len() - from.len());
            let at = if exact { start + 1..start + 1 + word.len() } else { piece.at.clone() };
            wrongs.push(PageFlaw { at, what: no_such_card(word) });
        }
    }
    let (bracket, after) = from.split_at(1);
    Some((before, Err(bracket), after))
}

/// A rank followed by any letter.
fn looks_like_a_card(word: &str) -> bool {
    let mut letters = word.chars().rev();
    let (suit, rank) = (letters.next(), letters.rev().collect::<String>());
    let is_rank = rank == "10" || (rank.len() == 1 && rank.chars().all(|letter| "A23456789TJQKVDR".contains(letter)));
    is_rank && suit.is_some_and(|letter| letter.is_alphabetic() || "♠♥♦♣♤♡♢♧".contains(letter))
}

/// An unknown card, with the one probably meant.
pub(super) fn no_such_card(word: &str) -> Phrase {
    let what = text!("flaw-no-such-card", found = Fact::Text(word.chars().take(60).collect()));
    what.with_suggestion(Card::guess(word).map(|card| card.to_string()).as_deref())
}
