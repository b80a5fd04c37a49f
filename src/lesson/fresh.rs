//! Questions that were not put before: a seed is drawn again where it deals one that was just asked.

use crate::drill::marking::Posed;
use crate::drill::question::Question;
use crate::rules::dice::Dice;

/// How many seeds are tried before one that was put comes again. Where a quarter of the questions is
/// still new, all of them miss it once in 100,000 times.
const MOST_TRIES: usize = 40;

/// The questions that a lesson or a worksheet has put so far.
#[derive(Debug, Clone, Default)]
pub struct Put(Vec<Question>);

impl Put {
    /// A question that was not put before, with the seed that deals it; where there are none left, the
    /// one that was put longest ago.
    pub fn fresh(&self, dice: &mut Dice, pose: impl Fn(u64) -> Option<Posed>) -> Option<(u64, Posed)> {
        let mut oldest: Option<(usize, u64, Posed)> = None;
        for _ in 0..MOST_TRIES {
            let seed = dice.seed();
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

    /// Keeps in mind that this was put.
    pub fn add(&mut self, question: &Question) {
        self.0.push(question.clone());
    }
}
