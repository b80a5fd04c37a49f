//! From step to step and from question to question, to the end of a lesson.

use std::sync::Arc;

use super::adaptive::ErrorCounts;
use super::{ActiveQuestion, LessonResult, Practice, PracticeStage, RuleView};
use crate::app::example::ExamplePosition;
use crate::app::page::FeltPage;
use crate::app::{Effect, FREE_PRACTICE};
use crate::drill::marking::{PosedQuestion, Verdict};
use crate::drill::{DecisionId, has_constant_answer};
use crate::lesson::{AdaptiveDeck, Round, Step};
use crate::progress::{AnswerRecord, AnswerSource, LessonDone, Moment, Record};
use crate::rules::rng::SeededRng;

impl Practice {
    /// The result at the end of a lesson; the place where a shift is due, which has a screen of its own.
    pub(super) fn record_stage(&mut self, now: Moment) -> Option<Effect> {
        match self.stage {
            PracticeStage::Done => Some(Effect::Record(Box::new(self.done(now)))),
            PracticeStage::Shift(_) => self.record_position(now),
            PracticeStage::Reading(_)
            | PracticeStage::Example(_)
            | PracticeStage::Asking(_)
            | PracticeStage::Marked(..)
            | PracticeStage::Worked(..)
            | PracticeStage::Paper => None,
        }
    }

    pub(super) fn record(
        &mut self,
        asked: &ActiveQuestion,
        verdict: &Verdict,
        millis: Option<u64>,
        now: Moment,
    ) -> Record {
        let form = &asked.question().form;
        Record::Answer(AnswerRecord {
            id: self.stamps.next_id(now),
            at: now,
            device: self.stamps.device().clone(),
            lesson: self.path.to_string(),
            version: self.lesson.version,
            house: self.house.id.clone(),
            drill: asked.drill.into(),
            seed: asked.seed,
            number: self.tally.answered(),
            decision: asked.decision.clone(),
            answer: form.format_answer(&verdict.given),
            expected: form.format_answer(&verdict.key.answer),
            right: verdict.right,
            millis,
            given_away: self.given_away,
            helped: asked.rule != RuleView::Unseen,
            table: self.house.only_table(),
            minutes_east: None,
            run: self.run_mark(now),
            source: AnswerSource::Alone,
        })
    }

    pub(super) fn next(&mut self, now: Moment) -> Option<Effect> {
        match self.stage {
            _ if self.is_paused() => return None,
            PracticeStage::Asking(_) | PracticeStage::Shift(_) | PracticeStage::Done => return None,
            PracticeStage::Marked(..) | PracticeStage::Worked(..) => match self.worked.take() {
                Some(posed) => {
                    let verdict = posed.key.mark(posed.key.answer.clone());
                    self.stage = PracticeStage::Worked(Box::new(posed.question), Box::new(verdict));
                }
                None => self.ask_next(now),
            },
            PracticeStage::Paper => self.leave_paper(now),
            PracticeStage::Example(_)
                if self.example_frame().is_some() && self.turned.advance(self.lesson.steps.get(self.step)) => {}
            PracticeStage::Reading(_) | PracticeStage::Example(_) => {
                self.step += 1;
                self.enter_step(now);
            }
        }
        self.record_stage(now)
    }

    pub(super) fn done(&mut self, now: Moment) -> Record {
        let done = LessonDone {
            id: self.stamps.next_id(now),
            at: now,
            device: self.stamps.device().clone(),
            lesson: self.path.to_string(),
            version: self.lesson.version,
            house: self.house.id.clone(),
            right: self.tally.right(),
            asked: self.tally.answered(),
            passed: self.is_passed(),
            millis: self.tally.median_millis(),
            run: self.run,
            topics: self.lesson.test.map(|_| self.tally.topics()).unwrap_or_default(),
            unanswered: self.tally.unanswered(),
        };
        self.result = Some(LessonResult::Reached(done.clone()));
        Record::LessonDone(done)
    }

