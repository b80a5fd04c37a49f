//! A run that was left is resumed: the same seed deals the same questions, and the journal gives the same answers.

use super::timer::TestTimer;
use super::{ActiveQuestion, LessonResult, PaperQuestionState, Practice, PracticeSetup, PracticeStage};
use crate::app::Effect;
use crate::drill::AnyDrill;
use crate::progress::{
    Moment, OpenRun, PositionRecord, Record, RecordIdGenerator, RunAnswer, RunMark, RunPlace, TestResult,
};
use crate::rules::rng::SeededRng;

use super::super::answer_tally::{AnswerTally, MissedDecision};

/// Stages between two questions, at most: the texts and examples of a lesson, each several pages long.
const MOST_STAGES: usize = 10_000;

/// The lesson no longer asks what was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonChanged;

impl Practice {
    /// Goes on with a run where it was left; a table test is paused, since its clock would run. `stamps` seeds the ids
    /// of new records. The effects record an end that was not recorded.
    pub fn resume_run(
        setup: PracticeSetup,
        run: &OpenRun,
        stamps: u64,
        now: Moment,
    ) -> Result<(Self, Vec<Effect>), LessonChanged> {
        if setup.lesson.version != run.version {
            return Err(LessonChanged);
        }
        let device = setup.device.clone();
        let mut practice = Self::begin(PracticeSetup { seed: run.seed, ..setup }, now);
        practice.stamps = RecordIdGenerator::new(device, stamps);
        let mut effects = Vec::new();
        let shifts = run.place.as_ref().map_or(&[][..], |place| &place.shifts);
        for answer in &run.answers {
            practice.pass_shifts(shifts, now);
            effects = practice.give_again(answer, now)?;
        }
        effects.retain(|effect| matches!(effect, Effect::Record(record) if matches!(**record, Record::LessonDone(_))));
        if let PracticeStage::Marked(..) = practice.stage {
            effects.extend(practice.next(now));
        }
        if let Some(place) = &run.place {
            practice.go_to(place, run.answers.len(), now);
            practice.pass_shifts(shifts, now);
        }
        if let (Some(time), Some(test)) = (&mut practice.time, practice.lesson.test) {
            *time = TestTimer::resume(test, run.clock.unwrap_or_default(), now);
        }
        if practice.lesson.test.is_some() && practice.stage != PracticeStage::Done {
            practice.paused_since = Some(now);
        }
        Ok((practice, effects))
    }

    /// Goes past the shifts that were worked, and what is to be read before them.
    fn pass_shifts(&mut self, results: &[bool], now: Moment) {
        for _ in 0..MOST_STAGES {
            let Some(result) = results.get(self.shifts.len()).copied() else { return };
            match self.stage {
                PracticeStage::Shift(_) => self.pass_shift(result, now),
                PracticeStage::Reading(_)
                | PracticeStage::Example(_)
                | PracticeStage::Marked(..)
                | PracticeStage::Worked(..) => drop(self.next(now)),
                PracticeStage::Asking(_) | PracticeStage::Paper | PracticeStage::Done => return,
            }
        }
    }

    /// Goes on to the question and answers it as it was answered.
    fn give_again(&mut self, given: &RunAnswer, now: Moment) -> Result<Vec<Effect>, LessonChanged> {
        for _ in 0..MOST_STAGES {
            match self.stage {
                PracticeStage::Asking(_) | PracticeStage::Paper | PracticeStage::Shift(_) | PracticeStage::Done => {
                    break;
                }
                PracticeStage::Reading(_)
                | PracticeStage::Example(_)
                | PracticeStage::Marked(..)
                | PracticeStage::Worked(..) => {
                    drop(self.next(now));
                }
            }
        }
        let (drill, decision) = (given.drill.as_str(), given.decision.as_str());
        if let Some(paper) = &self.paper {
            let index = paper.find(drill, decision, given.seed).ok_or(LessonChanged)?;
            self.ask(index, now);
        }
        let PracticeStage::Asking(asked) = &self.stage else { return Err(LessonChanged) };
        let is_same = |asked: &ActiveQuestion| {
            (asked.drill, asked.decision.as_str(), asked.seed) == (drill, decision, given.seed)
        };
        let asked = Some(asked).filter(|asked| is_same(asked)).cloned().ok_or(LessonChanged)?;
        let answer = asked.question().form.parse_answer(&given.answer).ok_or(LessonChanged)?;
        let millis = given.millis.filter(|_| self.timed);
        Ok(self.apply_answer(asked, answer, millis, now))
    }

