//! Avoids repeated questions by drawing another seed.

use super::answer_spread::{AnswerSpread, RightAnswers};
use crate::drill::marking::PosedQuestion;
use crate::drill::question::Question;
use crate::rules::rng::SeededRng;

/// Number of seeds tried before a question may repeat. With a quarter of the questions still new, all tries miss once
/// in 100,000 times.
const MOST_TRIES: usize = 40;

/// Number of other questions looked at for a right answer that is not too frequent.
const MOST_OTHERS: usize = 6;

/// The questions a lesson or worksheet has asked so far.
#[derive(Debug, Clone, Default)]
pub struct AskedQuestions {
    questions: Vec<Question>,
    /// Of the step.
    answers: RightAnswers,
}

impl AskedQuestions {
    /// A new question with its seed, or the one asked longest ago if none is left.
    pub fn pose_unseen(
        &self,
        dice: &mut SeededRng,
        pose: impl Fn(u64) -> Option<PosedQuestion>,
    ) -> Option<(u64, PosedQuestion)> {
        let mut oldest: Option<(usize, u64, PosedQuestion)> = None;
        for _ in 0..MOST_TRIES {
            let seed = dice.next_seed();
            let posed = pose(seed)?;
            let Some(last) = self.questions.iter().rposition(|question| *question == posed.question) else {
                return Some((seed, posed));
            };
            if oldest.as_ref().is_none_or(|(place, ..)| last < *place) {
                oldest = Some((last, seed, posed));
            }
        }
        oldest.map(|(_, seed, posed)| (seed, posed))
    }

    /// As [`Self::pose_unseen`], and if it can be helped with a right answer that the step does not have too often.
    pub fn pose_evenly(
        &self,
        dice: &mut SeededRng,
        spread: AnswerSpread,
        pose: impl Fn(u64) -> Option<PosedQuestion>,
    ) -> Option<(u64, PosedQuestion)> {
        let first = self.pose_unseen(dice, &pose)?;
        if spread == AnswerSpread::AsDrawn || !self.answers.has_enough_of(&first.1) {
            return Some(first);
        }
        let mut others = (0..MOST_OTHERS).map_while(|_| self.pose_unseen(dice, &pose));
        Some(others.find(|(_, posed)| !self.answers.has_enough_of(posed)).unwrap_or(first))
    }

    pub fn add(&mut self, question: &Question) {
        self.questions.push(question.clone());
    }

    /// As [`Self::add`], and counts the right answer in its step.
    pub fn add_to_step(&mut self, posed: &PosedQuestion) {
        self.add(&posed.question);
        self.answers.add(posed);
    }

    pub fn begin_step(&mut self) {
        self.answers = RightAnswers::default();
    }
}
