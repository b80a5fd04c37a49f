//! Journal lines and the progress folded from them, without a disk.

use tailleur::i18n::phrase::Phrase;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::progress::journal_reader::{self, JournalFaults};
use tailleur::progress::line::{self, BadLine, LONGEST};
use tailleur::progress::mastery::{DecisionKey, Speed};
use tailleur::progress::{
    AnswerRecord, AnswerSource, DeviceId, LessonDone, MergedJournals, Moment, Progress, Record, RecordId,
    RecordIdGenerator, RunMark, Score, ScoringParams, UnknownRecord, WarmUpRecord,
};
use tailleur::rules::house::TableSize;
use tailleur::rules::rng::SeededRng;

pub(crate) fn answer(stamps: &mut RecordIdGenerator, number: u32) -> Record {
    let at = Moment(1_790_000_000_000).plus(u64::from(number));
    Record::Answer(AnswerRecord {
        id: stamps.next_id(at),
        at,
        device: stamps.device().clone(),
        lesson: "tableau/banco-4".to_owned(),
        version: 1,
        house: "monte-carlo".into(),
        drill: "ThirdCard".into(),
        seed: u64::MAX - u64::from(number),
        number,
        decision: format!("banco-4-{}", number % 10).into(),
        answer: "draw".to_owned(),
        expected: if number.is_multiple_of(3) { "stand" } else { "draw" }.to_owned(),
        right: !number.is_multiple_of(3),
        millis: Some(900 + u64::from(number)),
        given_away: false,
        helped: false,
        table: None,
        minutes_east: None,
        run: None,
        source: AnswerSource::Alone,
    })
}

pub(crate) fn done(stamps: &mut RecordIdGenerator, right: u32, asked: u32, millis: u64) -> Record {
    let at = Moment(1_790_000_100_000).plus(millis);
    Record::LessonDone(LessonDone {
        id: stamps.next_id(at),
        at,
        device: stamps.device().clone(),
        lesson: "tableau/banco-4".to_owned(),
        version: 1,
        house: "monte-carlo".into(),
        right,
        asked,
        passed: right * 10 >= asked * 9,
        millis: Some(millis),
        run: None,
        topics: Vec::new(),
        unanswered: 0,
    })
}

fn known_of(records: &[Record]) -> Progress {
    Progress::fold(ScoringParams::default(), records.iter().cloned())
}

pub(crate) fn stamps() -> RecordIdGenerator {
    RecordIdGenerator::new(DeviceId::new(0xd0_0d_1e_55), 7)
}

/// Every notice must be a whole sentence in each language.
pub(crate) fn assert_worded(notice: &Phrase) {
    for language in Language::ALL {
        let mut errors = Vec::new();
        let said = Catalog::new(language).try_render(notice, &HouseTerms::default(), &mut errors);
        let said = said.unwrap_or_else(|| panic!("{} lacks {}", language.code(), notice.key));
        assert!(errors.is_empty() && !said.contains('{'), "{} of {}: {said} {errors:?}", notice.key, language.code());
    }
}

fn read_all(journal: &[u8]) -> (Vec<Record>, JournalFaults) {
    let mut records = Vec::new();
    let faults = journal_reader::read(journal, |record| records.push(record)).unwrap();
    (records, faults)
}

fn lines(records: &[Record]) -> Vec<u8> {
    records.iter().flat_map(|record| line::write(record).unwrap().into_bytes()).collect()
}

fn signed(body: &str) -> String {
    format!("{:08x} {body}\n", crc32fast::hash(body.as_bytes()))
}

