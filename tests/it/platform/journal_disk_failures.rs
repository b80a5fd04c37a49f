//! Disk failures at every moment: acknowledged records survive, and every failure is reported.
#![cfg(target_os = "linux")]
#![expect(clippy::disallowed_methods, reason = "these tests are about the disk")]

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::ops::Range;
use std::path::Path;
use std::rc::Rc;

use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::platform::storage::journal::{Journal, read_all};
use tailleur::platform::storage::journal_writer::JournalWriter;
use tailleur::platform::storage::profiles::Store;
use tailleur::platform::storage::{file_system, settings_file};
use tailleur::progress::settings::FeltColour;
use tailleur::progress::{Moment, Record, Settings};
use tailleur::text_key;
use tempfile::TempDir;

use crate::progress::records::{answer, assert_worded, stamps};
use crate::support::failing_disk::{FailingDisk, MISHAPS, Mishap};
use crate::support::tier;

const NOW: Moment = Moment(1_790_000_000_000);

#[derive(Default)]
struct Sitting {
    keeping: JournalWriter,
    /// The answers given in each profile's folder, and how many of them were called kept.
    given: BTreeMap<String, (Vec<Record>, usize)>,
    /// The felt that was called kept, and those that may stand there.
    felts: BTreeMap<String, Vec<FeltColour>>,
    notices: Vec<Phrase>,
}

impl Sitting {
    /// Two profiles, answers in both, a change of settings in each, and back to the first.
    fn play(data: &Path) -> Self {
        let mut sitting = Self::default();
        let mut stamps = stamps();
        let (store, notices) = Store::open(data);
        sitting.notices.extend(notices);
        for (name, felt) in [("Anna", FeltColour::Blue), ("Bea", FeltColour::Blue), ("Anna", FeltColour::Green)] {
            let profile = match store.find(name).map_or_else(|| store.create(name, NOW), Ok) {
                Ok(profile) => profile,
                Err(error) => {
                    sitting.notices.push(error.into_phrase());
                    continue;
                }
            };
            let folder = profile.folder.clone();
            let mut session = store.open_session(profile);
            sitting.notices.append(&mut session.notices);
            let entered = sitting.keeping.switch_to(session.journal, &mut session.known);
            sitting.record_outcome(&folder, entered);
            for number in 0..3 {
                let record = answer(&mut stamps, number);
                let appended = sitting.keeping.append(&record);
                sitting.given.entry(folder.clone()).or_default().0.push(record);
                sitting.record_outcome(&folder, appended);
            }
            let place = data.join("profiles").join(&folder);
            let felts = sitting.felts.entry(folder.clone()).or_insert_with(|| vec![Settings::default().felt]);
            match settings_file::write(&place, &Settings { felt, ..Settings::default() }) {
                Ok(()) => *felts = vec![felt],
                Err(notice) => {
                    felts.push(felt);
                    sitting.notices.push(notice);
                }
            }
            let closed = sitting.keeping.close();
            sitting.record_outcome(&folder, closed);
        }
        sitting
    }

    fn record_outcome(&mut self, folder: &str, outcome: Result<(), Phrase>) {
        let (given, kept) = self.given.entry(folder.to_owned()).or_default();
        if outcome.is_ok() {
            *kept = given.len();
        }
        self.notices.extend(outcome.err());
        self.notices.extend(self.keeping.take_notices());
    }

    /// Asserts that acknowledged records are there, that settings are whole, and that acknowledged ones are in force.
    fn assert_saved(&self, data: &Path, case: &str) {
        for (folder, (given, kept)) in &self.given {
            let found = records_in(&data.join("profiles").join(folder));
            let lost: Vec<_> = given[..*kept].iter().filter(|record| !found.contains(record)).collect();
            assert!(lost.is_empty(), "{case}: {} of {kept} lost in {folder}", lost.len());
        }
        for (folder, felts) in &self.felts {
            let (settings, notices) = settings_file::read(&data.join("profiles").join(folder));
            assert!(felts.contains(&settings.felt) && notices.is_empty(), "{case}: {settings:?} {notices:?}");
        }
    }
}

fn records_in(folder: &Path) -> Vec<Record> {
    let mut records = Vec::new();
    let notices = read_all(folder, |record| records.push(record));
    // A line that was torn is told of, and nothing else is the matter.
    assert!(notices.iter().all(|notice| notice.key == text_key!("journal-bad-lines")), "{notices:?}");
    records
}

