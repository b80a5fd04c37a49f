//! A practice lesson from a class's mistakes: drills narrowed to the decisions, and authored questions copied.

mod begun;
mod narrowing;
mod written;

use std::collections::BTreeMap;

use super::{Results, Teller};
use crate::drill::AnyDrill;
use crate::lesson::{Exercise, Files, Pack, Proof};
use crate::progress::mastery::Key;
use crate::rules::chips::knowing;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Language;

pub use self::begun::Left;

/// Default threshold: decisions with a lower share of correct answers are practised.
pub const BELOW: f64 = 0.8;

pub const MOST: usize = 20;

#[derive(Debug, Clone, Copy)]
pub struct Wanted<'w> {
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
pub struct Hard {
    pub key: Key,
    pub right: usize,
    pub of: usize,
    /// A question about it that was asked.
    pub exercise: Exercise,
}

/// The generated pack, with a summary.
#[derive(Debug, Clone)]
pub struct Practice {
    pub files: Files,
    /// Practised decisions, weakest first.
    pub decisions: Vec<Hard>,
    /// Decisions left out, and why.
    pub left: Vec<(Hard, Left)>,
    /// Decisions that no filter can isolate, each with the number of decisions its drill asks.
    pub wider: Vec<(Hard, usize)>,
    /// True if questions were added because all answers would be the same.
    pub contrasted: bool,
    /// Number of questions of the lesson.
    pub questions: u32,
}

impl Hard {
    pub fn share(&self) -> f64 {
        self.right as f64 / self.of.max(1) as f64
    }
}

/// Reason why no lesson was generated.
#[derive(Debug, Clone)]
pub enum Nothing {
    /// No answers that count.
    Unanswered,
    /// All decisions reach this share of correct answers.
    Known(f64),
    /// All weak decisions were left out.
    AllLeft(Vec<(Hard, Left)>),
}

impl Nothing {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Unanswered => Phrase::plain("practice-unanswered"),
            Self::Known(below) => {
                let percent = Fact::Number((below * 100.0).round().max(0.0) as u64);
                Phrase::plain("practice-nothing").with("percent", percent)
            }
            Self::AllLeft(_) => Phrase::plain("practice-all-left"),
        }
    }

    pub fn notes(&self, teller: &Teller<'_>) -> Vec<Phrase> {
        match self {
            Self::AllLeft(left) => left.iter().map(|(hard, why)| why.phrase(hard, teller)).collect(),
            Self::Unanswered | Self::Known(_) => Vec::new(),
        }
    }
}

impl Left {
    fn phrase(self, hard: &Hard, teller: &Teller<'_>) -> Phrase {
        let key = match self {
            Self::NotAsked => "practice-left",
            Self::TooLong => "practice-left-too-long",
        };
        Phrase::plain(key).with("decision", Fact::Text(teller.decision(&hard.exercise)))
    }
}

impl Practice {
    /// Notes for the trainer: drills wider than the mistakes, added contrast, omissions.
    pub fn notes(&self, teller: &Teller<'_>) -> Vec<Phrase> {
        let wider = |(hard, asks): &(Hard, usize)| {
            Phrase::plain("practice-wider")
                .with("decision", Fact::Text(teller.decision(&hard.exercise)))
                .with("drill", Fact::Text(teller.drill(&hard.exercise)))
                .with("count", Fact::Number(*asks as u64))
        };
        let contrast = self.contrasted.then(|| Phrase::plain("practice-contrast"));
        let left = self.left.iter().map(|(hard, why)| why.phrase(hard, teller));
        self.wider.iter().map(wider).chain(contrast).chain(left).collect()
    }
}

impl Results {
    /// Decisions below a share of correct answers, weakest first, at most `most`.
    pub fn hardest(&self, below: f64, most: usize) -> Vec<Hard> {
        let mut all: BTreeMap<&Key, Hard> = BTreeMap::new();
        for question in self.questions.iter().filter(|question| !question.skipped && question.answered > 0) {
            let hard = all.entry(&question.key).or_insert_with(|| Hard {
                key: question.key.clone(),
                right: 0,
                of: 0,
                exercise: question.exercise.clone(),
            });
            hard.right += question.right;
            hard.of += question.answered;
        }
        let mut hard: Vec<Hard> = all.into_values().filter(|hard| hard.share() < below).collect();
        // On a tie, the one with more wrong answers first.
        hard.sort_by(|one, other| {
            let wrong = |hard: &Hard| hard.of - hard.right;
            one.share().total_cmp(&other.share()).then_with(|| wrong(other).cmp(&wrong(one)))
        });
        hard.truncate(most);
        hard
    }

    /// Generates the practice pack.
    ///
    /// # Errors
    /// Nothing to practise, with the reason.
    pub fn practice(&self, wanted: &Wanted<'_>) -> Result<Practice, Nothing> {
        if self.questions.iter().all(|question| question.skipped || question.answered == 0) {
            return Err(Nothing::Unanswered);
        }
        // Drills and houses may refer to the pack's chip sets.
        knowing(&wanted.pack.sets, || begun::begin(self, wanted))
    }
}

/// Questions of one drill, with the lesson's settings.
#[derive(Debug, Clone)]
struct Group {
    drill: AnyDrill,
    /// RON as in the lesson file.
    text: String,
    over: Vec<Hard>,
    /// Number of decisions it asks.
    asks: usize,
    rounds: u32,
    proof: Proof,
}

/// An authored question copied verbatim from its lesson file.
#[derive(Debug, Clone)]
struct Copied {
    over: Hard,
    text: String,
}
