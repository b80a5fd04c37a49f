//! Today's practice: which question comes when, and why.

use std::collections::{BTreeMap, BTreeSet};

use tailleur::progress::mastery::{Day, DecisionKey, Mastery, MasteryAnswer, ResponsePace};
use tailleur::progress::schedule::{PracticePlan, PracticeSession, ScheduleReason, ScheduledQuestion, Skill};
use tailleur::progress::{AnswerSource, Moment, RecordId};
use tailleur::rules::rng::SeededRng;

const DAY: u64 = 86_400_000;
const EVENING: Moment = Moment(20_000 * DAY + 20 * 3_600_000);
const ROWS: [&str; 4] = ["TTTTTTTTRTT", "RRTTTTTTRRT", "RRRRTTTTRRT", "RRRRRRTTRRR"];

fn key(row: usize, column: usize) -> DecisionKey {
    DecisionKey::new(&"divonne".into(), &"ThirdCard".into(), &format!("banco-{}-{column}", row + 3).into())
}

fn cell(row: usize, column: usize) -> Skill {
    let acts = ROWS[row].as_bytes();
    let beside = |other: &usize| *other < 10 && column < 10 && acts[*other] != acts[column];
    let partners =
        [column.wrapping_sub(1), column + 1].iter().filter(|other| beside(other)).map(|c| key(row, *c)).collect();
    Skill {
        key: key(row, column),
        row: row as u32,
        answer: Some(acts[column]),
        partners,
        millis: 2_000,
        is_easy: false,
        per_hundred: 1.0,
        changes_winner: 0.0,
    }
}

/// Rows 3 to 6 of the tableau.
fn tableau() -> Vec<Skill> {
    (0..4).flat_map(|row| (0..11).map(move |column| cell(row, column))).collect()
}

fn payouts() -> Vec<Skill> {
    let payout = |number: u64| Skill {
        key: DecisionKey::new(&"divonne".into(), &"Payout".into(), &format!("pays-{number}").into()),
        row: 0,
        answer: None,
        partners: Vec::new(),
        millis: 8_000,
        is_easy: false,
        per_hundred: 1.0,
        changes_winner: 0.0,
    };
    (0..8).map(payout).collect()
}

fn today() -> Day {
    Day::from_moment(EVENING, 0)
}

fn nothing_known() -> Mastery {
    Mastery::new(ResponsePace::default(), 0)
}

fn plan(mastery: &Mastery, skills: &[Skill], minutes: u32, seed: u64) -> PracticePlan {
    PracticePlan::today(mastery, skills, minutes, today(), &mut SeededRng::from_seed(seed))
}

/// Answers so many questions of a session: right or not, in so many milliseconds.
fn played(
    session: &mut PracticeSession,
    count: usize,
    mut answers: impl FnMut(usize, &ScheduledQuestion) -> (bool, u64),
) -> Vec<ScheduledQuestion> {
    let mut asked = Vec::new();
    for number in 0..count {
        let item = session.next(0).unwrap();
        let (right, millis) = answers(number, &item);
        session.record_answer(&item, right, Some(millis), EVENING.plus(number as u64 * 3_000));
        asked.push(item);
    }
    asked
}

fn yesterday(skills: &[Skill], times: u64, last: &[(DecisionKey, bool, u64)]) -> Mastery {
    let mut mastery = nothing_known();
    for time in 0..times {
        for (number, skill) in skills.iter().enumerate() {
            let answered = last.iter().find(|(key, ..)| time + 1 == times && *key == skill.key);
            let (right, millis) = answered.map_or((true, 900), |(_, right, millis)| (*right, *millis));
            let at = Moment(EVENING.millis() - DAY + time * 600_000 + number as u64);
            mastery.apply_answer(&skill.key, at, right, Some(millis), false);
        }
    }
    mastery
}

#[test]
fn what_was_never_asked_comes_row_by_row() {
    let mut session = plan(&nothing_known(), &tableau(), 10, 1).begin();
    let asked = played(&mut session, 44, |_, _| (true, 900));
    let rows: Vec<_> = asked.iter().map(|item| item.key.decision.as_str().as_bytes()[6]).collect();
    assert!(rows.is_sorted(), "{rows:?}");
    assert!(asked.iter().all(|item| item.why == ScheduleReason::New));
    assert_eq!(asked.iter().map(|item| &item.key).collect::<BTreeSet<_>>().len(), 44);
}

