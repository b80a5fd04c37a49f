//! A lesson in progress: reading, worked examples, questions and verdicts.

mod adaptive;
mod at_the_table;
mod flow;
mod paper;
mod resume;
mod timer;

use std::sync::Arc;

use crate::drill::marking::{AnswerKey, PosedQuestion, Verdict};
use crate::drill::question::{Answer, AnswerForm, Question};
use crate::drill::{DecisionId, random_guess_score};
use crate::lesson::{AdaptiveDeck, AskedQuestions, Lesson, Step};
use crate::progress::schedule::ScheduleReason;
use crate::progress::{DeviceId, LessonDone, Moment, PlacementRecord, Record, RecordIdGenerator};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

use self::adaptive::ErrorCounts;
use super::answer_tally::{AnswerTally, AreaScore, MissedDecision};
pub use super::example::ExampleFrame;
use super::example::ExamplePosition;
use super::page::FeltPage;
use super::placement::PlacementSearch;
use super::pool::QuestionPool;
use super::queue::QuestionQueue;
use super::{Effect, FREE_PRACTICE, LessonPath};
pub use paper::{PaperQuestionState, TestPaper};
use timer::TestTimer;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PracticeAction {
    Answer(Answer),
    /// The phrase was spoken; reveals the expected words.
    Spoken,
    /// Continues from a text, an example or a verdict.
    Next,
    Pause,
    Resume,
    Previous,
    /// Shows or hides the rule beside the open question.
    Rule,
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
    /// A worked case after several errors of a kind: a question with its right answer.
    Worked(Box<Question>, Box<Verdict>),
    /// The list of a table test's questions.
    Paper,
    /// A shift at the table is due, by step index.
    Shift(usize),
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
    pub(in crate::app) rule: RuleView,
}

/// The rule beside an open question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) enum RuleView {
    Unseen,
    Shown,
    /// Hidden after it was shown.
    Hidden,
}

impl ActiveQuestion {
    /// The public part, without the answer key.
    pub const fn question(&self) -> &Question {
        &self.posed.question
    }

    /// The expected words, for the trainee to mark; `None` until spoken.
    pub const fn model(&self) -> Option<&AnswerKey> {
        match self.spoken {
            Some(_) => Some(&self.posed.key),
            None => None,
        }
    }

    /// Time in ms until it was spoken; `None` before that.
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
enum LessonResult {
    Reached(LessonDone),
    /// Of an earlier day, shown once more.
    Earlier(LessonDone),
}

#[derive(Debug)]
pub struct Practice {
    path: LessonPath,
    pub(super) lesson: Arc<Lesson>,
    house: Arc<House>,
    stamps: RecordIdGenerator,
    timed: bool,
    seed: u64,
    /// Seed by which a lesson is resumed; `None` for practice that begins afresh each time.
    run: Option<u64>,
    dice: SeededRng,
    /// Chance of the pages, apart from that of the questions, so that a run deals the same questions without its pages.
    page_dice: SeededRng,
    pub(super) step: usize,
    deck: AdaptiveDeck,
    /// Errors of the step.
    errors: ErrorCounts,
    /// A worked case is due after the verdict.
    worked: Option<PosedQuestion>,
    marked_since: Option<Moment>,
    /// Source of questions, unless they come from the lesson's steps.
    queue: Option<QuestionQueue>,
    /// The choices of this step give its answers away.
    given_away: bool,
    pub(super) stage: PracticeStage,
    pub(super) turned: ExamplePosition,
    /// The felt beside the current page.
    pub(super) page: Option<FeltPage>,
    paused_since: Option<Moment>,
    /// Questions of a table test; `None` before the first.
    paper: Option<TestPaper>,
    /// Timer of a table test; `None` before its first question.
    time: Option<TestTimer>,
    tally: AnswerTally,
    put: AskedQuestions,
    result: Option<LessonResult>,
    /// A question for the ear was asked without sound.
    unheard: bool,
    /// Results of its shifts: true for each that reached its mark.
    shifts: Vec<bool>,
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

/// Stream of chance of the pages.
const PAGES: u64 = 1;

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
        let page_dice = dice.stream(PAGES);
        let resumes = queue.is_none() && path.pack != FREE_PRACTICE;
        let mut practice = Self {
            seed,
            run: resumes.then_some(seed),
            path,
            lesson,
            house,
            stamps: RecordIdGenerator::new(device, dice.next_seed()),
            timed,
            dice,
            page_dice,
            step: 0,
            deck: AdaptiveDeck::default(),
            errors: ErrorCounts::default(),
            worked: None,
            marked_since: None,
            queue,
            given_away: false,
            stage: PracticeStage::Done,
            turned: ExamplePosition::default(),
            page: None,
            paused_since: None,
            paper: None,
            time: None,
            tally: AnswerTally::default(),
            put: AskedQuestions::default(),
            result: None,
            unheard: false,
            shifts: Vec::new(),
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
            PracticeAction::Answer(answer) if self.page.is_some() => {
                self.answer_page(answer);
                Vec::new()
            }
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
                self.previous(now);
                Vec::new()
            }
            PracticeAction::Rule => {
                self.toggle_rule();
                Vec::new()
            }
            PracticeAction::Whole => {
                self.end_example();
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
        let (LessonResult::Reached(done) | LessonResult::Earlier(done)) = self.result.as_ref()?;
        (done.passed && self.lesson.test.is_some()).then_some(done)
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
        match &self.result {
            Some(LessonResult::Earlier(done)) => done.passed,
            Some(LessonResult::Reached(_)) | None => {
                !self.unheard && self.shifts.iter().all(|reached| *reached) && self.tally.passes(&self.lesson)
            }
        }
    }