#[test]
fn a_record_reads_as_it_was_written_whatever_it_holds() {
    let mut stamps = stamps();
    let awkward = [
        "",
        "9♣ 7h",
        "«\u{202f}Égalité\u{202f}»",
        "a\nb\r\nc",
        "\"\\",
        "\0\u{7}\u{2028}",
        "1e9) Answer(",
        "00000000 Answer(",
    ];
    let mut records = vec![done(&mut stamps, 19, 20, 1500)];
    for text in awkward {
        let Record::Answer(mut entry) = answer(&mut stamps, 1) else { unreachable!() };
        entry.answer = text.to_owned();
        entry.expected = text.to_owned();
        entry.millis = None;
        records.extend([Record::Answer(entry), answer(&mut stamps, 2)]);
    }
    for record in &records {
        let text = line::write(record).unwrap();
        assert_eq!(text.matches('\n').count(), 1, "{text}");
        assert_eq!(line::read(text.as_bytes()).as_ref(), Ok(record), "{text}");
    }
    assert_eq!(read_all(&lines(&records)), (records, JournalFaults::default()));
}

#[test]
fn a_line_is_the_text_that_the_format_promises() {
    let Record::Answer(mut entry) = answer(&mut stamps(), 7) else { unreachable!() };
    entry.id = "01a0c466-0f87-7abc-8def-0123456789ab".parse().unwrap();
    let body = "Answer(id:\"01a0c466-0f87-7abc-8def-0123456789ab\",at:1790000000007,device:\"d00d1e55\",\
        lesson:\"tableau/banco-4\",version:1,house:\"monte-carlo\",drill:\"ThirdCard\",seed:18446744073709551608,number:7,\
        decision:\"banco-4-7\",answer:\"draw\",expected:\"draw\",right:true,millis:907)";
    assert_eq!(line::write(&Record::Answer(entry)).unwrap(), signed(body));
}

#[test]
fn ids_sort_by_time_and_read_as_uuids_of_version_seven() {
    let mut stamps = stamps();
    let ids: Vec<RecordId> = (0..100).map(|n| stamps.next_id(Moment(1_790_000_000_000 + n))).collect();
    assert!(ids.is_sorted());
    for id in ids {
        let text = id.to_string();
        assert_eq!((text.len(), &text[14..15]), (36, "7"));
        assert!("89ab".contains(&text[19..20]), "{text}");
        assert_eq!(text.parse(), Ok(id));
    }
    for bad in ["", "x", "+1a0c466-0f87-7abc-8def-0123456789ab", "01a0c4660f877abc8def0123456789abc"] {
        assert!(bad.parse::<RecordId>().is_err(), "{bad}");
    }
}

#[test]
fn a_later_versions_fields_are_passed_over() {
    let record = answer(&mut stamps(), 4);
    let text = line::write(&record).unwrap();
    for more in ["confidence:3", "hint:Some((of:Row(4),text:\"…\"))", "marks:[(1,2),(3,4)],map:{\"a\":1}", "mode:Exam"]
    {
        let body = text[9..].trim_end().strip_suffix(')').unwrap();
        assert_eq!(line::read(signed(&format!("{body},{more})")).as_bytes()).as_ref(), Ok(&record), "{more}");
    }
}

#[test]
fn a_later_versions_records_stay_and_are_passed_over() {
    let mut stamps = stamps();
    let (before, after) = (answer(&mut stamps, 1), answer(&mut stamps, 2));
    for (kind, text) in
        [("Mastery", "Mastery(cell:\"banco-4-7\",at:[0.5,1e3])"), ("Pause", "Pause"), ("V2_Answer", "V2_Answer({1:2})")]
    {
        let later = Record::Unknown(UnknownRecord { kind: kind.to_owned(), text: text.to_owned() });
        assert_eq!(line::write(&later).unwrap(), signed(text), "written back as it was");
        let journal = lines(&[before.clone(), later.clone(), after.clone()]);
        let (records, faults) = read_all(&journal);
        assert_eq!(records, [before.clone(), later, after.clone()]);
        assert_eq!(faults.count, 0);
        assert_eq!(known_of(&records), known_of(&[before.clone(), after.clone()]));
    }
}

