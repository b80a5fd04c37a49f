//! Journals that were cut, changed, or are none at all, read from real files: what is whole is found, and
//! what is not is told and left as it is.

#![expect(clippy::disallowed_methods, reason = "these tests are about the disk")]

use std::fs;
use std::path::{Path, PathBuf};

use tailleur::i18n::phrase::Phrase;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::platform::clock::set_back_notice;
use tailleur::platform::storage::journal::{Journal, JournalDamage, read_all, read_with_report};
use tailleur::progress::mastery::Day;
use tailleur::progress::{DeviceId, Moment, Record, UnknownRecord, WarmUpRecord, line};
use tempfile::TempDir;

use crate::progress::records::{answer, assert_worded, done, stamps};

const NAME: &str = "d00d1e55-1.journal";

/// Answers, and last of all one record of each other kind.
fn records() -> Vec<Record> {
    let mut stamps = stamps();
    let at = Moment(1_790_000_200_000);
    let mut records: Vec<Record> = (0..4).map(|number| answer(&mut stamps, number)).collect();
    records.push(done(&mut stamps, 4, 4, 800));
    let device = DeviceId::new(0xd0_0d_1e_55);
    records.push(Record::WarmUp(WarmUpRecord { id: stamps.next_id(at), at, device, taps: vec![310, 290, 333] }));
    records
        .push(Record::Unknown(UnknownRecord {
            kind: "Mood".to_owned(), text: "Mood(id:\"…\",how:[1,2])".to_owned()
        }));
    records
}

fn lines(records: &[Record]) -> Vec<u8> {
    records.iter().flat_map(|record| line::write(record).unwrap().into_bytes()).collect()
}

/// A profile's folder with one journal of these bytes.
fn folder_of(bytes: &[u8]) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join(NAME);
    fs::write(&path, bytes).unwrap();
    (folder, path)
}

fn read(folder: &Path) -> (Vec<Record>, Vec<Phrase>) {
    let mut records = Vec::new();
    let notices = read_all(folder, |record| records.push(record));
    (records, notices)
}

fn keys(notices: &[Phrase]) -> Vec<&str> {
    notices.iter().map(|notice| notice.key.as_str()).collect()
}

/// A sitting that goes on from here keeps its answer, and changes no byte of what was there.
fn assert_goes_on(folder: &Path, before: &[u8], case: &str) {
    let (found, _) = read(folder);
    let next = answer(&mut stamps(), 99);
    let (mut journal, notices) = Journal::open(folder, stamps().device());
    assert_eq!(keys(&notices), [""; 0], "{case}");
    journal.append(&next).unwrap();
    drop(journal);
    assert!(fs::read(folder.join(NAME)).unwrap().starts_with(before), "{case}");
    assert_eq!(read(folder).0, [found, vec![next]].concat(), "{case}");
}

#[test]
fn every_cut_of_the_last_three_records_keeps_what_is_whole_and_is_reported() {
    let records = records();
    let journal = lines(&records);
    let ends: Vec<usize> = (0..=records.len()).map(|count| lines(&records[..count]).len()).collect();
    for cut in ends[records.len() - 3]..=journal.len() {
        let (folder, _) = folder_of(&journal[..cut]);
        let (found, notices) = read(folder.path());
        // A record without its line's end is whole.
        let whole = ends[1..].iter().filter(|&&end| end - 1 <= cut).count();
        assert_eq!(found, records[..whole], "cut at {cut}");
        let is_torn = !ends.contains(&cut) && !ends.contains(&(cut + 1));
        let expected: &[&str] = if is_torn { &["journal-bad-lines"] } else { &[] };
        assert_eq!(keys(&notices), expected, "cut at {cut}");
        assert_goes_on(folder.path(), &journal[..cut], &format!("cut at {cut}"));
    }
}

#[test]
fn every_flipped_bit_of_the_last_three_records_costs_at_most_its_own_and_is_reported() {
    let records = records();
    let journal = lines(&records);
    let ends: Vec<usize> = (1..=records.len()).map(|count| lines(&records[..count]).len()).collect();
    let (folder, path) = folder_of(&journal);
    for at in ends[records.len() - 4]..journal.len() {
        let hit = ends.iter().filter(|&&end| end <= at).count();
        for bit in 0..8 {
            let mut flipped = journal.clone();
            flipped[at] ^= 1 << bit;
            fs::write(&path, &flipped).unwrap();
            let (found, notices) = read(folder.path());
            assert_eq!(keys(&notices), ["journal-bad-lines"], "byte {at}, bit {bit}");
            let others = [&records[..hit], &records[hit + 1..]].concat();
            // Where only the line's end was hit, the record itself is found again.
            assert_eq!(found, if at + 1 == ends[hit] { records.clone() } else { others }, "byte {at}, bit {bit}");
        }
    }
    // And the sitting goes on, wherever in the last line it was.
    for at in ends[records.len() - 2]..journal.len() {
        let mut flipped = journal.clone();
        flipped[at] ^= 4;
        let (folder, _) = folder_of(&flipped);
        assert_goes_on(folder.path(), &flipped, &format!("byte {at}"));
    }
}