    /// True if a question for the ear was asked without sound: the lesson cannot be passed.
    pub const fn is_unheard(&self) -> bool {
        self.unheard
    }

    /// Notes that there is no sound at this moment.
    pub(super) fn note_silence(&mut self) {
        if let PracticeStage::Asking(asked) = &self.stage {
            self.unheard |= !asked.question().scene.heard.is_empty();
        }
    }

    /// Completed questions and shifts, and their total.
    pub fn progress(&self) -> (u32, u32) {
        if let Some(queue) = &self.queue {
            return (self.tally.answered(), queue.expected_total());
        }
        if let Some(paper) = &self.paper {
            let is_over = matches!(self.stage, PracticeStage::Shift(_) | PracticeStage::Done);
            return (if is_over { paper.len() } else { paper.count(PaperQuestionState::Answered) }, paper.len());
        }
        // As home counts: pages and examples only where a lesson has nothing else. A test counts its questions alone.
        let asks = self.lesson.questions() > 0;
        let counts = |step: &Step| !asks || (step.shift().is_some() && self.lesson.test.is_none());
        let weight = |step: &Step| match step.questions() {
            0 => u32::from(counts(step)),
            questions => questions,
        };
        let here = self.lesson.steps.get(self.step).map_or(0, weight);
        let all: u32 = self.lesson.steps.iter().map(weight).sum();
        let all = all - here + here.max(self.deck.expected_total());
        let past: u32 = self.lesson.steps.iter().take(self.step).map(weight).sum();
        let marked = match self.stage {
            // A worked case is still to come.
            PracticeStage::Marked(..) => u32::from(self.worked.is_none()),
            PracticeStage::Worked(..) => 1,
            _ => 0,
        };
        (past + self.deck.dealt_count().saturating_sub(1) + marked, all)
    }

    /// Missed questions by which the total has grown.
    pub fn coming_back(&self) -> u32 {
        if self.queue.is_some() || self.paper.is_some() { 0 } else { self.deck.coming_back() }
    }

    /// Identifies the stage within this lesson; changes whenever another stage begins.
    pub(super) fn position(&self) -> (usize, u32, u8) {
        let stage = match &self.stage {
            PracticeStage::Reading(_) if self.page.as_ref().is_some_and(|page| page.verdict().is_some()) => 8,
            PracticeStage::Reading(_) => 0,
            PracticeStage::Example(_) => 1,
            PracticeStage::Asking(asked) if asked.spoken.is_none() => 2,
            PracticeStage::Asking(_) => 3,
            PracticeStage::Marked(..) => 4,
            PracticeStage::Done => 5,
            PracticeStage::Worked(..) => 6,
            PracticeStage::Paper => 7,
            PracticeStage::Shift(_) => 9,
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

    /// The search for what is known already; `None` unless this is a placement.
    pub fn placement(&self) -> Option<&PlacementSearch> {
        self.queue.as_ref()?.search()
    }

    /// The record of a placement that has just ended.
    pub(super) fn placement_record(&mut self, now: Moment) -> Option<Record> {
        let search = self.placement().filter(|_| self.stage == PracticeStage::Done)?;
        let lessons = search.known().map(ToString::to_string).collect();
        let (device, house) = (self.stamps.device().clone(), self.house.id.clone());
        Some(Record::Placement(PlacementRecord { id: self.stamps.next_id(now), at: now, device, house, lessons }))
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
        self.time.filter(|_| !matches!(self.stage, PracticeStage::Shift(_))).map(TestTimer::left)
    }

    /// True if the time of a table test is over; its shift comes after that time.
    pub(in crate::app) fn is_time_up(&self) -> bool {
        self.time.is_some_and(|time| time.left() == 0)
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
            effects.extend(self.record_stage(now));
            return effects;
        }
        self.deck.record(verdict.right, random_guess_score(&asked.question().form));
        if !verdict.right && self.deck.adapts() && self.errors.count(asked.drill, &verdict.key) {
            self.worked = self.worked_case();
        }
        self.marked_since = Some(now);
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

    fn end_example(&mut self) {
        if !self.is_paused() && matches!(self.stage, PracticeStage::Example(_)) {
            self.turned.end(self.lesson.steps.get(self.step));
        }
    }

    /// Ends a table test whose time is up; unanswered questions count as wrong.
    fn tick(&mut self, now: Moment) -> Option<Effect> {
        if self.is_paused() || matches!(self.stage, PracticeStage::Shift(_) | PracticeStage::Done) {
            return None;
        }
        let time = self.time.as_mut()?;
        time.seen = now;
        if time.left() > 0 {
            return None;
        }
        self.end_paper(now)
    }
}