#[test]
fn a_bad_line_is_named_for_what_it_is() {
    let good = line::write(&answer(&mut stamps(), 1)).unwrap();
    let cases: &[(Vec<u8>, BadLine)] = &[
        (b"".into(), BadLine::Empty),
        (b"\r\n".into(), BadLine::Empty),
        (b"  \t\n".into(), BadLine::Empty),
        (b"hello".into(), BadLine::NoChecksum),
        (good[9..].into(), BadLine::NoChecksum),
        (good[..60].into(), BadLine::Damaged),
        (good.replacen("draw", "drew", 1).into(), BadLine::Damaged),
        (vec![0; 300], BadLine::NoChecksum),
        (signed("Answer(id:3)").into(), BadLine::NotARecord),
        (signed("(1,2)").into(), BadLine::NotARecord),
        (signed(&format!("Answer({}", "(".repeat(60_000))).into(), BadLine::NotARecord),
        (signed(&format!("Later(\"{}\")", "x".repeat(LONGEST))).into(), BadLine::TooLong),
    ];
    for (line, bad) in cases {
        assert_eq!(line::read(line).as_ref(), Err(bad), "{}", String::from_utf8_lossy(&line[..line.len().min(80)]));
    }
}

#[test]
fn line_ends_changed_by_a_tool_harm_no_record() {
    let mut stamps = stamps();
    let records: Vec<Record> = (0..5).map(|n| answer(&mut stamps, n)).collect();
    let text = String::from_utf8(lines(&records)).unwrap().replace('\n', "\r\n");
    assert_eq!(read_all(text.as_bytes()), (records, JournalFaults::default()));
}

#[test]
fn a_journal_cut_anywhere_keeps_every_whole_record() {
    let mut stamps = stamps();
    let mut records: Vec<Record> = (0..4).map(|n| answer(&mut stamps, n)).collect();
    records.push(done(&mut stamps, 4, 4, 800));
    let ends: Vec<usize> = (0..=records.len()).map(|n| lines(&records[..n]).len()).collect();
    let journal = lines(&records);
    for cut in ends[2]..=journal.len() {
        let (read, faults) = read_all(&journal[..cut]);
        // A record without its line's end is whole.
        let whole = ends[1..].iter().filter(|&&end| end - 1 <= cut).count();
        assert_eq!(read, records[..whole], "cut at {cut}");
        let torn = !ends.contains(&cut) && !ends.contains(&(cut + 1));
        assert_eq!(faults.count, u64::from(torn), "cut at {cut}");
        // What is written after the tear is whole.
        let after = answer(&mut stamps, 99);
        let mended = [&journal[..cut], b"\n", &lines(std::slice::from_ref(&after))].concat();
        assert_eq!(read_all(&mended).0, [&records[..whole], &[after]].concat(), "cut at {cut}");
    }
}

#[test]
fn a_flipped_bit_costs_at_most_its_own_record_and_is_reported() {
    let mut stamps = stamps();
    let records: Vec<Record> = (0..4).map(|n| answer(&mut stamps, n)).collect();
    let journal = lines(&records);
    let (start, end) = (lines(&records[..1]).len(), lines(&records[..2]).len());
    for at in start..end {
        for bit in 0..8 {
            let mut flipped = journal.clone();
            flipped[at] ^= 1 << bit;
            let (read, faults) = read_all(&flipped);
            assert!(faults.count >= 1, "byte {at}, bit {bit} went unseen");
            assert_eq!(faults.first.unwrap().0, 2, "byte {at}, bit {bit}");
            let without = [&records[..1], &records[2..]].concat();
            // Where only the line's end was hit, the record itself is found again.
            assert_eq!(read, if at + 1 == end { records.clone() } else { without }, "byte {at}, bit {bit}");
        }
    }
}

