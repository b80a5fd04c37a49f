//! The pictures of what was learnt, as data: reckoned by hand for small histories.

use std::sync::Arc;

use tailleur::app::charts::heat::{CellFigure, Trend, due_on, trend};
use tailleur::app::charts::readiness::{AHEAD, FURTHEST};
use tailleur::app::charts::text::day_of;
use tailleur::app::charts::weeks::monday;
use tailleur::app::charts::{
    ChartTable, ChartText, DaySpan, Days, DrillWeeks, HeatMap, Payouts, ReadinessForecast, Shade, WeakPoint,
};
use tailleur::describe::dates::calendar_date;
use tailleur::drill::{AnyDrill, ThirdCard, ThirdCardCase};
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::progress::mastery::{Day, DecisionKey, DrillForm, Mastery, ResponsePace};
use tailleur::progress::schedule::tableau::decision_key;
use tailleur::progress::{AnswerRecord, AnswerSource, DeviceId, Progress, Record, RecordId, Score, ScoringParams};
use tailleur::rules::hand::Point;
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::side::Side;
use tailleur::rules::tableau::{Act, Cell, Third};

/// 21 November 2026, a Saturday.
pub(crate) const SATURDAY: Day = Day(20_778);
const MINUTE: u64 = 60_000;

fn house(id: &str) -> Arc<House> {
    Arc::clone(HouseLibrary::built_in().get(id).unwrap())
}

/// An answer on a day, so many minutes after it began.
pub(crate) fn answer(day: Day, minute: u64, (drill, decision): (&str, &str), right: bool, millis: u64) -> Record {
    let at = day.start(0).plus(minute * MINUTE);
    Record::Answer(AnswerRecord {
        id: RecordId::new(at, u128::from(minute) << 64 | u128::from(millis)),
        at,
        device: DeviceId::new(7),
        lesson: "tableau/all-mixed".to_owned(),
        version: 1,
        house: "venezia".into(),
        drill: drill.into(),
        seed: 1,
        number: 1,
        decision: decision.into(),
        answer: String::new(),
        expected: String::new(),
        right,
        millis: Some(millis),
        given_away: false,
        helped: false,
        table: None,
        minutes_east: None,
        run: None,
        source: AnswerSource::Alone,
    })
}

fn known(records: Vec<Record>) -> Progress {
    Progress::fold(ScoringParams::default(), records)
}

/// A cell asked with these answers on a day.
fn asked(answers: &[bool], day: Day) -> Mastery {
    let mut mastery = Mastery::new(ResponsePace::default(), 0);
    for (minute, right) in answers.iter().enumerate() {
        let at = day.start(0).plus(minute as u64 * MINUTE);
        mastery.apply_answer(
            &DecisionKey::new(&"venezia".into(), &"ThirdCard".into(), &"banco-4-1".into()),
            at,
            *right,
            Some(1_350),
            false,
        );
    }
    mastery
}

fn four_against_an_ace() -> ThirdCardCase {
    ThirdCardCase::Banco(Cell { banco: Point::from_sum(4), third: Third::Card(Point::from_sum(1)) })
}

#[test]
fn the_map_is_the_tableau_of_its_house() {
    let nothing = Mastery::new(ResponsePace::default(), 0);
    for house in HouseLibrary::built_in().iter() {
        let map = HeatMap::new(house, &nothing, SATURDAY);
        assert!(map.is_empty(), "{}", house.id);
        for cell in Cell::all() {
            let expected = house.tableau.banco(cell).unwrap().act;
            assert_eq!(map.cell(ThirdCardCase::Banco(cell)).unwrap().act, expected, "{} {cell:?}", house.id);
        }
        for point in Point::ALL.into_iter().filter(|point| !point.is_natural()) {
            let expected = house.tableau.punto(point).unwrap().act;
            assert_eq!(map.cell(ThirdCardCase::Punto(point)).unwrap().act, expected, "{} {point}", house.id);
        }
    }
}

