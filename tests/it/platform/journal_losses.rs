//! What is a loss and what is not: records that were in a profile and are in no journal any more are reported, whatever
//! took them away; what syncing tools, merges and copies do with whole records never is.

#![expect(clippy::disallowed_methods, reason = "these tests are about files")]

use std::fs;
use std::path::{Path, PathBuf};

use tailleur::platform::storage::journal::Journal;
use tailleur::platform::storage::merge::{MergeReason, merge};
use tailleur::platform::storage::profiles::Store;
use tailleur::platform::storage::progress_cache;
use tailleur::platform::storage::record_memory::RecordMemory;
use tailleur::platform::storage::record_set::RecordSet;
use tailleur::platform::storage::record_source::RecordSource;
use tailleur::platform::storage::verify::verify_journals;
use tailleur::progress::line::{self, Link};
use tailleur::progress::{DeviceId, Progress, Record, RecordIdGenerator, ScoringParams};
use tailleur::rules::rng::SeededRng;
use tempfile::TempDir;

use crate::progress::records::{answer, assert_worded};
use crate::support::tier;

const OWN: &str = "00000001-1.journal";

/// A data folder with one profile, as a device uses it.
struct Data {
    place: TempDir,
    stamps: RecordIdGenerator,
    number: u32,
}

impl Data {
    fn new() -> Self {
        let place = TempDir::new().unwrap();
        fs::create_dir_all(place.path().join("profiles/anna")).unwrap();
        fs::write(place.path().join("device.ron"), "(device:\"00000001\")").unwrap();
        Self { place, stamps: RecordIdGenerator::new(DeviceId::new(1), 1), number: 0 }
    }

    fn folder(&self) -> PathBuf {
        self.place.path().join("profiles/anna")
    }

    fn own(&self) -> PathBuf {
        self.folder().join(OWN)
    }

    /// Plain lines of so many new records.
    fn lines(&mut self, count: u32) -> Vec<String> {
        (0..count)
            .map(|_| {
                self.number += 1;
                line::write(&answer(&mut self.stamps, self.number)).unwrap()
            })
            .collect()
    }

    /// Practises: so many answers more in this device's journal.
    fn practise(&mut self, count: u32) {
        let lines = self.lines(count);
        append_chained(&self.own(), &lines);
    }

    /// Keys of the notices of an opening; progress is what the journals say.
    fn open(&self) -> Vec<String> {
        let cache = progress_cache::cache_path(self.place.path(), "anna");
        let (known, notices) = progress_cache::load(&self.folder(), &cache, ScoringParams::default());
        let mut records = Vec::new();
        tailleur::platform::storage::journal::read_all(&self.folder(), |record| records.push(record));
        assert_eq!(known, Progress::fold(ScoringParams::default(), records));
        notices.iter().for_each(assert_worded);
        notices.iter().map(|notice| notice.key.to_string()).collect()
    }

    fn verified(&self) -> Verified {
        verified(&self.folder())
    }

    fn forget(&self) {
        fs::remove_dir_all(self.place.path().join("cache")).unwrap();
    }
}

/// What verifying a source finds.
#[derive(Debug, PartialEq, Eq, Default)]
struct Verified {
    notices: Vec<String>,
    damaged: u64,
    missing: u64,
}

impl Verified {
    fn is_whole(&self) -> bool {
        *self == Self::default()
    }
}

fn verified(path: &Path) -> Verified {
    let source = RecordSource::open(path).unwrap();
    let (files, notices) = verify_journals(&source, &mut RecordSet::default());
    notices.iter().for_each(assert_worded);
    Verified {
        notices: notices.iter().map(|notice| notice.key.to_string()).collect(),
        damaged: files.iter().map(|file| file.set_aside).sum(),
        missing: files.iter().flat_map(|file| &file.gaps).map(|gap| gap.count).sum(),
    }
}

/// Appends lines as a journal does.
fn append_chained(path: &Path, lines: &[String]) {
    let mut text = fs::read_to_string(path).unwrap_or_default();
    let mut next = text.lines().last().map_or(Link::FIRST, |last| Link::following(last.as_bytes()).unwrap());
    for plain in lines {
        let linked = line::with_link(plain.as_bytes(), next).unwrap();
        next = Link::following(linked.as_bytes()).unwrap();
        text += &linked;
    }
    fs::write(path, text).unwrap();
}