#[test]
fn the_way_from_one_turn_to_the_next_is_about_a_pass() {
    for seed in 0..10 {
        let mut session = plan(&nothing_known(), &tableau(), 60, seed).begin();
        let mut last: BTreeMap<DecisionKey, usize> = BTreeMap::new();
        let asked = played(&mut session, 44 * 12, |_, _| (true, 2_000));
        for (number, item) in asked.iter().enumerate() {
            if let Some(before) = last.insert(item.key.clone(), number) {
                let way = number - before;
                assert!((14..=80).contains(&way) || number < 88, "seed {seed}: {} after {way}", item.key.decision);
                assert!(way > 4, "no cell comes within four of itself");
            }
        }
    }
}

#[test]
fn no_more_than_three_equal_answers_come_running() {
    let skills = tableau();
    let act = |item: &ScheduledQuestion| skills.iter().find(|skill| skill.key == item.key).unwrap().answer;
    let mut longer = 0;
    for seed in 0..10 {
        let mut session = plan(&nothing_known(), &skills, 60, seed).begin();
        played(&mut session, 44, |_, _| (true, 900));
        let asked = played(&mut session, 300, |_, _| (true, 900));
        longer += asked.windows(4).filter(|four| four.iter().all(|item| act(item) == act(&four[0]))).count();
    }
    // Where no other is far enough from its last turn, a fourth comes.
    assert!(longer < 75, "{longer} of 3,000");
}

/// Turns of what comes up eight times as often at the table as the rest, among 400 after `passes` yesterday, of which
/// the last were wrong for every second decision if `half_wrong`.
fn turns_of_the_frequent(passes: u64, half_wrong: bool) -> usize {
    let mut skills = tableau();
    for skill in skills.iter_mut().step_by(11) {
        skill.per_hundred = 8.0;
    }
    let frequent: BTreeSet<DecisionKey> = skills.iter().step_by(11).map(|skill| skill.key.clone()).collect();
    let mut mastery = yesterday(&skills, passes, &[]);
    if half_wrong {
        for skill in skills.iter().step_by(2) {
            for _ in 0..3 {
                mastery.apply_answer(&skill.key, Moment(EVENING.millis() - DAY / 2), false, Some(900), false);
            }
        }
    }
    let mut session = plan(&mastery, &skills, 60, 4).begin();
    let asked = played(&mut session, 400, |_, _| (true, 2_000));
    asked.iter().filter(|item| frequent.contains(&item.key)).count()
}

#[test]
fn what_comes_up_often_at_the_table_comes_round_more_often_the_more_so_where_time_is_short_or_ample() {
    let even = 400 * 4 / 44;
    let (usual, short, ample) =
        (turns_of_the_frequent(4, false), turns_of_the_frequent(4, true), turns_of_the_frequent(40, false));
    assert!(even < usual && usual < short && usual < ample, "{even} {usual} {short} {ample}");
}

#[test]
fn the_neighbour_across_the_edge_follows_soon() {
    let skills = tableau();
    let mut called = 0;
    for seed in 0..10 {
        let mut session = plan(&yesterday(&skills, 4, &[]), &skills, 10, seed).begin();
        let asked = played(&mut session, 120, |_, _| (true, 900));
        for (number, item) in asked.iter().enumerate() {
            let ScheduleReason::EasilyConfused(other) = &item.why else { continue };
            let before = asked[..number].iter().rposition(|item| item.key == *other).unwrap();
            assert!((3..=6).contains(&(number - before - 1)), "{}", number - before);
            assert!(skills.iter().find(|skill| skill.key == *other).unwrap().partners.contains(&item.key));
            called += 1;
        }
    }
    assert!(called > 20, "{called}");
}

#[test]
fn a_payout_comes_after_every_four_to_six_cells() {
    let skills = [tableau(), payouts()].concat();
    let mut session = plan(&nothing_known(), &skills, 60, 5).begin();
    let asked = played(&mut session, 300, |_, _| (true, 900));
    let payouts: Vec<_> = (0..300).filter(|number| asked[*number].key.drill == "Payout").collect();
    let between: BTreeSet<_> = payouts.windows(2).map(|two| two[1] - two[0] - 1).collect();
    // A neighbour that was called may come before it.
    assert!(
        between.is_superset(&(4..=6).collect()) && between.iter().all(|cells| (4..=7).contains(cells)),
        "{between:?}"
    );
    assert!(payouts.windows(2).all(|two| asked[two[0]].key != asked[two[1]].key), "never the same twice running");
}