/// Failures that need no report: which profile was open last, a cache, a draft that stays behind, a mark for
/// later sittings, a name that may not last where the system cannot be asked, a file passed over for the next.
fn is_of_no_consequence(failed: &str, mishap: Mishap) -> bool {
    let (deed, path) = failed.split_once(" /").unwrap();
    let end = Path::new(path).extension().and_then(|end| end.to_str()).unwrap_or_default();
    let is_asked_in_vain =
        matches!(mishap, Mishap::Refused(ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied));
    path.contains("last.ron")
        || path.contains("/cache/")
        || match deed {
            "remove" => true,
            "write" | "sync" => end == "lock",
            "sync folder" => is_asked_in_vain || !path.contains("/profiles/"),
            "open" => {
                matches!(mishap, Mishap::Refused(ErrorKind::PermissionDenied)) && ["lock", "journal"].contains(&end)
            }
            _ => false,
        }
}

/// One sitting on a disk that fails at these deeds; how many deeds there were, and what was told.
fn sit(fails: Range<usize>, mishap: Mishap, power_cut: bool) -> (usize, Vec<Phrase>) {
    let data = TempDir::new().unwrap();
    let case = format!("{mishap:?} at {fails:?}{}", if power_cut { ", then no power" } else { "" });
    let disk = FailingDisk::new(fails, mishap);
    let mut sitting = file_system::with_file_system(Rc::clone(&disk) as Rc<dyn file_system::FileSystem>, || {
        Sitting::play(data.path())
    });
    let failed = disk.failed();
    let is_reported = failed.iter().all(|failed| is_of_no_consequence(failed, mishap)) || !sitting.notices.is_empty();
    assert!(is_reported, "{case}: nobody was told of {failed:?}");
    if power_cut {
        disk.cut_power();
        sitting.assert_saved(data.path(), &case);
        return (disk.deeds(), sitting.notices);
    }
    sitting.assert_saved(data.path(), &case);
    // The disk is well again: all that waited is kept.
    sitting.keeping.retry().unwrap_or_else(|notice| panic!("{case}: {notice:?}"));
    assert_eq!(sitting.keeping.waiting(), 0, "{case}");
    sitting.given.values_mut().for_each(|(given, kept)| *kept = given.len());
    sitting.assert_saved(data.path(), &case);
    (disk.deeds(), sitting.notices)
}

/// Each notice is a whole sentence in every language: one of each kind is looked at.
pub(crate) fn assert_all_worded(notices: Vec<Phrase>) {
    let kind = |notice: &Phrase| {
        let trouble = notice.facts.iter().find_map(|(_, fact)| match fact {
            Fact::Phrase(trouble) => Some(trouble.key.to_string()),
            _ => None,
        });
        (notice.key.to_string(), trouble)
    };
    let kinds: BTreeMap<_, _> = notices.into_iter().map(|notice| (kind(&notice), notice)).collect();
    assert!(!kinds.is_empty());
    kinds.values().for_each(assert_worded);
}

#[test]
fn no_acknowledged_answer_is_lost_and_every_disk_failure_is_reported() {
    let (deeds, _) = sit(0..0, Mishap::Broken, false);
    assert!(deeds > 60, "{deeds} deeds: the sitting is too short to tell anything");
    let mut notices = Vec::new();
    // The quick tier fails each fourth step, beginning elsewhere with each mishap.
    for (start, mishap) in MISHAPS.into_iter().enumerate() {
        for n in (start % tier(4, 1)..deeds).step_by(tier(4, 1)) {
            for fails in [n..n + 1, n..n + 7, n..usize::MAX] {
                notices.extend(sit(fails, mishap, false).1);
            }
        }
    }
    assert_all_worded(notices);
}

#[test]
fn a_power_cut_after_any_deed_takes_no_answer_that_was_called_saved() {
    let (deeds, _) = sit(0..0, Mishap::Broken, true);
    for n in 0..deeds {
        sit(n..usize::MAX, Mishap::Broken, true);
        sit(n..n + 1, Mishap::Forgotten, true);
    }
}

/// A journal on a disk of which these deeds fail, counted from its opening on.
fn journal_on(disk: &Rc<FailingDisk>, folder: &Path, work: impl FnOnce(&mut Journal)) {
    file_system::with_file_system(Rc::clone(disk) as Rc<dyn file_system::FileSystem>, || {
        let (mut journal, notices) = Journal::open(folder, stamps().device());
        assert_eq!(notices, []);
        work(&mut journal);
    });
}