/// Appends lines as an older version did.
fn append_plain(path: &Path, lines: &[String]) {
    let text = fs::read_to_string(path).unwrap_or_default();
    fs::write(path, text + &lines.concat()).unwrap();
}

fn lines_of(path: &Path) -> Vec<String> {
    fs::read_to_string(path).unwrap().split_inclusive('\n').map(str::to_owned).collect()
}

#[test]
fn each_line_names_the_one_before_it_also_behind_those_of_an_older_version() {
    let mut data = Data::new();
    let old = data.lines(2);
    append_plain(&data.own(), &old);
    for _ in 0..2 {
        let mut journal = Journal::open(&data.folder(), &DeviceId::new(1)).0;
        for plain in data.lines(2) {
            journal.append(&line::read(plain.as_bytes()).unwrap()).unwrap();
        }
    }
    let lines = lines_of(&data.own());
    assert_eq!(lines[..2], old);
    let links: Vec<_> = lines.iter().map(|line| line::print(line.as_bytes()).unwrap()).collect();
    for (at, (_, link)) in links.iter().enumerate().skip(2) {
        let expected = Link { number: at as u32 - 1, before: links[at - 1].0 };
        assert_eq!(*link, Some(expected), "line {}", at + 1);
    }
    let plain: Vec<_> = lines.iter().map(|line| line::without_link(line.as_bytes()).into_owned()).collect();
    let prints: Vec<_> = plain.iter().map(|line| line::print(line).unwrap()).collect();
    assert_eq!(prints, links.iter().map(|(print, _)| (*print, None)).collect::<Vec<_>>(), "the record is the same");
    assert!(data.verified().is_whole());
}

#[test]
fn a_text_that_looks_like_a_link_is_none() {
    let mut data = Data::new();
    let Record::Answer(mut entry) = answer(&mut data.stamps, 1) else { unreachable!() };
    entry.millis = None;
    entry.expected = ",after:\"1-00000001\")".to_owned();
    let plain = line::write(&Record::Answer(entry)).unwrap();
    assert_eq!(line::print(plain.as_bytes()).unwrap().1, None);
    let linked = line::with_link(plain.as_bytes(), Link::FIRST).unwrap();
    assert_eq!(line::read(linked.as_bytes()), line::read(plain.as_bytes()));
    assert_eq!(line::without_link(linked.as_bytes()), line::without_link(plain.trim_end().as_bytes()));
    let again = line::with_link(linked.as_bytes(), Link { number: u32::MAX, before: 7 }).unwrap();
    assert_eq!(line::print(again.as_bytes()).unwrap().1, Some(Link { number: u32::MAX, before: 7 }));
    let later = line::seal("Mood(words:\"x\")").unwrap();
    assert_eq!(line::with_link(later.as_bytes(), Link::FIRST).unwrap(), later, "later kinds are left as they are");
}

/// What happens to the journal at a path, of which there is an older version.
type Deed = fn(&mut SeededRng, &Path, &[u8]);

/// Each of the deeds in each round, with the name of the case, on data of its own.
fn each_round(deeds: &[(&str, Deed)], rounds: u64, check: impl Fn(&str, Deed, SeededRng, Data)) {
    for round in 0..rounds {
        for (name, deed) in deeds {
            check(&format!("{name}, round {round}"), *deed, SeededRng::from_seed(round), Data::new());
        }
    }
}

fn write_lines(path: &Path, lines: &[String]) {
    fs::write(path, lines.concat()).unwrap();
}

const LOSSES: [(&str, Deed); 6] = [
    ("cut at a line end", |dice, path, _| {
        let lines = lines_of(path);
        write_lines(path, &lines[..=dice.below(lines.len() - 1)]);
    }),
    ("lines taken out", |dice, path, _| {
        let mut lines = lines_of(path);
        let at = dice.below(lines.len());
        let count = 1 + dice.below((lines.len() - at).min(20));
        lines.drain(at..at + count);
        write_lines(path, &lines);
    }),
    ("an older version put back", |_, path, older| fs::write(path, older).unwrap()),
    ("the file taken away", |_, path, _| fs::remove_file(path).unwrap()),
    ("a block of nothing", |dice, path, _| {
        let mut bytes = fs::read(path).unwrap();
        let at = dice.below(bytes.len() - 512);
        bytes[at..at + 512].fill(0);
        fs::write(path, bytes).unwrap();
    }),
    ("cut anywhere", |dice, path, _| {
        let bytes = fs::read(path).unwrap();
        fs::write(path, &bytes[..dice.below(bytes.len() - 1)]).unwrap();
    }),
];

