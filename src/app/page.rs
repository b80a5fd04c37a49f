//! Pages of a lesson: what is shown on the felt beside the text, and what is answered there at once.

use crate::drill::marking::{PosedQuestion, Verdict};
use crate::drill::question::{Answer, Question, Scene};
use crate::lesson::{AskedQuestions, LocalizedText, Step};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

use super::example::ExamplePosition;
use super::practice::{Practice, PracticeStage, RuleView};
use crate::progress::Moment;

/// The felt beside a page. Its answer counts for nothing and is not recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FeltPage {
    scene: Scene,
    posed: Option<PosedQuestion>,
    verdict: Option<Box<Verdict>>,
}

impl FeltPage {
    /// `None` for a text without a felt.
    pub(super) fn from_step(step: &Step, house: &House, asked: &AskedQuestions, dice: &mut SeededRng) -> Option<Self> {
        let Step::Page { shows, .. } = step else { return None };
        let shows = shows.as_deref();
        let posed = shows.and_then(|shows| shows.pose(house, asked, dice));
        let scene = match &posed {
            Some(posed) => posed.question.scene.clone(),
            None => shows.and_then(|shows| shows.scene_in(house)).unwrap_or_default(),
        };
        Some(Self { scene, posed, verdict: None })
    }

    /// The contents of the table.
    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    pub fn question(&self) -> Option<&Question> {
        self.posed.as_ref().map(|posed| &posed.question)
    }

    /// The verdict on the answer; `None` before it.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_deref()
    }

    fn answer(&mut self, answer: Answer) {
        if let Some(posed) = &self.posed
            && self.verdict.is_none()
            && posed.question.form.fits(&answer)
        {
            self.verdict = Some(Box::new(posed.key.mark(answer)));
        }
    }
}

/// Text of the page that taught what a step asks: the last one before it.
fn rule_before(steps: &[Step], step: usize) -> Option<&LocalizedText> {
    steps.iter().take(step).rev().find_map(Step::page_text)
}

impl Practice {
    /// The felt beside the current page.
    pub const fn page(&self) -> Option<&FeltPage> {
        self.page.as_ref()
    }

    pub(super) fn answer_page(&mut self, answer: Answer) {
        if let (false, Some(page)) = (self.is_paused(), &mut self.page) {
            page.answer(answer);
        }
    }

    /// The text that taught the open question, while its key is pressed.
    pub fn rule(&self) -> Option<&LocalizedText> {
        let is_shown = matches!(&self.stage, PracticeStage::Asking(asked) if asked.rule == RuleView::Shown);
        is_shown.then(|| self.rule_text()).flatten()
    }

    /// `true` if the open question has a rule to show: never in a test.
    pub fn has_rule(&self) -> bool {
        self.rule_text().is_some()
    }

    /// `true` if the question that is marked had one: it gave way to the reasons.
    pub fn had_rule(&self) -> bool {
        matches!(self.stage, PracticeStage::Marked(..)) && self.rule_of_step().is_some()
    }

    fn rule_text(&self) -> Option<&LocalizedText> {
        matches!(self.stage, PracticeStage::Asking(_)).then(|| self.rule_of_step()).flatten()
    }

    fn rule_of_step(&self) -> Option<&LocalizedText> {
        self.lesson.test.is_none().then(|| rule_before(&self.lesson.steps, self.step)).flatten()
    }

    /// Shows or hides the rule beside the open question, which counts as helped from then on.
    pub(super) fn toggle_rule(&mut self) {
        if self.is_paused() || !self.has_rule() {
            return;
        }
        if let PracticeStage::Asking(asked) = &mut self.stage {
            asked.rule = if asked.rule == RuleView::Shown { RuleView::Hidden } else { RuleView::Shown };
        }
    }

    /// Back by one step of an example, or to the page or example before.
    pub(super) fn previous(&mut self, now: Moment) {
        if self.is_paused() || !self.can_go_back() {
            return;
        }
        let step = self.lesson.steps.get(self.step);
        if matches!(self.stage, PracticeStage::Example(_)) && self.turned != ExamplePosition::begin(step) {
            self.turned.back(step);
        } else if let Some(before) = self.page_before() {
            self.step = before;
            self.enter_step(now);
        }
    }

    /// The page or example before the current one, with no question between.
    fn page_before(&self) -> Option<usize> {
        let before = self.step.checked_sub(1)?;
        let is_page = |step: &Step| step.rounds().is_empty() && step.shift().is_none();
        self.lesson.steps.get(before).is_some_and(is_page).then_some(before)
    }

    /// `true` if there is something to go back to.
    pub fn can_go_back(&self) -> bool {
        match self.stage {
            PracticeStage::Example(_) => {
                self.turned != ExamplePosition::begin(self.lesson.steps.get(self.step)) || self.page_before().is_some()
            }
            PracticeStage::Reading(_) => self.page_before().is_some(),
            PracticeStage::Shift(_) => self.paper().is_none() && self.page_before().is_some(),
            PracticeStage::Asking(_)
            | PracticeStage::Marked(..)
            | PracticeStage::Worked(..)
            | PracticeStage::Paper
            | PracticeStage::Done => false,
        }
    }
}
