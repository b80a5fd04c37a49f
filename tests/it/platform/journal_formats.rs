//! Journals as every version wrote them are read for ever, and those of versions to come as far as can be.
//!
//! A journal in `cases/journals/` is never changed. A new form of record adds a file, named after the day from which on
//! it is written; what it tells is added below.

#![expect(clippy::disallowed_methods, reason = "these tests are about files")]

use std::fs;
use std::path::Path;

use tailleur::platform::storage::journal::{Journal, read_all};
use tailleur::progress::line::{self, Link};
use tailleur::progress::{DeviceId, MergedJournals, Record, ScoringParams, TopicScore, journal_reader};
use tempfile::TempDir;

use crate::progress::records::{answer, stamps};
use crate::support::{files, root};

const FOLDER: &str = "tests/it/cases/journals";

fn golden(name: &str) -> Vec<u8> {
    fs::read(root().join(FOLDER).join(name)).unwrap()
}

fn record_line(record: &Record) -> String {
    match record {
        Record::Answer(entry) => {
            let marked = if entry.right { "right" } else { "wrong" };
            let away = if entry.given_away { " given away" } else { "" };
            let (house, decision, answer, expected) = (&entry.house, &entry.decision, &entry.answer, &entry.expected);
            let (number, seed, millis) = (entry.number, entry.seed, entry.millis);
            let east = entry.minutes_east.map_or(String::new(), |minutes| format!(", {minutes} min east"));
            let run = entry.run.map_or(String::new(), |run| format!(", run {}", run.seed));
            format!(
                "{number} {house} {decision} {answer:?} for {expected}, {marked}{away}, {millis:?}, seed {seed}{east}{run}"
            )
        }
        Record::LessonDone(done) => {
            let (lesson, right, asked, passed, millis) =
                (&done.lesson, done.right, done.asked, done.passed, done.millis);
            let mut line = format!("{lesson} done: {right} of {asked}, passed {passed}, {millis:?}");
            if let Some(run) = done.run {
                let topic = |topic: &TopicScore| format!("{} {} of {}", topic.drill, topic.right, topic.asked);
                let topics: Vec<String> = done.topics.iter().map(topic).collect();
                line = format!("{line}, run {run}, {}, {} unanswered", topics.join(", "), done.unanswered);
            }
            line
        }
        Record::WarmUp(warm_up) => format!("warm-up on {}: {:?}", warm_up.device.as_str(), warm_up.taps),
        Record::Correction(made) => {
            format!("{} corrected to {:?}", made.record, made.time.map(tailleur::progress::Moment::millis))
        }
        Record::Position(position) => {
            let (lesson, run, place) = (&position.lesson, position.run, &position.place);
            let (answered, skipped, marked) = (place.answered, &place.skipped, &place.marked);
            format!(
                "{lesson} left after {answered}, seed {}, clock {:?}, skipped {skipped:?}, marked {marked:?}",
                run.seed, run.clock
            )
        }
        Record::Placement(made) => format!("{}: {:?} passed by placement", made.house, made.lessons),
        Record::Shift(worked) => format!("{}: {} worked, weak {:?}", worked.house, worked.scenario, worked.weak),
        Record::Unknown(later) => format!("later: {}", later.kind),
    }
}

/// What each journal holds.
const CASES: &[(&str, &[&str])] = &[
    (
        "2026-11-20.journal",
        &[
            "1 monte-carlo banco-4-1 \"draw\" for draw, right, Some(901), seed 18446744073709551614",
            "2 monte-carlo banco-4-2 \"stand\" for draw, wrong, Some(902), seed 18446744073709551613",
            "3 monte-carlo banco-4-3 \"draw\" for draw, right, None, seed 18446744073709551612",
            "4 monte-carlo banco-4-4 \"9♣ «\\u{202f}Égalité\\u{202f}» \\\"x\\\" \\\\ \\n\" for draw, wrong, Some(904), \
             seed 18446744073709551611",
            "tableau/banco-4 done: 19 of 20, passed true, Some(1450)",
            "tableau/banco-4 done: 19 of 20, passed true, None",
        ],
    ),
    (
        "2026-11-22.journal",
        &[
            "warm-up on 5eedca5e: [412, 388, 301, 295, 310, 290, 333, 287, 299, 305]",
            "2 venezia banco-4-2 \"draw\" for draw, right, Some(902), seed 18446744073709551613",
            "3 venezia banco-4-3 \"draw\" for draw, right given away, Some(903), seed 18446744073709551612",
            "4 venezia banco-4-4 \"stand\" for draw, wrong, Some(904), seed 18446744073709551611",
            "tableau/banco-4 done: 19 of 20, passed true, Some(1450)",
        ],
    ),
    (
        "2026-11-23.journal",
        &[
            "1 venezia banco-4-1 \"draw\" for draw, right, Some(901), seed 18446744073709551614, 60 min east",
            "2 venezia banco-4-2 \"draw\" for draw, right, Some(902), seed 18446744073709551613, 60 min east",
            "01a1f37c-ba01-7abc-8def-000000000001 corrected to Some(1795000000000)",
            "01a1f37c-ba02-7abc-8def-000000000002 corrected to None",
            "5 venezia banco-4-5 \"draw\" for draw, right, Some(905), seed 18446744073709551610, -150 min east",
        ],
    ),
    (
        "2026-11-24-placement.journal",
        &[
            "venezia: [\"tableau/counting\", \"tableau/naturals\"] passed by placement",
            "venezia: [] passed by placement",
        ],
    ),
    (
        "2026-11-24.journal",
        &[
            "1 venezia banco-4-1 \"draw\" for draw, right, Some(901), seed 18446744073709551614, 60 min east, \
             run 18446744073709551613",
            "table-test/venezia-large left after 1, seed 7, clock Some(61000), skipped [1], marked [2, 3]",
            "table-test/venezia-large done: 1 of 3, passed false, Some(901), run 7, ThirdCard 1 of 2, Payout 0 of 1, \
             1 unanswered",
        ],
    ),
    (
        "later.journal",
        &[
            "1 monte-carlo banco-4-1 \"draw\" for draw, right, Some(901), seed 18446744073709551614",
            "later: Mood",
            "3 monte-carlo banco-4-3 \"draw\" for draw, right, Some(903), seed 18446744073709551612",
            "later: Pause",
            "4 monte-carlo banco-4-4 \"draw\" for draw, right, Some(904), seed 18446744073709551611",
            "later: V2_Answer",
        ],
    ),
];

