//! Verification of every record in every journal: what is valid, what is damaged or missing, and where.

use std::collections::{BTreeMap, HashSet};

use super::record_memory::RecordMemory;
use super::record_set::{self, RecordSet, StoredRecord};
use super::record_source::RecordSource;
use crate::i18n::phrase::{Fact, Phrase};
use crate::progress::Record;
use crate::progress::chain::{ChainReader, Gap};
use crate::progress::line::{self, BadLine};

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
    /// Gaps in the chain of lines whose records are in no journal of the source.
    pub gaps: Vec<Gap>,
}

/// Verifies every journal of a source; `met` holds the records of earlier sources. Also returns notices about
/// unreadable files, and about records that this device remembers and the source no longer holds.
pub fn verify_journals(source: &RecordSource, met: &mut RecordSet) -> (Vec<VerifiedJournal>, Vec<Phrase>) {
    let mut files: Vec<VerifiedJournal> = Vec::new();
    let (mut chain, mut prints) = (ChainReader::default(), HashSet::new());
    // Records that a running window adds meanwhile are not compared.
    let seen = seen_in(source);
    let mut notices = source.lines(&mut |file, number, line| {
        if number == 0 {
            files.push(VerifiedJournal { file: file.to_owned(), ..VerifiedJournal::default() });
            chain = ChainReader::default();
            return;
        }
        let Some(here) = files.last_mut() else { return };
        let records = match record_set::parse_line(line) {
            Ok(records) => {
                here.good += 1;
                here.gaps.extend(chain.next(number, line).and_then(|(_, gap)| gap));
                records
            }
            Err((bad, saved)) => {
                here.set_aside += 1;
                here.saved += saved.len() as u64;
                if here.bad.len() < MOST_NAMED {
                    here.bad.push((number, bad));
                }
                saved.iter().filter_map(print_of).for_each(|print| chain.recover(print));
                chain.reject();
                saved
            }
        };
        for whole in records {
            prints.extend(print_of(&whole));
            here.doubles += u64::from(!met.insert(&whole.line));
            if let Record::Unknown(later) = whole.record {
                *here.later.entry(later.kind).or_default() += 1;
            }
        }
    });
    for file in &mut files {
        file.gaps.retain(|gap| !prints.contains(&gap.print));
    }
    let lost = seen.difference(&prints).count() as u64;
    // Records whose lines are damaged or missing in their file are named there.
    let named: u64 = files.iter().map(|file| file.set_aside + file.gaps.iter().map(|gap| gap.count).sum::<u64>()).sum();
    if let RecordSource::Folder(folder) = source
        && lost > named
        && notices.is_empty()
    {
        notices.push(text!("journal-lost", count = Fact::Number(lost), place = super::files::path_fact(folder)));
    }
    (files, notices)
}

fn print_of(whole: &StoredRecord) -> Option<u32> {
    line::print(&whole.line).map(|(print, _)| print)
}

/// Prints of the records that this device has seen in a profile's folder.
fn seen_in(source: &RecordSource) -> HashSet<u32> {
    let memory = match source {
        RecordSource::Folder(folder) => RecordMemory::of_profile(folder),
        RecordSource::Archive(_) | RecordSource::Journal(_) => None,
    };
    memory.map(|memory| memory.prints(0, memory.count())).unwrap_or_default()
}