#[test]
fn payouts_alone_are_a_practice_too() {
    let mut session = plan(&nothing_known(), &payouts(), 10, 5).begin();
    let asked = played(&mut session, 40, |number, _| (number % 3 > 0, 5_000));
    assert!(asked.windows(2).all(|two| two[0].key != two[1].key));
    assert!(asked.iter().any(|item| matches!(item.why, ScheduleReason::Problem(right) if (0.3..1.0).contains(&right))));
}

#[test]
fn of_the_payouts_that_may_come_the_one_solved_four_times_of_five_does() {
    let mut mastery = nothing_known();
    let skills = payouts();
    for (number, skill) in skills.iter().enumerate() {
        for time in 0..20 {
            let at = Moment(EVENING.millis() - DAY + time * 1_000);
            mastery.apply_answer(&skill.key, at, number % 4 == 0 || time % 4 == 0, Some(1_500), false);
        }
    }
    let mut session = plan(&mastery, &skills, 10, 1).begin();
    let item = session.next(0).unwrap();
    let off = |skill: &Skill| (mastery.solve_probability(&skill.key) - 0.8).abs();
    let oldest = &skills[..4];
    let best = oldest.iter().min_by(|a, b| off(a).total_cmp(&off(b))).unwrap();
    assert_eq!(item.key, best.key);
}

#[test]
fn a_practice_says_why_each_question_comes() {
    let skills = tableau();
    let day = Day(today().0 - 1);
    let (wrong, slow) = (key(2, 3), key(1, 9));
    let mastery = yesterday(&skills[..33], 6, &[(wrong.clone(), false, 900), (slow.clone(), true, 2_500)]);
    let plan = plan(&mastery, &skills, 10, 2);
    let why = |key: &DecisionKey| plan.items.iter().find(|item| item.key == *key).unwrap().why.clone();
    assert_eq!(why(&wrong), ScheduleReason::WrongOn(day));
    assert_eq!(why(&slow), ScheduleReason::SlowOn(day));
    assert_eq!(why(&key(3, 0)), ScheduleReason::New);
    assert_eq!(why(&key(0, 0)), ScheduleReason::InTurn);
    let telling = plan.notable();
    assert_eq!(telling[0], (&wrong, &ScheduleReason::WrongOn(day)));
    assert_eq!(telling[1], (&slow, &ScheduleReason::SlowOn(day)));
    assert_eq!(telling[2].1, &ScheduleReason::New);
}

#[test]
fn what_would_be_forgotten_is_due() {
    let skills = tableau();
    let mastery = yesterday(&skills, 3, &[]);
    let later = Day(today().0 + 30);
    let plan = PracticePlan::today(&mastery, &skills, 10, later, &mut SeededRng::from_seed(1));
    assert!(plan.items[..44].iter().any(|item| item.why == ScheduleReason::Due(Day(today().0 - 1))));
}

#[test]
fn the_plan_is_what_will_be_asked_if_every_answer_is_right() {
    let skills = [tableau(), payouts()].concat();
    let foreseen = plan(&nothing_known(), &skills, 5, 9);
    assert!((80..=160).contains(&foreseen.items.len()), "{}", foreseen.items.len());
    let items = foreseen.items.clone();
    let mut session = foreseen.begin();
    for (number, planned) in items.iter().enumerate() {
        let item = session.next(number as u64).unwrap();
        assert_eq!(item, *planned);
        session.record_answer(&item, true, None, EVENING);
    }
    assert_eq!(plan(&nothing_known(), &skills, 5, 9).items, items, "the same dice plan the same");
    assert_ne!(plan(&nothing_known(), &skills, 5, 10).items, items);
}

#[test]
fn a_practice_ends_when_its_time_is_up_and_where_there_is_nothing_to_ask() {
    let mut session = plan(&nothing_known(), &tableau(), 2, 1).begin();
    assert!(session.next(119_999).is_some());
    assert_eq!(session.next(120_000), None);
    assert_eq!(plan(&nothing_known(), &[], 5, 1).begin().next(0), None);
    let mut alone = plan(&nothing_known(), &tableau()[..1], 5, 1).begin();
    played(&mut alone, 20, |number, _| (number % 2 == 0, 900));
}

