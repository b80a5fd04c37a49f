//! A lesson in progress: reading, worked examples, questions and verdicts.

mod paper;
mod resume;
mod timer;

use std::sync::Arc;

use crate::drill::marking::{AnswerKey, PosedQuestion, Verdict};
use crate::drill::question::{Answer, AnswerForm, Question};
use crate::drill::{DecisionId, has_constant_answer};
use crate::lesson::{AskedQuestions, Lesson, QuestionDeck, Round, Step};
use crate::progress::schedule::ScheduleReason;
use crate::progress::{AnswerRecord, DeviceId, LessonDone, Moment, Record, RecordIdGenerator};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

use super::answer_tally::{AnswerTally, AreaScore, MissedDecision};
pub use super::example::ExampleFrame;
use super::example::ExamplePosition;
use super::pool::QuestionPool;
use super::queue::QuestionQueue;
use super::{Effect, FREE_PRACTICE, LessonPath};
pub use paper::{PaperQuestionState, TestPaper};
use timer::TestTimer;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PracticeAction {
    Answer(Answer),
    /// The phrase was said aloud; reveals the expected words.
    Spoken,
    /// Continues from a text, an example or a verdict.
    Next,
    Pause,
    Resume,
    Previous,
    Whole,
    /// Updates the time; ends a table test whose time is up.
    Tick,
    /// Leaves the question of a table test without an answer.
    Skip,
    /// Leaves the question of a table test, to come back to it at the end.
    MarkForLater,
    /// Shows the questions of a table test with their state.
    ShowPaper,
    /// Opens a question of a table test, by index; only those without an answer.
    OpenQuestion(usize),
    /// Ends a table test from the list of its questions; those without an answer count as wrong.
    Finish,
}

/// The current content of a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PracticeStage {
    /// A text to read, by step index.
    Reading(usize),
    /// A worked example, by step index.
    Example(usize),
    Asking(Box<ActiveQuestion>),
    /// Question, verdict, and answer time in ms if timed.
    Marked(Box<ActiveQuestion>, Box<Verdict>, Option<u64>),
    /// The list of a table test's questions.
    Paper,
    Done,
}

/// A question as asked, with its answer key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActiveQuestion {
    posed: PosedQuestion,
    drill: &'static str,
    decision: DecisionId,
    seed: u64,
    since: Moment,
    paused_millis: u64,
    /// Time of the "said aloud" action, for spoken answers.
    spoken: Option<Moment>,
}

impl ActiveQuestion {
    /// The public part, without the answer key.
    pub const fn question(&self) -> &Question {
        &self.posed.question
    }

    /// The expected words, for the trainee to mark; `None` until said aloud.
    pub const fn model(&self) -> Option<&AnswerKey> {
        match self.spoken {
            Some(_) => Some(&self.posed.key),
            None => None,
        }
    }

    /// Time in ms until it was said aloud; `None` before that.
    pub fn spoken_millis(&self) -> Option<u64> {
        self.spoken.map(|spoken| self.millis_at(spoken))
    }

    /// Time in ms since it was asked, without pauses.
    fn millis_at(&self, now: Moment) -> u64 {
        now.since(self.since).saturating_sub(self.paused_millis)
    }

    /// Seed recorded in the journal, which reproduces the question.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Name of the drill that asks it.
    pub const fn drill(&self) -> &'static str {
        self.drill
    }

    /// Decision id recorded in the journal.
    pub const fn decision(&self) -> &DecisionId {
        &self.decision
    }
}

#[derive(Debug)]
pub struct Practice {
    path: LessonPath,
    lesson: Arc<Lesson>,
    house: Arc<House>,
    stamps: RecordIdGenerator,
    timed: bool,
    /// Seed by which a lesson is resumed; `None` for practice that begins afresh each time.
    run: Option<u64>,
    dice: SeededRng,
    step: usize,
    deck: QuestionDeck,
    /// Source of questions, unless they come from the lesson's steps.
    queue: Option<QuestionQueue>,
    /// The choices of this step give its answers away.
    given_away: bool,
    stage: PracticeStage,
    turned: ExamplePosition,
    paused_since: Option<Moment>,
    /// Questions of a table test; `None` before the first.
    paper: Option<TestPaper>,
    /// Timer of a table test; `None` before its first question.
    time: Option<TestTimer>,
    tally: AnswerTally,
    put: AskedQuestions,
    finished: Option<LessonDone>,
    /// The result of an earlier day is shown.
    is_review: bool,
}