#[test]
fn houses_that_differ_have_maps_that_differ() {
    let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/houses/venezia.ron"));
    let mut other = House::read("venezia.ron", text).unwrap();
    let cell = Cell { banco: Point::from_sum(3), third: Third::Card(Point::from_sum(8)) };
    let drawn = text.replacen("\"TTTTTTTTRT\"", "\"TTTTTTTTTT\"", 1);
    assert_ne!(drawn, text, "the row of three is written with its exception");
    let here = HeatMap::new(&house("venezia"), &Mastery::default(), SATURDAY);
    assert_eq!(here.cell(ThirdCardCase::Banco(cell)).unwrap().act, Act::Stand);
    other.tableau = House::read("venezia.ron", &drawn).unwrap().tableau;
    let there = HeatMap::new(&Arc::new(other), &Mastery::default(), SATURDAY);
    assert_eq!(there.cell(ThirdCardCase::Banco(cell)).unwrap().act, Act::Draw);
}

#[test]
fn a_cell_says_what_was_answered() {
    let map = HeatMap::new(&house("venezia"), &asked(&[true, false, true], SATURDAY), Day(SATURDAY.0));
    let cell = map.cell(four_against_an_ace()).unwrap();
    assert_eq!(map.figure(cell, Shade::Accuracy), Some(CellFigure::Percent(66)));
    assert!((map.strength(cell, Shade::Accuracy).unwrap() - 1.0 / 3.0).abs() < 1e-9, "half of it may be guessed");
    // 1.35 s less the pressing of the key is a second of thought: within the target of 1.2 s.
    assert_eq!(map.figure(cell, Shade::Speed), Some(CellFigure::Millis(1_350)));
    assert_eq!(map.strength(cell, Shade::Speed), Some(1.0));
    assert_eq!(map.figure(cell, Shade::Trend), None, "three answers have no trend");
    assert!((map.strength(cell, Shade::Due).unwrap() - 1.0).abs() < 1e-6, "on its own day it is remembered");
    let never = map.cell(ThirdCardCase::Punto(Point::from_sum(5))).unwrap();
    for shade in Shade::ALL {
        assert_eq!((map.figure(never, shade), map.strength(never, shade)), (None, None), "{shade:?}");
    }
}

#[test]
fn a_cell_is_due_on_the_first_day_on_which_the_schedule_calls_it_due() {
    for answers in [&[true] as &[bool], &[false], &[true, true, false], &[false, true]] {
        let mastery = asked(answers, SATURDAY);
        let learnt =
            mastery.get(&DecisionKey::new(&"venezia".into(), &"ThirdCard".into(), &"banco-4-1".into())).unwrap();
        let first = (SATURDAY.0..SATURDAY.0 + 40_000).map(Day).find(|day| learnt.is_due(*day)).unwrap();
        assert_eq!(due_on(learnt), Some(first), "{answers:?}");
        for late in [0, 1, 400] {
            let today = Day(first.0 + late);
            let map = HeatMap::new(&house("venezia"), &mastery, today);
            let cell = map.cell(four_against_an_ace()).unwrap();
            assert_eq!(map.figure(cell, Shade::Due), Some(CellFigure::InDays(0)), "{answers:?}, {late} days late");
        }
    }
}

#[test]
fn the_trend_sets_the_last_eight_answers_against_those_before() {
    let trend_of = |before: usize, wrong_before: usize, wrong_last: usize| {
        let mut answers: Vec<bool> = (0..before).map(|place| place >= wrong_before).collect();
        answers.extend((0..8).map(|place| place >= wrong_last));
        let mastery = asked(&answers, SATURDAY);
        trend(mastery.get(&DecisionKey::new(&"venezia".into(), &"ThirdCard".into(), &"banco-4-1".into())).unwrap())
    };
    for (before, wrong_before, wrong_last, expected) in [
        (2, 2, 0, None),
        (4, 2, 0, Some(Trend::Up)),
        (4, 0, 4, Some(Trend::Down)),
        (4, 0, 0, Some(Trend::Level)),
        (20, 10, 4, Some(Trend::Level)),
    ] {
        assert_eq!(trend_of(before, wrong_before, wrong_last), expected, "{before} {wrong_before} {wrong_last}");
    }
}