#[test]
fn every_loss_is_reported_at_the_next_opening_and_by_verifying() {
    each_round(&LOSSES, tier(10, 100), |case, lose, mut dice, mut data| {
        let old = data.lines(dice.below(30) as u32);
        append_plain(&data.own(), &old);
        data.practise(20);
        let older = fs::read(data.own()).unwrap();
        data.open();
        data.practise(1 + dice.below(60) as u32);
        // The second opening notes what is new, the cache is not written again.
        assert_eq!(data.open(), [""; 0], "{case}");
        assert!(data.verified().is_whole(), "{case}");
        lose(&mut dice, &data.own(), &older);
        if dice.below(2) == 0 {
            data.practise_after_loss();
        }
        assert!(!data.verified().is_whole(), "{case}");
        assert!(!data.open().is_empty(), "{case}");
        assert_eq!(data.open(), [""; 0], "{case}: it is reported once");
        assert!(!data.verified().is_whole(), "{case}: verifying reports it each time");
    });
}

impl Data {
    /// Goes on in the same file where that is possible, as a window would, else in the next.
    fn practise_after_loss(&mut self) {
        let mut journal = Journal::open(&self.folder(), &DeviceId::new(1)).0;
        for plain in self.lines(5) {
            journal.append(&line::read(plain.as_bytes()).unwrap()).unwrap();
        }
    }
}

#[test]
fn lines_taken_out_of_the_middle_are_missed_on_any_device_and_counted() {
    for round in 0..tier(50, 500) {
        let mut dice = SeededRng::from_seed(round);
        let mut data = Data::new();
        data.practise(40);
        let mut lines = lines_of(&data.own());
        let (at, count) = (dice.below(20), 1 + dice.below(15));
        lines.drain(at..at + count);
        write_lines(&data.own(), &lines);
        let expected = Verified { missing: count as u64, ..Verified::default() };
        assert_eq!(data.verified(), expected, "round {round}");
        assert_eq!(data.open(), ["journal-missing-lines"], "round {round}");
        assert_eq!(data.open(), [""; 0], "round {round}: once");
    }
}

#[test]
fn damage_far_behind_the_snapshot_is_seen_although_the_files_time_is_the_same() {
    let mut data = Data::new();
    data.practise(1_500);
    data.open();
    let mut bytes = fs::read(data.own()).unwrap();
    assert!(bytes.len() > 400_000);
    let time = fs::metadata(data.own()).unwrap().modified().unwrap();
    bytes[10_000..65_000].fill(0);
    fs::write(data.own(), bytes).unwrap();
    fs::File::options().write(true).open(data.own()).unwrap().set_modified(time).unwrap();
    assert!(!data.open().is_empty());
}

/// Corruption of a journal of 200 answers, with how often it is done at night. Nothing of it goes unreported, every
/// record whose line is whole is found, and none is made up.
const CORRUPTIONS: [(&str, u64, Corruption); 6] = [
    ("bit flips", 1_000, |dice, bytes, _| {
        let at = dice.below(bytes.len());
        bytes[at] ^= 1 << dice.below(8);
    }),
    ("cuts", 400, |dice, bytes, _| bytes.truncate(dice.below(bytes.len() - 1))),
    ("cuts at a line end", 200, |dice, bytes, ends| bytes.truncate(ends[dice.below(ends.len() - 1)])),
    ("zeroed blocks of 512 bytes", 100, |dice, bytes, _| {
        let at = dice.below(bytes.len() / 512) * 512;
        bytes[at..at + 512].fill(0);
    }),
    ("lines taken out", 300, |dice, bytes, ends| {
        let at = dice.below(ends.len() - 1);
        let to = (at + 1 + dice.below(40)).min(ends.len() - 1);
        bytes.drain(ends[at]..ends[to]);
    }),
    ("older versions put back", 100, |dice, bytes, ends| bytes.truncate(ends[80 + dice.below(ends.len() - 81)])),
];

