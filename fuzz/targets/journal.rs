//! Any bytes are the lines of a journal, or lines that are set aside; a record that is written anew is the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tailleur::progress::{journal_reader, line};

fuzz_target!(|bytes: &[u8]| {
    let mut records = Vec::new();
    let faults = journal_reader::read(bytes, |record| records.push(record)).expect("memory is read without fail");
    assert_eq!(faults.count == 0, faults.first.is_none());
    for record in records {
        let Ok(written) = line::write(&record) else { continue };
        assert_eq!(line::read(written.trim_end().as_bytes()).ok(), Some(record));
    }
});