#[test]
fn the_days_of_a_span_are_all_there() {
    let score = |right, asked| Score { right, asked };
    let scores = [(Day(SATURDAY.0 - 30), score(9, 9)), (Day(SATURDAY.0 - 29), score(1, 2)), (SATURDAY, score(3, 4))];
    let days = Days::new(scores, SATURDAY, DaySpan::Month);
    assert_eq!(days.days.len(), 30);
    assert_eq!(days.days.first(), Some(&(Day(SATURDAY.0 - 29), score(1, 2))), "the thirtieth day back is out");
    assert_eq!(days.days.get(1), Some(&(Day(SATURDAY.0 - 28), score(0, 0))));
    assert_eq!(days.days.last(), Some(&(SATURDAY, score(3, 4))));
    assert_eq!((days.all(), days.practised()), (score(4, 6), 2));
    for span in DaySpan::ALL {
        assert_eq!(Days::new(scores, SATURDAY, span).days.len(), span.days() as usize);
    }
}

#[test]
fn a_week_begins_on_monday() {
    for (day, begins) in [
        ("2026-11-16", "2026-11-16"),
        ("2026-11-21", "2026-11-16"),
        ("2026-11-22", "2026-11-16"),
        ("2026-11-23", "2026-11-23"),
        ("2027-01-01", "2026-12-28"),
        ("1969-12-31", "1969-12-29"),
    ] {
        let day = day_of(day.parse().unwrap());
        assert_eq!(calendar_date(monday(day)).unwrap().to_string(), begins);
    }
    assert_eq!(calendar_date(SATURDAY).unwrap().to_string(), "2026-11-21");
}

#[test]
fn a_week_has_the_answers_of_its_seven_days() {
    let third = ("ThirdCard", "punto-5");
    let (sunday, next) = (Day(SATURDAY.0 + 1), Day(SATURDAY.0 + 2));
    let known = known(vec![
        answer(Day(SATURDAY.0 - 5), 0, third, true, 1_000),
        answer(SATURDAY, 1, third, false, 3_000),
        // The last minute before four in the morning of Monday is still Sunday's.
        answer(sunday, 24 * 60 - 1, third, true, 2_000),
        answer(next, 0, third, true, 900),
        answer(next, 1, ("CountHand", "count-2"), false, 5_000),
    ]);
    let weeks =
        DrillWeeks::new(known.history().tallies(), &"venezia".into(), &"ThirdCard".into(), ResponsePace::default());
    let weekly: Vec<_> = weeks.weeks.iter().map(|week| (week.begins, week.asked, week.right)).collect();
    assert_eq!(weekly, [(Day(SATURDAY.0 - 5), 3, 2), (next, 1, 1)]);
    let median = weeks.weeks[0].median_millis.unwrap();
    assert!(median.abs_diff(2_000) <= 2_000 / 60, "{median}: times are kept to a sixtieth");
    assert_eq!(weeks.target_millis, 1_550, "the pressing of the key and the target");
    assert!(
        DrillWeeks::new(known.history().tallies(), &"monte-carlo".into(), &"ThirdCard".into(), ResponsePace::default())
            .weeks
            .is_empty()
    );
}

