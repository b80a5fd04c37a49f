//! Avoids repeated questions by drawing another seed.

use crate::drill::marking::PosedQuestion;
use crate::drill::question::Question;
use crate::rules::rng::SeededRng;

/// Number of seeds tried before a question may repeat. With a quarter of the questions still new, all tries miss once
/// in 100,000 times.
const MOST_TRIES: usize = 40;

/// The questions a lesson or worksheet has asked so far.
#[derive(Debug, Clone, Default)]
pub struct AskedQuestions(Vec<Question>);

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
            let Some(last) = self.0.iter().rposition(|question| *question == posed.question) else {
                return Some((seed, posed));
            };
            if oldest.as_ref().is_none_or(|(place, ..)| last < *place) {
                oldest = Some((last, seed, posed));
            }
        }
        oldest.map(|(_, seed, posed)| (seed, posed))
    }

    pub fn add(&mut self, question: &Question) {
        self.0.push(question.clone());
    }
}