#[derive(Debug, Clone)]
pub struct PracticeSetup {
    /// Name under which the lesson is stored.
    pub path: LessonPath,
    pub lesson: Arc<Lesson>,
    pub house: Arc<House>,
    pub device: DeviceId,
    pub timed: bool,
    pub seed: u64,
}

impl Practice {
    pub fn begin(setting: PracticeSetup, now: Moment) -> Self {
        Self::with(setting, None, now)
    }

    pub(super) fn from_queue(setting: PracticeSetup, queue: QuestionQueue, now: Moment) -> Self {
        Self::with(setting, Some(queue), now)
    }

    fn with(setting: PracticeSetup, queue: Option<QuestionQueue>, now: Moment) -> Self {
        let PracticeSetup { path, lesson, house, device, timed, seed } = setting;
        let mut dice = SeededRng::from_seed(seed);
        let resumes = queue.is_none() && path.pack != FREE_PRACTICE;
        let mut practice = Self {
            run: resumes.then_some(seed),
            path,
            lesson,
            house,
            stamps: RecordIdGenerator::new(device, dice.next_seed()),
            timed,
            dice,
            step: 0,
            deck: QuestionDeck::default(),
            queue,
            given_away: false,
            stage: PracticeStage::Done,
            turned: ExamplePosition::default(),
            paused_since: None,
            paper: None,
            time: None,
            tally: AnswerTally::default(),
            put: AskedQuestions::default(),
            finished: None,
            is_review: false,
        };
        if practice.queue.is_some() {
            practice.ask_next(now);
        } else {
            practice.enter_step(now);
        }
        practice
    }

    /// Actions that do not fit the stage have no effect.
    #[must_use]
    pub fn act(&mut self, action: PracticeAction, now: Moment) -> Vec<Effect> {
        match action {
            PracticeAction::Answer(answer) => self.answer(answer, now),
            PracticeAction::Spoken => {
                self.mark_spoken(now);
                Vec::new()
            }
            PracticeAction::Next => self.next(now).into_iter().collect(),
            PracticeAction::Pause => self.pause(now).into_iter().collect(),
            PracticeAction::Resume => {
                self.resume(now);
                Vec::new()
            }
            PracticeAction::Previous => {
                self.step_example(ExamplePosition::back);
                Vec::new()
            }
            PracticeAction::Whole => {
                self.step_example(ExamplePosition::end);
                Vec::new()
            }
            PracticeAction::Tick => self.tick(now).into_iter().collect(),
            PracticeAction::Skip => self.set_aside(PaperQuestionState::Skipped, now),
            PracticeAction::MarkForLater => self.set_aside(PaperQuestionState::Marked, now),
            PracticeAction::ShowPaper => self.show_paper(now),
            PracticeAction::OpenQuestion(question) => self.open_question(question, now),
            PracticeAction::Finish => self.finish_paper(now).into_iter().collect(),
        }
    }

    pub const fn stage(&self) -> &PracticeStage {
        &self.stage
    }

    /// The record of a finished and passed table test.
    pub fn passed_test(&self) -> Option<&LessonDone> {
        self.finished.as_ref().filter(|done| done.passed && self.lesson.test.is_some())
    }

    /// Name under which the lesson is stored.
    pub const fn path(&self) -> &LessonPath {
        &self.path
    }

    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    pub fn house(&self) -> &House {
        &self.house
    }

    pub const fn is_paused(&self) -> bool {
        self.paused_since.is_some()
    }

    pub const fn tally(&self) -> &AnswerTally {
        &self.tally
    }

    /// True if it can be left and resumed at the same place.
    pub const fn resumes(&self) -> bool {
        self.run.is_some()
    }

    /// Identifies the question on the screen.
    pub fn question_number(&self) -> u32 {
        self.paper.as_ref().map_or_else(|| self.tally.answered(), |paper| paper.at() as u32)
    }

    pub const fn is_timed(&self) -> bool {
        self.timed
    }

    pub fn is_passed(&self) -> bool {
        match &self.finished {
            Some(done) if self.is_review => done.passed,
            _ => self.tally.passes(&self.lesson, self.timed),
        }
    }

    /// Completed units (texts and questions) and their total.
    pub fn progress(&self) -> (u32, u32) {
        if let Some(queue) = &self.queue {
            return (self.tally.answered(), queue.expected_total());
        }
        if let Some(paper) = &self.paper {
            let is_over = self.stage == PracticeStage::Done;
            return (if is_over { paper.len() } else { paper.count(PaperQuestionState::Answered) }, paper.len());
        }
        let weight = |step: &Step| if step.rounds().is_empty() { 1 } else { step.questions() };
        let all = self.lesson.steps.iter().map(weight).sum();
        let past: u32 = self.lesson.steps.iter().take(self.step).map(weight).sum();
        let marked = u32::from(matches!(self.stage, PracticeStage::Marked(..)));
        (past + self.deck.dealt_count().saturating_sub(1) + marked, all)
    }

