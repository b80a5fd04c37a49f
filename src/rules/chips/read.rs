//! Reading and validation of a denomination set.

use super::super::flaw::Flaw;
use super::super::money::Money;
use super::super::phrase::{Fact, Phrase, Written};
use super::super::ron_text::{self, FlawCollector};
use super::{ChipSet, Piece};
use crate::rules::text_key::TextKey;

const MOST_PIECES: usize = 14;
/// In bytes.
const LARGEST_FILE: usize = 64 * 1024;
/// In characters.
const LONGEST_NAME: usize = 60;

impl ChipSet {
    /// Reads a set. `file_name` is the name shown in flaws; the set's id must be its stem.
    ///
    /// # Errors
    /// One flaw where the text is too long or malformed; otherwise every flaw of its content, in the order of the text.
    pub fn read(file_name: &str, text: &str) -> Result<Self, Vec<Flaw>> {
        if let Some(flaw) = ron_text::too_large(file_name, text.len(), LARGEST_FILE) {
            return Err(vec![flaw]);
        }
        let set: Self = ron_text::read(file_name, text)?;
        let flaws = flaws(file_name, text, &set);
        if flaws.is_empty() { Ok(set) } else { Err(flaws) }
    }
}

/// Every flaw of a well-formed set, in the order of the text.
fn flaws(file_name: &str, text: &str, set: &ChipSet) -> Vec<Flaw> {
    let mut notes = FlawCollector::new(file_name, text);
    notes.expect_file_stem("id", &set.id, text_key!("flaw-chips-id-not-file"));
    name(&mut notes, "name", &set.name);
    if set.pieces.is_empty() {
        notes.flaw("pieces", text!("flaw-chips-none"));
    }
    if set.pieces.len() > MOST_PIECES {
        let what = text!("flaw-chips-too-many", most = Fact::Number(MOST_PIECES as u64));
        notes.flaw(&format!("pieces.{MOST_PIECES}"), what);
    }
    let mut before: Option<Money> = None;
    for (index, piece) in set.pieces.iter().enumerate() {
        let path = format!("pieces.{index}");
        value(&mut notes, &format!("{path}.value"), piece.value, before);
        before = Some(piece.value);
        name(&mut notes, &format!("{path}.name"), &piece.name);
        let alike = |other: &Piece| (other.shape, other.fill, other.edge) == (piece.shape, piece.fill, piece.edge);
        if let Some(other) = set.pieces.iter().take(index).find(|other| alike(other)) {
            let what = text!("flaw-chips-alike", other = Fact::Number(other.value.get()));
            notes.flaw(&format!("{path}.fill"), what);
        }
    }
    notes.flaws()
}

fn value(notes: &mut FlawCollector<'_>, path: &str, value: Money, before: Option<Money>) {
    let found = |key: TextKey| Phrase::plain(key).with("found", Fact::Number(value.get()));
    match before {
        _ if value == Money::ZERO || value > Money::MOST => notes.flaw(path, found(text_key!("flaw-chips-value"))),
        Some(before) if before == value => notes.flaw(path, found(text_key!("flaw-chips-value-twice"))),
        Some(before) if before > value => notes.flaw(path, found(text_key!("flaw-chips-not-rising"))),
        _ => {}
    }
}

fn name(notes: &mut FlawCollector<'_>, path: &str, name: &Written) {
    let what = |_, _| text!("flaw-chips-name", most = Fact::Number(LONGEST_NAME as u64));
    notes.check_lengths(path, name, LONGEST_NAME, what);
}
