//! Elo ratings of ability and difficulty with the score "high speed, high stakes" (Maris and van der Maas, 2012;
//! Klinkenberg, Straatemeier and van der Maas, 2011).

use serde::{Deserialize, Serialize};

use super::constants::{RATING_STEP, RATING_STEP_FALLS, RATING_STEP_LEAST};

/// Rounding of exponentials, so that machines agree.
const PARTS: f64 = 65_536.0;

/// A rating, starting at 0, and the number of answers behind it.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Rating {
    pub value: f64,
    pub answers: u32,
}

impl Rating {
    /// Step size of the next update.
    pub fn step(self) -> f64 {
        RATING_STEP / (1.0 + RATING_STEP_FALLS * f64::from(self.answers)) + RATING_STEP_LEAST
    }

    fn moved(self, by: f64) -> Self {
        Self { value: self.value + self.step() * by, answers: self.answers.saturating_add(1) }
    }
}

/// Score of an answer: the remaining time, negative for a wrong one.
pub fn score(right: bool, thought_millis: u32, limit_millis: u32) -> f64 {
    let left = 1.0 - f64::from(thought_millis.min(limit_millis)) / f64::from(limit_millis.max(1));
    if right { left } else { -left }
}

/// Expected score for an ability this far above the difficulty: coth d − 1/d.
pub fn expected(above: f64) -> f64 {
    let exact = if above.abs() < 1e-3 { above / 3.0 } else { 1.0 / above.tanh() - 1.0 / above };
    (exact * PARTS).round() / PARTS
}

/// Probability of a right answer for an ability this far above the difficulty.
pub fn right_probability(above: f64) -> f64 {
    let exact = 1.0 / (1.0 + (-above).exp());
    (exact * PARTS).round() / PARTS
}

/// Ability and difficulty after an answer with this score.
pub fn update_ratings(ability: Rating, difficulty: Rating, score: f64) -> (Rating, Rating) {
    let surprise = score - expected(ability.value - difficulty.value);
    (ability.moved(surprise), difficulty.moved(-surprise))
}
