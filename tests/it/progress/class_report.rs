//! A class as its trainer sees it: figures reckoned a second time elsewhere, and made-up classes with known answers.

use tailleur::progress::class::roster::parse_rows;
use tailleur::progress::class::statistics::{consistency, discrimination, quantile};
use tailleur::progress::class::{
    Attempts, Class, ClassReport, ConsistencyBand, FEWEST, ItemAnalysis, MarkMatrix, ReportQuery, ReviewReason, Roster,
    TestScope, Trainee, TraineeIntake,
};
use tailleur::progress::mastery::{Day, DecisionKey};
use tailleur::progress::schedule::tableau;
use tailleur::progress::{
    AnswerRecord, AnswerSource, DeviceId, LessonDone, Moment, Record, RecordIdGenerator, ScoringParams,
};
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::rng::SeededRng;

pub(crate) const NOON: u64 = 1_795_003_200_000;
pub(crate) const LESSON: &str = "our-pack/first";

/// The answers of one person to the questions `q0`, `q1`, … in their order: a one where right.
pub(crate) fn answers(stamps: &mut RecordIdGenerator, marks: &[bool], begins: u64) -> Vec<Record> {
    let entry = |(number, right): (usize, &bool)| {
        let at = Moment(begins + 4_000 * number as u64);
        Record::Answer(AnswerRecord {
            id: stamps.next_id(at),
            at,
            device: stamps.device().clone(),
            lesson: LESSON.to_owned(),
            version: 1,
            house: "venezia".into(),
            drill: "Authored".into(),
            seed: 7,
            number: number as u32 + 1,
            decision: format!("our-pack/q{number}").into(),
            answer: if *right { "b".to_owned() } else { format!("wrong-{}", number % 2) },
            expected: "b".to_owned(),
            right: *right,
            millis: Some(1_000 + 100 * number as u64),
            given_away: false,
            helped: false,
            table: None,
            minutes_east: None,
            run: None,
            source: AnswerSource::Alone,
        })
    };
    marks.iter().enumerate().map(entry).collect()
}

pub(crate) fn stamps(number: u32) -> RecordIdGenerator {
    RecordIdGenerator::new(DeviceId::new(number), u64::from(number) + 1)
}

fn marks(row: &str) -> Vec<bool> {
    row.chars().map(|mark| mark == '1').collect()
}

fn trainee(name: &str, records: &[Record]) -> Trainee {
    let mut intake = TraineeIntake::default();
    for record in records {
        intake.add(record);
    }
    intake.trainee(name.to_owned(), ScoringParams::default())
}

fn class_of(rows: &[Vec<bool>]) -> Class {
    let one = |(number, row): (usize, &Vec<bool>)| {
        trainee(&format!("Trainee {number:02}"), &answers(&mut stamps(number as u32), row, NOON))
    };
    Class::new(rows.iter().enumerate().map(one).collect(), None)
}

fn report(class: &Class, attempts: Attempts, lesson: Option<&str>) -> ClassReport {
    let house = HouseLibrary::built_in().get("venezia").unwrap().clone();
    class.report(&ReportQuery {
        house: &"venezia".into(),
        skills: &tableau(&house),
        today: Day::from_moment(Moment(NOON), 0),
        attempts,
        lesson,
        passes: &|_, _| false,
        guess: &|_| 0.25,
    })
}

fn items(class: &Class, attempts: Attempts) -> Vec<ItemAnalysis> {
    let mut report = report(class, attempts, Some(LESSON));
    assert_eq!(report.tests.len(), 1);
    report.tests.remove(0).items
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6
}

const TWELVE: [&str; 12] = [
    "111110", "111101", "111011", "110110", "111000", "110010", "101001", "110000", "100101", "100000", "010001",
    "000001",
];

/// Reckoned with Python 3.13's `statistics`: `mean`, `correlation(x, rest)`,
/// `covariance(x, rest) / covariance(sorted(x), sorted(rest))`, and the difference of the means of the three best and
/// the three last, those with equal totals in part.
#[test]
fn the_figures_of_questions_are_those_reckoned_elsewhere() {
    let reckoned = [
        (0.833_333, 0.271_979, 0.428_571, 0.500_000),
        (0.666_667, 0.248_146, 0.294_118, 0.666_667),
        (0.416_667, 0.407_718, 0.470_588, 1.000_000),
        (0.333_333, 0.303_822, 0.400_000, 0.666_667),
        (0.333_333, 0.303_822, 0.400_000, 0.666_667),
        (0.500_000, -0.289_157, -0.333_333, 0.166_667),
    ];
    let found = items(&class_of(&TWELVE.map(marks)), Attempts::First);
    assert_eq!(found.len(), 6);
    for (item, (facility, discrimination, efficiency, index)) in found.iter().zip(reckoned) {
        let worth = item.quality.unwrap();
        let pairs = [
            (item.facility, facility),
            (worth.discrimination, discrimination),
            (worth.efficiency, efficiency),
            (worth.top_and_bottom, index),
        ];
        for (found, reckoned) in pairs {
            assert!(near(found.unwrap(), reckoned), "{}: {found:?}, {reckoned}", item.key.decision);
        }
        assert_eq!((item.answers, worth.people), (12, 12));
    }
}

