//! Plan of today's practice and the reasons for it.

use std::sync::Arc;

use super::pool::QuestionPool;
use super::practice::{Practice, PracticeSetup};
use super::queue::QuestionQueue;
use super::{App, LessonPath, Screen, Session};
use crate::describe::decision::describe_decision;
use crate::drill::title_of;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{Lesson, Pass, TODAYS_PRACTICE};
use crate::progress::Moment;
use crate::progress::mastery::{Day, DecisionId};
use crate::progress::schedule::{PracticePlan, ScheduleReason};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

/// Selectable durations in minutes.
pub const MINUTES: [u16; 5] = [5, 10, 15, 20, 30];

/// Maximum number of reasons shown.
const MOST_TOLD: usize = 3;

/// Maximum number of drills shown.
const MOST_NAMED: usize = 4;

#[derive(Debug, Clone)]
pub struct TodayPlan {
    pool: Arc<QuestionPool>,
    plan: PracticePlan,
    stand: PlanInputs,
}

/// Inputs of a plan; a change requires a new plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PlanInputs {
    profile: String,
    house: String,
    table: String,
    minutes: u16,
    day: Day,
    records: u64,
}

impl TodayPlan {
    /// Planned number of questions, assuming right answers at the usual pace.
    pub fn questions(&self) -> usize {
        self.plan.items.len()
    }

    /// Drills with their question counts, most first; `None` collects the rest.
    pub fn drills(&self) -> Vec<(Option<Phrase>, usize)> {
        let mut drills: Vec<(&str, usize)> = Vec::new();
        for item in &self.plan.items {
            match drills.iter_mut().find(|(drill, _)| *drill == &*item.key.drill) {
                Some((_, count)) => *count += 1,
                None => drills.push((&item.key.drill, 1)),
            }
        }
        drills.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let others: usize = drills.iter().skip(MOST_NAMED).map(|(_, count)| count).sum();
        let named = drills.iter().take(MOST_NAMED).map(|(drill, count)| (Some(title_of(drill)), *count));
        named.chain((others > 0).then_some((None, others))).collect()
    }

    /// For each kind of reason the first decision and the number of further ones.
    pub fn reasons(&self) -> Vec<Phrase> {
        let mut kinds: Vec<(&DecisionId, &ScheduleReason, usize)> = Vec::new();
        for (key, why) in self.plan.notable() {
            match kinds.iter_mut().find(|(_, other, _)| std::mem::discriminant(*other) == std::mem::discriminant(why)) {
                Some((first, _, others)) => *others += usize::from(*first != key),
                None => kinds.push((key, why, 0)),
            }
        }
        let told = kinds.into_iter().take(MOST_TOLD).map(|(key, why, others)| {
            let phrase = describe(key, why, self.stand.day);
            match others {
                0 => phrase,
                _ => Phrase::plain("today-and-others")
                    .with("reason", Fact::Phrase(Box::new(phrase)))
                    .with("others", Fact::Number(others as u64)),
            }
        });
        let told: Vec<Phrase> = told.collect();
        if told.is_empty() { vec![Phrase::plain("today-all-fresh")] } else { told }
    }
}

fn describe(key: &DecisionId, why: &ScheduleReason, today: Day) -> Phrase {
    let decision = Fact::Phrase(Box::new(describe_decision(&key.drill, &key.decision)));
    Phrase::plain("today-reason").with("decision", decision).with("why", Fact::Phrase(Box::new(reason(why, today))))
}

pub fn reason(why: &ScheduleReason, today: Day) -> Phrase {
    let on = |key, day: Day| Phrase::plain(key).with("when", Fact::Phrase(Box::new(relative_day(day, today))));
    match why {
        ScheduleReason::WrongJustNow => Phrase::plain("why-wrong-just-now"),
        ScheduleReason::New => Phrase::plain("why-new"),
        ScheduleReason::WrongOn(day) => on("why-wrong", *day),
        ScheduleReason::SlowOn(day) => on("why-slow", *day),
        ScheduleReason::Due(day) => on("why-due", *day),
        ScheduleReason::EasilyConfused(other) => {
            let other = describe_decision(&other.drill, &other.decision);
            Phrase::plain("why-beside").with("other", Fact::Phrase(Box::new(other)))
        }
        ScheduleReason::Problem(_) => Phrase::plain("why-problem"),
        ScheduleReason::InTurn => Phrase::plain("why-turn"),
    }
}