fn name(journal: &Journal) -> &str {
    journal.path().unwrap().file_name().unwrap().to_str().unwrap()
}

#[test]
fn on_a_full_disk_answers_wait_in_memory_and_that_is_reported() {
    let folder = TempDir::new().unwrap();
    let mut stamps = stamps();
    let records: Vec<Record> = (0..3).map(|number| answer(&mut stamps, number)).collect();
    // Opening takes three deeds, an answer two; the second answer meets a full disk.
    let disk = FailingDisk::new(5..6, Mishap::Half);
    journal_on(&disk, folder.path(), |journal| {
        journal.append(&records[0]).unwrap();
        let notice = journal.append(&records[1]).unwrap_err();
        assert_worded(&notice);
        assert_eq!((notice.key.as_str(), journal.waiting()), ("journal-waiting", 1));
        journal.append(&records[2]).unwrap();
        assert_eq!((journal.waiting(), name(journal)), (0, "d00d1e55-2.journal"));
        let news = journal.take_notices();
        news.iter().for_each(assert_worded);
        assert_eq!(news.iter().map(|news| news.key.as_str()).collect::<Vec<_>>(), ["journal-waiting"]);
        assert!(journal.take_notices().is_empty(), "told once");
    });
    assert_eq!(records_in(folder.path()), records);
    assert_eq!(read_all(folder.path(), |_| {}), [], "a part of a line was left");
}

#[test]
fn a_file_in_which_a_sync_failed_is_never_written_again_in_later_sittings_either() {
    let folder = TempDir::new().unwrap();
    let mut stamps = stamps();
    let records: Vec<Record> = (0..3).map(|number| answer(&mut stamps, number)).collect();
    let disk = FailingDisk::new(6..7, Mishap::Broken);
    journal_on(&disk, folder.path(), |journal| {
        journal.append(&records[0]).unwrap();
        journal.append(&records[1]).unwrap();
        assert_eq!(name(journal), "d00d1e55-2.journal");
        let news = journal.take_notices();
        news.iter().for_each(assert_worded);
        assert_eq!(news.iter().map(|news| news.key.as_str()).collect::<Vec<_>>(), ["journal-new-file"]);
    });
    let first = folder.path().join("d00d1e55-1.journal");
    let before = fs::read(&first).unwrap();
    let (mut journal, _) = Journal::open(folder.path(), stamps.device());
    journal.append(&records[2]).unwrap();
    assert_eq!((name(&journal), fs::read(first).unwrap()), ("d00d1e55-2.journal", before));
    let mut found = records_in(folder.path());
    found.dedup();
    found.sort();
    found.dedup();
    assert_eq!(found, records);
}

/// Something done to a file.
type Deed = fn(&Path);

#[test]
fn records_in_a_file_that_vanishes_are_written_again_whichever_file_it_was() {
    let folder = TempDir::new().unwrap();
    let mut stamps = stamps();
    let records: Vec<Record> = (0..3).map(|number| answer(&mut stamps, number)).collect();
    let cases: [(&str, Deed); 3] = [
        ("taken away", |path| fs::remove_file(path).unwrap()),
        ("replaced", |path| {
            fs::write(path.with_extension("new"), "").unwrap();
            fs::rename(path.with_extension("new"), path).unwrap();
        }),
        ("cut off", |path| fs::write(path, "").unwrap()),
    ];
    for (case, harm) in cases {
        for number in 1..=2 {
            let folder = folder.path().join(format!("{case} {number}"));
            fs::create_dir(&folder).unwrap();
            // The second answer goes into a second file.
            let disk = FailingDisk::new(6..7, Mishap::Broken);
            journal_on(&disk, &folder, |journal| {
                journal.append(&records[0]).unwrap();
                journal.append(&records[1]).unwrap();
                harm(&folder.join(format!("d00d1e55-{number}.journal")));
                // With the last answer or without: a closed window leaves nothing behind.
                journal.retry().unwrap();
                journal.append(&records[2]).unwrap();
                let news = journal.take_notices();
                news.iter().for_each(assert_worded);
                let keys: Vec<_> = news.iter().map(|news| news.key.as_str()).collect();
                assert_eq!(keys, ["journal-new-file", "journal-written-again"], "file {number} {case}");
            });
            let mut found = records_in(&folder);
            found.sort();
            found.dedup();
            assert_eq!(found, records, "file {number} {case}");
        }
    }
}
