//! Which records have been met already, so that each is kept and counted once, whatever file it stands in.

use std::collections::HashSet;
use std::hash::{BuildHasher as _, RandomState};

use crate::progress::Record;
use crate::progress::line::{self, BadLine};

/// The records met so far, as fingerprints of 128 bits each: a million of them are few megabytes.
///
/// Two records are one where their text is the same. Where a record stands in two texts, as an earlier and
/// a later version write it, both are kept: which of them counts is for the reader of journals to say.
#[derive(Debug, Clone, Default)]
pub struct Seen {
    one: RandomState,
    other: RandomState,
    met: HashSet<u128>,
}

/// A record as it is read and as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Whole {
    /// The record.
    pub record: Record,
    /// Its line, with its checksum and without an end: that of the journal where it is whole there, so that
    /// the fields of a later version go with it.
    pub line: Vec<u8>,
}

impl Seen {
    /// Whether a line is new; from now on it is not.
    pub fn add(&mut self, line: &[u8]) -> bool {
        let print = u128::from(self.one.hash_one(line)) << 64 | u128::from(self.other.hash_one(line));
        self.met.insert(print)
    }

    /// The records of a journal's line that were not met before.
    pub fn fresh(&mut self, line: &[u8]) -> Vec<Whole> {
        let mut whole = whole(line).unwrap_or_else(|(_, saved)| saved);
        whole.retain(|record| self.add(&record.line));
        whole
    }

    /// How many records were met.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.met.len() as u64
    }
}

/// The record of a line; of a damaged one what is wrong with it, and the records that can be saved.
pub fn whole(text: &[u8]) -> Result<Vec<Whole>, (BadLine, Vec<Whole>)> {
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let text = text.strip_suffix(b"\r").unwrap_or(text);
    match line::read(text) {
        Ok(record) => Ok(vec![Whole { record, line: text.to_owned() }]),
        Err(bad) => {
            let saved = line::salvage(text).into_iter().filter_map(|record| {
                let line = line::write(&record).ok()?.trim_end_matches('\n').as_bytes().to_owned();
                Some(Whole { record, line })
            });
            Err((bad, saved.collect()))
        }
    }
}