#[test]
fn what_the_decisions_cost_is_what_readiness_counts() {
    let house = house("venezia");
    let mut mastery = Mastery::new(ResponsePace::default(), 0);
    for minute in 0..12 {
        let at = SATURDAY.start(0).plus(minute * MINUTE);
        mastery.apply_answer(
            &DecisionKey::new(&"venezia".into(), &"ThirdCard".into(), &"punto-0".into()),
            at,
            true,
            Some(900),
            false,
        );
    }
    let ready = ReadinessForecast::new(&house, &mastery, SATURDAY, None);
    let sum: f64 = ready.costs.iter().map(|cost| cost.errors).sum();
    assert!((sum - ready.today.errors_per_hundred).abs() < 1e-9);
    assert!(ready.costs.is_sorted_by(|a, b| a.errors >= b.errors));
    assert_eq!(ready.costliest().len(), 5);
    let learnt = ready.costs.iter().find(|cost| cost.case == ThirdCardCase::Punto(Point::from_sum(0))).unwrap();
    assert!(learnt.recalled > 0.95 && learnt.errors < learnt.per_hundred * 0.05, "{learnt:?}");
    assert!(ready.forecast.last().unwrap().errors_per_hundred > ready.today.errors_per_hundred, "it fades");
}

#[test]
fn the_forecast_goes_to_the_exam_and_an_exam_that_is_over_counts_as_none() {
    let house = house("venezia");
    for (exam, kept, days) in [
        (None, None, AHEAD),
        (Some(14), Some(14), 14),
        (Some(0), Some(0), 1),
        (Some(-1), None, AHEAD),
        (Some(4_000), Some(4_000), FURTHEST),
    ] {
        let exam = exam.map(|days: i64| Day(SATURDAY.0 + days));
        let ready = ReadinessForecast::new(&house, &Mastery::default(), SATURDAY, exam);
        assert_eq!(ready.exam, kept.map(|days: i64| Day(SATURDAY.0 + days)));
        assert_eq!(ready.forecast.len() as i64, days + 1, "{exam:?}");
        assert_eq!(ready.forecast[0].day, SATURDAY);
    }
}

#[test]
fn the_sums_of_a_house_stand_with_the_most_difficult_first() {
    let answers =
        |decision, right| (0..6).map(move |minute| answer(SATURDAY, minute, ("Payout", decision), right, 4_000));
    let mut records: Vec<Record> = answers("pays-punto-punto", true).collect();
    records.extend(
        answers("pays-banco-banco", false)
            .enumerate()
            .map(|(minute, _)| answer(SATURDAY, 20 + minute as u64, ("Payout", "pays-banco-banco"), false, 4_000)),
    );
    records.push(answer(SATURDAY, 40, ("ThirdCard", "punto-5"), true, 900));
    let known = known(records);
    let payouts = Payouts::new(&"venezia".into(), known.mastery());
    assert_eq!(payouts.skills.len(), 1, "a third card is no sum");
    let sums: Vec<_> =
        payouts.skills[0].sums.iter().map(|sum| (sum.key.decision.as_str(), sum.asked, sum.right)).collect();
    assert_eq!(sums, [("pays-banco-banco", 6, 0), ("pays-punto-punto", 6, 6)]);
    assert!(payouts.skills[0].sums[0].solved < payouts.skills[0].sums[1].solved);
    assert!(Payouts::new(&"monte-carlo".into(), known.mastery()).skills.is_empty());
    assert!(AnyDrill::NAMES.iter().filter(|name| DrillForm::for_drill(name).problem).count() > 5);
}

#[test]
fn every_table_has_a_cell_for_each_column_and_is_written_as_it_stands() {
    let third = ("ThirdCard", "punto-5");
    let known = known(vec![
        answer(SATURDAY, 0, third, true, 1_000),
        answer(SATURDAY, 1, ("Payout", "pays-punto-punto"), true, 1),
    ]);
    let house = house("venezia");
    for language in Language::ALL {
        let (words, names) = (Catalog::new(language), HouseTerms::from(&house.terms));
        let says = ChartText { words: &words, names: &names };
        let ready = ReadinessForecast::new(&house, known.mastery(), SATURDAY, None);
        let tables: [ChartTable; 6] = [
            HeatMap::new(&house, known.mastery(), SATURDAY).table(&says),
            Days::new(known.history().days(), SATURDAY, DaySpan::Year).table(&says),
            DrillWeeks::new(known.history().tallies(), &"venezia".into(), &"ThirdCard".into(), ResponsePace::default())
                .table(&says),
            Payouts::new(&"venezia".into(), known.mastery()).table(&says),
            ready.table(&says),
            ready.forecast_table(&says),
        ];
        for table in tables {
            assert!(!table.rows.is_empty(), "{}", table.title);
            let written = table.csv();
            let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(written.as_slice());
            let read: Vec<Vec<String>> =
                reader.records().map(|record| record.unwrap().iter().map(str::to_owned).collect()).collect();
            let written: Vec<Vec<String>> = std::iter::once(&table.columns).chain(&table.rows).cloned().collect();
            assert_eq!(read, written, "{}", table.title);
            for cell in written.iter().flatten() {
                assert!(!cell.contains(['{', '}']), "{language:?} {}: {cell}", table.title);
            }
            assert!(table.rows.iter().all(|row| row.len() == table.columns.len()), "{}", table.title);
        }
    }
}