    /// Restores what is no answer: pages read, questions skipped and marked, the time at the open question.
    fn go_to(&mut self, place: &RunPlace, answered: usize, now: Moment) {
        if let Some(paper) = &mut self.paper {
            for (indices, state) in
                [(&place.skipped, PaperQuestionState::Skipped), (&place.marked, PaperQuestionState::Marked)]
            {
                for index in indices {
                    paper.set_open_state(*index as usize, state);
                }
            }
            if place.handed_in {
                drop(self.end_paper(now));
            } else if !matches!(self.stage, PracticeStage::Shift(_) | PracticeStage::Done) {
                self.ask_following(now);
            }
        }
        for _ in 0..MOST_STAGES {
            match self.stage {
                PracticeStage::Reading(step) | PracticeStage::Example(step) if step < place.step as usize => {
                    drop(self.next(now));
                }
                _ => break,
            }
        }
        if answered != place.answered as usize {
            return;
        }
        if let Some(index) = place.question {
            self.ask(index as usize, now);
        }
        if let (PracticeStage::Asking(asked), Some(thought)) = (&mut self.stage, place.thought) {
            asked.since = Moment(now.millis().saturating_sub(thought));
        }
    }

    /// Pauses without a record of the place.
    pub(in crate::app) fn stop_clock(&mut self, now: Moment) {
        self.paused_since.get_or_insert(now);
    }

    /// Pauses, and records the place; `None` if nothing was done yet, or if it is paused already.
    pub(super) fn pause(&mut self, now: Moment) -> Option<Effect> {
        if self.is_paused() {
            return None;
        }
        self.paused_since = Some(now);
        self.record_position(now)
    }

    pub(super) fn run_mark(&self, now: Moment) -> Option<RunMark> {
        let clock = self.time.map(|time| time.used_at(now));
        self.run.map(|seed| RunMark { seed, clock })
    }

    /// Records the place in the run; `None` at its beginning and its end.
    pub(super) fn record_position(&mut self, now: Moment) -> Option<Effect> {
        let is_at_the_table = matches!(self.stage, PracticeStage::Shift(_));
        let is_begun = self.step > 0 || self.tally.answered() > 0 || is_at_the_table;
        if self.stage == PracticeStage::Done || !is_begun {
            return None;
        }
        let run = self.run_mark(now)?;
        let indices = |state| -> Vec<u32> {
            self.paper.iter().flat_map(|paper| paper.indices(state)).map(|index| index as u32).collect()
        };
        let asked = if let PracticeStage::Asking(asked) = &self.stage { Some(asked) } else { None };
        let place = RunPlace {
            answered: self.tally.answered(),
            step: self.step as u32,
            thought: asked.filter(|_| self.timed).map(|asked| asked.millis_at(now)),
            question: asked.and(self.paper.as_ref()).map(|paper| paper.at() as u32),
            skipped: indices(PaperQuestionState::Skipped),
            marked: indices(PaperQuestionState::Marked),
            handed_in: self.paper.is_some() && matches!(self.stage, PracticeStage::Shift(_)),
            shifts: self.shifts.clone(),
        };
        let record = PositionRecord {
            id: self.stamps.next_id(now),
            at: now,
            device: self.stamps.device().clone(),
            lesson: self.path.to_string(),
            version: self.lesson.version,
            house: self.house.id.clone(),
            table: self.house.only_table(),
            run,
            place,
        };
        Some(Effect::Record(Box::new(Record::Position(record))))
    }

    /// The result of a table test of an earlier day. Wrong answers that the lesson no longer asks are not shown.
    pub fn review(setup: PracticeSetup, result: &TestResult) -> Self {
        let mut practice = Self::begin(setup, result.done.at);
        let missed = result.missed.iter().filter_map(|answer| practice.missed_decision(answer));
        practice.tally = AnswerTally::from_test(&result.done, missed.collect());
        practice.result = Some(LessonResult::Earlier(result.done.clone()));
        (practice.paper, practice.time) = (None, None);
        practice.stage = PracticeStage::Done;
        practice
    }

    /// True for the result of an earlier day.
    pub const fn is_review(&self) -> bool {
        matches!(self.result, Some(LessonResult::Earlier(_)))
    }

    /// Time at which the result of an earlier day was reached.
    pub fn reviewed_at(&self) -> Option<Moment> {
        if let Some(LessonResult::Earlier(done)) = &self.result { Some(done.at) } else { None }
    }

    fn missed_decision(&self, given: &RunAnswer) -> Option<MissedDecision> {
        let drills = self.lesson.drills().filter(|drill| drill.name() == given.drill.as_str());
        drills.into_iter().find_map(|drill: &AnyDrill| {
            let decisions = drill.drill().decisions(&self.house);
            let index = decisions.iter().position(|decision| *decision == given.decision.as_str())?;
            let posed = drill.drill().pose(index, &self.house, &mut SeededRng::from_seed(given.seed))?;
            let answer = posed.question.form.parse_answer(&given.answer)?;
            let verdict = posed.key.mark(answer);
            let decision = given.decision.clone();
            (!verdict.right).then_some(MissedDecision {
                drill: drill.name(),
                decision,
                question: posed.question,
                verdict,
            })
        })
    }
}
