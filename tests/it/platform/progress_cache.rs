//! The snapshot beside the journals: progress is the same with it and without it.

#![expect(clippy::disallowed_methods, reason = "these tests are about files")]

use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

use tailleur::platform::storage::progress_cache;
use tailleur::progress::{
    AnswerRecord, DeviceId, LessonDone, Moment, PositionRecord, Progress, Record, RecordIdGenerator, RunMark, RunPlace,
    ScoringParams, TopicScore, line,
};
use tailleur::rules::rng::SeededRng;
use tempfile::TempDir;

use crate::progress::records::{answer, done};

const BEGAN: u64 = 1_790_000_000_000;

/// A folder of journals with a snapshot of what they tell.
struct Kept {
    place: TempDir,
    stamps: RecordIdGenerator,
    other: RecordIdGenerator,
    at: u64,
}

impl Kept {
    fn new() -> Self {
        let place = TempDir::new().unwrap();
        fs::create_dir(place.path().join("anna")).unwrap();
        let stamps = |number| RecordIdGenerator::new(DeviceId::new(number), number.into());
        Self { place, stamps: stamps(1), other: stamps(2), at: BEGAN }
    }

    fn folder(&self) -> std::path::PathBuf {
        self.place.path().join("anna")
    }

    fn snapshot(&self) -> std::path::PathBuf {
        progress_cache::cache_path(self.place.path(), "anna")
    }

    /// So many answers after one another, in the journal of a device.
    fn answers(&mut self, count: u32, elsewhere: bool, earlier: u64) {
        let mut text = String::new();
        for number in 0..count {
            self.at += 1_000;
            let at = Moment(self.at - earlier);
            let stamps = if elsewhere { &mut self.other } else { &mut self.stamps };
            let Record::Answer(entry) = answer(stamps, number) else { unreachable!() };
            text += &line::write(&Record::Answer(AnswerRecord { id: stamps.next_id(at), at, ..entry })).unwrap();
        }
        self.append(if elsewhere { "00000002-1.journal" } else { "00000001-1.journal" }, text.as_bytes());
    }

    fn append(&self, name: &str, bytes: &[u8]) {
        let mut file = File::options().create(true).append(true).open(self.folder().join(name)).unwrap();
        file.write_all(bytes).unwrap();
    }

    fn known(&self) -> (Progress, usize) {
        let (known, notices) = progress_cache::load(&self.folder(), &self.snapshot(), ScoringParams::default());
        let (afresh, _) =
            progress_cache::load(&self.folder(), &self.place.path().join("none/none"), ScoringParams::default());
        fs::remove_dir_all(self.place.path().join("none")).unwrap();
        assert_eq!(known, afresh);
        (known, notices.len())
    }
}

impl Kept {
    /// The same, with what was done where it does not hold.
    fn reports_of(&self, round: usize, done: &[&str]) {
        let held = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.known()));
        assert!(held.is_ok(), "round {round}: {done:?}");
    }
}

fn bytes(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap()
}

#[test]
fn what_was_added_to_a_journal_is_learnt_on_top_of_a_snapshot() {
    let mut kept = Kept::new();
    kept.answers(600, false, 0);
    assert_eq!(kept.known().0.records(), 600);
    let first = bytes(&kept.snapshot());
    kept.answers(10, false, 0);
    assert_eq!(kept.known().0.records(), 610);
    assert_eq!(bytes(&kept.snapshot()), first, "a few answers are worth no new snapshot");
    kept.answers(600, true, 0);
    assert_eq!(kept.known().0.records(), 1_210);
    assert_ne!(bytes(&kept.snapshot()), first);
}

