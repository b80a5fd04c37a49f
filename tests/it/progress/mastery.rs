//! Mastery: each formula by figures worked by hand, and the laws of the fold.

use tailleur::drill::AnyDrill;
use tailleur::progress::mastery::constants::{KNOWN, KNOWN_BEFORE};
use tailleur::progress::mastery::knowledge::{after_answer, after_right, after_wrong};
use tailleur::progress::mastery::memory::MemoryModel;
use tailleur::progress::mastery::rating::{expected, right_probability, score, update_ratings};
use tailleur::progress::mastery::{
    Day, DecisionKey, DecisionState, DrillForm, Grade, Mastery, MasteryAnswer, Quickness, Rating, ResponsePace, Speed,
};
use tailleur::progress::schedule::{Readiness, Skill};
use tailleur::progress::{AnswerSource, Moment, RecordId};
use tailleur::rules::rng::SeededRng;

const EVENING: Moment = Moment(20_000 * DAY + 20 * HOUR);
const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

fn key(decision: &str) -> DecisionKey {
    DecisionKey::new(&"divonne".into(), &"ThirdCard".into(), &decision.into())
}

/// An answer so many days and minutes after the first evening.
fn answer(days: u64, minutes: u64, decision: &str, right: bool, millis: Option<u64>) -> MasteryAnswer {
    let at = EVENING.plus(days * DAY + minutes * 60_000);
    let id = RecordId::new(at, u128::from(days * 1_000 + minutes) << 32 | decision.len() as u128);
    MasteryAnswer { at, id, key: key(decision), right, millis, given_away: false, source: AnswerSource::Alone }
}

fn fold(answers: Vec<MasteryAnswer>) -> Mastery {
    Mastery::fold(ResponsePace::default(), 0, answers)
}

fn learnt_of(answers: Vec<MasteryAnswer>, decision: &str) -> DecisionState {
    *fold(answers).get(&key(decision)).unwrap()
}

#[track_caller]
fn near(found: f64, worked: f64) {
    assert!((found - worked).abs() < 1e-4, "{found} instead of {worked}");
}

#[test]
fn knowledge_is_believed_as_worked_by_hand() {
    // .3 × .95 / (.3 × .95 + .7 × .5), and .3 × .05 / (.3 × .05 + .7 × .5).
    near(after_right(0.3, 0.05, 0.5), 0.448_819);
    near(after_wrong(0.3, 0.05, 0.5), 0.041_096);
    near(after_right(0.3, 0.25, 0.5), 0.391_304);
    // The verdict teaches a twentieth of what is missing.
    near(after_answer(0.3, true, 0.05, 0.5), 0.476_378);
    near(after_answer(0.3, false, 0.05, 0.5), 0.089_041);
}

#[test]
fn the_more_choices_the_fewer_right_answers_it_takes_to_believe() {
    let cases = [(0.5, 0.5, 5), (0.3, 0.5, 6), (0.5, 0.25, 3), (0.5, 0.1, 2)];
    for (before, guess, answers) in cases {
        let mut known = before;
        let mut count = 0;
        while known < KNOWN {
            known = after_right(known, 0.05, guess);
            count += 1;
        }
        assert_eq!(count, answers, "from {before} with a guess of {guess}");
    }
}

#[test]
fn knowledge_stays_between_zero_and_one_and_grows_more_by_right_answers() {
    let mut dice = SeededRng::from_seed(7);
    let mut known = KNOWN_BEFORE;
    for _ in 0..20_000 {
        let guess = [0.01, 0.1, 0.25, 1.0 / 3.0, 0.5, 0.9][dice.below(6)];
        let slip = [0.05, 0.25][dice.below(if guess < 0.9 { 2 } else { 1 })];
        let (if_right, if_wrong) = (after_answer(known, true, slip, guess), after_answer(known, false, slip, guess));
        assert!(if_right > if_wrong, "{known} {slip} {guess}");
        assert!(after_right(known, slip, guess) >= known && after_wrong(known, slip, guess) <= known);
        assert!(after_answer((known + 0.01).min(0.999), true, slip, guess) >= if_right, "who knew more knows more");
        known = if dice.below(3) == 0 { if_wrong } else { if_right };
        assert!(known > 0.0 && known < 1.0, "{known}");
    }
}