#[test]
fn whatever_stands_between_the_records_costs_none_of_them_and_is_reported_once() {
    let records = records();
    let (first, second) = (lines(&records[..4]), lines(&records[4..]));
    let crlf = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap().replace('\n', "\r\n").into_bytes();
    let damaged = lines(&records[..1]).iter().map(|&b| if b == b'8' { b'9' } else { b }).collect::<Vec<u8>>();
    let cases: &[(&str, Vec<u8>, u64)] = &[
        ("nothing", Vec::new(), 0),
        ("line ends of another system", b"\r\n".to_vec(), 1),
        ("empty lines", b"\n\n\n".to_vec(), 3),
        ("another program's lines", b"[2026-01-01] INFO started\n{\"a\":1}\n".to_vec(), 2),
        ("another program's start of a line", b"<<<<<<< mine ".to_vec(), 1),
        ("a mark of byte order", b"\xef\xbb\xbf".to_vec(), 1),
        ("bytes that are no text", [b"\xff\xfe\x80".repeat(50), b"\n".to_vec()].concat(), 1),
        ("a line of another alphabet", "答え\n".into(), 1),
        ("a block of nothing, as after a power cut", vec![0; 4096], 1),
        ("many blocks of nothing", vec![0; 1_000_000], 1),
        ("blocks of nothing and a line's end", [vec![0; 300_000], b"\n".to_vec()].concat(), 1),
        ("a giant line", [b"x".repeat(3_000_000), b"\n".to_vec()].concat(), 1),
        ("a giant line without end", b"0123abcd ".repeat(50_000), 1),
        ("a damaged record", damaged, 1),
        ("half a record", first[..200].to_vec(), 1),
    ];
    for (case, between, lines) in cases {
        let (folder, _) = folder_of(&[first.clone(), between.clone(), second.clone()].concat());
        let (mut found, notices) = read(folder.path());
        found.dedup();
        assert_eq!(found, records, "{case}");
        let expected: &[&str] = if *lines > 0 { &["journal-bad-lines"] } else { &[] };
        assert_eq!(keys(&notices), expected, "{case}");
        notices.iter().for_each(assert_worded);
        let damages = read_with_report(folder.path(), |_| {}).damages;
        assert_eq!(damages.iter().map(|damage| damage.count).sum::<u64>(), *lines, "{case}");
    }
    let (folder, _) = folder_of(&crlf(&[first, second].concat()));
    assert_eq!(read(folder.path()), (records, Vec::new()), "line ends changed everywhere are no damage");
}

#[test]
fn damage_that_was_reported_is_reported_again_only_when_there_is_more_of_it() {
    let records = records();
    let whole = lines(&records);
    let (folder, path) = folder_of(&[whole.clone(), b"one\n".to_vec()].concat());
    let first = read_with_report(folder.path(), |_| {});
    let reported = first.damages.clone();
    let [JournalDamage { file, count: 1, line, .. }] = reported.as_slice() else { panic!("{reported:?}") };
    assert_eq!((file.as_str(), *line), (NAME, records.len() as u64 + 1));
    assert_eq!(keys(&first.notices()), ["journal-bad-lines"]);

    let again = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        keys(&read_with_report(folder.path(), |_| {}).without(&reported, &[]).notices()).len()
    };
    assert_eq!(again(&[whole.clone(), b"one\n".to_vec()].concat()), 0, "the same");
    assert_eq!(again(&[whole.clone(), b"one\n".to_vec(), whole.clone()].concat()), 0, "the same, with more behind it");
    assert_eq!(again(&[whole.clone(), b"two\n".to_vec()].concat()), 1, "another in its place");
    assert_eq!(again(&[whole.clone(), b"one\ntwo\n".to_vec()].concat()), 1, "one more");
}

/// Something done to a file.
#[cfg(unix)]
type Deed = fn(&Path);

#[cfg(unix)]
#[test]
fn what_has_a_journals_name_and_is_none_is_reported_and_keeps_nobody_from_practising() {
    use std::os::unix::fs::symlink;
    use std::process::Command;
    let cases: [(&str, Deed); 5] = [
        ("a folder", |path| fs::create_dir(path).unwrap()),
        ("a pipe", |path| assert!(Command::new("mkfifo").arg(path).status().unwrap().success())),
        ("a link to itself", |path| symlink(path, path).unwrap()),
        ("a link to nowhere", |path| symlink("/nowhere/at/all", path).unwrap()),
        ("a device", |path| symlink("/dev/null", path).unwrap()),
    ];
    let record = answer(&mut stamps(), 1);
    for (case, make) in cases {
        for name in [NAME, "d00d1e55-1.lock"] {
            let folder = TempDir::new().unwrap();
            make(&folder.path().join(name));
            fs::write(folder.path().join("other-1.journal"), lines(&records())).unwrap();
            let (mut journal, notices) = Journal::open(folder.path(), stamps().device());
            assert_eq!(keys(&notices), [""; 0], "{case} as {name}");
            journal.append(&record).unwrap();
            let own = journal.path().unwrap().file_name().unwrap();
            assert_eq!(own.to_str(), Some("d00d1e55-2.journal"), "{case} as {name}");
            let (mut found, notices) = read(folder.path());
            let told: &[&str] = if name == NAME { &["journal-not-read"] } else { &[] };
            assert_eq!(keys(&notices), told, "{case} as {name}");
            notices.iter().for_each(assert_worded);
            found.sort();
            let mut expected = [records(), vec![record.clone()]].concat();
            expected.sort();
            assert_eq!(found, expected, "{case} as {name}");
        }
    }
}

#[test]
fn a_clock_that_was_set_back_is_reported() {
    // The 21st of September 2026.
    let latest = Day(20_717);
    for today in [latest, Day(latest.0 + 400), Day(latest.0 - 1)] {
        assert_eq!(set_back_notice(latest, today), None);
    }
    let notice = set_back_notice(latest, Day(latest.0 - 3_652)).unwrap();
    assert_worded(&notice);
    let said = Catalog::new(Language::English).render(&notice, &HouseTerms::default());
    assert!(said.contains("21 September 2016") && said.contains("21 September 2026"), "{said}");
}
