//! Plan of today's practice and the reasons for it.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::charts::text::day_of;
use super::exam_forecast::ExamOutlook;
use super::home::LessonRow;
use super::pool::QuestionPool;
use super::practice::{Practice, PracticeSetup};
use super::queue::QuestionQueue;
use super::{LessonPath, Session};
use crate::describe::decision::describe_decision;
use crate::drill::{AnyDrill, title_of};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::lesson::{Lesson, Pass, TODAYS_PRACTICE};
use crate::progress::Moment;
use crate::progress::mastery::constants::QUESTIONS_A_MINUTE;
use crate::progress::mastery::{Day, DecisionKey, Mastery};
use crate::progress::schedule::{PracticePlan, ScheduleReason, tableau};
use crate::rules::house::{House, HouseId};
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
    later: Vec<DecisionKey>,
    outlook: Option<ExamOutlook>,
}

/// Inputs of a plan; a change requires a new plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PlanInputs {
    profile: String,
    house: HouseId,
    table: String,
    minutes: u16,
    day: Day,
    exam: Option<Day>,
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
            match drills.iter_mut().find(|(drill, _)| *drill == item.key.drill.as_str()) {
                Some((_, count)) => *count += 1,
                None => drills.push((item.key.drill.as_str(), 1)),
            }
        }
        drills.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let others: usize = drills.iter().skip(MOST_NAMED).map(|(_, count)| count).sum();
        let named = drills.iter().take(MOST_NAMED).map(|(drill, count)| (Some(title_of(drill)), *count));
        named.chain((others > 0).then_some((None, others))).collect()
    }

    /// What can be expected at the exam; `None` where the plan has nothing of the tableau.
    pub const fn outlook(&self) -> Option<&ExamOutlook> {
        self.outlook.as_ref()
    }

    /// What is left for another day, with an example; `None` if nothing is.
    pub fn left_for_later(&self) -> Option<Phrase> {
        let first = self.later.first()?;
        let example = Fact::Phrase(Box::new(describe_decision(first.drill.as_str(), &first.decision)));
        Some(text!("today-later", count = Fact::Number(self.later.len() as u64), example = example))
    }

    /// For each kind of reason the first decision and the number of further ones.
    pub fn reasons(&self) -> Vec<Phrase> {
        let mut kinds: Vec<(&DecisionKey, &ScheduleReason, usize)> = Vec::new();
        for (key, why) in self.plan.notable() {
            match kinds.iter_mut().find(|(_, other, _)| std::mem::discriminant(*other) == std::mem::discriminant(why)) {
                Some((first, _, others)) => *others += usize::from(*first != key),
                None => kinds.push((key, why, 0)),
            }
        }
        let phrases = kinds.into_iter().take(MOST_TOLD).map(|(key, why, others)| {
            let phrase = describe(key, why, self.stand.day);
            match others {
                0 => phrase,
                _ => text!(
                    "today-and-others",
                    reason = Fact::Phrase(Box::new(phrase)),
                    others = Fact::Number(others as u64)
                ),
            }
        });
        let phrases: Vec<Phrase> = phrases.collect();
        if phrases.is_empty() { vec![text!("today-all-fresh")] } else { phrases }
    }
}

fn describe(key: &DecisionKey, why: &ScheduleReason, today: Day) -> Phrase {
    let decision = Fact::Phrase(Box::new(describe_decision(key.drill.as_str(), &key.decision)));
    text!("today-reason", decision = decision, why = Fact::Phrase(Box::new(reason(why, today))))
}

pub fn reason(why: &ScheduleReason, today: Day) -> Phrase {
    let on = |key, day: Day| Phrase::plain(key).with("when", Fact::Phrase(Box::new(relative_day(day, today))));
    match why {
        ScheduleReason::WrongJustNow => text!("why-wrong-just-now"),
        ScheduleReason::New => text!("why-new"),
        ScheduleReason::WrongOn(day) => on(text_key!("why-wrong"), *day),
        ScheduleReason::SlowOn(day) => on(text_key!("why-slow"), *day),
        ScheduleReason::Due(day) => on(text_key!("why-due"), *day),
        ScheduleReason::EasilyConfused(other) => {
            let other = describe_decision(other.drill.as_str(), &other.decision);
            text!("why-beside", other = Fact::Phrase(Box::new(other)))
        }
        ScheduleReason::Problem(_) => text!("why-problem"),
        ScheduleReason::Frequent => text!("why-frequent"),
        ScheduleReason::InTurn => text!("why-turn"),
    }
}

fn relative_day(day: Day, today: Day) -> Phrase {
    match today.since(day) {
        0 => text!("when-today"),
        1 => text!("when-yesterday"),
        _ => text!("when-on", day = Fact::Day(day.0)),
    }
}

/// A lesson without steps, for practice outside the lessons.
fn lesson(id: &str, title: TextKey) -> Lesson {
    Lesson::standalone(id.into(), &Phrase::plain(title), Vec::new(), Pass::NONE)
}

