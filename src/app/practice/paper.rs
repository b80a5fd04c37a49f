//! The questions of a table test: each answered once, in any order, skipped or marked for later.

use super::timer::TestTimer;
use super::{ActiveQuestion, Practice, PracticeStage};
use crate::app::Effect;
use crate::drill::has_constant_answer;
use crate::lesson::Step;
use crate::progress::Moment;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaperQuestionState {
    /// Not seen yet, or seen and left for the list.
    Ahead,
    Answered,
    Skipped,
    /// Comes back after the last question.
    Marked,
}

#[derive(Debug, Default)]
pub struct TestPaper {
    questions: Vec<PaperQuestion>,
    at: usize,
}

#[derive(Debug)]
struct PaperQuestion {
    asked: ActiveQuestion,
    given_away: bool,
    state: PaperQuestionState,
    /// Time at which it was left; `None` before it was shown.
    left: Option<Moment>,
}

impl TestPaper {
    /// The state of each question.
    pub fn states(&self) -> impl Iterator<Item = PaperQuestionState> {
        self.questions.iter().map(|question| question.state)
    }

    /// Index of the current question.
    pub const fn at(&self) -> usize {
        self.at
    }

    pub const fn len(&self) -> u32 {
        self.questions.len() as u32
    }

    pub const fn is_empty(&self) -> bool {
        self.questions.is_empty()
    }

    pub fn count(&self, state: PaperQuestionState) -> u32 {
        self.states().filter(|other| *other == state).count() as u32
    }

    /// Indices of the questions in this state.
    pub fn indices(&self, state: PaperQuestionState) -> impl Iterator<Item = usize> {
        self.states().enumerate().filter(move |(_, other)| *other == state).map(|(index, _)| index)
    }

    /// The question to which the list leads back: the next one not seen, then one marked, then one skipped.
    pub fn next_open(&self) -> Option<usize> {
        let first = |state| self.indices(state).next();
        let current = self.questions.get(self.at).filter(|question| question.state == PaperQuestionState::Ahead);
        current
            .map(|_| self.at)
            .or_else(|| first(PaperQuestionState::Ahead))
            .or_else(|| first(PaperQuestionState::Marked))
            .or_else(|| first(PaperQuestionState::Skipped))
    }

    /// The question after the current one; `None` once each was seen and no marked one follows.
    fn following(&self) -> Option<usize> {
        let marked = || self.indices(PaperQuestionState::Marked).find(|index| *index > self.at);
        self.indices(PaperQuestionState::Ahead).next().or_else(marked)
    }

    /// The index of an unanswered question.
    pub(super) fn find(&self, drill: &str, decision: &str, seed: u64) -> Option<usize> {
        self.questions.iter().position(|question| {
            let asked = &question.asked;
            question.state != PaperQuestionState::Answered
                && (asked.drill, asked.decision.as_str(), asked.seed) == (drill, decision, seed)
        })
    }

    /// Sets the state of a question without an answer.
    pub(super) fn set_open_state(&mut self, index: usize, state: PaperQuestionState) {
        let open = |question: &&mut PaperQuestion| question.state != PaperQuestionState::Answered;
        if let Some(question) = self.questions.get_mut(index).filter(open) {
            question.state = state;
        }
    }

    /// Drills of the questions without an answer.
    fn unanswered(&self) -> impl Iterator<Item = &'static str> {
        let open = |question: &&PaperQuestion| question.state != PaperQuestionState::Answered;
        self.questions.iter().filter(open).map(|question| question.asked.drill)
    }
}

impl Practice {
    /// The questions of a table test; `None` before the first.
    pub const fn paper(&self) -> Option<&TestPaper> {
        self.paper.as_ref()
    }

    /// Adds the questions of the current step.
    pub(super) fn deal_to_paper(&mut self, now: Moment) {
        let given_away = match self.lesson.steps.get(self.step) {
            Some(Step::Drill(round)) => has_constant_answer(&round.drill, &self.house),
            _ => false,
        };
        let mut paper = self.paper.take().unwrap_or_default();
        while let Some(asked) = self.deal_from_deck(now) {
            let state = PaperQuestionState::Ahead;
            paper.questions.push(PaperQuestion { asked, given_away, state, left: None });
        }
        self.paper = Some(paper);
    }

