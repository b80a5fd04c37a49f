//! The laws of merging, over records and over files: whatever devices, syncing tools and hands do with the journals of
//! a profile, what is known is what stands in them.

#![expect(clippy::disallowed_methods, reason = "some of these laws are about files")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};
use tailleur::platform::storage::journal::read_all;
use tailleur::progress::{
    AnswerRecord, AnswerSource, DeviceId, LessonDone, MergedJournals, Moment, Progress, Record, RecordId,
    ScoringParams, UnknownRecord, WarmUpRecord, line,
};
use tempfile::TempDir;

use crate::support::tier;

const COPIES: [&str; 10] = [
    "x-1.sync-conflict-20260101-120000-ABCDEFG.journal",
    "x-1 (conflicted copy 2026-01-01 120000).journal",
    "x-1 (Anna's conflicted copy 2026-01-01).journal",
    "x-1 (Copie en conflit de Léa 2026-01-01).journal",
    "x-1 (Case Conflict 1).journal",
    "x-1.journal.sync-conflict-20260101-120000-ABCDEFG",
    "x-1 (1).journal",
    "x-1-ANNAS-LAPTOP.journal",
    "X-1.JOURNAL",
    "Copy of x-1.journal",
];

/// Few ids, moments and names, so that records meet often and in every way.
fn any_record() -> impl Strategy<Value = Record> {
    let id = (0..4_u64, 0..3_u128).prop_map(|(at, random)| RecordId::new(Moment(at), random));
    let stamp = (id, 0..6_u64, 0..3_u32).prop_map(|(id, at, device)| (id, Moment(at), DeviceId::new(device)));
    let millis = proptest::option::of(0..2_000_u64);
    let answer = (stamp.clone(), 0..3_u32, 0..2_u32, any::<bool>(), any::<bool>(), millis.clone()).prop_map(
        |((id, at, device), decision, house, right, given_away, millis)| {
            Record::Answer(AnswerRecord {
                id,
                at,
                device,
                lesson: format!("tableau/row-{decision}"),
                version: 1,
                house: ["venezia", "monte-carlo"][house as usize].into(),
                drill: "ThirdCard".into(),
                seed: 1,
                number: 1,
                decision: format!("banco-4-{decision}").into(),
                answer: "9♣ «\u{202f}carte\u{202f}»".to_owned(),
                expected: "draw".to_owned(),
                right,
                millis,
                given_away,
                helped: false,
                table: None,
                minutes_east: None,
                run: None,
                source: AnswerSource::Alone,
            })
        },
    );
    let done = (stamp.clone(), 0..5_u32, 0..5_u32, any::<bool>(), millis).prop_map(
        |((id, at, device), right, asked, passed, millis)| {
            let (lesson, house) = ("tableau/row-1".to_owned(), "venezia".into());
            let (run, topics, unanswered) = (None, Vec::new(), 0);
            Record::LessonDone(LessonDone {
                id,
                at,
                device,
                lesson,
                version: 1,
                house,
                right,
                asked,
                passed,
                millis,
                run,
                topics,
                unanswered,
            })
        },
    );
    let warm_up = (stamp, vec(150..900_u32, 0..12))
        .prop_map(|((id, at, device), taps)| Record::WarmUp(WarmUpRecord { id, at, device, taps }));
    let later = ("[A-Z][a-zA-Z0-9_]{0,8}", "[ -~é«]{0,20}").prop_filter_map("a kind of today", |(kind, inside)| {
        let is_known = ["Answer", "LessonDone", "WarmUp"].contains(&kind.as_str());
        (!is_known).then(|| Record::Unknown(UnknownRecord { text: format!("{kind}({inside})"), kind }))
    });
    prop_oneof![6 => answer, 2 => done, 1 => warm_up, 1 => later]
}

fn any_records() -> impl Strategy<Value = Vec<Record>> {
    vec(any_record(), 0..20)
}

fn gathered(records: &[Record]) -> MergedJournals {
    records.iter().cloned().collect()
}

fn merged(mut one: MergedJournals, two: MergedJournals) -> MergedJournals {
    one.merge(two);
    one
}