/// Changes the bytes of a journal, given the ends of its lines.
type Corruption = fn(&mut SeededRng, &mut Vec<u8>, &[usize]);

#[test]
fn no_corruption_goes_unreported_costs_a_whole_record_or_makes_one_up() {
    let mut data = Data::new();
    data.practise(200);
    data.open();
    let good = fs::read(data.own()).unwrap();
    let ends: Vec<usize> = good.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1).collect();
    let cache = data.place.path().join("cache");
    let remembered: Vec<_> = fs::read_dir(&cache).unwrap().map(|entry| entry.unwrap().path()).collect();
    let remembered: Vec<(PathBuf, Vec<u8>)> =
        remembered.into_iter().map(|path| (path.clone(), fs::read(path).unwrap())).collect();
    let all = records_in(&data.folder());
    for (name, count, corrupt) in CORRUPTIONS {
        for round in 0..tier(count / 20, count) {
            let (mut dice, mut bytes) = (SeededRng::from_seed(round), good.clone());
            corrupt(&mut dice, &mut bytes, &ends);
            if bytes == good {
                continue;
            }
            fs::write(data.own(), &bytes).unwrap();
            for (path, bytes) in &remembered {
                fs::write(path, bytes).unwrap();
            }
            assert!(!data.verified().is_whole(), "{name}, round {round}: verifying");
            assert!(!data.open().is_empty(), "{name}, round {round}: opening");
            let found = records_in(&data.folder());
            assert!(found.iter().all(|record| all.contains(record)), "{name}, round {round}: one is made up");
            let whole = bytes.split(|&b| b == b'\n').filter_map(|text| line::read(text).ok());
            assert!(whole.into_iter().all(|record| found.contains(&record)), "{name}, round {round}: one is not found");
        }
    }
}

fn records_in(folder: &Path) -> Vec<Record> {
    let mut records = Vec::new();
    tailleur::platform::storage::journal::read_all(folder, |record| records.push(record));
    records
}

/// A deed after which every record is still in a journal, with its name.
const HARMLESS: [(&str, Deed); 9] = [
    ("a conflict copy", |_, path, older| {
        fs::write(path.with_file_name("00000001-1.sync-conflict-20260101-120000-ABCDEFG.journal"), older).unwrap();
    }),
    ("the same file twice", |_, path, _| {
        fs::copy(path, path.with_file_name("00000001-1 (1).journal")).unwrap();
    }),
    ("another name", |_, path, _| fs::rename(path, path.with_file_name("Copy of 00000001-1.journal")).unwrap()),
    ("lines in another order", |dice, path, _| {
        let mut lines = lines_of(path);
        for at in 0..lines.len() {
            let other = dice.below(lines.len());
            lines.swap(at, other);
        }
        write_lines(path, &lines);
    }),
    ("lines twice", |dice, path, _| {
        let mut lines = lines_of(path);
        let at = dice.below(lines.len());
        lines.extend(lines[at..].to_vec());
        write_lines(path, &lines);
    }),
    ("other line ends", |_, path, _| {
        fs::write(path, fs::read_to_string(path).unwrap().replace('\n', "\r\n")).unwrap();
    }),
    ("the file divided", |dice, path, _| {
        let lines = lines_of(path);
        let (one, two) = lines.split_at(dice.below(lines.len()));
        write_lines(path, one);
        write_lines(&path.with_file_name("rest.journal"), two);
    }),
    ("an older version put back, and the newer one under another name", |_, path, older| {
        fs::rename(path, path.with_file_name("00000001-1 (conflicted copy).journal")).unwrap();
        fs::write(path, older).unwrap();
    }),
    ("all journals in one file", |_, path, _| {
        let other = path.with_file_name("00000002-1.journal");
        let both = [fs::read(path).unwrap(), fs::read(&other).unwrap_or_default()].concat();
        fs::write(path, both).unwrap();
        let _ = fs::remove_file(other);
    }),
];

