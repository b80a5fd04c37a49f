//! Set of records already met, so that each is counted once, whatever file it is in.

use std::collections::HashSet;
use std::hash::{BuildHasher as _, RandomState};

use crate::progress::Record;
use crate::progress::line::{self, BadLine};

/// The records met so far, as 128-bit fingerprints: a few megabytes for a million.
///
/// Records are equal if their text is, whatever their places in a file. If versions write a record differently both are
/// kept: the reader of journals decides which one counts.
#[derive(Debug, Clone, Default)]
pub struct RecordSet {
    one: RandomState,
    other: RandomState,
    met: HashSet<u128>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRecord {
    pub record: Record,
    /// Its line with checksum, without line end. Copied from the journal where valid, so that fields of later
    /// versions are preserved.
    pub line: Vec<u8>,
}

impl RecordSet {
    /// Returns true if the line is new.
    pub fn insert(&mut self, line: &[u8]) -> bool {
        self.met.insert(self.print(line))
    }

    pub fn contains(&self, line: &[u8]) -> bool {
        self.met.contains(&self.print(line))
    }

    fn print(&self, line: &[u8]) -> u128 {
        let line = line::without_link(line);
        u128::from(self.one.hash_one(&line)) << 64 | u128::from(self.other.hash_one(&line))
    }

    pub fn insert_line(&mut self, line: &[u8]) -> Vec<StoredRecord> {
        let mut whole = parse_line(line).unwrap_or_else(|(_, saved)| saved);
        whole.retain(|record| self.insert(&record.line));
        whole
    }

    pub fn count(&self) -> u64 {
        self.met.len() as u64
    }
}

/// The record of a line; for a damaged line the error, and the records that can be recovered.
pub fn parse_line(text: &[u8]) -> Result<Vec<StoredRecord>, (BadLine, Vec<StoredRecord>)> {
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let text = text.strip_suffix(b"\r").unwrap_or(text);
    match line::read(text) {
        Ok(record) => Ok(vec![StoredRecord { record, line: text.to_owned() }]),
        Err(bad) => {
            let saved = line::salvage(text).into_iter().filter_map(|record| {
                let line = line::write(&record).ok()?.trim_end_matches('\n').as_bytes().to_owned();
                Some(StoredRecord { record, line })
            });
            Err((bad, saved.collect()))
        }
    }
}