/// `variance`, `stdev`, `mean` of the same table in Python: alpha 0.384, SD 0.240562612, SE 0.188807172.
#[test]
fn the_consistency_of_a_test_is_that_reckoned_elsewhere() {
    let report = report(&class_of(&TWELVE.map(marks)), Attempts::First, None);
    let found = report.lessons[0].consistency.unwrap();
    assert_eq!((found.people, found.items), (12, 6));
    assert!(near(found.alpha, 0.384) && near(found.mean, 37.0 / 72.0), "{found:?}");
    assert!(near(found.deviation, 0.240_562_612) && near(found.error, 0.188_807_172), "{found:?}");
    assert_eq!(found.band(), ConsistencyBand::Poor);
}

/// By hand: two questions answered alike by all measure one thing wholly, alpha = 2 · (1 − ½) = 1; with one right
/// and one wrong each there is no variance at all.
#[test]
fn the_edges_of_the_figures_are_as_by_hand() {
    let alike: Vec<Vec<f64>> = [0.0, 0.0, 1.0, 1.0].iter().map(|mark| vec![*mark; 2]).collect();
    let found = consistency(&alike).unwrap();
    assert!(near(found.alpha, 1.0) && near(found.error, 0.0));
    assert_eq!(found.band(), ConsistencyBand::Doubtful);
    assert_eq!(consistency(&[vec![0.0, 1.0], vec![1.0, 0.0]]), None);
    assert_eq!(consistency(&[]), None);
    assert_eq!(discrimination(&[(1.0, 0.2), (1.0, 0.8)]), None, "what all have right tells nobody apart");
    assert!(near(discrimination(&[(0.0, 0.1), (1.0, 0.9)]).unwrap(), 1.0));
    // Python: statistics.quantiles([900, 1000, 1200, 1500], n=4, method="inclusive").
    let quartiles = [0.25, 0.5, 0.75].map(|share| quantile(&[900, 1_000, 1_200, 1_500], share).unwrap());
    assert!(
        quartiles.iter().zip([975.0, 1_100.0, 1_275.0]).all(|(one, other)| (one - other).abs() < 1e-9),
        "{quartiles:?}"
    );
    assert_eq!(quantile(&[], 0.5), None);
}

/// A class of people who know more or less, with a question whose key is turned round.
fn with_a_wrong_key(people: usize, questions: usize, wrong: usize) -> Class {
    let mut dice = SeededRng::from_seed(42);
    let rows: Vec<Vec<bool>> = (0..people)
        .map(|person| {
            let knows = 15 + 80 * person / people;
            (0..questions).map(|question| (dice.below(100) < knows) != (question == wrong)).collect()
        })
        .collect();
    class_of(&rows)
}

#[test]
fn a_wrongly_keyed_question_is_flagged_and_no_other() {
    let found = items(&with_a_wrong_key(30, 12, 4), Attempts::First);
    let flagged: Vec<(&str, ReviewReason)> =
        found.iter().filter_map(|item| Some((item.key.decision.as_str(), item.review_reason()?))).collect();
    let flagged: Vec<_> = flagged.into_iter().filter(|(_, look)| *look != ReviewReason::Weak).collect();
    assert_eq!(flagged, [("our-pack/q4", ReviewReason::Against)]);
    let wrong = found.iter().find(|item| item.key.decision.as_str() == "our-pack/q4").unwrap();
    assert!(wrong.quality.unwrap().discrimination.unwrap() < -0.3, "{:?}", wrong.quality);
    assert!(wrong.quality.unwrap().top_and_bottom.unwrap() < 0.0);
}