#[test]
fn nothing_that_keeps_every_record_is_called_a_loss() {
    each_round(&HARMLESS, tier(12, 120), |case, deed, mut dice, mut data| {
        for _ in 0..=dice.below(4) {
            // Versions that chain and versions that do not take turns on the same files.
            let lines = data.lines(1 + dice.below(12) as u32);
            let path = data.folder().join(if dice.below(3) == 0 { "00000002-1.journal" } else { OWN });
            if dice.below(2) == 0 { append_plain(&path, &lines) } else { append_chained(&path, &lines) }
        }
        data.practise(2);
        let older = fs::read(data.own()).unwrap();
        data.practise(3);
        data.open();
        deed(&mut dice, &data.own(), &older);
        assert!(data.verified().is_whole(), "{case}: {:?}", data.verified());
        assert_eq!(data.open(), [""; 0], "{case}");
        data.forget();
        assert_eq!(data.open(), [""; 0], "{case}: nor without a memory");
    });
}

#[test]
fn merged_folders_have_lost_nothing_neither_whole_nor_file_by_file() {
    for round in 0..tier(10, 100) {
        let mut dice = SeededRng::from_seed(round);
        let (mut one, into) = (Data::new(), TempDir::new().unwrap());
        let mut other = Data::new();
        one.practise(10 + dice.below(10) as u32);
        fs::copy(one.own(), other.own()).unwrap();
        (other.stamps, other.number) = (RecordIdGenerator::new(DeviceId::new(2), round + 7), 1_000);
        one.practise(dice.below(10) as u32);
        other.practise(dice.below(10) as u32);
        let plain = other.lines(3);
        append_plain(&other.folder().join("00000003-1.journal"), &plain);
        let sources = || [&one, &other].map(|data| RecordSource::Folder(data.folder()));
        for target in [into.path().to_owned(), one.folder()] {
            for _ in 0..2 {
                merge(&target, &sources(), &DeviceId::new(9), MergeReason::Merged).unwrap();
            }
            assert!(verified(&target).is_whole(), "round {round}");
            for entry in fs::read_dir(&target).unwrap() {
                let path = entry.unwrap().path();
                assert!(verified(&path).is_whole(), "round {round}: {path:?} alone");
            }
        }
        assert_eq!(one.open(), [""; 0], "round {round}");
    }
}

#[test]
fn another_profile_in_a_folder_of_the_same_name_has_lost_nothing() {
    let data = TempDir::new().unwrap();
    let (store, _) = Store::open(data.path());
    let now = crate::platform::archives::NOW;
    let profile = store.create("Anna", now).unwrap();
    let mut session = store.open_session(profile.clone());
    let mut stamps = RecordIdGenerator::new(store.device().clone(), 3);
    session.journal.append(&answer(&mut stamps, 1)).unwrap();
    drop(session);
    assert_eq!(RecordMemory::new(data.path(), &profile.folder).count(), 1, "a saved answer is remembered");
    fs::remove_dir_all(store.folder_of(&profile)).unwrap();
    let again = store.create("Anna", now).unwrap();
    assert_eq!(again.folder, profile.folder);
    assert_eq!(store.open_session(again).notices, []);
}

#[test]
fn a_damaged_memory_remembers_less_and_invents_nothing() {
    for round in 0..tier(30, 300) {
        let mut dice = SeededRng::from_seed(round);
        let mut data = Data::new();
        data.practise(40);
        data.open();
        let path = data.place.path().join("cache/anna.seen");
        let mut bytes = fs::read(&path).unwrap();
        match dice.below(3) {
            0 => {
                let at = dice.below(bytes.len());
                bytes[at] ^= 1 << dice.below(8);
            }
            1 => bytes.truncate(dice.below(bytes.len())),
            _ => {
                let at = dice.below(bytes.len() - 64);
                bytes[at..at + 64].fill(0);
            }
        }
        fs::write(&path, bytes).unwrap();
        fs::remove_file(progress_cache::cache_path(data.place.path(), "anna")).unwrap();
        assert_eq!(data.open(), [""; 0], "round {round}");
        data.practise(3);
        assert_eq!(data.open(), [""; 0], "round {round}");
        assert!(data.verified().is_whole(), "round {round}");
    }
}