#[test]
fn what_a_practice_knows_at_its_end_is_what_the_journal_tells() {
    let skills = [tableau(), payouts()].concat();
    let mut session = plan(&nothing_known(), &skills, 60, 4).begin();
    let mut answers = Vec::new();
    for number in 0..400_u64 {
        let item = session.next(0).unwrap();
        let (at, right, millis) = (EVENING.plus(number * 3_000), number % 5 > 0, Some(600 + number * 7));
        session.record_answer(&item, right, millis, at);
        let id = RecordId::new(at, u128::from(number));
        answers.push(MasteryAnswer {
            at,
            id,
            key: item.key,
            right,
            millis,
            given_away: false,
            source: AnswerSource::Alone,
        });
    }
    answers.reverse();
    assert_eq!(*session.mastery(), Mastery::fold(ResponsePace::default(), 0, answers));
}

#[test]
fn an_answer_to_something_else_changes_nothing() {
    let mut session = plan(&nothing_known(), &tableau(), 5, 1).begin();
    let before = session.mastery().clone();
    session.record_answer(
        &ScheduledQuestion {
            key: DecisionKey::new(&"x".into(), &"y".into(), &"z".into()),
            why: ScheduleReason::InTurn,
        },
        true,
        None,
        EVENING,
    );
    assert_eq!(*session.mastery(), before);
}

#[test]
fn a_mixed_practice_asks_every_error_of_every_drill_and_the_small_ones_among_the_first() {
    let skills = [tableau(), payouts()].concat();
    let wrong: Vec<DecisionKey> = [3, 17, 30, 45, 47, 50].map(|index: usize| skills[index].key.clone()).into();
    let last: Vec<_> = wrong.iter().map(|key| (key.clone(), false, 900)).collect();
    let plan = plan(&yesterday(&skills, 3, &last), &skills, 10, 4);
    let place = |key: &DecisionKey| plan.items.iter().position(|item| item.key == *key);
    let places: Vec<_> = wrong.iter().map(place).collect();
    assert!(places.iter().all(|place| place.is_some_and(|place| place < 3 * wrong.len())), "{places:?}");
    let yesterday = Day(today().0 - 1);
    let whys = wrong.iter().map(|key| &plan.items[place(key).unwrap()].why);
    let is_told = |why: &ScheduleReason| match why {
        ScheduleReason::WrongOn(day) => *day == yesterday,
        other => matches!(other, ScheduleReason::EasilyConfused(_)),
    };
    assert!(whys.clone().all(is_told), "{:?}", whys.collect::<Vec<_>>());
    let others = plan.items[..2 * wrong.len() - 1].iter().filter(|item| !wrong.contains(&item.key)).count();
    assert!(others > 0, "they come in turn with the passes");
}

#[test]
fn errors_fill_a_mixed_practice_for_which_they_are_too_many() {
    let skills = [tableau(), payouts()].concat();
    let last: Vec<_> = skills.iter().map(|skill| (skill.key.clone(), false, 900)).collect();
    let plan = plan(&yesterday(&skills, 1, &last), &skills, 1, 4);
    let drills: BTreeSet<&str> = plan.items.iter().map(|item| item.key.drill.as_str()).collect();
    assert_eq!(drills, BTreeSet::from(["Payout", "ThirdCard"]));
    let is_owed = |why: &ScheduleReason| matches!(why, ScheduleReason::WrongOn(_) | ScheduleReason::EasilyConfused(_));
    assert!(plan.items.iter().all(|item| is_owed(&item.why)), "{:?}", plan.items);
}

#[test]
fn a_row_with_one_answer_throughout_does_not_crowd_out_the_others() {
    let easy = (0..10).map(|column| Skill {
        key: DecisionKey::new(&"divonne".into(), &"ThirdCard".into(), &format!("banco-7-{column}").into()),
        is_easy: true,
        row: 0,
        ..cell(0, 0)
    });
    let skills: Vec<Skill> = easy.chain(tableau()).collect();
    for mastery in [nothing_known(), yesterday(&skills, 3, &[])] {
        let mut session = plan(&mastery, &skills, 10, 6).begin();
        let asked = played(&mut session, 50, |_, _| (true, 900));
        let of_row = asked.iter().filter(|item| item.key.decision.as_str().starts_with("banco-7-")).count();
        assert!((1..=10).contains(&of_row), "{of_row} of 50");
    }
}