#[test]
fn of_a_few_people_nothing_is_claimed_and_the_count_is_reported() {
    let found = items(&with_a_wrong_key(FEWEST - 1, 12, 4), Attempts::First);
    assert!(found.iter().all(|item| item.quality.is_none() && item.review_reason().is_none() && item.rests_on_few()));
    assert!(found.iter().all(|item| item.answers == FEWEST - 1 && item.facility.is_some()));
    let report = report(&with_a_wrong_key(FEWEST - 1, 12, 4), Attempts::First, None);
    assert_eq!(report.lessons[0].consistency, None);
}

#[test]
fn a_class_with_equal_totals_says_nothing_against_a_question() {
    let rows: Vec<Vec<bool>> = ["110", "101", "011"].into_iter().cycle().take(30).map(marks).collect();
    let found = items(&class_of(&rows), Attempts::First);
    for item in &found {
        let quality = item.quality.unwrap();
        assert_eq!((quality.discrimination, quality.efficiency, item.review_reason()), (None, None, None), "{item:?}");
    }
    assert_eq!(found.len(), 3);
}

#[test]
fn later_answers_count_only_where_all_attempts_are_asked_for() {
    let mut records = answers(&mut stamps(1), &marks("000"), NOON);
    let mut stamps = stamps(2);
    records.extend(answers(&mut stamps, &marks("111"), NOON + 90_000_000));
    records.extend(answers(&mut stamps, &marks("110"), NOON + 180_000_000));
    let class = Class::new(vec![trainee("Léa", &records)], None);
    let counts = |attempts| items(&class, attempts).iter().map(|item| (item.right, item.answers)).collect::<Vec<_>>();
    assert_eq!(counts(Attempts::First), [(0, 1), (0, 1), (0, 1)]);
    assert_eq!(counts(Attempts::All), [(2, 3), (2, 3), (1, 3)], "three runs, each as another person's");
}

#[test]
fn who_was_not_asked_is_not_counted_as_wrong() {
    let mut rows: Vec<Vec<bool>> = TWELVE.map(marks).to_vec();
    rows[0].truncate(3);
    let class = class_of(&rows);
    let found = items(&class, Attempts::First);
    assert_eq!(found.iter().map(|item| item.answers).collect::<Vec<_>>(), [12, 12, 12, 11, 11, 11]);
    let matrix =
        MarkMatrix::new(class.trainees(), &"venezia".into(), &TestScope::Lesson(LESSON.into()), Attempts::First);
    assert_eq!(matrix.complete_rows().len(), 11, "only who answered all counts for the test as a whole");
}

#[test]
fn the_commonest_wrong_answers_come_first_with_their_counts() {
    let found = items(&class_of(&TWELVE.map(marks)), Attempts::First);
    let wrong: Vec<(&str, u32)> = found[3].wrong.iter().map(|wrong| (&*wrong.answer, wrong.count)).collect();
    assert_eq!(wrong, [("wrong-1", 8)]);
    assert_eq!(found[3].time.map(|time| time.median), Some(1_300.0));
}

#[test]
fn doubled_records_count_once_and_their_order_does_not_matter() {
    let records = answers(&mut stamps(3), &marks("1101"), NOON);
    let done = LessonDone {
        id: stamps(4).next_id(Moment(NOON + 20_000)),
        at: Moment(NOON + 20_000),
        device: DeviceId::new(3),
        lesson: LESSON.to_owned(),
        version: 1,
        house: "venezia".into(),
        right: 3,
        asked: 4,
        passed: true,
        millis: Some(1_150),
        run: None,
        topics: Vec::new(),
        unanswered: 0,
    };
    let records: Vec<Record> = records.into_iter().chain([Record::LessonDone(done)]).collect();
    let doubled: Vec<Record> = records.iter().rev().chain(&records).cloned().collect();
    let (one, other) = (trainee("Léa", &records), trainee("Léa", &doubled));
    assert_eq!((one.answers, one.runs), (other.answers, other.runs));
    assert_eq!(one.known, other.known);

    let report = report(&Class::new(vec![trainee("Léa", &doubled)], None), Attempts::First, None);
    let standing = &report.standings[0];
    let lesson = &standing.lessons[LESSON];
    assert_eq!((lesson.finished, lesson.passed, lesson.score.right, lesson.score.asked), (1, true, 3, 4));
    assert_eq!(lesson.passed_at, Some(Moment(NOON + 20_000)));
    assert_eq!(lesson.median_millis, Some(1_150.0));
    assert_eq!((standing.streak, standing.last), (1, Some(Moment(NOON + 12_000))));
    // One answer of a second, then three that came four seconds after another: thirteen seconds are no minute.
    assert_eq!((standing.weeks[0].answers, standing.minutes_this_week), (4, 0));
    assert_eq!(standing.errors_per_hundred, None, "the tableau was never asked about");
}

