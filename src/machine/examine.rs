//! Verification of every record in every journal: what is valid, what is damaged, and where.

use std::collections::BTreeMap;

use super::seen::{self, Seen};
use super::sources::Source;
use crate::progress::Record;
use crate::progress::line::BadLine;
use crate::rules::phrase::Phrase;

/// Maximum number of damaged lines listed per file.
const MOST_NAMED: usize = 1000;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Examined {
    pub file: String,
    pub good: u64,
    pub doubles: u64,
    pub later: BTreeMap<String, u64>,
    pub set_aside: u64,
    /// The first damaged lines with their line numbers.
    pub bad: Vec<(u64, BadLine)>,
    pub saved: u64,
}

/// Verifies every journal of a source; `met` holds the records of earlier sources. Also returns notices about
/// unreadable files.
pub fn examine(source: &Source, met: &mut Seen) -> (Vec<Examined>, Vec<Phrase>) {
    let mut files: Vec<Examined> = Vec::new();
    let notices = source.lines(&mut |file, number, line| {
        if number == 0 {
            files.push(Examined { file: file.to_owned(), ..Examined::default() });
            return;
        }
        let Some(here) = files.last_mut() else { return };
        let records = match seen::whole(line) {
            Ok(records) => {
                here.good += 1;
                records
            }
            Err((bad, saved)) => {
                here.set_aside += 1;
                here.saved += saved.len() as u64;
                if here.bad.len() < MOST_NAMED {
                    here.bad.push((number, bad));
                }
                saved
            }
        };
        for whole in records {
            here.doubles += u64::from(!met.add(&whole.line));
            if let Record::Later(later) = whole.record {
                *here.later.entry(later.kind).or_default() += 1;
            }
        }
    });
    (files, notices)
}