    /// Asks the first question; false if there is none.
    pub(super) fn begin_paper(&mut self, now: Moment) -> bool {
        let Some(test) = self.lesson.test.filter(|_| self.paper.as_ref().is_some_and(|paper| !paper.is_empty())) else {
            return false;
        };
        self.time = self.timed.then(|| TestTimer::begin(test, now));
        self.ask(0, now);
        true
    }

    /// Shows a question; the time since it was left does not count for it.
    pub(super) fn ask(&mut self, index: usize, now: Moment) {
        let Some(paper) = &mut self.paper else { return };
        let open = |question: &&mut PaperQuestion| question.state != PaperQuestionState::Answered;
        let Some(question) = paper.questions.get_mut(index).filter(open) else { return };
        let asked = &mut question.asked;
        match question.left.take() {
            Some(left) => asked.paused_millis = asked.paused_millis.saturating_add(now.since(left)),
            None => asked.since = now,
        }
        paper.at = index;
        self.given_away = question.given_away;
        self.stage = PracticeStage::Asking(Box::new(asked.clone()));
    }

    /// Takes the open question from the screen.
    fn put_back(&mut self, state: PaperQuestionState, now: Moment) {
        let Some(paper) = &mut self.paper else { return };
        if let (PracticeStage::Asking(asked), Some(question)) = (&self.stage, paper.questions.get_mut(paper.at)) {
            question.asked = (**asked).clone();
            question.state = state;
            question.left = Some(now);
        }
    }

    pub(super) fn ask_after_answer(&mut self, now: Moment) {
        self.put_back(PaperQuestionState::Answered, now);
        self.ask_following(now);
    }

    /// The following question, the list while questions are open, or the end.
    pub(super) fn ask_following(&mut self, now: Moment) {
        let Some(paper) = &self.paper else { return };
        match (paper.following(), paper.next_open()) {
            (Some(index), _) => self.ask(index, now),
            (None, Some(_)) => self.stage = PracticeStage::Paper,
            (None, None) => self.after_paper(),
        }
    }

    /// Leaves the open question of a table test without an answer.
    pub(super) fn set_aside(&mut self, state: PaperQuestionState, now: Moment) -> Vec<Effect> {
        let asks = self.paper.is_some() && matches!(self.stage, PracticeStage::Asking(_));
        if self.is_paused() || !asks {
            return Vec::new();
        }
        let up = self.tick(now);
        if up.is_some() {
            return up.into_iter().collect();
        }
        self.put_back(state, now);
        self.ask_following(now);
        self.record_position(now).into_iter().collect()
    }

    pub(super) fn show_paper(&mut self, now: Moment) -> Vec<Effect> {
        let asks = self.paper.is_some() && matches!(self.stage, PracticeStage::Asking(_));
        if !self.is_paused() && asks {
            self.put_back(PaperQuestionState::Ahead, now);
            self.stage = PracticeStage::Paper;
        }
        self.tick(now).into_iter().collect()
    }

    /// Goes on from the list with a question without an answer.
    pub(super) fn leave_paper(&mut self, now: Moment) {
        if let Some(index) = self.paper.as_ref().and_then(TestPaper::next_open) {
            self.ask(index, now);
        }
    }

    pub(super) fn open_question(&mut self, index: usize, now: Moment) -> Vec<Effect> {
        let state = self.paper.as_ref().and_then(|paper| paper.states().nth(index));
        let opens = state.is_some_and(|state| state != PaperQuestionState::Answered);
        if !self.is_paused() && opens && self.stage == PracticeStage::Paper {
            self.ask(index, now);
        }
        self.tick(now).into_iter().collect()
    }

    pub(super) fn finish_paper(&mut self, now: Moment) -> Option<Effect> {
        if self.is_paused() || self.stage != PracticeStage::Paper {
            return None;
        }
        self.end_paper(now)
    }

    /// Ends a table test; what has no answer counts as asked and wrong.
    pub(super) fn end_paper(&mut self, now: Moment) -> Option<Effect> {
        let unanswered: Vec<&str> = self.paper.iter().flat_map(TestPaper::unanswered).collect();
        for drill in unanswered {
            self.tally.add_unanswered(drill, 1);
        }
        self.after_paper();
        self.record_stage(now)
    }
}
