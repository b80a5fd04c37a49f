//! A practice lesson from a class's mistakes: drills narrowed to the decisions, and authored questions copied.

mod compose;
mod narrow;
mod pack_files;

use std::collections::BTreeMap;

use super::{Results, ResultsDescriber};
use crate::describe::data_table::whole_percent;
use crate::drill::AnyDrill;
use crate::i18n::Language;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{DealtQuestion, DrillProof, Files, Pack};
use crate::progress::mastery::DecisionKey;

pub use self::compose::OmissionReason;

/// Default threshold: decisions with a lower share of correct answers are practised.
pub const BELOW: f64 = 0.8;

pub const MOST: usize = 20;

#[derive(Debug, Clone, Copy)]
pub struct PracticeOptions<'w> {
    /// Pack id: lower-case letters, digits and hyphens.
    pub id: &'w str,
    /// Threshold for the share of correct answers.
    pub below: f64,
    /// Maximum number of decisions, weakest first.
    pub most: usize,
    pub pack: &'w Pack,
    /// Files of that pack, from which authored questions are copied.
    pub files: &'w Files,
    pub comments: Language,
    /// Offset of local time from UTC in minutes.
    pub minutes_east: i32,
}

/// A weak decision with its score.
#[derive(Debug, Clone)]
pub struct WeakDecision {
    pub key: DecisionKey,
    pub right: usize,
    pub total: usize,
    /// A question about it that was asked.
    pub exercise: DealtQuestion,
}

/// The generated pack, with a summary.
#[derive(Debug, Clone)]
pub struct PracticePack {
    pub files: Files,
    /// Practised decisions, weakest first.
    pub decisions: Vec<WeakDecision>,
    /// Decisions left out, and why.
    pub omitted: Vec<(WeakDecision, OmissionReason)>,
    /// Decisions that no filter can isolate, each with the number of decisions its drill asks.
    pub wider: Vec<(WeakDecision, usize)>,
    /// True if questions were added because all answers would be the same.
    pub contrasted: bool,
    /// Number of questions of the lesson.
    pub questions: u32,
}

impl WeakDecision {
    pub fn share(&self) -> f64 {
        self.right as f64 / self.total.max(1) as f64
    }
}

/// Reason why no lesson was generated.
#[derive(Debug, Clone)]
pub enum NoPractice {
    /// No answers that count.
    Unanswered,
    /// All decisions reach this share of correct answers.
    AllKnown(f64),
    /// All weak decisions were left out.
    AllOmitted(Vec<(WeakDecision, OmissionReason)>),
}

impl NoPractice {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Unanswered => text!("practice-unanswered"),
            Self::AllKnown(below) => {
                let percent = Fact::Number(whole_percent(*below));
                text!("practice-nothing", percent = percent)
            }
            Self::AllOmitted(_) => text!("practice-all-left"),
        }
    }

    pub fn notes(&self, describer: &ResultsDescriber<'_>) -> Vec<Phrase> {
        match self {
            Self::AllOmitted(left) => left.iter().map(|(hard, why)| why.phrase(hard, describer)).collect(),
            Self::Unanswered | Self::AllKnown(_) => Vec::new(),
        }
    }
}

impl OmissionReason {
    fn phrase(self, hard: &WeakDecision, describer: &ResultsDescriber<'_>) -> Phrase {
        let key = match self {
            Self::NotAsked => text_key!("practice-left"),
            Self::TooLong => text_key!("practice-left-too-long"),
        };
        Phrase::plain(key).with("decision", Fact::Text(describer.decision(&hard.exercise)))
    }
}

impl PracticePack {
    /// Notes for the trainer: drills wider than the mistakes, added contrast, omissions.
    pub fn notes(&self, describer: &ResultsDescriber<'_>) -> Vec<Phrase> {
        let wider = |(hard, asks): &(WeakDecision, usize)| {
            text!(
                "practice-wider",
                decision = Fact::Text(describer.decision(&hard.exercise)),
                drill = Fact::Text(describer.drill(&hard.exercise)),
                count = Fact::Number(*asks as u64)
            )
        };
        let contrast = self.contrasted.then(|| text!("practice-contrast"));
        let left = self.omitted.iter().map(|(hard, why)| why.phrase(hard, describer));
        self.wider.iter().map(wider).chain(contrast).chain(left).collect()
    }
}

impl Results {
    /// Decisions below a share of correct answers, weakest first, at most `most`.
    pub fn weakest(&self, below: f64, most: usize) -> Vec<WeakDecision> {
        let mut all: BTreeMap<&DecisionKey, WeakDecision> = BTreeMap::new();
        for question in self.questions.iter().filter(|question| !question.skipped && question.answered > 0) {
            let hard = all.entry(&question.key).or_insert_with(|| WeakDecision {
                key: question.key.clone(),
                right: 0,
                total: 0,
                exercise: question.exercise.clone(),
            });
            hard.right += question.right;
            hard.total += question.answered;
        }
        let mut hard: Vec<WeakDecision> = all.into_values().filter(|hard| hard.share() < below).collect();
        // On a tie, the one with more wrong answers first.
        hard.sort_by(|one, other| {
            let wrong = |hard: &WeakDecision| hard.total - hard.right;
            one.share().total_cmp(&other.share()).then_with(|| wrong(other).cmp(&wrong(one)))
        });
        hard.truncate(most);
        hard
    }

    /// Generates the practice pack.
    ///
    /// # Errors
    /// Nothing to practise, with the reason.
    pub fn practice(&self, wanted: &PracticeOptions<'_>) -> Result<PracticePack, NoPractice> {
        if self.questions.iter().all(|question| question.skipped || question.answered == 0) {
            return Err(NoPractice::Unanswered);
        }
        compose::compose(self, wanted)
    }
}

/// Questions of one drill, with the lesson's settings.
#[derive(Debug, Clone)]
struct DrillGroup {
    drill: AnyDrill,
    /// RON as in the lesson file.
    text: String,
    decisions: Vec<WeakDecision>,
    /// Number of decisions it asks.
    decision_count: usize,
    rounds: u32,
    proof: DrillProof,
}

/// An authored question copied verbatim from its lesson file.
#[derive(Debug, Clone)]
struct CopiedQuestion {
    over: WeakDecision,
    text: String,
}
