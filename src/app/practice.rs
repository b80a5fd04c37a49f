//! A lesson in progress: reading, worked examples, questions and verdicts.

use std::sync::Arc;

use crate::drill::gives_away;
use crate::drill::marking::{Key, Posed, Verdict};
use crate::drill::question::{Answer, Form, Question};
use crate::lesson::{Deck, Lesson, Put, Round, Step, TableTest};
use crate::progress::schedule::Why;
use crate::progress::{DeviceId, Entry, LessonDone, Moment, Record, Stamps};
use crate::rules::dice::Dice;
use crate::rules::house::House;

pub use super::example::Turn;
use super::example::Turned;
use super::pool::Pool;
use super::queue::Queue;
use super::tally::{Missed, Tally};
use super::{Effect, LessonPath};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
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
pub enum Stage {
    /// A text to read, by step index.
    Reading(usize),
    /// A worked example, by step index.
    Example(usize),
    Asking(Box<Asked>),
    /// Question, verdict, and answer time in ms if timed.
    Marked(Box<Asked>, Box<Verdict>, Option<u64>),
    Done,
}

/// A question as asked, with its answer key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    posed: Posed,
    drill: &'static str,
    decision: String,
    seed: u64,
    since: Moment,
    paused_millis: u64,
    /// Time of the "said aloud" action, for spoken answers.
    spoken: Option<Moment>,
}

impl Asked {
    /// The public part, without the answer key.
    pub const fn question(&self) -> &Question {
        &self.posed.question
    }

    /// The expected words, for the trainee to mark; `None` until said aloud.
    pub const fn model(&self) -> Option<&Key> {
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

    /// Decision id recorded in the journal.
    pub fn decision(&self) -> &str {
        &self.decision
    }
}

#[derive(Debug)]
pub struct Practice {
    path: LessonPath,
    lesson: Arc<Lesson>,
    house: Arc<House>,
    stamps: Stamps,
    timed: bool,
    dice: Dice,
    step: usize,
    deck: Deck,
    /// Source of questions, unless they come from the lesson's steps.
    queue: Option<Queue>,
    /// The choices of this step give its answers away.
    given_away: bool,
    stage: Stage,
    turned: Turned,
    paused_since: Option<Moment>,
    /// Timer of a table test; `None` before its first question.
    time: Option<TestTime>,
    tally: Tally,
    put: Put,
    finished: Option<LessonDone>,
}

#[derive(Debug, Clone)]
pub struct Setting {
    /// Name under which the lesson is stored.
    pub path: LessonPath,
    pub lesson: Arc<Lesson>,
    pub house: Arc<House>,
    pub device: DeviceId,
    pub timed: bool,
    pub seed: u64,
}

impl Practice {
    pub fn begin(setting: Setting, now: Moment) -> Self {
        Self::with(setting, None, now)
    }

    pub(super) fn of_queue(setting: Setting, queue: Queue, now: Moment) -> Self {
        Self::with(setting, Some(queue), now)
    }

    fn with(setting: Setting, queue: Option<Queue>, now: Moment) -> Self {
        let Setting { path, lesson, house, device, timed, seed } = setting;
        let mut dice = Dice::of_seed(seed);
        let mut practice = Self {
            path,
            lesson,
            house,
            stamps: Stamps::new(device, dice.seed()),
            timed,
            dice,
            step: 0,
            deck: Deck::default(),
            queue,
            given_away: false,
            stage: Stage::Done,
            turned: Turned::default(),
            paused_since: None,
            time: None,
            tally: Tally::default(),
            put: Put::default(),
            finished: None,
        };
        if practice.queue.is_some() {
            practice.ask(now);
        } else {
            practice.enter_step(now);
        }
        practice
    }