#[test]
fn a_day_begins_at_four_in_the_morning_where_the_trainee_is() {
    let midnight = 20_000 * DAY;
    let cases = [
        (midnight + 4 * HOUR - 1, 0, 19_999),
        (midnight + 4 * HOUR, 0, 20_000),
        (midnight + 3 * HOUR - 1, 60, 19_999),
        (midnight + 3 * HOUR, 60, 20_000),
        (midnight + 9 * HOUR, -300, 20_000),
        (0, 0, -1),
    ];
    for (moment, minutes_east, day) in cases {
        assert_eq!(Day::from_moment(Moment(moment), minutes_east), Day(day), "{moment} {minutes_east}");
    }
    assert_eq!(Day::from_moment(Day(20_000).start(-300), -300), Day(20_000));
    assert_eq!((Day(9).since(Day(4)), Day(4).since(Day(9))), (5, 0));
}

#[test]
fn thought_is_what_pressing_a_key_does_not_take() {
    let (pace, form) = (ResponsePace::default(), DrillForm::for_drill("ThirdCard"));
    let cases = [(1_350, Some(1_000)), (400, Some(100)), (0, Some(100)), (10_000, Some(9_650)), (10_001, None)];
    for (millis, thought) in cases {
        assert_eq!(pace.thinking_millis(millis, form), thought, "{millis}");
    }
    assert_eq!(pace.thinking_millis(u64::MAX, form), None);
    let quick = [1_200, 1_201, 2_400, 2_401].map(|thought| pace.quickness(thought, form));
    assert_eq!(quick, [Quickness::Within, Quickness::Nearly, Quickness::Nearly, Quickness::Slow]);
    assert_eq!(ResponsePace::baseline(&[400, 300, 9_000, 320, 310]), Some(320));
    assert_eq!(ResponsePace::baseline(&[400, 300, 320, 310]), None, "four taps say nothing");
}

#[test]
fn speed_is_a_filtered_logarithm_of_seconds() {
    near(Speed::from_millis(1_000).log(), 0.0);
    near(Speed::from_millis(2_718).log(), 1.0);
    near(Speed::from_millis(2_718).blend(Speed::from_millis(1_000)).log(), 0.7);
    assert!((Speed::from_millis(2_000).fluency(1_200) - 0.6).abs() < 1e-3);
    near(Speed::from_millis(500).fluency(1_200), 1.0);
}

#[test]
fn memory_is_due_when_nine_tenths_are_left() {
    // The stabilities FSRS begins with: .21, 1.29, 2.31 and 8.30 days.
    let cases =
        [(Grade::Again, 0.212, 1), (Grade::Hard, 1.2931, 2), (Grade::Good, 2.3065, 3), (Grade::Easy, 8.2956, 9)];
    for (grade, stability, due) in cases {
        let memory = MemoryModel::default().step(None, grade, Day(100)).unwrap();
        assert!((memory.stability() / stability - 1.0).abs() < 1e-3, "{grade:?} {}", memory.stability());
        assert!(memory.is_due(Day(100 + due)) && !memory.is_due(Day(99 + due)), "{grade:?}");
        assert!(memory.recall_probability(Day(50)) >= 1.0, "a clock set back forgets nothing");
    }
}

#[test]
fn what_was_remembered_longer_is_remembered_longer_still() {
    let steps = MemoryModel::default();
    let first = steps.step(None, Grade::Good, Day(0)).unwrap();
    let [soon, late] = [1, 4].map(|day| steps.step(Some(first), Grade::Good, Day(day)).unwrap().stability());
    let lapsed = steps.step(Some(first), Grade::Again, Day(4)).unwrap().stability();
    assert!(lapsed < first.stability() && first.stability() < soon && soon < late, "{lapsed} {soon} {late}");
}

#[test]
fn only_the_first_answer_of_a_day_moves_the_memory() {
    let first = vec![answer(0, 0, "banco-4-1", true, Some(1_000))];
    let mut more = first.clone();
    more.extend((1..6).map(|minute| answer(0, minute, "banco-4-1", minute % 2 == 0, Some(900))));
    assert_eq!(learnt_of(first, "banco-4-1").memory, learnt_of(more.clone(), "banco-4-1").memory);
    let before = learnt_of(more.clone(), "banco-4-1").memory;
    more.push(answer(1, 0, "banco-4-1", true, Some(1_000)));
    assert_ne!(before, learnt_of(more, "banco-4-1").memory);
}

