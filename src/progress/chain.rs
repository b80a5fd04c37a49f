//! Follows the chain of lines through a file, to find lines that are missing.
//!
//! A gap is a line whose link names a line that is not the one before it. It is a loss only if that line is in no other
//! journal either: files that were merged, shuffled or written by several programs have gaps and have lost nothing.

use serde::{Deserialize, Serialize};

use super::line;

/// Missing lines before a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Gap {
    /// Number of the line behind the gap, counted from 1.
    pub line: u64,
    /// Number of missing lines, at least 1.
    pub count: u64,
    /// Print of the last missing one.
    pub print: u32,
}

/// Follows the chain of one file.
#[derive(Debug, Clone, Default)]
pub struct ChainReader {
    before: Option<u32>,
    /// Number of the line before, in the chain.
    number: u32,
    /// Rejected lines since the last valid one.
    rejected: u64,
}

impl ChainReader {
    /// A reader that continues after this line.
    pub fn after(line: &[u8]) -> Self {
        let mut reader = Self::default();
        // The gap before the line is not asked for.
        let _ = reader.next(0, line);
        reader
    }

    /// Takes the next line, which must be valid; returns its print and the gap before it. Lines that were rejected
    /// just before are not counted as missing: they are there, damaged.
    pub fn next(&mut self, number: u64, text: &[u8]) -> Option<(u32, Option<Gap>)> {
        let (print, link) = line::print(text)?;
        let gap = link.filter(|link| link.before != 0 && Some(link.before) != self.before);
        let gap = gap.map(|link| {
            let all = u64::from(link.number.saturating_sub(self.number.saturating_add(1))).max(1);
            Gap { line: number, count: all, print: link.before }
        });
        let rejected = std::mem::take(&mut self.rejected);
        self.before = Some(print);
        self.number = link.map_or(0, |link| link.number);
        Some((print, gap.filter(|gap| gap.count > rejected)))
    }

    /// Takes a record recovered from a rejected line.
    pub const fn recover(&mut self, print: u32) {
        self.before = Some(print);
        self.number = self.number.saturating_add(1);
    }

    /// Takes the end of a rejected line.
    pub const fn reject(&mut self) {
        self.rejected += 1;
    }
}
