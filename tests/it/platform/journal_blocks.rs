//! A long journal is read on all cores, a block at a time, with the same result as line by line.

#![expect(clippy::disallowed_methods, reason = "these tests are about files")]

use std::fs;

use tailleur::platform::storage::journal;
use tailleur::progress::{DeviceId, RecordIdGenerator, journal_reader, line};
use tempfile::TempDir;

use crate::progress::records::answer;

/// About three megabytes.
const ANSWERS: u32 = 9_000;

/// A journal in its chain, with a changed line here and there, an overlong one and no end to the last.
fn long_journal(overlong_at: Option<u32>) -> Vec<u8> {
    let mut stamps = RecordIdGenerator::new(DeviceId::new(1), 1);
    let (mut text, mut link) = (Vec::new(), line::Link::FIRST);
    for number in 0..ANSWERS {
        let plain = line::write(&answer(&mut stamps, number)).unwrap();
        let linked = line::with_link(plain.as_bytes(), link).unwrap();
        link = line::Link::following(linked.as_bytes()).unwrap();
        if number % 2_000 == 1_321 {
            text.extend(linked.replace("draw", "drew").into_bytes());
        } else if number % 2_000 == 234 {
            // A missing line.
        } else {
            text.extend(linked.into_bytes());
        }
        if overlong_at == Some(number) {
            text.extend(vec![b'x'; 300_000]);
            text.push(b'\n');
        }
    }
    text.pop();
    text
}

#[test]
fn blocks_are_read_as_lines_are() {
    for overlong_at in [None, Some(3), Some(6_000)] {
        let text = long_journal(overlong_at);
        let mut expected = Vec::new();
        let faults = journal_reader::read_with_prints(text.as_slice(), |record, print| expected.push((record, print)));
        let faults = faults.unwrap();
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("00000001-1.journal"), &text).unwrap();
        let mut read = Vec::new();
        let report = journal::read_with_prints(folder.path(), |record, print| read.push((record, print)));
        assert!(read == expected, "{overlong_at:?}: {} of {}", read.len(), expected.len());
        let damage = &report.damages[0];
        assert_eq!((damage.count, Some(damage.line)), (faults.count, faults.first.map(|(number, _)| number)));
        // Of a line that is too long, how much is looked at depends on how it was read.
        assert!(overlong_at.is_some() || damage.print == faults.print);
        assert_eq!(report.gaps.iter().map(|gap| gap.gap).collect::<Vec<_>>(), faults.gaps);
    }
}
