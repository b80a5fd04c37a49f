//! Questions and answers of one run of a lesson.

use std::collections::BTreeMap;

use crate::drill::area::Area;
use crate::drill::marking::Verdict;
use crate::drill::question::Question;
use crate::drill::{AnyDrill, DecisionId};
use crate::lesson::Lesson;
use crate::progress::{LessonDone, TopicScore};
use crate::rules::reason::Reason;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissedDecision {
    pub drill: &'static str,
    /// The stable id of the decision.
    pub decision: DecisionId,
    pub question: Question,
    pub verdict: Verdict,
}

impl MissedDecision {
    pub fn reason(&self) -> Option<Reason> {
        self.verdict.key.reasons.last().cloned()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AnswerTally {
    right: u32,
    asked: u32,
    millis: Vec<u64>,
    missed: Vec<MissedDecision>,
    unanswered: u32,
    /// Right and asked, by drill name.
    drills: BTreeMap<&'static str, (u32, u32)>,
}

/// The result of one area of a test.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AreaScore {
    pub area: Area,
    pub right: u32,
    pub asked: u32,
    /// Minimum share of right answers in percent.
    pub mark: u8,
}

impl AreaScore {
    pub const fn passes(&self) -> bool {
        self.missing() == 0
    }

    /// Right answers missing to the mark.
    pub const fn missing(&self) -> u32 {
        missing(self.right, self.asked, self.mark)
    }

    /// Right answers in per cent, rounded down.
    pub fn percent(&self) -> u32 {
        (self.right * 100).checked_div(self.asked).unwrap_or_default()
    }
}

const fn missing(right: u32, asked: u32, mark: u8) -> u32 {
    (asked * mark as u32).div_ceil(100).saturating_sub(right)
}

impl AnswerTally {
    /// `millis` is the answer time if timed.
    pub(super) fn add_right(&mut self, drill: &'static str, millis: Option<u64>) {
        let of_drill = self.drills.entry(drill).or_default();
        *of_drill = (of_drill.0 + 1, of_drill.1 + 1);
        self.asked += 1;
        self.right += 1;
        self.millis.extend(millis);
    }

    /// Keeps the wrong answer, one per decision.
    pub(super) fn add_wrong(&mut self, missed: MissedDecision, millis: Option<u64>) {
        self.drills.entry(missed.drill).or_default().1 += 1;
        self.asked += 1;
        self.millis.extend(millis);
        if !self.missed.iter().any(|before| before.decision == missed.decision) {
            self.missed.push(missed);
        }
    }

    /// Counts questions of a drill not answered in time as asked and wrong.
    pub(super) fn add_unanswered(&mut self, drill: &'static str, questions: u32) {
        if questions > 0 {
            let asked = &mut self.drills.entry(drill).or_default().1;
            *asked = asked.saturating_add(questions);
        }
        self.asked = self.asked.saturating_add(questions);
        self.unanswered = self.unanswered.saturating_add(questions);
    }

    /// Results by drill.
    pub(super) fn topics(&self) -> Vec<TopicScore> {
        let topic = |(drill, (right, asked)): (&&'static str, &(u32, u32))| TopicScore {
            drill: (*drill).into(),
            right: *right,
            asked: *asked,
        };
        self.drills.iter().map(topic).collect()
    }

    /// The tally of a finished table test; drills that no longer exist are left out.
    pub(super) fn from_test(done: &LessonDone, missed: Vec<MissedDecision>) -> Self {
        let known = |topic: &TopicScore| {
            let name = AnyDrill::NAMES.iter().find(|name| **name == topic.drill.as_str())?;
            Some((*name, (topic.right, topic.asked)))
        };
        Self {
            right: done.right.min(done.asked),
            asked: done.asked,
            millis: done.millis.into_iter().collect(),
            missed,
            unanswered: done.unanswered,
            drills: done.topics.iter().filter_map(known).collect(),
        }
    }

    pub const fn unanswered(&self) -> u32 {
        self.unanswered
    }

    /// Drills with wrong answers, the weakest first: name, right, asked.
    pub fn weak(&self) -> Vec<(&'static str, u32, u32)> {
        let mut weak: Vec<_> = self.drills.iter().map(|(drill, (right, asked))| (*drill, *right, *asked)).collect();
        weak.retain(|(_, right, asked)| right < asked);
        weak.sort_by_key(|(_, right, asked)| right * 100 / asked);
        weak
    }

    /// The areas that a lesson marks apart, as far as they were asked.
    pub fn areas(&self, lesson: &Lesson) -> Vec<AreaScore> {
        let Some(marks) = lesson.area_marks() else { return Vec::new() };
        let score = |area: Area| {
            let of_area = self.drills.iter().filter(|(drill, _)| lesson.area_of(drill) == Some(area));
            let (right, asked) = of_area.fold((0, 0), |all, (_, of)| (all.0 + of.0, all.1 + of.1));
            AreaScore { area, right, asked, mark: marks.get(area) }
        };
        Area::ALL.map(score).into_iter().filter(|score| score.asked > 0).collect()
    }

    /// Right answers missing to a mark in per cent of all that was asked.
    pub const fn missing_to(&self, mark: u8) -> u32 {
        missing(self.right, self.asked, mark)
    }

    pub const fn right(&self) -> u32 {
        self.right
    }

    pub const fn answered(&self) -> u32 {
        self.asked
    }

    /// Right answers in per cent, rounded down; `None` before the first.
    pub const fn accuracy(&self) -> Option<u32> {
        (self.right * 100).checked_div(self.asked)
    }

    /// Median answer time; `None` if untimed.
    pub fn median_millis(&self) -> Option<u64> {
        let mut sorted = self.millis.clone();
        sorted.sort_unstable();
        sorted.get(sorted.len().checked_sub(1)? / 2).copied()
    }

    /// Wrongly answered decisions, one entry each, in order.
    pub fn missed(&self) -> &[MissedDecision] {
        &self.missed
    }

    /// A lesson without questions passes on completion; pace counts only if answers are timed.
    pub fn passes(&self, lesson: &Lesson, timed: bool) -> bool {
        let pass = lesson.pass;
        let accurate = self.accuracy().is_none_or(|accuracy| accuracy >= u32::from(pass.accuracy));
        let quick = self.median_millis().is_none_or(|millis| millis <= u64::from(pass.seconds) * 1000);
        accurate && (quick || !timed) && self.areas(lesson).iter().all(AreaScore::passes)
    }
}
