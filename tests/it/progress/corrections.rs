//! Answers given while the clock was wrong, put right afterwards; and the day an answer belongs to.

use proptest::prelude::*;
use tailleur::progress::mastery::Day;
use tailleur::progress::{
    AnswerRecord, CorrectionRecord, MergedJournals, Moment, Progress, Record, RecordId, RecordIdGenerator,
    ScoringParams, line,
};

use crate::progress::records::{answer, stamps};
use crate::support::tier;

const DAY: u64 = 86_400_000;

fn at(record: Record, id: RecordId, at: Moment) -> Record {
    let Record::Answer(entry) = record else { unreachable!() };
    Record::Answer(AnswerRecord { id, at, ..entry })
}

fn correction(ids: &mut RecordIdGenerator, now: Moment, record: RecordId, time: Option<Moment>) -> Record {
    Record::Correction(CorrectionRecord { id: ids.next_id(now), at: now, device: ids.device().clone(), record, time })
}

fn known(records: &[Record]) -> Progress {
    Progress::fold(ScoringParams::default(), records.iter().cloned())
}

fn days(known: &Progress) -> Vec<i64> {
    known.history().days().keys().map(|day| day.0).collect()
}

#[test]
fn a_corrected_record_counts_at_its_new_time_and_one_set_aside_not_at_all() {
    let (mut ids, today, wrong) = (stamps(), Moment(20_000 * DAY + DAY / 2), Moment(30_000 * DAY + DAY / 2));
    let mut make = |time| {
        let id = ids.next_id(time);
        (id, at(answer(&mut stamps(), 1), id, time))
    };
    let ((_, right), (id, ahead)) = (make(today), make(wrong));
    let both = [right.clone(), ahead];
    assert_eq!(days(&known(&both)), [20_000, 30_000]);
    let to_today = correction(&mut ids, today.plus(1), id, Some(today));
    assert_eq!(days(&known(&[&both[..], std::slice::from_ref(&to_today)].concat())), [20_000]);
    let aside = correction(&mut ids, today.plus(2), id, None);
    let corrected = known(&[&both[..], &[aside, to_today]].concat());
    assert_eq!(corrected.mastery().answers(), 1, "of two corrections the later one counts");
    assert_eq!(line::read(line::write(&both[0]).unwrap().as_bytes()), Ok(right));
}

#[test]
fn a_correction_and_what_it_corrects_are_never_simply_the_next_record() {
    let (mut ids, now) = (stamps(), Moment(20_000 * DAY));
    let record = answer(&mut ids, 1);
    let (_, id) = record.timestamp_and_id().unwrap();
    let made = correction(&mut ids, now.plus(40 * DAY), id, None);
    assert!(!known(&[]).is_next(&made));
    assert!(known(&[]).is_next(&record));
    // The correction came first, from another device.
    assert!(!known(&[made]).is_next(&record));
}

/// What a few devices may have: answers, and corrections of them.
fn any_record() -> impl Strategy<Value = Record> {
    let answers = (0..4_u64, 0..6_u64).prop_map(|(number, time)| {
        let id = RecordId::new(Moment(number * DAY), number.into());
        at(answer(&mut stamps(), 1), id, Moment(time * DAY))
    });
    let corrections =
        (0..4_u64, 0..5_u64, proptest::option::of(0..6_u64), 0..3_u128).prop_map(|(number, made, time, own)| {
            let record = RecordId::new(Moment(number * DAY), number.into());
            let (id, made) = (RecordId::new(Moment(made * DAY), 100 + own), Moment(made * DAY));
            let device = stamps().device().clone();
            Record::Correction(CorrectionRecord {
                id,
                at: made,
                device,
                record,
                time: time.map(|time| Moment(time * DAY)),
            })
        });
    prop_oneof![answers, corrections]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(tier(128, 1_024)))]

    #[test]
    fn corrections_merge_in_any_order_and_any_number_of_times(
        a in proptest::collection::vec(any_record(), 0..12),
        b in proptest::collection::vec(any_record(), 0..12),
        c in proptest::collection::vec(any_record(), 0..12),
    ) {
        let [ga, gb, gc]: [MergedJournals; 3] = [&a, &b, &c].map(|records| records.iter().cloned().collect());
        let whole = known(&[a, b, c].concat());
        let union = |parts: [&MergedJournals; 3]| {
            let mut all = MergedJournals::default();
            for part in parts {
                all.merge(part.clone());
            }
            all
        };
        let folded = |all: MergedJournals| all.into_progress(ScoringParams::default());
        prop_assert_eq!(&folded(union([&ga, &gb, &gc])), &whole);
        prop_assert_eq!(&folded(union([&gc, &ga, &gb])), &whole, "commutative");
        let mut grouped = ga.clone();
        grouped.merge({ let mut later = gb.clone(); later.merge(gc.clone()); later });
        prop_assert_eq!(&folded(grouped), &whole, "associative");
        let twice = { let mut all = union([&ga, &gb, &gc]); all.merge(union([&ga, &gb, &gc])); all };
        prop_assert_eq!(&folded(twice), &whole, "idempotent");
    }
}

/// 04:30 in summer time is 03:30 in winter time, the day before.
#[test]
fn an_answer_stays_on_its_day_when_summer_time_ends() {
    let half_past_four = Moment(20_000 * DAY + 2 * 3_600_000 + 1_800_000);
    let (summer, winter) = (120, 60);
    let mut ids = stamps();
    let id = ids.next_id(half_past_four);
    let mut record = at(answer(&mut ids, 1), id, half_past_four);
    let fold = |record: &Record, minutes_east| {
        let reckoning = ScoringParams { minutes_east, ..ScoringParams::default() };
        days(&Progress::fold(reckoning, [record.clone()]))
    };
    assert_eq!(Day::from_moment(half_past_four, summer), Day(20_000));
    assert_eq!(fold(&record, winter), [19_999], "records of earlier versions are reckoned with today's offset");
    let Record::Answer(entry) = &mut record else { unreachable!() };
    entry.minutes_east = Some(summer);
    assert_eq!((fold(&record, summer), fold(&record, winter)), (vec![20_000], vec![20_000]));
}