#[test]
fn the_journals_of_every_version_give_what_they_always_gave() {
    let named: Vec<String> = CASES.iter().map(|(name, _)| format!("{FOLDER}/{name}")).collect();
    assert_eq!(files(FOLDER, "journal"), named, "each journal is a case here");
    for (name, expected) in CASES {
        let mut records = Vec::new();
        let faults = journal_reader::read(golden(name).as_slice(), |record| records.push(record)).unwrap();
        assert_eq!((faults.count, faults.gaps), (0, Vec::new()), "{name}");
        assert_eq!(records.iter().map(record_line).collect::<Vec<_>>(), *expected, "{name}");
    }
}

#[test]
fn what_earlier_versions_wrote_is_written_the_same_today() {
    for name in ["2026-11-20.journal", "2026-11-22.journal", "2026-11-23.journal", "2026-11-24.journal"] {
        let journal = String::from_utf8(golden(name)).unwrap();
        let mut next = Link::FIRST;
        for text in journal.split_inclusive('\n') {
            let mut written = line::write(&line::read(text.as_bytes()).unwrap()).unwrap();
            if name >= "2026-11-23" {
                written = line::with_link(written.as_bytes(), next).unwrap();
                next = Link::following(written.as_bytes()).unwrap();
            }
            assert_eq!(written, text, "{name}");
        }
    }
}

#[test]
fn records_of_later_versions_survive_a_sitting_and_a_merge_untouched() {
    let folder = TempDir::new().unwrap();
    let device = DeviceId::try_from("x".to_owned()).unwrap();
    let place = |name: &str| folder.path().join(name);
    fs::write(place("x-1.journal"), golden("later.journal")).unwrap();
    fs::write(place("y-1 (conflicted copy 2030-01-01 120000).journal"), golden("2026-11-22.journal")).unwrap();
    let next = answer(&mut stamps(), 1);
    let mut journal = Journal::open(folder.path(), &device).0;
    journal.append(&next).unwrap();
    assert_eq!(journal.path(), Some(place("x-1.journal").as_path()), "a later record ends a journal well");
    drop(journal);

    let last = golden("later.journal");
    let link = Link::following(last.rsplit(|&b| b == b'\n').nth(1).unwrap()).unwrap();
    let next = line::with_link(line::write(&next).unwrap().as_bytes(), link).unwrap();
    let expected = [golden("later.journal"), next.into_bytes()].concat();
    assert_eq!(fs::read(place("x-1.journal")).unwrap(), expected);
    assert_eq!(later_in(folder.path()).len(), 3);
    for text in golden("later.journal").split_inclusive(|&b| b == b'\n') {
        if let Record::Unknown(later) = line::read(text).unwrap() {
            assert_eq!(line::write(&Record::Unknown(later)).unwrap().as_bytes(), text, "written back as it was");
        }
    }
}

fn later_in(folder: &Path) -> Vec<Record> {
    let (mut later, mut gathered) = (Vec::new(), MergedJournals::default());
    let notices = read_all(folder, |record| {
        gathered.add(&record);
        later.extend(matches!(record, Record::Unknown(_)).then_some(record));
    });
    assert_eq!(notices, []);
    assert_eq!(gathered.into_progress(ScoringParams::default()).records(), 3 + 5 + 1, "those of today count");
    later
}