#[test]
fn a_rating_moves_as_worked_by_hand() {
    let scores = [(true, 0, 1.0), (true, 1_000, 0.75), (true, 9_000, 0.0), (false, 0, -1.0), (false, 4_000, 0.0)];
    for (right, thought, worked) in scores {
        near(score(right, thought, 4_000), worked);
    }
    // coth 1 − 1 = .313035.
    for (above, worked) in [(0.0, 0.0), (1.0, 0.313_035), (-1.0, -0.313_035), (0.0005, 0.000_167)] {
        near(expected(above), worked);
    }
    near(right_probability(0.0), 0.5);
    near(right_probability(1.386_29), 0.8);
    let (ability, difficulty) = update_ratings(Rating::default(), Rating::default(), 0.5);
    near(ability.value, 0.16);
    near(difficulty.value, -0.16);
    // The step is now .3 / 1.05 + .02 = .305714, and coth .32 − 1 / .32 = .105942.
    let (ability, difficulty) = update_ratings(ability, difficulty, 0.5);
    near(ability.value, 0.280_469);
    near(difficulty.value, -0.280_469);
}

#[test]
fn a_payout_solved_quickly_raises_the_ability_in_its_drill_alone() {
    let mut solved = answer(0, 0, "pays-banco", true, Some(2_000));
    solved.key = DecisionKey::new(&"divonne".into(), &"Payout".into(), &"pays-banco".into());
    let mastery = fold(vec![solved.clone()]);
    assert!(mastery.ability(&"Payout".into()).value > 0.0 && mastery.difficulty(&solved.key).value < 0.0);
    assert!(mastery.solve_probability(&solved.key) > 0.5);
    assert_eq!(mastery.ability(&"Commission".into()), Rating::default());
    assert_eq!(fold(vec![answer(0, 0, "banco-4-1", true, Some(900))]).abilities().count(), 0, "a fact is no problem");
}

#[test]
fn what_the_drill_gives_away_is_hardly_evidence_unless_it_is_wrong() {
    let plain = |right| answer(0, 0, "banco-0-1", right, Some(900));
    let hinted = |right| MasteryAnswer { given_away: true, ..plain(right) };
    let [free, full] = [hinted(true), plain(true)].map(|answer| learnt_of(vec![answer], "banco-0-1"));
    assert!(free.known > KNOWN_BEFORE && free.known < full.known - 0.1, "{} {}", free.known, full.known);
    assert_eq!((free.memory, free.speed, free.is_fluent()), (None, None, false));
    let wrong = learnt_of(vec![hinted(false)], "banco-0-1");
    assert!(wrong.known < KNOWN_BEFORE && wrong.memory.is_some());
}

#[test]
fn a_decision_is_fluent_stuck_or_neither() {
    let state = |rights: &str, millis| {
        let one = |(minute, right): (usize, char)| answer(0, minute as u64, "banco-5-4", right == 'r', Some(millis));
        let learnt = learnt_of(rights.chars().enumerate().map(one).collect(), "banco-5-4");
        (learnt.is_fluent(), learnt.is_stuck())
    };
    let cases = [
        ("rr", 900, (false, false)),
        ("wrr", 900, (true, false)),
        ("wrr", 1_600, (false, false)),
        ("rrrw", 900, (false, false)),
        ("wwww", 900, (false, false)),
        ("wwwww", 900, (false, true)),
        ("wwwrwr", 900, (false, false)),
        ("wwwwrw", 900, (false, true)),
    ];
    for (rights, millis, expected) in cases {
        assert_eq!(state(rights, millis), expected, "{rights} in {millis}");
    }
}

/// Many answers about a few decisions, in the order of time.
fn many(seed: u64) -> Vec<MasteryAnswer> {
    let mut dice = SeededRng::from_seed(seed);
    let one = |number: u64| {
        let decision = ["banco-3-8", "banco-4-1", "banco-5-4", "banco-6-6", "punto-5"][dice.below(5)];
        let millis = (dice.below(8) > 0).then(|| 300 + dice.below(4_000) as u64);
        answer(number / 12, number % 12, decision, dice.below(4) > 0, millis)
    };
    (0..400).map(one).collect()
}

