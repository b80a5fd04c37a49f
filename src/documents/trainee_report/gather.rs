//! Collects a report's data from a trainee's progress.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::{DrillLine, LessonLine, ReportWeek, TestLine, TraineeReport, WeakSpot};
use crate::describe::decision::describe_decision;
use crate::drill::AnyDrill;
use crate::lesson::{Lesson, Library, Pack};
use crate::progress::mastery::constants::KNOWN;
use crate::progress::mastery::{Day, DecisionKey, DecisionState};
use crate::progress::schedule::tableau;
use crate::progress::{DayTally, LessonRecord, Progress, Score};
use crate::rules::house::{House, HouseId};
use crate::rules::reason::Reason;
use crate::rules::rng::SeededRng;

/// Maximum number of weeks shown.
const MOST_WEEKS: i64 = 10;
/// Maximum number of weak decisions shown.
const MOST_WEAK: usize = 8;

/// The trainee, and data that progress does not hold.
#[derive(Debug, Clone)]
pub struct ReportSubject<'r> {
    pub name: &'r str,
    pub house: &'r Arc<House>,
    pub today: Day,
    /// Expected errors per hundred coups.
    pub expected_errors: Option<f64>,
}

impl TraineeReport {
    /// The report of a trainee in one house with these lessons.
    pub fn gather(whom: &ReportSubject<'_>, known: &Progress, library: &Library) -> Self {
        let house = whom.house;
        let here = || known.history().tallies().filter(|(stretch, _)| stretch.house == house.id);
        let mut drills: BTreeMap<&str, DayTally> = BTreeMap::new();
        let mut total = Score::default();
        for (stretch, tally) in here() {
            drills.entry(stretch.drill.as_str()).or_default().add(tally);
            total = total.plus(tally.score);
        }
        let days: BTreeSet<Day> = here().map(|(stretch, _)| stretch.day).collect();
        let per_day: Vec<(Day, Score)> = here().map(|(stretch, tally)| (stretch.day, tally.score)).collect();
        let lines = |name: &&'static str| {
            let tally = drills.get(*name)?;
            Some(DrillLine { drill: (*name).into(), score: tally.score, millis: tally.median_millis() })
        };
        Self {
            name: whom.name.to_owned(),
            house: Arc::clone(house),
            today: whom.today,
            expected_errors: whom.expected_errors.filter(|_| total.asked > 0),
            streak: known.history().streak(whom.today),
            days: days.len() as u32,
            total,
            weeks: weeks(&per_day, whom.today),
            drills: AnyDrill::NAMES.iter().filter_map(lines).collect(),
            tableau: cells(known, house),
            weakest: weakest(known, library, house, whom.today),
            lessons: lessons(known, library, &house.id),
            tests: tests(known, library, &house.id),
        }
    }
}

/// The Monday of a day's week.
const fn monday(day: Day) -> Day {
    // 1970-01-01 was a Thursday.
    Day(day.0.saturating_sub((day.0.saturating_add(3)).rem_euclid(7)))
}

/// The last weeks up to today, starting with the first that has answers.
fn weeks(days: &[(Day, Score)], today: Day) -> Vec<ReportWeek> {
    let last = monday(today);
    let Some(first) = days.iter().map(|(day, _)| monday(*day)).filter(|monday| *monday <= last).min() else {
        return Vec::new();
    };
    let first = first.0.max(last.0.saturating_sub(7 * (MOST_WEEKS - 1)));
    let mut weeks = Vec::new();
    let mut next = first;
    while next <= last.0 {
        let of_week = days.iter().filter(|(day, _)| monday(*day) == Day(next));
        weeks.push(ReportWeek {
            monday: Day(next),
            score: of_week.fold(Score::default(), |all, (_, score)| all.plus(*score)),
        });
        next = next.saturating_add(7);
    }
    weeks
}