#[test]
fn a_hundred_megabytes_of_nothing_are_one_bad_line() {
    let record = answer(&mut stamps(), 1);
    let zeros = std::io::Read::take(std::io::repeat(0), 100_000_000);
    let journal = std::io::Read::chain(
        zeros,
        std::io::Cursor::new([b"\n".to_vec(), lines(std::slice::from_ref(&record))].concat()),
    );
    let mut records = Vec::new();
    let faults = journal_reader::read(std::io::BufReader::new(journal), |record| records.push(record)).unwrap();
    assert_eq!((records, faults.first, faults.count), (vec![record], Some((1, BadLine::TooLong)), 1));
}

#[test]
fn an_answer_too_long_for_a_line_is_refused_and_not_torn() {
    let Record::Answer(mut entry) = answer(&mut stamps(), 1) else { unreachable!() };
    entry.answer = "9".repeat(LONGEST);
    assert_eq!(line::write(&Record::Answer(entry)), Err(BadLine::TooLong));
}

/// Records of few ids, lessons and decisions, so that they meet often, in every way.
fn any_records(dice: &mut SeededRng) -> Vec<Record> {
    (0..dice.below(30))
        .map(|_| {
            let id = RecordId::new(Moment(dice.below(4) as u64), dice.below(4) as u128);
            let (at, device) = (Moment(dice.below(9) as u64), DeviceId::new(1));
            let lesson = format!("lesson-{}", dice.below(2));
            let millis = (dice.below(2) == 0).then(|| dice.below(5) as u64);
            let house = "venezia".to_owned();
            if dice.below(3) == 0 {
                let (right, asked, passed) = (dice.below(6) as u32, dice.below(6) as u32, dice.below(2) == 0);
                return Record::LessonDone(LessonDone {
                    id,
                    at,
                    device,
                    lesson,
                    version: 1,
                    house: house.into(),
                    right,
                    asked,
                    passed,
                    millis,
                    run: None,
                    topics: Vec::new(),
                    unanswered: 0,
                });
            }
            let (decision, right) = (format!("punto-{}", dice.below(3)), dice.below(2) == 0);
            let text = String::new();
            let (drill, answer, expected) = (text.clone(), text.clone(), text);
            Record::Answer(AnswerRecord {
                id,
                at,
                device,
                lesson,
                version: 1,
                house: house.into(),
                drill: drill.into(),
                seed: 0,
                number: 1,
                decision: decision.into(),
                answer,
                expected,
                right,
                millis,
                given_away: dice.below(5) == 0,
                helped: false,
                table: None,
                minutes_east: None,
                run: None,
                source: AnswerSource::Alone,
            })
        })
        .collect()
}

#[test]
fn what_is_known_does_not_depend_on_order_repetition_or_grouping() {
    let mut dice = SeededRng::from_seed(57);
    for round in 0..2000 {
        let (a, b, c) = (any_records(&mut dice), any_records(&mut dice), any_records(&mut dice));
        let all = [a.clone(), b.clone(), c.clone()].concat();
        let whole = known_of(&all);
        let mut mixed = [all.clone(), a.clone(), c.clone()].concat();
        dice.shuffle(&mut mixed);
        assert_eq!(known_of(&mixed), whole, "order and repetition, round {round}");
        let gathered = |records: &[Record]| records.iter().cloned().collect::<MergedJournals>();
        let merged = |mut one: MergedJournals, two: MergedJournals| {
            one.merge(two);
            one
        };
        let left = merged(merged(gathered(&a), gathered(&b)), gathered(&c));
        let right = merged(gathered(&c), merged(gathered(&b), gathered(&a)));
        let known = |gathered: MergedJournals| gathered.into_progress(ScoringParams::default());
        assert_eq!((&known(left.clone()), &known(right)), (&whole, &whole), "grouping, round {round}");
        assert_eq!(known(merged(left.clone(), left)), whole, "itself again, round {round}");
    }
}