fn known(gathered: MergedJournals) -> Progress {
    gathered.into_progress(ScoringParams::default())
}

fn text(records: &[Record]) -> String {
    records.iter().map(|record| line::write(record).unwrap()).collect()
}

fn all_in(folder: &Path) -> (BTreeSet<Record>, Progress) {
    let (mut records, mut gathered) = (BTreeSet::new(), MergedJournals::default());
    let notices = read_all(folder, |record| {
        gathered.add(&record);
        records.insert(record);
    });
    assert_eq!(notices, []);
    (records, known(gathered))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(tier(64, 256)))]

    #[test]
    fn to_merge_is_commutative_associative_and_idempotent(
        a in any_records(), b in any_records(), c in any_records(), places in vec(any::<Index>(), 0..20),
    ) {
        let [ga, gb, gc] = [&a, &b, &c].map(|records| gathered(records));
        let all = [a, b, c].concat();
        let whole = known(gathered(&all));
        prop_assert_eq!(known(merged(ga.clone(), gb.clone())), known(merged(gb.clone(), ga.clone())), "commutative");
        let left = merged(merged(ga.clone(), gb.clone()), gc.clone());
        let right = merged(ga.clone(), merged(gb, gc));
        prop_assert_eq!(known(left.clone()), whole.clone(), "what is merged is what is there");
        prop_assert_eq!(known(right), whole.clone(), "associative");
        prop_assert_eq!(known(merged(left.clone(), left.clone())), whole.clone(), "idempotent");
        prop_assert_eq!(known(merged(left, ga)), whole.clone(), "a part again adds nothing");
        prop_assert_eq!(known(merged(MergedJournals::default(), gathered(&all))), whole.clone(), "nothing adds nothing");
        // In whatever order, and however often.
        let mut mixed = all.clone();
        if !all.is_empty() {
            mixed.extend(places.iter().map(|place| place.get(&all).clone()));
            for (at, place) in places.iter().enumerate() {
                let length = mixed.len();
                mixed.swap(at % length, place.index(length));
            }
        }
        prop_assert_eq!(known(gathered(&mixed)), whole, "order and repetition");
    }

    #[test]
    fn a_line_reads_as_the_record_it_was_written_from(record in any_record()) {
        let line = line::write(&record).unwrap();
        prop_assert_eq!(line::read(line.as_bytes()), Ok(record));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(tier(16, 64)))]

    #[test]
    fn files_merge_by_lying_in_one_folder_whatever_a_tool_calls_them(
        base in any_records(), mine in any_records(), theirs in any_records(),
        names in subsequence(COPIES.to_vec(), 1..=COPIES.len()),
    ) {
        let folder = TempDir::new().unwrap();
        // Both devices went on from the same beginning; the tool kept the one and renamed the other.
        fs::write(folder.path().join("x-1.journal"), text(&[&base[..], &mine].concat())).unwrap();
        let copy = text(&[&base[..], &theirs].concat());
        for name in &names {
            fs::write(folder.path().join(name), &copy).unwrap();
        }
        let (records, once) = all_in(folder.path());
        let all = [base, mine, theirs].concat();
        prop_assert_eq!(&records, &all.iter().cloned().collect::<BTreeSet<_>>(), "not a record of any kind is missing");
        prop_assert_eq!(&once, &known(gathered(&all)));

        // The copies of a copy, and a folder copied over itself, add nothing.
        for name in &names {
            fs::write(folder.path().join(format!("again {name}")), &copy).unwrap();
        }
        prop_assert_eq!(all_in(folder.path()), (records, once));
    }

    #[test]
    fn a_part_of_a_journal_beside_the_whole_adds_nothing(records in any_records(), at in any::<Index>()) {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("x-1.journal"), text(&records)).unwrap();
        let whole = all_in(folder.path());
        let part = &records[..if records.is_empty() { 0 } else { at.index(records.len()) }];
        fs::write(folder.path().join(COPIES[0]), text(part)).unwrap();
        prop_assert_eq!(all_in(folder.path()), whole);
    }
}
