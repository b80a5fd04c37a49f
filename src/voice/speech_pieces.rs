//! Composition of speech from recordings: the whole phrase if recorded, otherwise as few pieces as possible, with
//! natural pauses.

use std::sync::Arc;

use super::manifest::Place;
use super::recordings::{PhraseRecordings, Recording, Voice};
use super::speech::{AT_STOP, SpokenWord, spoken_words};
use super::{Speech, SpeechStyle};
use crate::i18n::FrenchCounting;

/// Pause between word groups without punctuation, in ms. The parts of one number have none: the margins of each
/// recording suffice.
pub const BETWEEN_GROUPS: u32 = 120;
/// Longer texts are shown but not spoken.
const MOST_WORDS: usize = 400;

/// A recording and the pause after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpeechPiece {
    pub recording: Arc<Recording>,
    /// Pause after it in ms; 0 for the last piece.
    pub pause: u32,
}

impl Voice {
    /// The recordings for a text, in order; `None` if a word has none.
    pub fn pieces(&self, text: &str, counting: FrenchCounting) -> Option<Vec<SpeechPiece>> {
        pieces_of(&[self], &Speech::new(self.language(), text), counting)
    }
}

/// The recordings for a text from several voices; earlier voices take precedence.
pub fn pieces_of(voices: &[&Voice], speech: &Speech, counting: FrenchCounting) -> Option<Vec<SpeechPiece>> {
    let tokens = spoken_words(&speech.text, speech.language, counting);
    if tokens.is_empty() || tokens.len() > MOST_WORDS {
        return None;
    }
    let words: Vec<String> = tokens.iter().map(|token| token.plain.clone()).collect();
    // In clause-by-clause style no recording spans the end of a clause.
    let ends = |start: usize, length: usize| {
        let within = tokens.get(start..(start + length).saturating_sub(1)).unwrap_or_default();
        speech.style == SpeechStyle::InClauses && within.iter().any(|token| token.pause > 0)
    };
    let chosen = fewest(voices, &words, counting, ends)?;
    let mut pieces = Vec::with_capacity(chosen.len());
    let mut end = 0;
    for (index, (length, entry)) in chosen.iter().enumerate() {
        end += length;
        let next = chosen.get(index + 1).map(|(_, next)| *next);
        let pause = next.map(|next| pause(&tokens, end, entry.is_part && next.is_part));
        let place = if pause.is_none_or(|pause| pause >= AT_STOP) { Place::Whole } else { Place::Within };
        let recording = Arc::clone(entry.for_place(place)?);
        pieces.push(SpeechPiece { recording, pause: pause.unwrap_or_default() });
    }
    Some(pieces)
}

/// The fewest recordings that cover all words, each with its number of words; ties go to the longest first recording.
fn fewest<'v>(
    voices: &[&'v Voice],
    words: &[String],
    counting: FrenchCounting,
    is_too_long: impl Fn(usize, usize) -> bool,
) -> Option<Vec<(usize, &'v PhraseRecordings)>> {
    let longest = voices.iter().map(|voice| voice.longest()).max().unwrap_or_default();
    // For each start: the number of recordings, and the length and entry of the first.
    let mut best: Vec<Option<(usize, usize, Option<&PhraseRecordings>)>> = vec![None; words.len()];
    best.push(Some((0, 0, None)));
    for start in (0..words.len()).rev() {
        for length in (1..=longest.min(words.len() - start)).rev().filter(|length| !is_too_long(start, *length)) {
            let Some((after, ..)) = best.get(start + length).copied().flatten() else { continue };
            let said = words.get(start..start + length).unwrap_or_default();
            let Some(entry) = voices.iter().find_map(|voice| voice.entry(said, counting)) else { continue };
            if let Some(best) = best.get_mut(start)
                && best.is_none_or(|(count, ..)| after + 1 < count)
            {
                *best = Some((after + 1, length, Some(entry)));
            }
        }
    }
    let mut chosen = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let (_, length, entry) = best.get(at).copied().flatten()?;
        chosen.push((length, entry?));
        at += length;
    }
    Some(chosen)
}

/// Pause before the word at `next`, between two recordings.
fn pause(tokens: &[SpokenWord], next: usize, both_are_parts: bool) -> u32 {
    let (before, after) = (next.checked_sub(1).and_then(|before| tokens.get(before)), tokens.get(next));
    let (Some(before), Some(after)) = (before, after) else { return 0 };
    match before.pause {
        // Numbers in words are joined like those in figures.
        0 if before.number == after.number && both_are_parts => 0,
        0 => BETWEEN_GROUPS,
        pause => pause,
    }
}
