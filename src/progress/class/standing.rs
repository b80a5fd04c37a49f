//! One trainee's results, overall and per lesson.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::intake::{ClassAnswer, Trainee};
use super::report::ReportQuery;
use super::time::{PracticeWeek, Quartiles, monday, weeks};
use crate::progress::moment::Moment;
use crate::progress::schedule::{Readiness, tableau};
use crate::progress::score::Score;

/// Number of weeks averaged for minutes per week.
pub const MEAN_WEEKS: i64 = 4;

#[derive(Debug, Clone, PartialEq)]
pub struct TraineeStanding {
    pub name: String,
    pub score: Score,
    pub time: Option<Quartiles>,
    /// Known decisions and decisions asked about, in this house.
    pub known: (u32, u32),
    /// Expected errors in a hundred coups; `None` before any tableau decision was asked about.
    pub errors_per_hundred: Option<f64>,
    /// Weeks of practice in any house, oldest first.
    pub weeks: Vec<PracticeWeek>,
    /// Minutes practised since Monday.
    pub minutes_this_week: u32,
    /// Mean minutes per week over the last four weeks, this one included.
    pub minutes_a_week: u32,
    pub streak: u32,
    /// Time of the last answer, in any house.
    pub last: Option<Moment>,
    pub lessons: BTreeMap<Arc<str>, LessonStanding>,
}

#[derive(Debug, Clone, PartialEq, Default)]
pub struct LessonStanding {
    pub finished: u32,
    pub passed: bool,
    pub passed_at: Option<Moment>,
    pub best: Option<Score>,
    pub score: Score,
    /// Median answer time in ms.
    pub median_millis: Option<f64>,
    pub last: Option<Moment>,
}

impl TraineeStanding {
    pub fn new(trainee: &Trainee, sought: &ReportQuery<'_>) -> Self {
        let ReportQuery { house, today, skills, .. } = *sought;
        let mastery = trainee.known.mastery();
        let mut score = Score::default();
        let mut times = Vec::new();
        for given in trainee.answers.iter().filter(|given| given.key.house == *house) {
            score.count(given.right);
            times.extend(given.millis);
        }
        let here = || mastery.decisions().filter(|(key, _)| key.house == *house);
        let weeks = weeks(&trainee.answers, |given| mastery.day(given.at));
        let this = monday(today);
        let minutes = |least: i64| {
            let counts = |week: &&PracticeWeek| week.begins.0 >= least && week.begins <= this;
            weeks.iter().filter(counts).map(|week| week.minutes).fold(0, u32::saturating_add)
        };
        let (minutes_this_week, last_weeks) = (minutes(this.0), minutes(this.0 - 7 * (MEAN_WEEKS - 1)));
        let asked = here().any(|(key, _)| key.drill == tableau::DRILL) && !skills.is_empty();
        Self {
            name: trainee.name.clone(),
            score,
            time: Quartiles::from_times(times),
            known: (here().filter(|(_, learnt)| learnt.is_known()).count() as u32, here().count() as u32),
            errors_per_hundred: asked.then(|| Readiness::on(today, mastery, skills).errors_per_hundred),
            minutes_this_week,
            minutes_a_week: last_weeks / MEAN_WEEKS as u32,
            weeks,
            streak: trainee.known.history().streak(today),
            last: trainee.answers.last().map(|given| given.at),
            lessons: lessons(trainee, sought),
        }
    }
}

fn lessons(trainee: &Trainee, sought: &ReportQuery<'_>) -> BTreeMap<Arc<str>, LessonStanding> {
    let mut lessons: BTreeMap<Arc<str>, (LessonStanding, Vec<u64>)> = BTreeMap::new();
    let here = |given: &&ClassAnswer| given.key.house == *sought.house;
    for given in trainee.answers.iter().filter(here) {
        let (standing, times) = lessons.entry(Arc::clone(&given.lesson)).or_default();
        standing.score.count(given.right);
        standing.last = standing.last.max(Some(given.at));
        times.extend(given.millis);
    }
    for run in trainee.runs.iter().filter(|run| run.house == *sought.house) {
        let (standing, _) = lessons.entry(Arc::clone(&run.lesson)).or_default();
        standing.finished = standing.finished.saturating_add(1);
        standing.last = standing.last.max(Some(run.at));
        standing.best = standing.best.max(Some(run.score));
        // An earlier version wanted pace as well.
        if run.passed || run.score.asked > 0 && (sought.passes)(&run.lesson, run.score.percent()) {
            standing.passed = true;
            standing.passed_at.get_or_insert(run.at);
        }
    }
    let whole = |(lesson, (standing, times)): (Arc<str>, (LessonStanding, Vec<u64>))| {
        (lesson, LessonStanding { median_millis: Quartiles::from_times(times).map(|time| time.median), ..standing })
    };
    lessons.into_iter().map(whole).collect()
}
