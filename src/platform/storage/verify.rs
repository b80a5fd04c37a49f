//! Verification of every record in every journal: what is valid, what is damaged, and where.

use std::collections::BTreeMap;

use super::record_set::{self, RecordSet};
use super::record_source::RecordSource;
use crate::i18n::phrase::Phrase;
use crate::progress::Record;
use crate::progress::line::BadLine;

/// Maximum number of damaged lines listed per file.
const MOST_NAMED: usize = 1000;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VerifiedJournal {
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
pub fn verify_journals(source: &RecordSource, met: &mut RecordSet) -> (Vec<VerifiedJournal>, Vec<Phrase>) {
    let mut files: Vec<VerifiedJournal> = Vec::new();
    let notices = source.lines(&mut |file, number, line| {
        if number == 0 {
            files.push(VerifiedJournal { file: file.to_owned(), ..VerifiedJournal::default() });
            return;
        }
        let Some(here) = files.last_mut() else { return };
        let records = match record_set::parse_line(line) {
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
            here.doubles += u64::from(!met.insert(&whole.line));
            if let Record::Unknown(later) = whole.record {
                *here.later.entry(later.kind).or_default() += 1;
            }
        }
    });
    (files, notices)
}