fn cells(known: &Progress, house: &House) -> BTreeMap<String, Score> {
    let decisions = known.mastery().decisions();
    let of_tableau = decisions.filter(|(key, _)| key.house == house.id && key.drill == tableau::DRILL);
    of_tableau.map(|(key, learnt)| (key.decision.to_string(), score(learnt))).collect()
}

const fn score(learnt: &DecisionState) -> Score {
    Score { right: learnt.right, asked: learnt.asked }
}

/// Decisions with the lowest recall today, known ones excluded.
fn weakest(known: &Progress, library: &Library, house: &House, today: Day) -> Vec<WeakSpot> {
    let decisions = known.mastery().decisions();
    let mut weak: Vec<(f64, &DecisionKey, &DecisionState)> = decisions
        .filter(|(key, learnt)| key.house == house.id && learnt.asked > 0)
        .map(|(key, learnt)| (learnt.recall_probability(today), key, learnt))
        .filter(|(recalled, _, learnt)| *recalled < KNOWN && learnt.right < learnt.asked)
        .collect();
    weak.sort_by(|(a, one, _), (b, other, _)| a.total_cmp(b).then_with(|| one.cmp(other)));
    let weak_spot = |(_, key, learnt): &(f64, &DecisionKey, &DecisionState)| WeakSpot {
        drill: key.drill.clone(),
        decision: key.decision.clone(),
        description: library.with_authored_titles(describe_decision(key.drill.as_str(), &key.decision), house),
        score: score(learnt),
        reason: reason(key, house),
    };
    weak.iter().take(MOST_WEAK).map(weak_spot).collect()
}

/// The rule behind a decision; `None` if no drill asks it here.
fn reason(key: &DecisionKey, house: &House) -> Option<Reason> {
    let drill = AnyDrill::from_filters(key.drill.as_str(), &[])?;
    let place = drill.drill().decisions(house).iter().position(|decision| key.decision == decision.as_str())?;
    let posed = drill.drill().pose(place, house, &mut SeededRng::from_seed(0))?;
    posed.key.reasons.into_iter().next()
}

fn lessons_with_records<'l>(
    known: &'l Progress,
    library: &'l Library,
    house: &'l HouseId,
) -> impl Iterator<Item = (&'l Lesson, Option<&'l LessonRecord>)> {
    let of_pack = |pack: &'l Pack| pack.lessons.iter().map(move |lesson| (pack, lesson));
    let here = library.packs().flat_map(of_pack).filter(move |(_, lesson)| lesson.is_for(house));
    here.map(move |(pack, lesson)| (lesson, known.lesson(&format!("{}/{}", pack.id, lesson.id), house)))
}

fn lessons(known: &Progress, library: &Library, house: &HouseId) -> (Vec<LessonLine>, u32) {
    let lessons = || lessons_with_records(known, library, house).filter(|(lesson, _)| lesson.test.is_none());
    let line = |(lesson, record): (&Lesson, Option<&LessonRecord>)| {
        let is_enough = |record: &&LessonRecord| record.best.is_some_and(|best| lesson.is_passed_by(best.percent()));
        let record = record.filter(|record| record.passed || is_enough(record))?;
        let passed = record.passed_at.map(|at| known.mastery().day(at));
        Some(LessonLine { title: lesson.title.clone(), passed, best: record.best.filter(|best| best.asked > 0) })
    };
    (lessons().filter_map(line).collect(), lessons().count() as u32)
}

fn tests(known: &Progress, library: &Library, house: &HouseId) -> Vec<TestLine> {
    let line = |(lesson, record): (&Lesson, Option<&LessonRecord>)| {
        let (test, record) = (lesson.test?, record?);
        let best = record.best?;
        Some(TestLine {
            title: lesson.title.clone(),
            passed: record.passed_at.map(|at| known.mastery().day(at)),
            best,
            band: test.bands.band(best.percent()),
        })
    };
    lessons_with_records(known, library, house).filter_map(line).collect()
}