    /// Actions that do not fit the stage have no effect.
    #[must_use]
    pub fn act(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        match action {
            Action::Answer(answer) => self.answer(answer, now),
            Action::Spoken => {
                self.spoken(now);
                Vec::new()
            }
            Action::Next => self.next(now).into_iter().collect(),
            Action::Pause => {
                self.paused_since.get_or_insert(now);
                Vec::new()
            }
            Action::Resume => {
                self.resume(now);
                Vec::new()
            }
            Action::Previous | Action::Whole => {
                self.turn_example(&action);
                Vec::new()
            }
            Action::Tick => self.tick(now).into_iter().collect(),
        }
    }

    pub const fn stage(&self) -> &Stage {
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

    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    pub const fn is_timed(&self) -> bool {
        self.timed
    }

    pub fn is_passed(&self) -> bool {
        self.tally.passes(self.lesson.pass, self.timed)
    }

    /// Completed units (texts and questions) and their total.
    pub fn progress(&self) -> (u32, u32) {
        if let Some(queue) = &self.queue {
            return (self.tally.asked(), queue.foreseen());
        }
        let weight = |step: &Step| if step.rounds().is_empty() { 1 } else { step.questions() };
        let all = self.lesson.steps.iter().map(weight).sum();
        let past: u32 = self.lesson.steps.iter().take(self.step).map(weight).sum();
        let marked = u32::from(matches!(self.stage, Stage::Marked(..)));
        (past + self.deck.dealt().saturating_sub(1) + marked, all)
    }

    /// Identifies the stage within this lesson; changes whenever another stage begins.
    pub(super) fn place(&self) -> (usize, u32, u8) {
        let stage = match &self.stage {
            Stage::Reading(_) => 0,
            Stage::Example(_) => 1,
            Stage::Asking(asked) if asked.spoken.is_none() => 2,
            Stage::Asking(_) => 3,
            Stage::Marked(..) => 4,
            Stage::Done => 5,
        };
        if let Stage::Example(_) = self.stage {
            return (self.step, self.turned.place(), stage);
        }
        (self.step, self.queue.as_ref().map_or(self.deck.dealt(), Queue::asked), stage)
    }

    /// Reason for the current question; `None` outside today's practice.
    pub fn why(&self) -> Option<&Why> {
        self.queue.as_ref()?.why()
    }

    /// `false` for practice outside lessons.
    pub const fn has_mark(&self) -> bool {
        self.queue.is_none()
    }

    pub fn is_today(&self) -> bool {
        self.queue.as_ref().is_some_and(Queue::is_today)
    }

    /// The pool of a practice outside lessons.
    pub(super) fn pool(&self) -> Option<Arc<Pool>> {
        self.queue.as_ref().map(|queue| Arc::clone(queue.pool()))
    }

    pub fn turn(&self) -> Option<Turn<'_>> {
        self.turned.turn(self.lesson.steps.get(self.step)?, &self.house)
    }

    /// Remaining time in ms at the last tick; `None` if untimed.
    pub fn millis_left(&self) -> Option<u64> {
        self.time.map(TestTime::left)
    }

    /// The band reached so far; `None` unless this is a table test.
    pub fn band(&self) -> Option<usize> {
        Some(self.lesson.test?.bands.of(self.tally.accuracy()?))
    }