impl Session {
    /// Plans today's practice if the inputs have changed.
    pub(super) fn plan_today(&mut self, now: Moment) {
        let (Some(profile), Some(house)) = (&self.profile, self.house()) else { return };
        let day = profile.known.mastery().day(now);
        let stand = PlanInputs {
            profile: profile.name.clone(),
            house: house.id.clone(),
            table: format!("{:?}", self.table()),
            minutes: self.settings.today_minutes,
            day,
            exam: self.settings.exam_day.map(day_of),
            records: profile.known.records(),
        };
        self.day = day;
        if self.planned_for.as_ref() == Some(&stand) {
            return;
        }
        let is_met = |row: &LessonRow<'_>| {
            row.placed || row.is_learnt_elsewhere() || row.record.is_some_and(|record| record.finished > 0)
        };
        let met = self.course().into_iter().filter(is_met);
        let met = met.filter(|row| row.lesson.test.is_none());
        let lessons: Vec<Lesson> = met.filter_map(|row| row.lesson.at_table(&house)).collect();
        let mut pool = QuestionPool::new(&lessons, &house);
        self.short_shift = self.plan_short_shift(&house, day);
        let Some(mastery) = self.mastery_here() else { return };
        self.add_answered(&mut pool, &house, mastery);
        // Seeded by the inputs, so that the plan is stable during the day.
        let mut dice = SeededRng::from_seed(day.0.unsigned_abs() ^ stand.records.rotate_left(32));
        let mut plan = PracticePlan::today(mastery, pool.skills(), u32::from(stand.minutes), day, &mut dice);
        plan.items.truncate(usize::from(stand.minutes) * QUESTIONS_A_MINUTE);
        let later = plan.later(pool.skills()).into_iter().map(|skill| skill.key.clone()).collect();
        let of_tableau = plan.items.iter().filter(|item| item.key.drill == tableau::DRILL).count();
        let outlook = ExamOutlook::new(&house, mastery, (day, stand.exam), stand.minutes, of_tableau);
        self.planned_for = Some(stand.clone());
        self.today = (!plan.items.is_empty()).then(|| TodayPlan { pool: Arc::new(pool), plan, stand, later, outlook });
    }

    /// Adds what was answered outside finished lessons: in table tests, free practice, rooms and lessons that were left.
    fn add_answered(&self, pool: &mut QuestionPool, house: &House, mastery: &Mastery) {
        let answered = mastery.decisions().map(|(key, _)| key).filter(|key| key.house == house.id);
        let missing: BTreeSet<&DecisionKey> = answered.filter(|key| !pool.asks(key)).collect();
        let wanted: BTreeSet<&str> = missing.iter().map(|key| key.drill.as_str()).collect();
        let is_wanted = |drill: &AnyDrill| wanted.contains(drill.name());
        let rows = self.course().into_iter().filter(|row| row.lesson.drills().any(is_wanted));
        let (tests, lessons): (Vec<_>, Vec<_>) = rows.partition(|row| row.lesson.test.is_some());
        for row in lessons.into_iter().chain(tests) {
            for drill in row.lesson.at_table(house).iter().flat_map(Lesson::drills).filter(|drill| is_wanted(drill)) {
                pool.add_answered(drill, house, &missing);
            }
        }
        for drill in wanted.iter().filter_map(|name| AnyDrill::from_filters(name, &[])) {
            pool.add_answered(&drill, house, &missing);
        }
    }

    pub(super) fn practice_today(&mut self, now: Moment) -> Option<Practice> {
        let TodayPlan { pool, plan, stand, .. } = self.today.clone()?;
        let planned = plan.items.len();
        let queue = QuestionQueue::today(pool, plan.begin(), stand.minutes, planned);
        let setting = self.setting("mixed", text_key!("today-title"))?;
        Some(Practice::from_queue(setting, queue, now))
    }

    /// What today's plan leaves for later, as many questions as it has minutes for.
    pub(super) fn practice_later(&mut self, now: Moment) -> Option<Practice> {
        let TodayPlan { pool, stand, later, .. } = self.today.clone()?;
        let most = usize::from(stand.minutes) * QUESTIONS_A_MINUTE;
        let keys: Vec<DecisionKey> = later.into_iter().take(most).collect();
        if keys.is_empty() {
            return None;
        }
        let setting = self.setting("later", text_key!("later-title"))?;
        Some(Practice::from_queue(setting, QuestionQueue::retry(pool, keys), now))
    }

    /// The wrong answers of a practice.
    pub(super) fn retry(&mut self, practice: &Practice, now: Moment) -> Option<Practice> {
        let house = self.house()?;
        let missed = practice.tally().missed().iter();
        let keys: Vec<DecisionKey> =
            missed.map(|missed| DecisionKey::new(&house.id, &missed.drill.into(), &missed.decision)).collect();
        let pool = practice.pool().unwrap_or_else(|| Arc::new(QuestionPool::new([practice.lesson()], &house)));
        let setting = self.setting("again", text_key!("again-title"))?;
        Some(Practice::from_queue(setting, QuestionQueue::retry(pool, keys), now))
    }

    /// These decisions, each until it is answered right; `None` if no drill asks any of them.
    pub(super) fn practise_weak(&mut self, keys: &[DecisionKey], now: Moment) -> Option<Practice> {
        let house = self.house()?;
        let mut pool = QuestionPool::default();
        let wanted: BTreeSet<&DecisionKey> = keys.iter().collect();
        let drills: BTreeSet<&str> = keys.iter().map(|key| key.drill.as_str()).collect();
        for drill in drills.into_iter().filter_map(|name| AnyDrill::from_filters(name, &[])) {
            pool.add_answered(&drill, &house, &wanted);
        }
        let asked: Vec<DecisionKey> = keys.iter().filter(|key| pool.asks(key)).cloned().collect();
        if asked.is_empty() {
            return None;
        }
        let setting = self.setting("again", text_key!("shift-weak-title"))?;
        Some(Practice::from_queue(setting, QuestionQueue::retry(Arc::new(pool), asked), now))
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

    pub(super) fn setting(&mut self, id: &str, title: TextKey) -> Option<PracticeSetup> {
        let lesson = Arc::new(lesson(id, title));
        let house: Arc<House> = self.house()?;
        let device = self.profile.as_ref()?.device.clone();
        let path = LessonPath { pack: TODAYS_PRACTICE.into(), lesson: id.into() };
        Some(PracticeSetup { path, lesson, house, device, timed: self.settings.timers, seed: self.dice.next_seed() })
    }
}
