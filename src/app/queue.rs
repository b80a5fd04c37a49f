//! Questions that do not come from a lesson's steps: the schedule, or wrong answers to retry.

use std::collections::VecDeque;
use std::sync::Arc;

use super::placement::PlacementSearch;
use super::pool::{PooledQuestion, QuestionPool};
use crate::lesson::AskedQuestions;
use crate::progress::Moment;
use crate::progress::mastery::DecisionKey;
use crate::progress::schedule::{PracticeSession, ScheduleReason, ScheduledQuestion};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

/// Time at one question beyond this counts as a pause (ms).
const LONGEST_MILLIS: u64 = 120_000;

/// Weight of the planned question count, in questions, until the trainee's own pace takes over.
const PLANNED_WEIGH: u64 = 6;

#[derive(Debug)]
pub(super) struct QuestionQueue {
    pool: Arc<QuestionPool>,
    order: QueueOrder,
    item: Option<ScheduledQuestion>,
    asked: u32,
}

#[derive(Debug)]
enum QueueOrder {
    /// Chosen by the schedule until the time is up.
    Today(Box<TodayQueue>),
    /// These decisions, each until answered right once, or wrong again.
    These { left: VecDeque<DecisionKey>, again: Vec<DecisionKey> },
    /// A search for what is known already.
    Placement(PlacementSearch),
}

#[derive(Debug)]
struct TodayQueue {
    session: PracticeSession,
    budget_millis: u64,
    elapsed_millis: u64,
    planned: u64,
    since: Moment,
}

impl QuestionQueue {
    /// Today's practice with a time limit and the planned number of questions.
    pub(super) fn today(
        pool: Arc<QuestionPool>,
        session: PracticeSession,
        minutes: u16,
        planned: usize,
        now: Moment,
    ) -> Self {
        let budget_millis = u64::from(minutes) * 60_000;
        let today = TodayQueue { session, budget_millis, elapsed_millis: 0, planned: planned as u64, since: now };
        Self { pool, order: QueueOrder::Today(Box::new(today)), item: None, asked: 0 }
    }

    /// These decisions once more.
    pub(super) fn retry(pool: Arc<QuestionPool>, keys: impl IntoIterator<Item = DecisionKey>) -> Self {
        let left = keys.into_iter().collect();
        Self { pool, order: QueueOrder::These { left, again: Vec::new() }, item: None, asked: 0 }
    }

    /// A placement.
    pub(super) const fn placement(pool: Arc<QuestionPool>, search: PlacementSearch) -> Self {
        Self { pool, order: QueueOrder::Placement(search), item: None, asked: 0 }
    }

    pub(super) const fn search(&self) -> Option<&PlacementSearch> {
        if let QueueOrder::Placement(search) = &self.order { Some(search) } else { None }
    }

    pub(super) const fn is_today(&self) -> bool {
        matches!(self.order, QueueOrder::Today(_))
    }

    pub(super) const fn pool(&self) -> &Arc<QuestionPool> {
        &self.pool
    }

    pub(super) fn why(&self) -> Option<&ScheduleReason> {
        self.item.as_ref().filter(|_| self.is_today()).map(|item| &item.why)
    }

    /// The next question; `None` when the practice is over. Untimed answers count with the usual time of their
    /// question.
    pub(super) fn next(
        &mut self,
        house: &House,
        put: &AskedQuestions,
        timed: bool,
        dice: &mut SeededRng,
        now: Moment,
    ) -> Option<(DecisionKey, PooledQuestion)> {
        if let (QueueOrder::Today(today), Some(before)) = (&mut self.order, &self.item) {
            let took = if timed { now.since(today.since).min(LONGEST_MILLIS) } else { self.pool.millis(&before.key) };
            today.elapsed_millis = today.elapsed_millis.saturating_add(took);
            today.since = now;
        }
        loop {
            let item = match &mut self.order {
                QueueOrder::Today(today) => today.session.next(today.elapsed_millis),
                QueueOrder::These { left, .. } => {
                    left.pop_front().map(|key| ScheduledQuestion { key, why: ScheduleReason::WrongJustNow })
                }
                QueueOrder::Placement(search) => {
                    search.next(house, dice).map(|key| ScheduledQuestion { key, why: ScheduleReason::InTurn })
                }
            };
            let Some(item) = item else {
                self.item = None;
                return None;
            };
            let dealt = self.pool.deal(&item.key, house, put, dice);
            let key = item.key.clone();
            if let Some(dealt) = dealt {
                self.item = Some(item);
                self.asked += 1;
                return Some((key, dealt));
            }
            // No drill asks it any more: it counts as asked, otherwise it would be chosen forever.
            if let QueueOrder::Today(today) = &mut self.order {
                today.elapsed_millis = today.elapsed_millis.saturating_add(self.pool.millis(&key));
                today.session.record_answer(&item, true, None, now);
            } else if let QueueOrder::Placement(search) = &mut self.order {
                search.record_answer(false);
            }
        }
    }

    pub(super) fn record_answer(&mut self, right: bool, millis: Option<u64>, now: Moment) {
        let Some(item) = &self.item else { return };
        match &mut self.order {
            QueueOrder::Today(today) => today.session.record_answer(item, right, millis, now),
            QueueOrder::These { left, again } => {
                if !right && !again.contains(&item.key) {
                    again.push(item.key.clone());
                    left.push_back(item.key.clone());
                }
            }
            QueueOrder::Placement(search) => search.record_answer(right),
        }
    }

    pub(super) fn add_pause(&mut self, millis: u64) {
        if let QueueOrder::Today(today) = &mut self.order {
            today.since = today.since.plus(millis);
        }
    }

    /// Expected total of questions at the current pace.
    pub(super) fn expected_total(&self) -> u32 {
        match &self.order {
            QueueOrder::These { left, .. } => self.asked + left.len() as u32,
            QueueOrder::Placement(search) => self.asked + search.most_left(),
            QueueOrder::Today(today) => {
                let asked = u64::from(self.asked.saturating_sub(1));
                let usual = today.budget_millis / today.planned.max(1);
                let pace = (today.elapsed_millis + PLANNED_WEIGH * usual) / (asked + PLANNED_WEIGH);
                let left = today.budget_millis.saturating_sub(today.elapsed_millis).div_ceil(pace.max(1));
                if self.item.is_none() { self.asked } else { (asked + left.max(1)) as u32 }
            }
        }
    }

    pub(super) const fn asked_count(&self) -> u32 {
        self.asked
    }
}