    fn answer(&mut self, answer: Answer, now: Moment) -> Vec<Effect> {
        let Stage::Asking(asked) = &self.stage else { return Vec::new() };
        let is_too_early = matches!(asked.question().form, Form::Aloud(_)) && asked.spoken.is_none();
        if self.is_paused() || is_too_early || !asked.question().form.fits(&answer) {
            return Vec::new();
        }
        let up = self.tick(now);
        if up.is_some() {
            return up.into_iter().collect();
        }
        let Stage::Asking(asked) = &self.stage else { return Vec::new() };
        let asked = asked.clone();
        let verdict = asked.posed.key.mark(answer);
        let millis = self.timed.then(|| asked.millis_at(asked.spoken.unwrap_or(now)));
        if verdict.right {
            self.tally.add_right(asked.drill, millis);
        } else {
            let (question, verdict) = (asked.question().clone(), verdict.clone());
            let missed = Missed { drill: asked.drill, decision: asked.decision.clone(), question, verdict };
            self.tally.add_wrong(missed, millis);
        }
        if let Some(queue) = &mut self.queue {
            queue.answered(verdict.right, millis, now);
        }
        let mut effects = vec![Effect::Record(Box::new(self.record(&asked, &verdict, millis, now)))];
        if self.lesson.test.is_some() {
            // A table test gives no feedback before its end.
            self.ask(now);
            effects.extend(self.done_at_the_end(now));
            return effects;
        }
        if !verdict.right {
            self.deck.ask_again();
        }
        self.stage = Stage::Marked(asked, Box::new(verdict), millis);
        effects
    }

    /// Stops the timing of a spoken answer and reveals the expected words.
    fn spoken(&mut self, now: Moment) {
        if self.is_paused() {
            return;
        }
        if let Stage::Asking(asked) = &mut self.stage
            && matches!(asked.question().form, Form::Aloud(_))
        {
            asked.spoken.get_or_insert(now);
        }
    }

    fn turn_example(&mut self, action: &Action) {
        if self.is_paused() || !matches!(self.stage, Stage::Example(_)) {
            return;
        }
        let step = self.lesson.steps.get(self.step);
        match action {
            Action::Previous => self.turned.back(step),
            _ => self.turned.end(step),
        }
    }

    /// Ends a table test whose time is up; unanswered questions count as wrong.
    fn tick(&mut self, now: Moment) -> Option<Effect> {
        if self.is_paused() || self.stage == Stage::Done {
            return None;
        }
        let time = self.time.as_mut()?;
        time.seen = now;
        if time.left() > 0 {
            return None;
        }
        let later = self.lesson.steps.iter().skip(self.step + 1).map(Step::questions).sum::<u32>();
        let open = u32::from(matches!(self.stage, Stage::Asking(_)));
        self.tally.add_unanswered(open + self.deck.left() + later);
        self.stage = Stage::Done;
        self.done_at_the_end(now)
    }

    fn done_at_the_end(&mut self, now: Moment) -> Option<Effect> {
        (self.stage == Stage::Done).then(|| Effect::Record(Box::new(self.done(now))))
    }

    fn record(&mut self, asked: &Asked, verdict: &Verdict, millis: Option<u64>, now: Moment) -> Record {
        let form = &asked.question().form;
        Record::Answer(Entry {
            id: self.stamps.id(now),
            at: now,
            device: self.stamps.device().clone(),
            lesson: self.path.to_string(),
            version: self.lesson.version,
            house: self.house.id.clone(),
            drill: asked.drill.to_owned(),
            seed: asked.seed,
            number: self.tally.asked(),
            decision: asked.decision.clone(),
            answer: form.write(&verdict.given),
            expected: form.write(&verdict.key.answer),
            right: verdict.right,
            millis,
            given_away: self.given_away,
        })
    }

    fn next(&mut self, now: Moment) -> Option<Effect> {
        match self.stage {
            _ if self.is_paused() => return None,
            Stage::Asking(_) | Stage::Done => return None,
            Stage::Marked(..) => self.ask(now),
            Stage::Example(_) if self.turn().is_some() && self.turned.on(self.lesson.steps.get(self.step)) => {}
            Stage::Reading(_) | Stage::Example(_) => {
                self.step += 1;
                self.enter_step(now);
            }
        }
        self.done_at_the_end(now)
    }

    fn done(&mut self, now: Moment) -> Record {
        let done = LessonDone {
            id: self.stamps.id(now),
            at: now,
            device: self.stamps.device().clone(),
            lesson: self.path.to_string(),
            version: self.lesson.version,
            house: self.house.id.clone(),
            right: self.tally.right(),
            asked: self.tally.asked(),
            passed: self.is_passed(),
            millis: self.tally.median_millis(),
        };
        self.finished = Some(done.clone());
        Record::LessonDone(done)
    }