    /// Identifies the stage within this lesson; changes whenever another stage begins.
    pub(super) fn position(&self) -> (usize, u32, u8) {
        let stage = match &self.stage {
            PracticeStage::Reading(_) => 0,
            PracticeStage::Example(_) => 1,
            PracticeStage::Asking(asked) if asked.spoken.is_none() => 2,
            PracticeStage::Asking(_) => 3,
            PracticeStage::Marked(..) => 4,
            PracticeStage::Done => 5,
            PracticeStage::Paper => 6,
        };
        if let Some(paper) = &self.paper {
            return (self.step, paper.at() as u32, stage);
        }
        if let PracticeStage::Example(_) = self.stage {
            return (self.step, self.turned.index(), stage);
        }
        (self.step, self.queue.as_ref().map_or(self.deck.dealt_count(), QuestionQueue::asked_count), stage)
    }

    /// Reason for the current question; `None` outside today's practice.
    pub fn why(&self) -> Option<&ScheduleReason> {
        self.queue.as_ref()?.why()
    }

    /// `false` for practice outside lessons.
    pub fn has_mark(&self) -> bool {
        self.queue.is_none() && !self.is_free()
    }

    pub fn is_free(&self) -> bool {
        self.path.pack == FREE_PRACTICE
    }

    pub fn is_today(&self) -> bool {
        self.queue.as_ref().is_some_and(QuestionQueue::is_today)
    }

    /// The pool of a practice outside lessons.
    pub(super) fn pool(&self) -> Option<Arc<QuestionPool>> {
        self.queue.as_ref().map(|queue| Arc::clone(queue.pool()))
    }