#[test]
fn the_table_of_the_map_tells_each_case_in_words() {
    let map = HeatMap::new(&house("venezia"), &asked(&[true, false, true], SATURDAY), SATURDAY);
    let (words, names) = (Catalog::new(Language::French), HouseTerms::from(&map.house.terms));
    let table = map.table(&ChartText { words: &words, names: &names });
    let row = table.rows.iter().find(|row| row[2] == "3").unwrap();
    assert_eq!(row[2..7], ["3", "2", "66", "1,4", "2026-11-21"], "{row:?}");
    let never = table.rows.iter().filter(|row| row[2] == "0").count();
    assert_eq!(never, table.rows.len() - 1);
    assert!(table.rows.iter().filter(|row| row[2] == "0").all(|row| row[3..].iter().all(String::is_empty)));
}

#[test]
fn the_sentence_of_readiness_names_where_most_would_go_wrong() {
    type Case<'c> = (&'c str, &'c dyn Fn(ThirdCardCase) -> bool, WeakPoint);
    let house = house("venezia");
    let at = SATURDAY.start(0);
    let cases: [Case<'_>; 3] = [
        (
            "Banco against a natural",
            &|case| matches!(case, ThirdCardCase::Stopped(Side::Banco, _)),
            WeakPoint::FacingNatural(Side::Banco),
        ),
        (
            "deciding whether Punto draws a third card",
            &|case| matches!(case, ThirdCardCase::Punto(_)),
            WeakPoint::Punto,
        ),
        (
            "Banco on 6",
            &|case| matches!(case, ThirdCardCase::Banco(cell) if cell.banco == Point::from_sum(6)),
            WeakPoint::Banco(Point::from_sum(6)),
        ),
    ];
    for (sentence, is_unknown, expected) in cases {
        let mut mastery = Mastery::default();
        for case in ThirdCard::default().cases().into_iter().filter(|case| !is_unknown(*case)) {
            let key = decision_key(&house, case);
            (0..8).for_each(|_| mastery.apply_answer(&key, at, true, Some(900), false));
        }
        let ready = ReadinessForecast::new(&house, &mastery, SATURDAY, None);
        assert_eq!(ready.weak_point(), Some(expected));
        let names = HouseTerms::default();
        assert_eq!(Catalog::new(Language::English).render(&expected.phrase(), &names), sentence);
        assert_eq!((ready.answers.0, ready.answers.1), (8 * ready.asked as u32, 8 * ready.asked as u32));
    }
}

#[test]
fn a_beginner_guesses_and_is_right_in_every_other_case() {
    let house = house("venezia");
    let ready = ReadinessForecast::new(&house, &Mastery::default(), SATURDAY, None);
    let decisions: f64 = ready.costs.iter().map(|cost| cost.per_hundred).sum();
    let errors = ready.today.errors_per_hundred;
    assert!(errors < decisions / 2.0, "{errors} of {decisions}");
    let clean = ready.today.clean_per_hundred;
    assert!((100.0 - errors..100.0).contains(&clean), "{clean} of a hundred without an error, {errors} errors");
}