#[test]
fn a_lessons_record_keeps_the_best_of_each_run() {
    let mut stamps = stamps();
    let mut records: Vec<Record> = (1..=6).map(|n| answer(&mut stamps, n)).collect();
    let known = known_of(&records);
    let lesson = known.lesson("tableau/banco-4", &"monte-carlo".into()).unwrap();
    assert_eq!((lesson.finished, lesson.passed, lesson.best, lesson.answered), (0, false, None, 6));
    assert_eq!(lesson.last, Some(Moment(1_790_000_000_006)), "practised, though never to its end");

    // The failed run was the fastest, which makes it no record.
    records.extend(
        [(18, 20, 2000), (19, 20, 2500), (10, 20, 400)].map(|(right, asked, ms)| done(&mut stamps, right, asked, ms)),
    );
    let known = known_of(&records);
    let lesson = known.lesson("tableau/banco-4", &"monte-carlo".into()).unwrap();
    assert_eq!((lesson.finished, lesson.passed, lesson.best_millis), (3, true, Some(2000)));
    assert_eq!(lesson.best, Some(Score { right: 19, asked: 20 }));
    assert_eq!(lesson.best.unwrap().percent(), 95);
    assert_eq!(lesson.last, Some(Moment(1_790_000_102_500)));
    assert_eq!(known.lesson("tableau/other", &"monte-carlo".into()), None);
    assert_eq!(
        known.lesson("tableau/banco-4", &"venezia".into()),
        None,
        "what is passed in one house is not passed in another"
    );
}

#[test]
fn a_day_of_practice_counts_right_wrong_and_the_median() {
    let mut stamps = stamps();
    // The thirds are wrong.
    let known = known_of(&[1, 11, 21, 31, 3, 13].map(|number| answer(&mut stamps, number)));
    let tallies: Vec<_> = known.history().tallies().collect();
    let [(stretch, tally)] = tallies[..] else { panic!("{tallies:?}") };
    assert_eq!((stretch.house.as_str(), stretch.drill.as_str()), ("monte-carlo", "ThirdCard"));
    assert_eq!(tally.score, Score { right: 4, asked: 6 });
    // 911 and 913 lie in the middle, and in one bin of 16 milliseconds, 896 to 911 and 912 to 927.
    assert_eq!(tally.median_millis(), Some(903));
    assert_eq!(known.history().days().into_values().collect::<Vec<_>>(), [Score { right: 4, asked: 6 }]);
    assert_eq!(known.records(), 6);
}

#[test]
fn a_streak_survives_one_missed_day_and_counts_none_that_was_missed() {
    let day = 86_400_000;
    for (days, streak) in [
        (&[][..], 0),
        (&[0], 1),
        (&[1], 1),
        (&[2], 1),
        (&[3], 0),
        (&[0, 1, 2], 3),
        (&[1, 2, 4, 5, 8], 4),
        (&[0, 2, 4, 6], 4),
        (&[0, 3, 4], 1),
    ] {
        let mut stamps = stamps();
        let at = |ago: &u64| Moment(1_790_000_000_000 - ago * day);
        let records = days.iter().map(|ago| {
            let Record::Answer(entry) = answer(&mut stamps, 1) else { unreachable!() };
            Record::Answer(AnswerRecord { id: stamps.next_id(at(ago)), at: at(ago), ..entry })
        });
        let known = Progress::fold(ScoringParams::default(), records);
        let today = known.mastery().day(at(&0));
        assert_eq!(known.history().streak(today), streak, "practised {days:?} days ago");
    }
}

