//! Every record of every journal looked at: what is good, what was set aside, and where.

use std::collections::BTreeMap;

use super::seen::{self, Seen};
use super::sources::Source;
use crate::progress::Record;
use crate::progress::line::BadLine;
use crate::rules::phrase::Phrase;

/// The most damaged lines of a file that are named one by one.
const MOST_NAMED: usize = 1000;

/// What was found in one journal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Examined {
    /// The journal.
    pub file: String,
    /// Lines that hold a record as it was written.
    pub good: u64,
    /// Records among these that had been met before, here or in a file before this one.
    pub doubles: u64,
    /// Kinds that a later version records, with how many of each.
    pub later: BTreeMap<String, u64>,
    /// Lines that were set aside.
    pub set_aside: u64,
    /// The first of them, each with its number and what is wrong with it.
    pub bad: Vec<(u64, BadLine)>,
    /// Records that were saved from lines set aside.
    pub saved: u64,
}

/// Examines every journal of a source; `met` are the records of what was examined before. Says beside it
/// what could not be read at all.
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