/// A deed on a folder of journals, with its name.
type Deed = (&'static str, fn(&mut Kept));

const DEEDS: [Deed; 11] = [
    ("more answers here", |kept| kept.answers(7, false, 0)),
    ("more answers elsewhere", |kept| kept.answers(7, true, 0)),
    ("answers of last week arrive", |kept| kept.answers(7, true, 604_800_000)),
    ("a conflict copy", |kept| {
        let text = bytes(&kept.folder().join("00000001-1.journal"));
        kept.append("00000001-1.sync-conflict-20260101-120000-ABCDEFG.journal", &text);
    }),
    ("a torn line", |kept| kept.append("00000001-1.journal", b"0badc0de Answer(id:\"01")),
    ("the end of a line", |kept| kept.append("00000001-1.journal", b"\n")),
    ("a changed bit in the middle", |kept| {
        let path = kept.folder().join("00000001-1.journal");
        let mut text = bytes(&path);
        let middle = text.len() / 2;
        text[middle] ^= 1;
        fs::write(&path, text).unwrap();
    }),
    ("a journal cut short", |kept| {
        let path = kept.folder().join("00000001-1.journal");
        let text = bytes(&path);
        fs::write(&path, &text[..text.len() * 2 / 3]).unwrap();
    }),
    ("a journal taken away", |kept| {
        let _ = fs::remove_file(kept.folder().join("00000002-1.journal"));
    }),
    ("a spoilt snapshot", |kept| {
        let mut text = bytes(&kept.snapshot());
        let middle = text.len() / 2;
        text[middle] ^= 8;
        fs::write(kept.snapshot(), text).unwrap();
    }),
    ("a lesson finished", |kept| {
        let record = done(&mut kept.stamps, 19, 20, 1_000);
        kept.append("00000001-1.journal", line::write(&record).unwrap().as_bytes());
    }),
];

#[test]
fn whatever_happens_to_the_journals_the_same_is_known_with_a_snapshot_and_without() {
    let mut dice = SeededRng::from_seed(11);
    for round in 0..25 {
        let mut kept = Kept::new();
        kept.answers(20, false, 0);
        kept.answers(20, true, 0);
        kept.known();
        let mut done = Vec::new();
        for _ in 0..5 {
            let (name, deed) = DEEDS[dice.below(DEEDS.len())];
            done.push(name);
            deed(&mut kept);
            if dice.below(3) > 0 {
                kept.reports_of(round, &done);
            }
        }
        kept.reports_of(round, &done);
    }
}

#[test]
fn damage_is_reported_once_and_new_damage_again() {
    let mut kept = Kept::new();
    kept.answers(5, false, 0);
    kept.append("00000001-1.journal", b"0badc0de torn\n");
    assert_eq!(kept.known().1, 1);
    assert_eq!(kept.known().1, 0, "told before");
    kept.answers(5, false, 0);
    assert_eq!(kept.known().1, 0);
    kept.append("00000001-1.journal", b"0badc0de another\n");
    assert_eq!(kept.known().1, 1);
    fs::remove_file(kept.snapshot()).unwrap();
    assert_eq!(kept.known().1, 1, "with the snapshot goes what was told");
}

#[test]
fn another_target_recomputes_everything() {
    let mut kept = Kept::new();
    kept.answers(30, false, 0);
    let usual = kept.known().0;
    let hasty = ScoringParams { target_millis: 500, ..ScoringParams::default() };
    let (known, _) = progress_cache::load(&kept.folder(), &kept.snapshot(), hasty);
    assert_eq!(known.params(), hasty);
    assert_ne!(known.mastery(), usual.mastery());
    assert_eq!(kept.known().0, usual);
}

#[test]
fn a_run_that_is_paused_and_a_finished_table_test_come_back_from_a_snapshot() {
    let mut stamps = RecordIdGenerator::new(DeviceId::new(1), 1);
    let Record::LessonDone(test) = done(&mut stamps, 19, 20, 1_000) else { unreachable!() };
    let topics = vec![TopicScore { drill: "count".into(), right: 19, asked: 20 }];
    let at = Moment(BEGAN);
    let paused = PositionRecord {
        id: stamps.next_id(at),
        at,
        device: stamps.device().clone(),
        lesson: "table-test/mini".to_owned(),
        version: 1,
        house: "monte-carlo".into(),
        table: None,
        run: RunMark { seed: 7, clock: None },
        place: RunPlace {
            answered: 0,
            step: 2,
            thought: None,
            question: Some(4),
            skipped: Vec::new(),
            marked: vec![3],
            handed_in: false,
            shifts: vec![true, false],
        },
    };
    let records = [Record::LessonDone(LessonDone { topics, ..test }), Record::Position(paused.clone())];
    let known = Progress::fold(ScoringParams::default(), records);
    let snapshot = postcard::to_stdvec(&known).unwrap();
    let back: Progress = postcard::from_bytes(&snapshot).unwrap();
    assert_eq!(back, known);
    assert_eq!(back.tests().len(), 1);
    let open = back.open_run("table-test/mini", &"monte-carlo".into(), None).and_then(|run| run.place.as_ref());
    assert_eq!(open, Some(&paused.place));
}

/// Checksum of a snapshot of these answers. Where it changes, so has the content or meaning of snapshots: the
/// number in the head of `platform/storage/progress_cache.rs` goes up with it, or old ones would be read as new ones.
#[test]
fn a_snapshot_whose_shape_or_meaning_changed_has_another_number_in_its_head() {
    let mut stamps = RecordIdGenerator::new(DeviceId::new(1), 1);
    let mut records: Vec<Record> = (0..40).map(|number| answer(&mut stamps, number)).collect();
    records.push(done(&mut stamps, 19, 20, 1_000));
    let known = Progress::fold(ScoringParams::default(), records);
    let bytes = postcard::to_stdvec(&known).unwrap();
    assert_eq!(
        (7, crc32fast::hash(&bytes)),
        (7, 1_544_668_024),
        "count the head of platform/storage/progress_cache.rs up, and write it here"
    );
}