#[test]
fn decisions_stand_with_the_one_least_known_first() {
    let report = report(&class_of(&TWELVE.map(marks)), Attempts::First, None);
    assert!(report.decisions.is_sorted_by(|one, other| one.mastery <= other.mastery));
    let key = DecisionKey::new(&"venezia".into(), &"Authored".into(), &"our-pack/q0".into());
    let decision = report.decisions.iter().find(|decision| decision.key == key).unwrap();
    assert_eq!((decision.score.right, decision.score.asked, decision.asked_of), (10, 12, 12));
    assert_eq!(report.tests.iter().map(|test| &test.scope).collect::<Vec<_>>(), [&TestScope::Pack("our-pack".into())]);
}

/// The names, groups and numbers read from a list.
type Listed<'a> = &'a [(&'a str, &'a str, &'a str)];

#[test]
fn a_list_is_read_whatever_its_separator_its_letters_and_its_language() {
    let windows = |text: &str| text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect::<Vec<u8>>();
    let wide: Vec<u8> =
        [0xff, 0xfe].into_iter().chain("Name\tGroup\nLéa\tA\n".encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let cases: [(Vec<u8>, Listed<'_>); 9] = [
        (b"Given name,Family name,Group,ID\nAnna,Rossi,B,17\n".to_vec(), &[("Anna Rossi", "B", "17")]),
        ("\u{feff}Prénom;Nom;Groupe;Matricule\nLéa;Martin;A;4\n".into(), &[("Léa Martin", "A", "4")]),
        (windows("Pr\u{e9}nom;Nom\nL\u{e9}a;Martin\n"), &[("Léa Martin", "", "")]),
        ("Cognome\tNome\tGruppo\tMatricola\nRossi\tAnna\tB\t17\n".into(), &[("Anna Rossi", "B", "17")]),
        ("Nom et prénom;Classe\n\"Martin; Léa\";A\n".into(), &[("Martin; Léa", "A", "")]),
        ("Nome e cognome\nAnna Rossi\nUgo Bianchi\n".into(), &[("Anna Rossi", "", ""), ("Ugo Bianchi", "", "")]),
        ("\n\nMartin;Léa;A\n;;\n".into(), &[("Martin Léa", "", "")]),
        (wide, &[("Léa", "A", "")]),
        ("name,number\n=SUM(A1:A9),3\n".into(), &[("=SUM(A1:A9)", "", "3")]),
    ];
    for (bytes, expected) in cases {
        let roster = Roster::from_rows(parse_rows(&bytes, 100)).unwrap();
        let found: Vec<_> = roster.people.iter().map(|it| (it.name(), it.group.clone(), it.id.clone())).collect();
        let expected: Vec<_> = expected.iter().map(|it| (it.0.to_owned(), it.1.to_owned(), it.2.to_owned())).collect();
        assert_eq!(found, expected, "{}", String::from_utf8_lossy(&bytes));
    }
    for nobody in ["", "\n;;\n", "Prénom;Nom\n;\n"] {
        assert_eq!(Roster::from_rows(parse_rows(nobody.as_bytes(), 100)), None, "{nobody:?}");
    }
}

#[test]
fn names_are_matched_without_capitals_accents_and_order_and_never_by_chance() {
    let list = "Prénom;Nom;Id;Profil\nLéa;Martin;;\nMarco;Rossi;;\nMarco;Bianchi;;\nZoë;D’Amico;Z7;\nIvan;Иванов;;\nAnna;Nera;;annina\n";
    let roster = Roster::from_rows(parse_rows(list.as_bytes(), 100)).unwrap();
    // The accent of the second is a sign of its own.
    let profiles = ["MARTIN LEA", "marco r", "z7", "Annina", "Иванов", "Marco", "Stranger"];
    let matched = roster.match_profiles(&profiles);
    let places: Vec<Option<usize>> = matched.people.iter().map(|(_, place)| *place).collect();
    assert_eq!(places, [Some(0), Some(1), None, Some(2), Some(4), Some(3)]);
    assert_eq!(
        matched.missing().map(tailleur::progress::class::roster::RosterPerson::name).collect::<Vec<_>>(),
        ["Marco Bianchi"]
    );
    assert_eq!(matched.strangers, [5, 6], "which Marco it is nobody says");
    let matched = roster.match_profiles(&["Le\u{301}a Martin"]);
    assert_eq!(matched.person(0).map(|person| person.family.as_str()), Some("Martin"));
}