#[test]
fn the_order_and_the_repetition_of_answers_change_nothing() {
    for seed in 0..20 {
        let answers = many(seed);
        let expected = fold(answers.clone());
        let mut shuffled = [answers.clone(), answers.clone()].concat();
        SeededRng::from_seed(seed).shuffle(&mut shuffled);
        assert_eq!(fold(shuffled), expected);
        let mut one_by_one = Mastery::new(ResponsePace::default(), 0);
        for answer in &answers {
            one_by_one.apply(answer);
        }
        assert_eq!(one_by_one, expected);
        assert_eq!(expected.answers(), 400);
    }
}

#[test]
fn where_two_answers_share_an_id_the_same_one_counts_in_any_order() {
    let one = answer(0, 0, "banco-3-8", true, Some(900));
    let other = MasteryAnswer { right: false, ..one.clone() };
    let [ab, ba] = [[one.clone(), other.clone()], [other, one]].map(|both| fold(both.to_vec()));
    assert_eq!(ab, ba);
    assert_eq!(ab.answers(), 1);
}

#[test]
fn every_drill_has_a_form_of_its_own() {
    let unknown: Vec<_> = AnyDrill::NAMES.iter().filter(|name| !DrillForm::is_known_drill(name)).collect();
    assert!(unknown.is_empty(), "{unknown:?}: give them a line in src/progress/mastery/form.rs");
    for name in AnyDrill::NAMES {
        let form = DrillForm::for_drill(name);
        assert!(form.guess > 0.0 && form.guess <= 0.5 && form.targets > 0, "{name}");
    }
}

#[test]
fn readiness_counts_the_errors_of_a_hundred_coups() {
    let skill = |decision: &str, per_hundred| Skill {
        key: key(decision),
        row: 0,
        answer: None,
        partners: Vec::new(),
        millis: 2_000,
        is_easy: false,
        per_hundred,
        changes_winner: 0.0,
    };
    let skills = [skill("banco-3-8", 2.0), skill("banco-4-1", 3.0)];
    let today = Day::from_moment(EVENING, 0);
    // Nothing asked: seven tenths of five decisions are guessed, and every other guess is right.
    near(Readiness::on(today, &fold(Vec::new()), &skills).errors_per_hundred, 1.75);
    near(Readiness::on(today, &fold(Vec::new()), &skills).clean_per_hundred, 98.25);
    let answers: Vec<_> = (0..6).map(|minute| answer(0, minute, "banco-3-8", true, Some(900))).collect();
    let mastery = fold(answers);
    let known = mastery.get(&key("banco-3-8")).unwrap().known;
    let forecast = Readiness::forecast([0, 8, 60].map(|days| Day(today.0 + days)), &mastery, &skills);
    near(forecast[0].errors_per_hundred, 0.5 * (2.0 * (1.0 - known) + 2.1));
    near(forecast[0].known, 0.5);
    near(forecast[0].fluent, 0.5);
    near(forecast[0].weakest, KNOWN_BEFORE);
    assert!(forecast[0].errors_per_hundred < forecast[1].errors_per_hundred);
    assert!(forecast[1].errors_per_hundred < forecast[2].errors_per_hundred);
    near(forecast[2].fluent, 0.0);
}

#[test]
fn a_coup_with_two_errors_counts_once_among_those_that_go_wrong() {
    let skill = |decision: &str, row, per_hundred| Skill {
        key: key(decision),
        row,
        answer: None,
        partners: Vec::new(),
        millis: 2_000,
        is_easy: false,
        per_hundred,
        changes_winner: 0.0,
    };
    // Of a hundred coups 40 have a natural; in 60 Punto decides, and in 30 of them Banco too.
    let skills = [skill("stopped-banco-8", 0, 40.0), skill("punto-5", 1, 60.0), skill("banco-3-8", 2, 30.0)];
    let ready = Readiness::on(Day::from_moment(EVENING, 0), &fold(Vec::new()), &skills);
    let wrong = 0.7 / 2.0;
    near(ready.errors_per_hundred, 130.0 * wrong);
    let clean = 40.0 * (1.0 - wrong) + 30.0 * (1.0 - wrong) + 30.0 * (1.0 - wrong) * (1.0 - wrong);
    near(ready.clean_per_hundred, clean);
}
