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

/// Decisions in succession that no drill asks any more, at most.
const MOST_TRIES: usize = 1_000;

#[derive(Debug)]
pub(super) struct QuestionQueue {
    pool: Arc<QuestionPool>,
    order: QueueOrder,
    item: Option<ScheduledQuestion>,
    asked: u32,
}

#[derive(Debug)]
enum QueueOrder {
    /// As many as were announced, chosen by the schedule.
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
    /// Usual duration of the questions asked.
    elapsed_millis: u64,
    planned: u32,
}

impl QuestionQueue {
    /// Today's practice of this many minutes, with the number of questions that was announced.
    pub(super) fn today(pool: Arc<QuestionPool>, session: PracticeSession, minutes: u16, planned: usize) -> Self {
        let budget_millis = u64::from(minutes) * 60_000;
        let today = TodayQueue { session, budget_millis, elapsed_millis: 0, planned: planned as u32 };
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

    /// The next question; `None` when the practice is over.
    pub(super) fn next(
        &mut self,
        house: &House,
        put: &AskedQuestions,
        dice: &mut SeededRng,
        now: Moment,
    ) -> Option<(DecisionKey, PooledQuestion)> {
        if let (QueueOrder::Today(today), Some(before)) = (&mut self.order, &self.item) {
            today.elapsed_millis = today.elapsed_millis.saturating_add(self.pool.millis(&before.key));
        }
        for _ in 0..MOST_TRIES {
            let item = match &mut self.order {
                QueueOrder::Today(today) if self.asked >= today.planned => None,
                // Repeated mistakes take longer than planned, and do not make the practice shorter.
                QueueOrder::Today(today) => {
                    today.session.next(today.elapsed_millis.min(today.budget_millis.saturating_sub(1)))
                }
                QueueOrder::These { left, .. } => {
                    left.pop_front().map(|key| ScheduledQuestion { key, why: ScheduleReason::WrongJustNow })
                }
                QueueOrder::Placement(search) => {
                    search.next(house, dice).map(|key| ScheduledQuestion { key, why: ScheduleReason::InTurn })
                }
            };
            let Some(item) = item else {
                break;
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
                today.session.record_answer(&item, true, None, now);
            } else if let QueueOrder::Placement(search) = &mut self.order {
                search.record_answer(false);
            }
        }
        self.item = None;
        None
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

    /// Total of questions, which stays as it was announced.
    pub(super) fn expected_total(&self) -> u32 {
        match &self.order {
            QueueOrder::These { left, .. } => self.asked + left.len() as u32,
            QueueOrder::Placement(search) => self.asked + search.most_left(),
            QueueOrder::Today(_) if self.item.is_none() => self.asked,
            QueueOrder::Today(today) => today.planned,
        }
    }

    pub(super) const fn asked_count(&self) -> u32 {
        self.asked
    }
}