    /// Shows the current step, or the summary after the last one.
    pub(in crate::app) fn enter_step(&mut self, now: Moment) {
        let lesson = Arc::clone(&self.lesson);
        let step = lesson.steps.get(self.step);
        self.page = step.and_then(|step| FeltPage::from_step(step, &self.house, &self.put, &mut self.page_dice));
        self.deck = AdaptiveDeck::default();
        self.errors = ErrorCounts::default();
        self.put.begin_step();
        self.turned = ExamplePosition::begin(self.lesson.steps.get(self.step));
        self.given_away = match self.lesson.steps.get(self.step) {
            Some(Step::Drill(round)) => has_constant_answer(&round.drill, &self.house),
            _ => false,
        };
        if self.step >= self.lesson.steps.len() && self.begin_paper(now) {
            return;
        }
        self.stage = match self.lesson.steps.get(self.step) {
            None => PracticeStage::Done,
            Some(Step::Shift(_)) if self.lesson.test.is_some() => {
                // After the questions.
                self.step += 1;
                return self.enter_step(now);
            }
            Some(Step::Shift(_)) => PracticeStage::Shift(self.step),
            Some(Step::Read(_) | Step::Page { .. }) => PracticeStage::Reading(self.step),
            Some(Step::Example { .. }) => PracticeStage::Example(self.step),
            Some(step @ (Step::Drill(_) | Step::Mixed(_) | Step::Ask(_))) => {
                self.deck = if self.lesson.test.is_none() && self.path.pack != FREE_PRACTICE {
                    let mark = self.lesson.pass.accuracy;
                    AdaptiveDeck::adapting(step.rounds(), mark, &self.house, &mut self.dice)
                } else {
                    AdaptiveDeck::fixed(step.rounds(), &self.house, &mut self.dice)
                };
                if self.lesson.test.is_some() {
                    self.deal_to_paper(now);
                    self.step += 1;
                    return self.enter_step(now);
                }
                return self.ask_next(now);
            }
        };
    }

    /// Asks the next question of the drill, or enters the next step after the last.
    pub(super) fn ask_next(&mut self, now: Moment) {
        if let Some(queue) = &mut self.queue {
            let next = queue.next(&self.house, &self.put, &mut self.dice, now);
            let Some((key, dealt)) = next else {
                self.stage = PracticeStage::Done;
                return;
            };
            let asked = self.pose(dealt.drill, key.decision, dealt.seed, dealt.posed, now);
            self.stage = PracticeStage::Asking(Box::new(asked));
            return;
        }
        if let Some(asked) = self.deal_from_deck(now) {
            self.stage = PracticeStage::Asking(Box::new(asked));
        } else {
            self.step += 1;
            self.enter_step(now);
        }
    }

    /// The next question of the step.
    pub(super) fn deal_from_deck(&mut self, now: Moment) -> Option<ActiveQuestion> {
        let lesson = Arc::clone(&self.lesson);
        let step = lesson.steps.get(self.step)?;
        while let Some(card) = self.deck.deal() {
            let Some(Round { drill, answers, .. }) = step.rounds().get(card.drill) else { continue };
            let pose = |seed| drill.drill().pose(card.decision, &self.house, &mut SeededRng::from_seed(seed));
            let fresh = self.put.pose_evenly(&mut self.dice, *answers, pose);
            let decision = drill.drill().decisions(&self.house).into_iter().nth(card.decision);
            let (Some((seed, posed)), Some(decision)) = (fresh, decision) else { continue };
            return Some(self.pose(drill.name(), decision.into(), seed, posed, now));
        }
        None
    }

    pub(super) fn pose(
        &mut self,
        drill: &'static str,
        decision: DecisionId,
        seed: u64,
        posed: PosedQuestion,
        now: Moment,
    ) -> ActiveQuestion {
        self.put.add_to_step(&posed);
        let rule = RuleView::Unseen;
        ActiveQuestion { posed, drill, decision, seed, since: now, paused_millis: 0, spoken: None, rule }
    }

    pub(super) fn resume(&mut self, now: Moment) {
        let Some(since) = self.paused_since.take() else { return };
        // Timing ended when the phrase was spoken.
        if let PracticeStage::Asking(asked) = &mut self.stage
            && asked.spoken.is_none()
        {
            asked.paused_millis = asked.paused_millis.saturating_add(now.since(since));
        }
        if let Some(time) = &mut self.time {
            time.paused_millis = time.paused_millis.saturating_add(now.since(since));
            time.seen = now;
        }
        self.marked_since = self.marked_since.map(|_| now);
    }
}