    /// Shows the current step, or the summary after the last one.
    fn enter_step(&mut self, now: Moment) {
        self.deck = Deck::default();
        self.turned = Turned::begin(self.lesson.steps.get(self.step));
        self.given_away = match self.lesson.steps.get(self.step) {
            Some(Step::Drill(round)) => gives_away(&round.drill, &self.house),
            _ => false,
        };
        self.stage = match self.lesson.steps.get(self.step) {
            None => Stage::Done,
            Some(Step::Read(_)) => Stage::Reading(self.step),
            Some(Step::Example { .. }) => Stage::Example(self.step),
            Some(step @ (Step::Drill(_) | Step::Mixed(_) | Step::Ask(_))) => {
                self.deck = Deck::of_rounds(step.rounds(), &self.house, &mut self.dice);
                if let Some(test) = self.lesson.test.filter(|_| self.timed && self.time.is_none()) {
                    self.time = Some(TestTime::begin(test, now));
                }
                return self.ask(now);
            }
        };
    }

    /// Asks the next question of the drill, or enters the next step after the last.
    fn ask(&mut self, now: Moment) {
        if let Some(queue) = &mut self.queue {
            let next = queue.next(&self.house, &self.put, self.timed, &mut self.dice, now);
            let Some((key, dealt)) = next else {
                self.stage = Stage::Done;
                return;
            };
            let decision = key.decision.to_string();
            return self.put(dealt.drill, decision, dealt.seed, dealt.posed, now);
        }
        let lesson = Arc::clone(&self.lesson);
        let Some(step) = lesson.steps.get(self.step) else { return };
        while let Some(card) = self.deck.deal() {
            let Some(Round { drill, .. }) = step.rounds().get(card.drill) else { continue };
            let pose = |seed| drill.drill().pose(card.decision, &self.house, &mut Dice::of_seed(seed));
            let fresh = self.put.fresh(&mut self.dice, pose);
            let decision = drill.drill().decisions(&self.house).into_iter().nth(card.decision);
            let (Some((seed, posed)), Some(decision)) = (fresh, decision) else { continue };
            let drill = drill.name();
            return self.put(drill, decision, seed, posed, now);
        }
        self.step += 1;
        self.enter_step(now);
    }

    fn put(&mut self, drill: &'static str, decision: String, seed: u64, posed: Posed, now: Moment) {
        self.put.add(&posed.question);
        let asked = Asked { posed, drill, decision, seed, since: now, paused_millis: 0, spoken: None };
        self.stage = Stage::Asking(Box::new(asked));
    }

    fn resume(&mut self, now: Moment) {
        let Some(since) = self.paused_since.take() else { return };
        // Timing ended when the phrase was said aloud.
        if let Stage::Asking(asked) = &mut self.stage
            && asked.spoken.is_none()
        {
            asked.paused_millis = asked.paused_millis.saturating_add(now.since(since));
        }
        if let Some(queue) = &mut self.queue {
            queue.rested(now.since(since));
        }
        if let Some(time) = &mut self.time {
            time.paused_millis = time.paused_millis.saturating_add(now.since(since));
            time.seen = now;
        }
    }
}

/// Timer of a table test; stops during a pause.
#[derive(Debug, Clone, Copy)]
struct TestTime {
    millis: u64,
    since: Moment,
    paused_millis: u64,
    seen: Moment,
}

impl TestTime {
    fn begin(test: TableTest, now: Moment) -> Self {
        Self { millis: u64::from(test.minutes) * 60_000, since: now, paused_millis: 0, seen: now }
    }

    const fn left(self) -> u64 {
        let used = self.seen.since(self.since).saturating_sub(self.paused_millis);
        self.millis.saturating_sub(used)
    }
}
