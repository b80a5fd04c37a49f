//! Placement: a short search for the lessons whose content is known already.

use std::sync::Arc;

use super::home::LessonRow;
use super::pool::QuestionPool;
use super::practice::Practice;
use super::queue::QuestionQueue;
use super::{Effect, LessonPath, Screen, Session};
use crate::drill::AnyDrill;
use crate::drill::question::AnswerForm;
use crate::lesson::Lesson;
use crate::progress::mastery::DecisionKey;
use crate::progress::{Moment, PlacementRecord, Record, RecordIdGenerator};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

/// Packs that are searched, with the most lessons tried in each.
const TOPICS: [(&str, u8); 4] = [("tableau", 3), ("announcements", 2), ("first-payouts", 2), ("procedure", 2)];

/// Right answers that show that a lesson is known.
const PROOF: u8 = 2;

/// The lessons of one pack in order; those before `known` are known, those from `unknown` on are not.
#[derive(Debug, Clone)]
pub struct PlacementTopic {
    lessons: Vec<(LessonPath, Lesson)>,
    known: usize,
    unknown: usize,
    tries: u8,
    right: u8,
}

/// A search by halves in each topic in turn.
#[derive(Debug, Clone)]
pub struct PlacementSearch {
    topics: Vec<PlacementTopic>,
}

impl PlacementTopic {
    const fn is_open(&self) -> bool {
        self.tries > 0 && self.known < self.unknown
    }

    const fn tried(&self) -> usize {
        usize::midpoint(self.known, self.unknown)
    }

    fn record_answer(&mut self, right: bool) {
        let tried = self.tried();
        if !right {
            self.unknown = tried;
        } else if self.right + 1 < PROOF {
            self.right += 1;
            return;
        } else {
            self.known = tried + 1;
        }
        self.right = 0;
        self.tries -= 1;
    }

    /// A decision of the lesson being tried, then of any lesson that it would pass.
    fn decision(&self, house: &House, dice: &mut SeededRng) -> Option<DecisionKey> {
        let tried = self.tried();
        let from = if self.right == 0 { tried } else { self.known + dice.below(tried + 1 - self.known) };
        let (_, lesson) = self.lessons.get(from)?;
        let drills: Vec<&AnyDrill> = lesson.drills().collect();
        let drill = drills.get(dice.below(drills.len()))?;
        let mut decisions = drill.drill().decisions(house);
        let decision = (!decisions.is_empty()).then(|| decisions.swap_remove(dice.below(decisions.len())))?;
        Some(DecisionKey::new(&house.id, &drill.name().into(), &decision.into()))
    }

    /// The pack, with its lessons that are known and all that were searched.
    pub fn result(&self) -> Option<(&LessonPath, usize, usize)> {
        Some((&self.lessons.first()?.0, self.known, self.lessons.len()))
    }
}

impl PlacementSearch {
    pub(super) fn next(&self, house: &House, dice: &mut SeededRng) -> Option<DecisionKey> {
        self.topics.iter().find(|topic| topic.is_open())?.decision(house, dice)
    }

    pub(super) fn record_answer(&mut self, right: bool) {
        if let Some(topic) = self.topics.iter_mut().find(|topic| topic.is_open()) {
            topic.record_answer(right);
        }
    }

    /// The most questions that may still come.
    pub(super) fn most_left(&self) -> u32 {
        let left = |topic: &PlacementTopic| u32::from(topic.tries * PROOF).saturating_sub(u32::from(topic.right));
        let open: u32 = self.topics.iter().filter(|topic| topic.is_open()).map(left).sum();
        // One of them is being asked.
        open.saturating_sub(1)
    }

    pub fn topics(&self) -> &[PlacementTopic] {
        &self.topics
    }

    /// The lessons that are known.
    pub fn known(&self) -> impl Iterator<Item = &LessonPath> {
        self.topics.iter().flat_map(|topic| topic.lessons.iter().take(topic.known).map(|(path, _)| path))
    }
}

/// True if every question of the lesson is answered at once: no spoken call, no tableau from memory.
fn is_quick(lesson: &Lesson, house: &House) -> bool {
    let form = |drill: &AnyDrill| drill.drill().pose(0, house, &mut SeededRng::from_seed(0)).map(|it| it.question.form);
    let is_quick = |drill| {
        form(drill).is_some_and(|form| {
            !matches!(form, AnswerForm::Aloud(_) | AnswerForm::Grid(_) | AnswerForm::Settle | AnswerForm::Chips(_))
        })
    };
    lesson.questions() > 0 && lesson.drills().all(is_quick)
}

impl Session {
    fn placement_search(&self, house: &House) -> PlacementSearch {
        let course = self.course();
        let topic = |(pack, tries): (&str, u8)| {
            let rows = course.iter().filter(|row: &&LessonRow<'_>| row.path.pack == pack);
            let fitting = rows.filter_map(|row| Some((row.path.clone(), row.lesson.at_table(house)?)));
            let lessons: Vec<_> = fitting.filter(|(_, lesson)| is_quick(lesson, house)).collect();
            PlacementTopic { unknown: lessons.len(), lessons, known: 0, tries, right: 0 }
        };
        PlacementSearch { topics: TOPICS.into_iter().map(topic).collect() }
    }

    fn placement(&mut self, now: Moment) -> Option<Practice> {
        let house = self.house()?;
        let search = self.placement_search(&house);
        let lessons = search.topics.iter().flat_map(|topic| topic.lessons.iter().map(|(_, lesson)| lesson));
        let pool = Arc::new(QuestionPool::new(lessons, &house));
        let setting = self.setting("placement", text_key!("placement-title"))?;
        Some(Practice::from_queue(setting, QuestionQueue::placement(pool, search), now))
    }

    /// Records that no lesson of the house is passed by placement any more.
    pub(super) fn undo_placement(&mut self, now: Moment) -> Vec<Effect> {
        let (Some(house), Some(profile)) = (self.house(), &self.profile) else { return Vec::new() };
        let device = profile.device.clone();
        let id = RecordIdGenerator::new(device.clone(), self.dice.next_seed()).next_id(now);
        let record = PlacementRecord { id, at: now, device, house: house.id.clone(), lessons: Vec::new() };
        let record = Record::Placement(record);
        self.apply_record(&record);
        vec![Effect::Record(Box::new(record))]
    }

    /// Lessons of the current course that are passed by placement only.
    pub fn placed_lessons(&self) -> usize {
        let is_placed = |row: &LessonRow<'_>| row.placed && !row.record.is_some_and(|record| record.passed);
        self.course().iter().filter(|row| is_placed(row)).count()
    }
}

impl Screen {
    pub(super) fn begin_placement(&mut self, session: &mut Session, now: Moment) {
        if matches!(self, Self::Home | Self::FirstRun(_)) {
            self.open_practice(session.placement(now));
        }
    }
}
