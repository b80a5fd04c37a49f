//! Reading and validation of a denomination set.

use super::super::files;
use super::super::money::Money;
use super::{ChipProblem, ChipSet, Piece};
use crate::syntax::{Collector, Diagnostic, Written, too_large};

type ChipNotes<'n> = Collector<'n, ChipProblem>;

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
    pub fn read(file_name: &str, text: &str) -> Result<Self, Vec<Diagnostic<ChipProblem>>> {
        if let Some(flaw) = too_large(file_name, text.len(), LARGEST_FILE) {
            return Err(vec![flaw.map(ChipProblem::File)]);
        }
        let set: Self = files::read(file_name, text)
            .map_err(|flaws| flaws.into_iter().map(|flaw| flaw.map(ChipProblem::File)).collect::<Vec<_>>())?;
        let flaws = flaws(file_name, text, &set);
        if flaws.is_empty() { Ok(set) } else { Err(flaws) }
    }
}

/// Every flaw of a well-formed set, in the order of the text.
fn flaws(file_name: &str, text: &str, set: &ChipSet) -> Vec<Diagnostic<ChipProblem>> {
    let mut notes = ChipNotes::new(file_name, text);
    if set.id != notes.file_stem() {
        let what = ChipProblem::IdNotFile { found: set.id.clone(), expected: notes.file_stem().to_owned() };
        notes.flaw("id", what);
    }
    name(&mut notes, "name", &set.name);
    if set.pieces.is_empty() {
        notes.flaw("pieces", ChipProblem::None);
    }
    if set.pieces.len() > MOST_PIECES {
        notes.flaw(&format!("pieces.{MOST_PIECES}"), ChipProblem::TooMany(MOST_PIECES));
    }
    let mut before: Option<Money> = None;
    for (index, piece) in set.pieces.iter().enumerate() {
        let path = format!("pieces.{index}");
        value(&mut notes, &format!("{path}.value"), piece.value, before);
        before = Some(piece.value);
        name(&mut notes, &format!("{path}.name"), &piece.name);
        let alike = |other: &Piece| (other.shape, other.fill, other.edge) == (piece.shape, piece.fill, piece.edge);
        if let Some(other) = set.pieces.iter().take(index).find(|other| alike(other)) {
            notes.flaw(&format!("{path}.fill"), ChipProblem::Alike(other.value));
        }
    }
    notes.check_signs();
    notes.check_line_breaks();
    notes.flaws()
}

fn value(notes: &mut ChipNotes<'_>, path: &str, value: Money, before: Option<Money>) {
    match before {
        _ if value == Money::ZERO || value > Money::MOST => notes.flaw(path, ChipProblem::Value(value)),
        Some(before) if before == value => notes.flaw(path, ChipProblem::ValueTwice(value)),
        Some(before) if before > value => notes.flaw(path, ChipProblem::NotRising(value)),
        _ => {}
    }
}

fn name(notes: &mut ChipNotes<'_>, path: &str, name: &Written) {
    notes.check_lengths(path, name, LONGEST_NAME, |_, _| ChipProblem::Name(LONGEST_NAME));
}