#[test]
fn a_warm_up_tells_how_fast_its_device_is_from_then_on() {
    let warm_up = |stamps: &mut RecordIdGenerator, at, taps: &[u32]| {
        let at = Moment(at);
        Record::WarmUp(WarmUpRecord {
            id: stamps.next_id(at),
            at,
            device: stamps.device().clone(),
            taps: taps.to_vec(),
        })
    };
    let (mut here, mut there) = (stamps(), RecordIdGenerator::new(DeviceId::new(2), 2));
    let early = 1_700_000_000_000;
    let first = warm_up(&mut here, early, &[400, 500, 450, 460, 440]);
    let known = known_of(&[first.clone(), warm_up(&mut there, early + 1, &[200, 200])]);
    assert_eq!(known.motor_millis(here.device().as_str()), Some(450));
    assert_eq!(known.motor_millis(there.device().as_str()), None, "two taps tell nothing");
    // 901 milliseconds: 451 of thought after that warm-up, 551 before any.
    let practised = answer(&mut here, 1);
    for (records, thought) in [(vec![practised.clone()], 551), (vec![first, practised], 451)] {
        let key = DecisionKey::new(&"monte-carlo".into(), &"ThirdCard".into(), &"banco-4-1".into());
        assert_eq!(known_of(&records).mastery().get(&key).unwrap().speed, Some(Speed::from_millis(thought)));
    }
}

#[test]
fn only_what_is_later_than_all_else_can_be_learnt_by_itself() {
    let mut stamps = stamps();
    let records: Vec<Record> = (1..=3).map(|number| answer(&mut stamps, number)).collect();
    let known = known_of(&records[..2]);
    assert!(!known.is_next(&records[0]) && !known.is_next(&records[1]) && known.is_next(&records[2]));
    let Record::Answer(entry) = &records[2] else { unreachable!() };
    let forged = Record::Answer(AnswerRecord { at: entry.at.plus(5), ..entry.clone() });
    assert!(!known.is_next(&forged), "its id is that of another moment");
    let mut learnt = known;
    learnt.apply(&records[2]);
    assert_eq!(learnt, known_of(&records));
}

#[test]
fn an_answer_is_read_as_ron_reads_it_however_it_is_written() {
    #[derive(serde::Deserialize)]
    enum Kind {
        Answer(AnswerRecord),
    }
    let by_ron = |text: &str| line::options().from_str(text).ok().map(|Kind::Answer(entry)| Record::Answer(entry));
    let mut stamps = RecordIdGenerator::new(DeviceId::new(7), 7);
    let Record::Answer(plain) = answer(&mut stamps, 3) else { panic!() };
    let full = AnswerRecord {
        given_away: true,
        helped: true,
        table: Some(TableSize::Midi),
        minutes_east: Some(-150),
        run: Some(RunMark { seed: 5, clock: Some(60_000) }),
        source: AnswerSource::Room,
        answer: "vingt-cinq \u{e0} \"un\"".to_owned(),
        ..plain.clone()
    };
    let bare = AnswerRecord { millis: None, run: Some(RunMark { seed: 0, clock: None }), ..plain.clone() };
    for entry in [plain, full, bare] {
        let text = line::write(&Record::Answer(entry.clone())).unwrap();
        let text = &text.trim_end()[9..];
        assert_eq!(by_ron(text), Some(Record::Answer(entry)));
        let linked = format!("{},after:\"17-0badcafe\")", text.strip_suffix(')').unwrap());
        for text in [text, linked.as_str()] {
            for at in (0..text.len()).filter(|at| text.is_char_boundary(*at)) {
                let (head, rest) = text.split_at(at);
                let behind = rest.chars().next().map_or(rest, |char| &rest[char.len_utf8()..]);
                for put in ["", "0", "-", "\"", "\\", " ", ",", "(", ")", "_", "x", "true", "\u{e9}"] {
                    for changed in [format!("{head}{put}{rest}"), format!("{head}{put}{behind}")] {
                        if !changed.starts_with("Answer(") {
                            continue;
                        }
                        let read = line::read(line::seal(&changed).unwrap().as_bytes()).ok();
                        let read = read.filter(|record| matches!(record, Record::Answer(_)));
                        assert_eq!(read, by_ron(&changed), "{changed}");
                    }
                }
            }
        }
    }
}
