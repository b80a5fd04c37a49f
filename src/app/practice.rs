//! A lesson in progress: reading, worked examples, questions and verdicts.

use std::sync::Arc;

use crate::drill::marking::{AnswerKey, PosedQuestion, Verdict};
use crate::drill::question::{Answer, AnswerForm, Question};
use crate::drill::{DecisionId, has_constant_answer};
use crate::lesson::{AskedQuestions, Lesson, QuestionDeck, Round, Step, TableTest};
use crate::progress::schedule::ScheduleReason;
use crate::progress::{AnswerRecord, DeviceId, LessonDone, Moment, PlacementRecord, Record, RecordIdGenerator};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

use super::answer_tally::{AnswerTally, AreaScore, MissedDecision};
pub use super::example::ExampleFrame;
use super::example::ExamplePosition;
use super::placement::PlacementSearch;
use super::pool::QuestionPool;
use super::queue::QuestionQueue;
use super::{Effect, LessonPath};

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
    /// Timer of a table test; `None` before its first question.
    time: Option<TestTimer>,
    tally: AnswerTally,
    put: AskedQuestions,
    finished: Option<LessonDone>,
    /// A question for the ear was asked without sound.
    unheard: bool,
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
        let mut practice = Self {
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
            time: None,
            tally: AnswerTally::default(),
            put: AskedQuestions::default(),
            finished: None,
            unheard: false,
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
            PracticeAction::Pause => {
                self.paused_since.get_or_insert(now);
                Vec::new()
            }
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

    pub const fn is_timed(&self) -> bool {
        self.timed
    }

    pub fn is_passed(&self) -> bool {
        !self.unheard && self.tally.passes(&self.lesson, self.timed)
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

    /// Completed units (texts and questions) and their total.
    pub fn progress(&self) -> (u32, u32) {
        if let Some(queue) = &self.queue {
            return (self.tally.answered(), queue.expected_total());
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
        };
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
    pub const fn has_mark(&self) -> bool {
        self.queue.is_none()
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
        let verdict = asked.posed.key.mark(answer);
        let millis = self.timed.then(|| asked.millis_at(asked.spoken.unwrap_or(now)));
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
            self.ask_next(now);
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
        self.count_unanswered();
        self.stage = PracticeStage::Done;
        self.done_at_the_end(now)
    }

    /// Counts the open question, the rest of the step and the later steps.
    fn count_unanswered(&mut self) {
        if let PracticeStage::Asking(asked) = &self.stage {
            self.tally.add_unanswered(asked.drill, 1);
        }
        let rounds = self.lesson.steps.get(self.step).map(Step::rounds).unwrap_or_default();
        for card in self.deck.rest() {
            if let Some(round) = rounds.get(card.drill) {
                self.tally.add_unanswered(round.drill.name(), 1);
            }
        }
        for round in self.lesson.steps.iter().skip(self.step + 1).flat_map(Step::rounds) {
            self.tally.add_unanswered(round.drill.name(), round.rounds);
        }
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
        })
    }

    fn next(&mut self, now: Moment) -> Option<Effect> {
        match self.stage {
            _ if self.is_paused() => return None,
            PracticeStage::Asking(_) | PracticeStage::Done => return None,
            PracticeStage::Marked(..) => self.ask_next(now),
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
        self.stage = match self.lesson.steps.get(self.step) {
            None => PracticeStage::Done,
            Some(Step::Read(_)) => PracticeStage::Reading(self.step),
            Some(Step::Example { .. }) => PracticeStage::Example(self.step),
            Some(step @ (Step::Drill(_) | Step::Mixed(_) | Step::Ask(_))) => {
                self.deck = QuestionDeck::from_rounds(step.rounds(), &self.house, &mut self.dice);
                if let Some(test) = self.lesson.test.filter(|_| self.timed && self.time.is_none()) {
                    self.time = Some(TestTimer::begin(test, now));
                }
                return self.ask_next(now);
            }
        };
    }

    /// Asks the next question of the drill, or enters the next step after the last.
    fn ask_next(&mut self, now: Moment) {
        if let Some(queue) = &mut self.queue {
            let next = queue.next(&self.house, &self.put, self.timed, &mut self.dice, now);
            let Some((key, dealt)) = next else {
                self.stage = PracticeStage::Done;
                return;
            };
            let decision = key.decision;
            return self.pose(dealt.drill, decision, dealt.seed, dealt.posed, now);
        }
        let lesson = Arc::clone(&self.lesson);
        let Some(step) = lesson.steps.get(self.step) else { return };
        while let Some(card) = self.deck.deal() {
            let Some(Round { drill, .. }) = step.rounds().get(card.drill) else { continue };
            let pose = |seed| drill.drill().pose(card.decision, &self.house, &mut SeededRng::from_seed(seed));
            let fresh = self.put.pose_unseen(&mut self.dice, pose);
            let decision = drill.drill().decisions(&self.house).into_iter().nth(card.decision);
            let (Some((seed, posed)), Some(decision)) = (fresh, decision) else { continue };
            let drill = drill.name();
            return self.pose(drill, decision.into(), seed, posed, now);
        }
        self.step += 1;
        self.enter_step(now);
    }

    fn pose(&mut self, drill: &'static str, decision: DecisionId, seed: u64, posed: PosedQuestion, now: Moment) {
        self.put.add(&posed.question);
        let asked = ActiveQuestion { posed, drill, decision, seed, since: now, paused_millis: 0, spoken: None };
        self.stage = PracticeStage::Asking(Box::new(asked));
    }

    fn resume(&mut self, now: Moment) {
        let Some(since) = self.paused_since.take() else { return };
        // Timing ended when the phrase was said aloud.
        if let PracticeStage::Asking(asked) = &mut self.stage
            && asked.spoken.is_none()
        {
            asked.paused_millis = asked.paused_millis.saturating_add(now.since(since));
        }
        if let Some(queue) = &mut self.queue {
            queue.add_pause(now.since(since));
        }
        if let Some(time) = &mut self.time {
            time.paused_millis = time.paused_millis.saturating_add(now.since(since));
            time.seen = now;
        }
    }
}

/// Timer of a table test; stops during a pause.
#[derive(Debug, Clone, Copy)]
struct TestTimer {
    millis: u64,
    since: Moment,
    paused_millis: u64,
    seen: Moment,
}

impl TestTimer {
    fn begin(test: TableTest, now: Moment) -> Self {
        Self { millis: u64::from(test.minutes) * 60_000, since: now, paused_millis: 0, seen: now }
    }

    const fn left(self) -> u64 {
        let used = self.seen.since(self.since).saturating_sub(self.paused_millis);
        self.millis.saturating_sub(used)
    }
}