    pub fn example_frame(&self) -> Option<ExampleFrame<'_>> {
        self.turned.frame(self.lesson.steps.get(self.step)?, &self.house)
    }

    /// Remaining time in ms at the last tick; `None` if untimed.
    pub fn millis_left(&self) -> Option<u64> {
        self.time.map(TestTimer::left)
    }

    /// The band reached so far, the lowest while the mark of an area is missed; `None` unless this is a table test.
    pub fn band(&self) -> Option<usize> {
        let band = self.lesson.test?.bands.band(self.tally.accuracy()?);
        Some(if self.areas().iter().all(AreaScore::passes) { band } else { 0 })
    }

    /// The areas that the lesson marks apart, with their results.
    pub fn areas(&self) -> Vec<AreaScore> {
        self.tally.areas(&self.lesson)
    }

    fn answer(&mut self, answer: Answer, now: Moment) -> Vec<Effect> {
        let PracticeStage::Asking(asked) = &self.stage else { return Vec::new() };
        let is_too_early = matches!(asked.question().form, AnswerForm::Aloud(_)) && asked.spoken.is_none();
        if self.is_paused() || is_too_early || !asked.question().form.fits(&answer) {
            return Vec::new();
        }
        let up = self.tick(now);
        if up.is_some() {
            return up.into_iter().collect();
        }
        let PracticeStage::Asking(asked) = &self.stage else { return Vec::new() };
        let asked = asked.clone();
        let millis = self.timed.then(|| asked.millis_at(asked.spoken.unwrap_or(now)));
        self.apply_answer(asked, answer, millis, now)
    }

    /// Marks an answer, counts it, records it and goes on.
    fn apply_answer(
        &mut self,
        asked: Box<ActiveQuestion>,
        answer: Answer,
        millis: Option<u64>,
        now: Moment,
    ) -> Vec<Effect> {
        let verdict = asked.posed.key.mark(answer);
        if verdict.right {
            self.tally.add_right(asked.drill, millis);
        } else {
            let (question, verdict) = (asked.question().clone(), verdict.clone());
            let missed = MissedDecision { drill: asked.drill, decision: asked.decision.clone(), question, verdict };
            self.tally.add_wrong(missed, millis);
        }
        if let Some(queue) = &mut self.queue {
            queue.record_answer(verdict.right, millis, now);
        }
        let mut effects = vec![Effect::Record(Box::new(self.record(&asked, &verdict, millis, now)))];
        if self.lesson.test.is_some() {
            // A table test gives no feedback before its end.
            self.ask_after_answer(now);
            effects.extend(self.done_at_the_end(now));
            return effects;
        }
        if !verdict.right {
            self.deck.ask_again();
        }
        self.stage = PracticeStage::Marked(asked, Box::new(verdict), millis);
        effects
    }

    /// Stops the timing of a spoken answer and reveals the expected words.
    fn mark_spoken(&mut self, now: Moment) {
        if self.is_paused() {
            return;
        }
        if let PracticeStage::Asking(asked) = &mut self.stage
            && matches!(asked.question().form, AnswerForm::Aloud(_))
        {
            asked.spoken.get_or_insert(now);
        }
    }

    fn step_example(&mut self, step: impl FnOnce(&mut ExamplePosition, Option<&Step>)) {
        if !self.is_paused() && matches!(self.stage, PracticeStage::Example(_)) {
            step(&mut self.turned, self.lesson.steps.get(self.step));
        }
    }

    /// Ends a table test whose time is up; unanswered questions count as wrong.
    fn tick(&mut self, now: Moment) -> Option<Effect> {
        if self.is_paused() || self.stage == PracticeStage::Done {
            return None;
        }
        let time = self.time.as_mut()?;
        time.seen = now;
        if time.left() > 0 {
            return None;
        }
        self.end_paper(now)
    }

    fn done_at_the_end(&mut self, now: Moment) -> Option<Effect> {
        (self.stage == PracticeStage::Done).then(|| Effect::Record(Box::new(self.done(now))))
    }

    fn record(&mut self, asked: &ActiveQuestion, verdict: &Verdict, millis: Option<u64>, now: Moment) -> Record {
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
            table: self.house.only_table(),
            minutes_east: None,
            run: self.run_mark(now),
        })
    }

    fn next(&mut self, now: Moment) -> Option<Effect> {
        match self.stage {
            _ if self.is_paused() => return None,
            PracticeStage::Asking(_) | PracticeStage::Done => return None,
            PracticeStage::Marked(..) => self.ask_next(now),
            PracticeStage::Paper => self.leave_paper(now),
            PracticeStage::Example(_)
                if self.example_frame().is_some() && self.turned.advance(self.lesson.steps.get(self.step)) => {}
            PracticeStage::Reading(_) | PracticeStage::Example(_) => {
                self.step += 1;
                self.enter_step(now);
            }
        }
        self.done_at_the_end(now)
    }

    fn done(&mut self, now: Moment) -> Record {
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
        self.finished = Some(done.clone());
        Record::LessonDone(done)
    }

    /// Shows the current step, or the summary after the last one.
    fn enter_step(&mut self, now: Moment) {
        self.deck = QuestionDeck::default();
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
            Some(Step::Read(_)) => PracticeStage::Reading(self.step),
            Some(Step::Example { .. }) => PracticeStage::Example(self.step),
            Some(step @ (Step::Drill(_) | Step::Mixed(_) | Step::Ask(_))) => {
                self.deck = QuestionDeck::from_rounds(step.rounds(), &self.house, &mut self.dice);
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
    fn ask_next(&mut self, now: Moment) {
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
    fn deal_from_deck(&mut self, now: Moment) -> Option<ActiveQuestion> {
        let lesson = Arc::clone(&self.lesson);
        let step = lesson.steps.get(self.step)?;
        while let Some(card) = self.deck.deal() {
            let Some(Round { drill, .. }) = step.rounds().get(card.drill) else { continue };
            let pose = |seed| drill.drill().pose(card.decision, &self.house, &mut SeededRng::from_seed(seed));
            let fresh = self.put.pose_unseen(&mut self.dice, pose);
            let decision = drill.drill().decisions(&self.house).into_iter().nth(card.decision);
            let (Some((seed, posed)), Some(decision)) = (fresh, decision) else { continue };
            return Some(self.pose(drill.name(), decision.into(), seed, posed, now));
        }
        None
    }

    fn pose(
        &mut self,
        drill: &'static str,
        decision: DecisionId,
        seed: u64,
        posed: PosedQuestion,
        now: Moment,
    ) -> ActiveQuestion {
        self.put.add(&posed.question);
        ActiveQuestion { posed, drill, decision, seed, since: now, paused_millis: 0, spoken: None }
    }

    fn resume(&mut self, now: Moment) {
        let Some(since) = self.paused_since.take() else { return };
        // Timing ended when the phrase was said aloud.
        if let PracticeStage::Asking(asked) = &mut self.stage
            && asked.spoken.is_none()
        {
            asked.paused_millis = asked.paused_millis.saturating_add(now.since(since));
        }
        if let Some(time) = &mut self.time {
            time.paused_millis = time.paused_millis.saturating_add(now.since(since));
            time.seen = now;
        }
    }
}
