//! What the class got wrong, as a lesson: drills narrowed to those decisions, and written-out questions as they stand.

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

/// Below this share of right answers a decision is to be gone over, where nobody says otherwise.
pub const BELOW: f64 = 0.8;

/// So many decisions are gone over, where nobody says otherwise.
pub const MOST: usize = 20;

/// What is wanted of the lesson.
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'w> {
    /// The id of its pack: small letters, figures and hyphens.
    pub id: &'w str,
    /// Decisions with a lower share of right answers are gone over,
    pub below: f64,
    /// and no more than so many, those least known first.
    pub most: usize,
    /// The pack of the lesson that was asked in the room,
    pub pack: &'w Pack,
    /// and its files, out of which written-out questions are copied.
    pub files: &'w Files,
    /// The language in which comments are: that of whoever has it made.
    pub comments: Language,
    /// So many minutes is local time ahead of universal time.
    pub minutes_east: i32,
}

/// A decision and how it went.
#[derive(Debug, Clone)]
pub struct Hard {
    /// The house, the drill and the decision.
    pub key: Key,
    /// How many answers were right,
    pub right: usize,
    /// of how many.
    pub of: usize,
    /// A question about it, as it was asked.
    pub exercise: Exercise,
}

/// A pack with the lesson.
#[derive(Debug, Clone)]
pub struct Practice {
    /// Its files.
    pub files: Files,
    /// What is gone over, the least known first.
    pub decisions: Vec<Hard>,
    /// What could not be, and why.
    pub left: Vec<(Hard, Left)>,
    /// Decisions that no filter tells from others: with each, how many its drill asks about in the lesson.
    pub wider: Vec<(Hard, usize)>,
    /// Whether questions were added because all these answers are the same.
    pub contrasted: bool,
    /// How many questions the lesson asks.
    pub questions: u32,
}

impl Hard {
    /// The share of the answers that was right.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.right as f64 / self.of.max(1) as f64
    }
}

/// Why there is no such lesson.
#[derive(Debug, Clone)]
pub enum Nothing {
    /// Nobody answered anything that counts.
    Unanswered,
    /// Of every decision this share of the answers or more was right.
    Known(f64),
    /// All that was wrong had to be left out, and why.
    AllLeft(Vec<(Hard, Left)>),
}

impl Nothing {
    /// The same in words.
    #[must_use]
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

    /// What was left out, and why.
    #[must_use]
    pub fn notes(&self, teller: &Teller<'_>) -> Vec<Phrase> {
        match self {
            Self::AllLeft(left) => left.iter().map(|(hard, why)| why.phrase(hard, teller)).collect(),
            Self::Unanswered | Self::Known(_) => Vec::new(),
        }
    }
}

impl Left {
    /// Why a decision is not gone over, in words.
    fn phrase(self, hard: &Hard, teller: &Teller<'_>) -> Phrase {
        let key = match self {
            Self::NotAsked => "practice-left",
            Self::TooLong => "practice-left-too-long",
        };
        Phrase::plain(key).with("decision", Fact::Text(teller.decision(&hard.exercise)))
    }
}

impl Practice {
    /// What the trainer should know of it: where a drill asks more than what was wrong, what came along, what was left
    /// out.
    #[must_use]
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
    /// The decisions of which a smaller share of the answers was right, the least known first, no more than so many.
    #[must_use]
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
        // Of two with the same share that first which more got wrong.
        hard.sort_by(|one, other| {
            let wrong = |hard: &Hard| hard.of - hard.right;
            one.share().total_cmp(&other.share()).then_with(|| wrong(other).cmp(&wrong(one)))
        });
        hard.truncate(most);
        hard
    }

    /// A pack with a lesson of what the class got wrong.
    ///
    /// # Errors
    /// Why there is nothing to go over.
    pub fn practice(&self, wanted: &Wanted<'_>) -> Result<Practice, Nothing> {
        if self.questions.iter().all(|question| question.skipped || question.answered == 0) {
            return Err(Nothing::Unanswered);
        }
        // Drills and houses of the pack may name pieces that it brings.
        knowing(&wanted.pack.sets, || begun::begin(self, wanted))
    }
}

/// Questions of one drill as the lesson asks them.
#[derive(Debug, Clone)]
struct Group {
    drill: AnyDrill,
    /// As the lesson file writes it.
    text: String,
    /// What it goes over.
    over: Vec<Hard>,
    /// How many decisions it asks about.
    asks: usize,
    rounds: u32,
    proof: Proof,
}

/// A written-out question as it stands in the file of its lesson.
#[derive(Debug, Clone)]
struct Copied {
    over: Hard,
    text: String,
}