fn relative_day(day: Day, today: Day) -> Phrase {
    match today.since(day) {
        0 => Phrase::plain("when-today"),
        1 => Phrase::plain("when-yesterday"),
        _ => Phrase::plain("when-on").with("day", Fact::Day(day.0)),
    }
}

/// A lesson without steps, for practice outside the lessons.
fn lesson(id: &str, title: &'static str) -> Lesson {
    Lesson::standalone(id, &Phrase::plain(title), Vec::new(), Pass::NONE)
}

impl App {
    pub(super) fn begin_today(&mut self, now: Moment) {
        if let Some(practice) = self.session.practice_today(now) {
            self.screen = Screen::Lesson(Box::new(practice));
        }
    }

    /// Asks the wrong answers of the finished practice again.
    pub(super) fn retry_missed(&mut self, now: Moment) {
        let Screen::Lesson(practice) = &mut self.screen else { return };
        if let Some(retry) = self.session.retry(practice, now) {
            **practice = retry;
        }
    }
}

impl Session {
    /// Plans today's practice if the inputs have changed.
    pub(super) fn plan_today(&mut self, now: Moment) {
        let (Some(profile), Some(house)) = (&self.profile, self.house()) else { return };
        let mastery = profile.known.mastery();
        let day = mastery.day(now);
        let stand = PlanInputs {
            profile: profile.name.clone(),
            house: house.id.clone(),
            table: format!("{:?}", self.table()),
            minutes: self.settings.today_minutes,
            day,
            records: profile.known.records(),
        };
        self.day = day;
        if self.planned_for.as_ref() == Some(&stand) {
            return;
        }
        let met = self.course().into_iter().filter(|row| row.record.is_some_and(|record| record.finished > 0));
        let pool = QuestionPool::new(met.filter(|row| row.lesson.test.is_none()).map(|row| row.lesson), &house);
        // Seeded by the inputs, so that the plan is stable during the day.
        let mut dice = SeededRng::from_seed(day.0.unsigned_abs() ^ stand.records.rotate_left(32));
        let plan = PracticePlan::today(mastery, pool.skills(), u32::from(stand.minutes), day, &mut dice);
        self.planned_for = Some(stand.clone());
        self.today = (!plan.items.is_empty()).then(|| TodayPlan { pool: Arc::new(pool), plan, stand });
    }

    fn practice_today(&mut self, now: Moment) -> Option<Practice> {
        let TodayPlan { pool, plan, stand } = self.today.clone()?;
        let planned = plan.items.len();
        let queue = QuestionQueue::today(pool, plan.begin(), stand.minutes, planned, now);
        let setting = self.setting("mixed", "today-title")?;
        Some(Practice::from_queue(setting, queue, now))
    }

    /// The wrong answers of a practice.
    fn retry(&mut self, practice: &Practice, now: Moment) -> Option<Practice> {
        let house = self.house()?;
        let key = |drill: &str, decision: &str| DecisionId::new(&house.id, drill, decision);
        let keys: Vec<DecisionId> =
            practice.tally().missed().iter().map(|missed| key(missed.drill, &missed.decision)).collect();
        let pool = practice.pool().unwrap_or_else(|| Arc::new(QuestionPool::new([practice.lesson()], &house)));
        let setting = self.setting("again", "again-title")?;
        Some(Practice::from_queue(setting, QuestionQueue::retry(pool, keys), now))
    }

    /// `None` until a lesson has been completed.
    pub const fn today(&self) -> Option<&TodayPlan> {
        self.today.as_ref()
    }

    /// Length of the current streak in days, and whether it includes today.
    pub fn streak(&self) -> (u32, bool) {
        let Some(profile) = &self.profile else { return (0, false) };
        let history = profile.known.history();
        (history.streak(self.day), history.days().contains_key(&self.day))
    }

    fn setting(&mut self, id: &str, title: &'static str) -> Option<PracticeSetup> {
        let lesson = Arc::new(lesson(id, title));
        let house: Arc<House> = self.house()?;
        let device = self.profile.as_ref()?.device.clone();
        let path = LessonPath { pack: TODAYS_PRACTICE.to_owned(), lesson: id.to_owned() };
        Some(PracticeSetup { path, lesson, house, device, timed: self.settings.timers, seed: self.dice.next_seed() })
    }
}
